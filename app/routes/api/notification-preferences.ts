import { accountDeps } from '#app/.server/account/deps.ts'
import { saveNotifications } from '#app/.server/account/notifications/commands.ts'
import { notificationsOf } from '#app/.server/account/notifications/queries.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { readCall } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { NotificationsSchema } from '#app/domain/notifications/notifications.ts'
import type { Route } from './+types/notification-preferences'

/** `GET /api/user/notification-preferences`: which mails the user wants. */
export function loader({ context }: Route.LoaderArgs) {
  const { userId } = context.get(userContext)
  return Response.json({ preferences: notificationsOf(context.get(penmarkContext).database.reader, userId) })
}

/** `POST` of the same: what is left out stays. An API key reads only. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return apiError('method_not_allowed', context, { headers: { allow: 'GET, POST' } })
  const { userId, scopes } = context.get(userContext)
  if (scopes !== 'all') return apiError('api_key_not_here', context)
  const call = await readCall(NotificationsSchema, request, context)
  if (!call.ok) return call.answer
  const preferences = saveNotifications(accountDeps(context.get(penmarkContext)), userId, call.value)
  return Response.json({ preferences })
}
