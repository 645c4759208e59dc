import { userContext } from '#app/.server/auth/middleware.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { MissingUsage } from '#app/components/usage/missing-usage.tsx'
import { ReceiptScreen } from '#app/components/usage/receipt-screen.tsx'
import type { Route } from './+types/receipt'

/** One of the account's own entries; the entry of another account is answered like one that does not exist. */
export function loader({ params, context }: Route.LoaderArgs) {
  const receipt = context.get(usageContext).receipt(context.get(userContext), params.seq)
  if (receipt === undefined) throw screenError('not_found')
  return receipt
}

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  return <ReceiptScreen base="/dashboard/usage" receipt={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingUsage error={error} what="receipt" />
}
