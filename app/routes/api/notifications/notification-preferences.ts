import { notificationsContext } from '#app/.server/account/notifications/context.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { call, reads, writes } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { NotificationsSchema } from '#app/domain/notifications/notifications.ts'

const save = writes({
  body: NotificationsSchema,
  handle({ context, value }) {
    return Response.json({ preferences: context.get(notificationsContext).save(context.get(userContext), value) })
  },
})

const notificationPreferences = call({
  /** `GET /api/user/notification-preferences`: which mails the user wants. */
  GET: reads(({ context }) =>
    Response.json({ preferences: context.get(notificationsContext).choicesOf(context.get(userContext)) }),
  ),

  /** `POST` of the same: what is left out stays. An API key may only read, so it is refused before its body is looked at. */
  POST: (incoming) =>
    incoming.context.get(userContext).scopes === 'all'
      ? save(incoming)
      : apiError('api_key_not_here', incoming.context),
})

export const loader = notificationPreferences
export const action = notificationPreferences
