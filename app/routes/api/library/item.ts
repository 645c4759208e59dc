import { userContext } from '#app/.server/auth/middleware.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { call, reads, writes } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { failedItemCall, kindOfCall, refusedItemCall } from '#app/.server/library/http/answers.ts'
import { apiItem } from '#app/domain/library/api-item.ts'
import { SCHEMAS } from '#app/domain/library/forms.ts'

const item = call({
  /** `GET`: one item of the workspace. */
  GET: reads(({ context, url, params }) => {
    const kind = kindOfCall(url)
    const found = context.get(libraryContext).item(context.get(userContext), { kind, id: params.item ?? '' })
    return found === undefined ? apiError('not_found', context) : Response.json({ [`custom_${kind}`]: apiItem(found) })
  }),

  /** `PUT` replaces the content of an item. Repeated with the same `Idempotency-Key`, it answers as the first time. */
  PUT: writes({
    body: ({ url }) => SCHEMAS[kindOfCall(url)],
    keyed: true,
    handle({ context, url, params, value: content, idempotencyKey, say }) {
      const kind = kindOfCall(url)
      const input = { kind, id: params.item ?? '', content, idempotencyKey }
      const outcome = attempt(context, () => context.get(libraryContext).update(context.get(userContext), input))
      if (outcome === undefined) return failedItemCall(context, kind, 'save')
      if (!outcome.ok) return refusedItemCall(context, kind, outcome.code, null)
      return Response.json({ message: say(`library:${kind}.saved`), [`custom_${kind}`]: apiItem(outcome.item) })
    },
  }),

  /** `DELETE` removes an item. Repeated with the same `Idempotency-Key`, it answers as the first time. */
  DELETE: writes({
    keyed: true,
    handle({ context, url, params, idempotencyKey, say }) {
      const kind = kindOfCall(url)
      const input = { kind, id: params.item ?? '', idempotencyKey }
      const outcome = attempt(context, () => context.get(libraryContext).remove(context.get(userContext), input))
      if (outcome === undefined) return failedItemCall(context, kind, 'delete')
      if (!outcome.ok) return refusedItemCall(context, kind, outcome.code, null)
      return Response.json({ message: say(`library:${kind}.removed`) })
    },
  }),
})

export const loader = item
export const action = item
