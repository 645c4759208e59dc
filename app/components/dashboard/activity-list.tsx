import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Moment } from '#app/components/ui/moment.tsx'
import { type Message, useMessage } from '#app/components/ui/use-message.ts'
import type { Activity } from '#app/domain/usage/activity.ts'
import './activity-list.css'

const REASONS = ['failed', 'stopped', 'timed_out', 'refused', 'unchanged', 'shutdown', 'expired'] as const

/** The latest entries of the ledger: the cost of each, and why some cost nothing. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const { t } = useTranslation('dashboard')
  const message = useMessage()
  if (activity.length === 0) {
    return (
      <EmptyState
        title={t('activity.emptyTitle')}
        action={<ButtonLink to="/dashboard/assistant">{t('write')}</ButtonLink>}
      >
        {t('activity.empty')}
      </EmptyState>
    )
  }
  return (
    <table className="activity numbers">
      <thead>
        <tr>
          <th scope="col">{t('activity.what')}</th>
          <th scope="col">{t('activity.cost')}</th>
          <th scope="col">{t('activity.when')}</th>
          <th scope="col" className="activity-entry">
            {t('activity.entry')}
          </th>
        </tr>
      </thead>
      <tbody>
        {activity.map((line) => (
          <ActivityLine key={line.seq} line={line} t={message} />
        ))}
      </tbody>
    </table>
  )
}

function ActivityLine({ line, t }: { line: Activity; t: Message }) {
  const reason = REASONS.find((name) => name === line.reason)
  return (
    <tr data-effect={line.effect}>
      <td>
        <Link to={`/dashboard/usage/receipts/${line.seq}`}>
          {line.operation === undefined ? t('dashboard:activity.unknown') : t(`assistant:operation.${line.operation}`)}
        </Link>
        {reason !== undefined && <span className="activity-reason">{t(`dashboard:reason.${reason}`)}</span>}
      </td>
      <td className="activity-cost">
        {line.effect === 'spent'
          ? t('dashboard:activity.spent', { count: line.credits })
          : t(`dashboard:activity.${line.effect}`)}
      </td>
      <td className="soft">
        <Moment at={line.at} />
      </td>
      <td className="activity-entry soft">
        {line.seq} <code>{line.leaf.slice(0, 8)}</code>
      </td>
    </tr>
  )
}
