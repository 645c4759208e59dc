import { userContext } from '#app/.server/auth/middleware.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { slipView } from '#app/.server/usage/http/slip-answer.ts'
import { OWN_USAGE } from '#app/components/usage/base.ts'
import { MissingUsage } from '#app/components/usage/missing-usage.tsx'
import { ReceiptScreen } from '#app/components/usage/receipt-screen.tsx'
import type { Route } from './+types/receipt'

/** One of the account's own entries; the entry of another account is answered like one that does not exist. */
export function loader({ params, context, url }: Route.LoaderArgs) {
  const slip = context.get(usageContext).slip(context.get(userContext), params.seq)
  if (slip === undefined) throw screenError('not_found')
  return slipView(slip, url.searchParams)
}

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  return <ReceiptScreen base={OWN_USAGE} slip={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingUsage error={error} what="receipt" />
}
