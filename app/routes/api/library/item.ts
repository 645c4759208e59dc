import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { readCall, readKey } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { deleteItem, updateItem } from '#app/.server/library/commands.ts'
import { itemOf } from '#app/.server/library/queries.ts'
import { SCHEMAS } from '#app/domain/library/forms.ts'
import { libraryDeps } from '#app/routes/library/asked.ts'
import type { Route } from './+types/item'
import { apiItem, failedItemCall, kindOfCall, refusedItemCall } from './library-call.ts'

/** `GET`: one item of the workspace. */
export function loader({ context, url, params }: Route.LoaderArgs) {
  const kind = kindOfCall(url)
  const { database, clock } = context.get(penmarkContext)
  const asked = { kind, id: params.item }
  const item = itemOf(database.reader, context.get(userContext), asked, clock.now())
  return item === undefined ? apiError('not_found', context) : Response.json({ [`custom_${kind}`]: apiItem(item) })
}

/**
 * `PUT` replaces what an item says, `DELETE` removes it; both answer `{ message }`. With an `Idempotency-Key` the same call
 * again answers as the first did.
 */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const kind = kindOfCall(url)
  const asked = { kind, id: params.item }
  const author = context.get(userContext)
  const say = translatorFor(localeOf(context))
  if (request.method !== 'PUT' && request.method !== 'DELETE') {
    return apiError('method_not_allowed', context, { headers: { allow: 'GET, PUT, DELETE' } })
  }
  const named = readKey(request, context)
  if (!named.ok) return named.answer
  const idempotencyKey = named.key
  if (request.method === 'DELETE') {
    const outcome = attempt(context, () => deleteItem(libraryDeps(context), author, { ...asked, idempotencyKey }))
    if (outcome === undefined) return failedItemCall(context, kind, 'delete')
    return outcome.ok
      ? Response.json({ message: say(`library:${kind}.removed`) })
      : refusedItemCall(context, kind, outcome.code, null)
  }
  const call = await readCall(SCHEMAS[kind], request, context, 'PUT')
  if (!call.ok) return call.answer
  const content = call.value
  const outcome = attempt(context, () =>
    updateItem(libraryDeps(context), author, { ...asked, content, idempotencyKey }),
  )
  if (outcome === undefined) return failedItemCall(context, kind, 'save')
  if (!outcome.ok) return refusedItemCall(context, kind, outcome.code, null)
  return Response.json({ message: say(`library:${kind}.saved`), [`custom_${kind}`]: apiItem(outcome.item) })
}
