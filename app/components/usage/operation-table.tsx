import { Link } from 'react-router'
import type { MonthUsage } from '#app/.server/ledger/index.ts'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { monthLink, type UsageBase } from './base.ts'

/** The operations of the month's requests; each links to its entries. */
export function OperationTable({ base, month }: { base: UsageBase; month: MonthUsage }) {
  const { t } = useTranslation('usage')
  const message = useMessage()
  const { number } = formatsFor(useLook().locale)
  if (month.operations.length === 0) return <p className="soft">{t('operations.none')}</p>
  return (
    <table className="figures-table numbers">
      <thead>
        <tr>
          <th scope="col">{t('operations.operation')}</th>
          <th scope="col">{t('chart.spent')}</th>
          <th scope="col">{t('chart.free')}</th>
          <th scope="col">{t('operations.tokens')}</th>
        </tr>
      </thead>
      <tbody>
        {month.operations.map(({ operation, spent, free, tokens }) => (
          <tr key={operation}>
            <th scope="row">
              <Link to={`${monthLink(base, month.period, `operation=${operation}`)}#entries`}>
                {message(`assistant:operation.${operation}`)}
              </Link>
            </th>
            <td>{number(spent)}</td>
            <td>{number(free)}</td>
            <td>{number(tokens)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
