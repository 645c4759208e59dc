import { Outlet } from 'react-router'
import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { AuditFrame } from '#app/components/auditors/audit-frame.tsx'
import { Unlisted } from '#app/components/ui/unlisted.tsx'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/**
 * Without this loader the middleware would not run on navigations by script. It reveals nothing about any workspace.
 */
export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(userContext).email }
}

export default function AuditLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AuditFrame email={loaderData.email}>
      <Unlisted />
      <Outlet />
    </AuditFrame>
  )
}
