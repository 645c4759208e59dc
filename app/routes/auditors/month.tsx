import { showToAuditor } from '#app/.server/account/auditors/http/answers.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { SeatPage } from '#app/components/auditors/audit-frame.tsx'
import { MissingAudit } from '#app/components/auditors/missing.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { MonthScreen } from '#app/components/usage/month-screen.tsx'
import type { Route } from './+types/month'

export { shouldRevalidate } from '#app/components/auditors/should-revalidate.ts'

/** A month of the audited account, as its owner sees it. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const wanted = { named: params.month, query: url.searchParams }
  return showToAuditor(
    context,
    { seatId: params.seat, what: 'month' },
    (audited) => context.get(usageContext).month(audited, wanted),
    ({ month }) => month.period,
  )
}

export default function AuditedMonth({ loaderData: { audited, content } }: Route.ComponentProps) {
  const { t } = useTranslation('auditors')
  return (
    <SeatPage audited={audited}>
      <MonthScreen
        base={`/audit/${audited.seatId}`}
        view={content}
        place={t('ledger.title', { workspace: audited.workspace.name })}
      />
    </SeatPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingAudit error={error} what="month" />
}
