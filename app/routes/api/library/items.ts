import { userContext } from '#app/.server/auth/middleware.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { call, reads, writes } from '#app/.server/http/call.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { failedItemCall, kindOfCall, refusedItemCall } from '#app/.server/library/http/answers.ts'
import { apiItem } from '#app/domain/library/api-item.ts'
import { SCHEMAS } from '#app/domain/library/forms.ts'

const items = call({
  /** `GET /api/user/custom-styles` and its like: oldest first, with the limit of the plan (`null`: any number). */
  GET: reads(({ context, url }) => {
    const kind = kindOfCall(url)
    const library = context.get(libraryContext)
    const user = context.get(userContext)
    const list = attempt(context, () => library.list(user, kind).map(apiItem))
    if (list === undefined) return failedItemCall(context, kind, 'load')
    const name = kind === 'prompt' ? 'prompts' : `custom_${kind}s`
    return Response.json({ [name]: list, limit: library.limit(user, kind) })
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
