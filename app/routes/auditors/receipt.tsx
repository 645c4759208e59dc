import { showToAuditor } from '#app/.server/account/auditors/http/answers.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { slipView } from '#app/.server/usage/http/slip-answer.ts'
import { SeatPage } from '#app/components/auditors/audit-frame.tsx'
import { MissingAudit } from '#app/components/auditors/missing.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ReceiptScreen } from '#app/components/usage/receipt-screen.tsx'
import type { Route } from './+types/receipt'

export { shouldRevalidate } from '#app/components/auditors/should-revalidate.ts'

/** One entry of the audited account: its exact bytes, its leaf and its proof. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { audited, content } = await showToAuditor(
    context,
    { seatId: params.seat, what: 'event' },
    (account) => context.get(usageContext).slip(account, params.seq),
    ({ receipt }) => String(receipt.seq),
  )
  return { audited, content: await slipView(content, url.searchParams) }
}

export default function AuditedReceipt({ loaderData: { audited, content } }: Route.ComponentProps) {
  const { t } = useTranslation('auditors')
  return (
    <SeatPage audited={audited}>
      <ReceiptScreen
        base={`/audit/${audited.seatId}`}
        slip={content}
        place={t('ledger.title', { workspace: audited.workspace.name })}
      />
    </SeatPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingAudit error={error} what="receipt" />
}
