import type { ReactNode } from 'react'
import './field.css'

/** The attributes that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  /** Only the first message is shown; absent or empty means valid. */
  error?: string | readonly string[] | null | undefined
  /** Shown after the label, e.g. "Pro+" or "optional". */
  note?: ReactNode
}

/**
 * One label, one hint and one error around one control (GOV.UK's order: label, hint, error, control).
 * `aria-describedby` ties the error's text to the control, and the summary above a form can link to `id`.
 */
export function Field({
  id,
  label,
  hint,
  error,
  note,
  footer,
  children,
}: FieldWords & {
  id: string
  /** A line below the control, such as a counter. */
  footer?: ReactNode
  children: (control: ControlProps) => ReactNode
}) {
  const message = firstMessage(error)
  const described = [hint !== undefined && `${id}-hint`, message !== undefined && `${id}-error`].filter(Boolean)
  return (
    <div className="field" data-invalid={message === undefined ? undefined : ''}>
      <label className="field-label" htmlFor={id}>
        {label}
        {note !== undefined && <span className="field-note"> {note}</span>}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={message} />
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': message === undefined ? undefined : true,
      })}
      {footer}
    </div>
  )
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null
  return (
    <p className="field-error" id={id}>
      {message}
    </p>
  )
}

export function firstMessage(error: FieldWords['error']): string | undefined {
  const first = typeof error === 'string' ? error : error?.[0]
  return first === '' ? undefined : first
}
