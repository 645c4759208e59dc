import { apiUserOf } from '#app/.server/account/queries.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { usageOf } from '#app/.server/ledger/queries.ts'
import type { Route } from './+types/profile'

/** `GET /api/user/profile` (specification 7): the user and the usage that the ledger derives for this month. */
export function loader({ context }: Route.LoaderArgs) {
  const penmark = context.get(penmarkContext)
  const user = context.get(userContext)
  const usage = usageOf(penmark.database.reader, user.account, penmark.clock.now())
  return Response.json({
    user: apiUserOf(penmark, user),
    usage: { current_month: usage.used, total: usage.used, limit: usage.limit, remaining: usage.remaining },
  })
}

export function action({ context }: Route.ActionArgs) {
  return apiError('method_not_allowed', context, { headers: { allow: 'GET' } })
}
