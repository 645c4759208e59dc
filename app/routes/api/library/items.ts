import { userContext } from '#app/.server/auth/middleware.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { call, reads, writes } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { failedItemCall, kindOfCall, refusedItemCall } from '#app/.server/library/http/answers.ts'
import { apiItem } from '#app/domain/library/api-item.ts'
import { SCHEMAS } from '#app/domain/library/forms.ts'
import { pageOf } from '#app/domain/library/kinds.ts'

const items = call({
  /**
   * `GET /api/user/custom-styles` and its like: oldest first, 100 at a time (`?page=2`), with the limit of the plan (`null`:
   * it counts none).
   */
  GET: reads(({ context, url }) => {
    const kind = kindOfCall(url)
    const library = context.get(libraryContext)
    const user = context.get(userContext)
    const page = Number(url.searchParams.get('page') ?? '1')
    if (!Number.isInteger(page) || page < 1) return apiError('invalid_input', context, { body: { field: 'page' } })
    const list = attempt(context, () => pageOf(library.list(user, kind), page))
    if (list === undefined) return failedItemCall(context, kind, 'load')
    const name = kind === 'prompt' ? 'prompts' : `custom_${kind}s`
    const { items, pages } = list
    return Response.json({ [name]: items.map(apiItem), limit: library.limit(user, kind), page, pages })
  }),

  /** `POST`: 201 with the item. Repeated with the same `Idempotency-Key`, it answers the item that it made. */
  POST: writes({
    body: ({ url }) => SCHEMAS[kindOfCall(url)],
    keyed: true,
    handle({ context, url, value: content, idempotencyKey, say }) {
      const kind = kindOfCall(url)
      const library = context.get(libraryContext)
      const user = context.get(userContext)
      const outcome = attempt(context, () => library.create(user, { kind, content, idempotencyKey }))
      if (outcome === undefined) return failedItemCall(context, kind, 'create')
      if (!outcome.ok) return refusedItemCall(context, kind, outcome.code, library.limit(user, kind))
      const message = say(`library:${kind}.created`)
      return Response.json({ message, [`custom_${kind}`]: apiItem(outcome.item) }, { status: 201 })
    },
  }),
})

export const loader = items
export const action = items
