import { CheckIcon, CopyIcon } from '@radix-ui/react-icons'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

/** Copies `text` and says so for two seconds (specification 9). Hidden without scripts, because copying needs one. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  onFailure,
  variant,
  className,
}: {
  text: string
  label: string
  copiedLabel: string
  onFailure?: () => void
  /** A small secondary button, unless copying is the main action of the screen. */
  variant?: 'primary' | 'secondary'
  className?: string
}) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <Button
      type="button"
      variant={variant ?? 'secondary'}
      size={variant === undefined ? 'small' : 'medium'}
      className={classNames('needs-script', className)}
      onClick={() => {
        // The clipboard is absent outside secure contexts, and rejects if the user denied permission.
        const clipboard = navigator.clipboard as Clipboard | undefined
        const written = clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
        written.then(
          () => setCopied(true),
          () => onFailure?.(),
        )
      }}
    >
      {copied ? <CheckIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  )
}
