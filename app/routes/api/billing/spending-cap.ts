import { userContext } from '#app/.server/auth/middleware.ts'
import { capOf, setCap } from '#app/.server/billing/cap.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { readCall } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { CapSchema } from '#app/domain/usage/cap.ts'
import { mayBuy } from '#app/routes/billing/own-billing.ts'
import type { Route } from './+types/spending-cap'

/** `GET /api/spending-cap`: how many requests a month the workspace wants to use at most. */
export function loader({ context }: Route.LoaderArgs) {
  const { workspaceId } = context.get(userContext)
  return Response.json({ cap: capOf(context.get(penmarkContext).database.reader, workspaceId) })
}

/** `POST` of the same; null takes the cap away. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return apiError('method_not_allowed', context, { headers: { allow: 'GET, POST' } })
  if (!mayBuy(context)) return apiError('forbidden', context)
  const { userId, workspaceId, account } = context.get(userContext)
  const call = await readCall(CapSchema, request, context)
  if (!call.ok) return call.answer
  const saved = setCap(context.get(penmarkContext), { userId, workspaceId, account, cap: call.value.cap })
  return saved.ok ? Response.json({ cap: saved.cap }) : apiError(saved.code, context, { body: { field: 'cap' } })
}
