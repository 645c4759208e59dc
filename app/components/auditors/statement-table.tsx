import { Link } from 'react-router'
import type { Statement } from '#app/.server/ledger/index.ts'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { monthLink, type UsageBase } from '#app/components/usage/base.ts'
import { periodStart } from '#app/domain/usage/period.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './statement-table.css'

/** The months of an account, each with the figures of its statement once it is closed. */
export function StatementTable({
  base,
  months,
}: {
  base: UsageBase
  months: readonly { period: string; statement: Statement | null }[]
}) {
  const { t } = useTranslation('auditors')
  const { month, day, number } = formatsFor(useLook().locale)
  if (months.length === 0) return <EmptyState title={t('ledger.none')}>{t('ledger.noneText')}</EmptyState>
  return (
    <table className="statement-table numbers">
      <thead>
        <tr>
          <th scope="col">{t('ledger.month')}</th>
          <th scope="col">{t('ledger.statement')}</th>
          <th scope="col">{t('ledger.requests')}</th>
          <th scope="col">{t('ledger.used')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ period, statement }) => (
          <tr key={period}>
            <th scope="row">
              <Link to={monthLink(base, period)}>{month(periodStart(period))}</Link>
            </th>
            <td className="soft">
              {statement === null ? t('ledger.open') : t('ledger.closed', { date: day(statement.at) })}
            </td>
            <td>{statement !== null && number(statement.requests)}</td>
            <td>{statement !== null && number(statement.used + statement.from_lots)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
