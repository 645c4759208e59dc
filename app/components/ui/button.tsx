import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import './button.css'

type Look = {
  /** `primary` is for a screen's main action, `danger` for irreversible ones; `quiet` has no frame. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'small'
  /** Takes the whole width of its container. */
  wide?: boolean
}

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Shows that work is under way. The button stays focusable; pressing it again does nothing. */
    busy?: boolean
    /** Replaces the words while busy. */
    busyLabel?: ReactNode
  }

/** A real `<button>`; its type is `submit` by default, as in plain HTML. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={rest.type ?? 'submit'}
      className={look({ variant, size, wide }, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <>
          <span className="button-busy" aria-hidden="true" />
          {busyLabel ?? children}
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** A link that looks like a button: it navigates and changes nothing. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={look({ variant, size, wide }, className)} />
}

/** The same for a plain document load, for links to and from pages that run no script. */
export function ButtonAnchor({ variant, size, wide, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={look({ variant, size, wide }, className)}>
      {children}
    </a>
  )
}

function look(
  { variant = 'primary', size = 'medium', wide }: { [Key in keyof Look]: Look[Key] | undefined },
  more?: string,
): string {
  return classNames('button', `button-${variant}`, size === 'small' && 'button-small', wide && 'button-wide', more)
}
