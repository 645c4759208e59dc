import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { OWN_USAGE } from '#app/components/usage/base.ts'
import { ExportScreen } from '#app/components/usage/export-screen.tsx'
import type { Route } from './+types/export'
import { exportView } from './export-request.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return exportView(context.get(penmarkContext).database.reader, context.get(userContext).account, url.searchParams)
}

export default function ExportPage({ loaderData }: Route.ComponentProps) {
  return <ExportScreen base={OWN_USAGE} view={loaderData} />
}
