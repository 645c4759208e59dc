import { userContext } from '#app/.server/auth/middleware.ts'
import { call, reads, refusedCall, writes } from '#app/.server/http/call.ts'
import { preferencesContext } from '#app/.server/preferences/context.ts'
import { apiPreferences, WritingPreferencesSchema } from '#app/domain/preferences/writing.ts'

const stylePreferences = call({
  /** `GET /api/user/style-preferences` (specification 7): `{ preferences }`, the defaults if nothing was saved. */
  GET: reads(({ context }) => {
    const { preferences } = context.get(preferencesContext).of(context.get(userContext))
    return Response.json({ preferences: apiPreferences(preferences) })
  }),

  /**
   * `POST /api/user/style-preferences`: `{ preferences, message }`. Fields that are left out take their defaults. Repeated
   * with the same `Idempotency-Key`, it overwrites nothing.
   */
  POST: writes({
    body: WritingPreferencesSchema,
    keyed: true,
    handle({ context, value, idempotencyKey, say }) {
      const outcome = context.get(preferencesContext).save(context.get(userContext), value, idempotencyKey)
      if (!outcome.ok) return refusedCall(context, outcome)
      return Response.json({ preferences: apiPreferences(outcome.preferences), message: say('preferences:saved') })
    },
  }),
})

export const loader = stylePreferences
export const action = stylePreferences
