import { useTranslation } from 'react-i18next'
import { penmarkContext } from '#app/.server/context.ts'
import { receiptOf, seqFrom } from '#app/.server/ledger/index.ts'
import { SeatPage } from '#app/components/auditors/audit-frame.tsx'
import { MissingAudit } from '#app/components/auditors/missing.tsx'
import { ReceiptScreen } from '#app/components/usage/receipt-screen.tsx'
import type { Route } from './+types/receipt'
import { shownToAuditor } from './shown.ts'

export { shouldRevalidate } from './revalidate.ts'

/** One entry of the audited account: its exact bytes, its leaf and its proof. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { reader } = context.get(penmarkContext).database
  return shownToAuditor(
    context,
    { seatId: params.seat, what: 'event' },
    ({ account }) => {
      const seq = seqFrom(params.seq)
      return seq === undefined ? undefined : receiptOf(reader, account, seq)
    },
    ({ seq }) => String(seq),
  )
}

export default function AuditedReceipt({ loaderData: { audited, shown } }: Route.ComponentProps) {
  const { t } = useTranslation('auditors')
  return (
    <SeatPage audited={audited}>
      <ReceiptScreen
        base={`/audit/${audited.seatId}`}
        receipt={shown}
        place={t('ledger.title', { workspace: audited.workspace.name })}
      />
    </SeatPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingAudit error={error} what="receipt" />
}
