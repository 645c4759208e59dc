import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { readCall, readKey, refusedCall } from '#app/.server/http/call.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { savePreferences } from '#app/.server/preferences/commands.ts'
import { preferencesOf } from '#app/.server/preferences/queries.ts'
import { apiPreferences, WritingPreferencesSchema } from '#app/domain/preferences/writing.ts'
import type { Route } from './+types/style-preferences'

/** `GET /api/user/style-preferences` (specification 7): `{ preferences }`, the defaults where nothing was saved. */
export function loader({ context }: Route.LoaderArgs) {
  const { database, clock } = context.get(penmarkContext)
  const { preferences } = preferencesOf(database.reader, context.get(userContext), clock.now())
  return Response.json({ preferences: apiPreferences(preferences) })
}

/** `POST /api/user/style-preferences`: `{ preferences, message }`. Fields left out take their defaults; with an
 * `Idempotency-Key` once. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(WritingPreferencesSchema, request, context)
  if (!call.ok) return call.answer
  const named = readKey(request, context)
  if (!named.ok) return named.answer
  const penmark = context.get(penmarkContext)
  const user = context.get(userContext)
  const { plan } = usageOf(penmark.database.reader, user.account, penmark.clock.now())
  const outcome = savePreferences(penmark, { ...user, plan }, call.value, named.key)
  if (!outcome.ok) return refusedCall(context, outcome)
  return Response.json({
    preferences: apiPreferences(outcome.preferences),
    message: translatorFor(localeOf(context))('preferences:saved'),
  })
}
