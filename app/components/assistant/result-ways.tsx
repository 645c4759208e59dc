import { useTranslation } from 'react-i18next'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { Review } from '#app/domain/assistant/review.ts'

/** A link to the tools of the result that skips the many checkboxes of its changes. */
export function ResultWays({ review }: { review: Review }) {
  const { t } = useTranslation('result')
  const message = useMessage()
  const ways = [
    ...(review.changes > 0 ? [{ to: '#marks-title', name: t('marks.title') }] : []),
    ...(review.lock === null ? [] : [{ to: '#lock-title', name: t('lock.title') }]),
    { to: '#refine-title', name: message('chat:from_result') },
  ]
  return (
    <nav className="result-ways small" aria-label={t('ways')}>
      {ways.map(({ to, name }) => (
        <a key={to} href={to}>
          {name}
        </a>
      ))}
    </nav>
  )
}
