import { penmarkContext } from '#app/.server/context.ts'
import { invalidField, refusedCall } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { ProgramStateSchema } from '#app/domain/sign-in/google.ts'
import type { Route } from './+types/auth-url'

/** `GET /api/auth/google/auth-url`: `{ auth_url, expires_at }`; `state` comes back with the answer to the code. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { google } = context.get(penmarkContext)
  if (google === undefined) return apiError('google_not_configured', context)
  const given = url.searchParams.get('state')
  const state = ProgramStateSchema.nullable().safeParse(given === '' ? null : given)
  if (!state.success) return invalidField(context, undefined, 'state')
  const begun = await google.authorizationUrl(state.data)
  if (!begun.ok) return refusedCall(context, begun)
  return Response.json({ auth_url: begun.url, expires_at: new Date(begun.expiresAt).toISOString() })
}

export function action({ context }: Route.ActionArgs) {
  return apiError('method_not_allowed', context, { headers: { allow: 'GET' } })
}
