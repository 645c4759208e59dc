import { userContext } from '#app/.server/auth/middleware.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { SpendingNote } from '#app/components/billing/spending-note.tsx'
import { OWN_USAGE } from '#app/components/usage/base.ts'
import { DeviceLine } from '#app/components/usage/device-line.tsx'
import { MissingUsage } from '#app/components/usage/missing-usage.tsx'
import { MonthScreen } from '#app/components/usage/month-screen.tsx'
import type { Route } from './+types/month'

/** A month of the signed-in account; the running month if the address names none. */
export function loader({ params, context, url }: Route.LoaderArgs) {
  const usage = context.get(usageContext)
  const user = context.get(userContext)
  const view = usage.month(user, { named: params.month, query: url.searchParams })
  if (view === undefined) throw screenError('not_found')
  return { view, own: view.running ? usage.withSpending(user) : null }
}

export default function Month({ loaderData }: Route.ComponentProps) {
  const { view, own } = loaderData
  return (
    <MonthScreen
      base={OWN_USAGE}
      view={view}
      note={
        <>
          {own && <SpendingNote {...own} mayChange={false} />}
          <DeviceLine period={view.month.period} />
        </>
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingUsage error={error} what="month" />
}
