import { useEffect, useRef } from 'react'
import { useActionData } from 'react-router'
import { useTranslation } from './use-translation.ts'
import './error-summary.css'

export type SummaryError = {
  /** Id of the control the message belongs to; absent for a message about the whole form. */
  field?: string
  /** A page on which the problem can be solved, for a message about the whole form. */
  page?: string
  message: string
}

/**
 * The problems of a form, above it; each line links to its control (GOV.UK's pattern). Renders nothing without errors.
 * With scripts it takes the focus, so that a screen reader starts here, and takes it again if the next answer has the
 * same errors. Without scripts it needs no focus, because it is the first thing after the heading.
 */
export function ErrorSummary({ errors, title }: { errors: readonly SummaryError[]; title?: string }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const messages = errors.map((error) => error.message).join('\n')
  const answer = useActionData()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each answer, even if it has the same errors.
  useEffect(() => {
    if (messages !== '') box.current?.focus()
  }, [messages, answer])
  if (errors.length === 0) return null
  return (
    <div className="error-summary" role="alert" aria-labelledby="error-summary-title" tabIndex={-1} ref={box}>
      <h2 id="error-summary-title">{title ?? t('problem.title')}</h2>
      <ul>
        {errors.map(({ field, page, message }) => {
          const href = field === undefined ? page : `#${field}`
          return <li key={`${field}${message}`}>{href === undefined ? message : <a href={href}>{message}</a>}</li>
        })}
      </ul>
    </div>
  )
}
