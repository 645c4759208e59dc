import { useTranslation } from 'react-i18next'
import { penmarkContext } from '#app/.server/context.ts'
import { monthView } from '#app/.server/ledger/index.ts'
import { SeatPage } from '#app/components/auditors/audit-frame.tsx'
import { MissingAudit } from '#app/components/auditors/missing.tsx'
import { MonthScreen } from '#app/components/usage/month-screen.tsx'
import type { Route } from './+types/month'
import { shownToAuditor } from './shown.ts'

export { shouldRevalidate } from './revalidate.ts'

/** A month of the audited account, as its owner sees it. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { database, clock } = context.get(penmarkContext)
  const asked = { named: params.month, query: url.searchParams, now: clock.now() }
  return shownToAuditor(
    context,
    { seatId: params.seat, what: 'month' },
    ({ account }) => monthView(database.reader, account, asked),
    ({ month }) => month.period,
  )
}

export default function AuditedMonth({ loaderData: { audited, shown } }: Route.ComponentProps) {
  const { t } = useTranslation('auditors')
  return (
    <SeatPage audited={audited}>
      <MonthScreen
        base={`/audit/${audited.seatId}`}
        view={shown}
        place={t('ledger.title', { workspace: audited.workspace.name })}
      />
    </SeatPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingAudit error={error} what="month" />
}
