import { Link } from 'react-router'
import type { AuditorView } from '#app/.server/account/auditors/queries.ts'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { monthLink, OWN_USAGE, receiptLink } from '#app/components/usage/base.ts'
import { periodFrom, periodStart } from '#app/domain/usage/period.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './view-list.css'

/** Every page that an auditor has viewed, one per line. */
export function ViewList({ views }: { views: readonly AuditorView[] }) {
  const { t } = useTranslation('auditors')
  const { instant } = formatsFor(useLook().locale)
  if (views.length === 0) return <EmptyState title={t('views.none')}>{t('views.noneText')}</EmptyState>
  return (
    <table className="views numbers">
      <thead>
        <tr>
          <th scope="col">{t('views.when')}</th>
          <th scope="col">{t('views.what')}</th>
        </tr>
      </thead>
      <tbody>
        {views.map((view) => (
          <tr key={view.id}>
            <td>
              <time dateTime={new Date(view.at).toISOString()}>{instant(view.at)}</time>
            </td>
            <td>
              <ViewWords view={view} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ViewWords({ view: { what, subject } }: { view: AuditorView }) {
  const { t } = useTranslation('auditors')
  const { month, number } = formatsFor(useLook().locale)
  const period = what === 'month' ? periodFrom(subject ?? undefined) : undefined
  if (period !== undefined) {
    return <Link to={monthLink(OWN_USAGE, period)}>{t('views.month', { subject: month(periodStart(period)) })}</Link>
  }
  if (what === 'event' || what === 'proof') {
    const seq = Number(subject)
    return <Link to={receiptLink(OWN_USAGE, seq)}>{t(`views.${what}`, { subject: number(seq) })}</Link>
  }
  return <>{t(`views.${what}`, { subject: subject ?? '' })}</>
}
