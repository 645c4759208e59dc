import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { receiptOf, seqFrom } from '#app/.server/ledger/index.ts'
import { MissingUsage } from '#app/components/usage/missing-usage.tsx'
import { ReceiptScreen } from '#app/components/usage/receipt-screen.tsx'
import type { Route } from './+types/receipt'

/** One of the account's own entries; for anybody else's the same answer as for none. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { database } = context.get(penmarkContext)
  const { account } = context.get(userContext)
  const seq = seqFrom(params.seq)
  const receipt = seq === undefined ? undefined : receiptOf(database.reader, account, seq)
  if (receipt === undefined) throw screenError('not_found')
  return receipt
}

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  return <ReceiptScreen base="/dashboard/usage" receipt={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingUsage error={error} what="receipt" />
}
