import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionData } from 'react-router'
import './error-summary.css'

export type SummaryError = {
  /** Id of the control the message belongs to; absent for a message about the whole form. */
  field?: string
  /** A page where the matter can be settled, for a message about the whole form. */
  page?: string
  message: string
}

/**
 * What stands in the way of a form, above it, each line a link to its control (GOV.UK's pattern). Renders nothing
 * without errors. Where scripts run it takes the focus, so that a screen reader starts here, and again where the next
 * answer says the same; without them the browser does, through `autoFocus`-free plain order: it is the first thing after
 * the heading.
 */
export function ErrorSummary({ errors, title }: { errors: readonly SummaryError[]; title?: string }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const said = errors.map((error) => error.message).join('\n')
  const answer = useActionData()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, whatever is in it.
  useEffect(() => {
    if (said !== '') box.current?.focus()
  }, [said, answer])
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
