import { userContext } from '#app/.server/auth/middleware.ts'
import { exportView } from '#app/.server/usage/http/export-answers.ts'
import { OWN_USAGE } from '#app/components/usage/base.ts'
import { ExportScreen } from '#app/components/usage/export-screen.tsx'
import type { Route } from './+types/export'

export function loader({ context, url }: Route.LoaderArgs) {
  return exportView(context, context.get(userContext), url.searchParams)
}

export default function ExportPage({ loaderData }: Route.ComponentProps) {
  return <ExportScreen base={OWN_USAGE} view={loaderData} />
}
