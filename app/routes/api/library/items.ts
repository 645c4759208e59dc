import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { readCall, readKey } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { createItem } from '#app/.server/library/commands.ts'
import { itemsOf, limitFor } from '#app/.server/library/queries.ts'
import { SCHEMAS } from '#app/domain/library/forms.ts'
import { libraryDeps } from '#app/routes/library/asked.ts'
import type { Route } from './+types/items'
import { apiItem, failedItemCall, kindOfCall, refusedItemCall } from './library-call.ts'

/** `GET /api/user/custom-styles` and its like: oldest first, with how many the plan includes (`null`: any number). */
export function loader({ context, url }: Route.LoaderArgs) {
  const kind = kindOfCall(url)
  const { database, clock } = context.get(penmarkContext)
  const owner = context.get(userContext)
  const read = attempt(context, () => {
    const limit = limitFor(database.reader, owner, kind, clock.now())
    return { items: itemsOf(database.reader, owner.workspaceId, kind, limit).map(apiItem), limit }
  })
  if (read === undefined) return failedItemCall(context, kind, 'load')
  const name = kind === 'prompt' ? 'prompts' : `custom_${kind}s`
  return Response.json({ [name]: read.items, limit: read.limit })
}

/** `POST`: 201 with the item. With an `Idempotency-Key` the same call again answers the item that it made. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const kind = kindOfCall(url)
  if (request.method !== 'POST') return apiError('method_not_allowed', context, { headers: { allow: 'GET, POST' } })
  const call = await readCall(SCHEMAS[kind], request, context)
  if (!call.ok) return call.answer
  const named = readKey(request, context)
  if (!named.ok) return named.answer
  const owner = context.get(userContext)
  const input = { kind, content: call.value, idempotencyKey: named.key }
  const outcome = attempt(context, () => createItem(libraryDeps(context), owner, input))
  if (outcome === undefined) return failedItemCall(context, kind, 'create')
  if (!outcome.ok) {
    const { database, clock } = context.get(penmarkContext)
    return refusedItemCall(context, kind, outcome.code, limitFor(database.reader, owner, kind, clock.now()))
  }
  const message = translatorFor(localeOf(context))(`library:${kind}.created`)
  return Response.json({ message, [`custom_${kind}`]: apiItem(outcome.item) }, { status: 201 })
}
