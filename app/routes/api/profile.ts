import { refusedCall } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import type { Route } from './+types/profile'
import { partsIn, profileOf } from './profile-parts.ts'

/**
 * `GET /api/user/profile` (specification 7): the user and the usage that the ledger derives for this month, with billing
 * and preferences where `include_billing`, `include_preferences` or `include_all` is `true`.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = await profileOf(context, partsIn(url))
  return asked.ok ? Response.json(asked.profile) : refusedCall(context, asked)
}

export function action({ context }: Route.ActionArgs) {
  return apiError('method_not_allowed', context, { headers: { allow: 'GET' } })
}
