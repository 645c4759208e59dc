import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { glossaryFor } from '#app/.server/library/http/glossary.ts'
import { freeWork, limitMembers } from '#app/.server/text-work/http/answers.ts'
import { CompareRequestSchema } from '#app/domain/assistant/compare-request.ts'

/** `POST /api/compare`: what a second text makes of the facts of a first. No model, no credit; the texts are not kept. */
const compare = call({
  POST: writes({
    body: CompareRequestSchema,
    async handle({ value, request, context }) {
      const compared = await freeWork(context, 'compare', { ...value, glossary: glossaryFor(context) }, request.signal)
      return compared.ok ? Response.json(compared.value) : refusedCall(context, compared, limitMembers(compared))
    },
  }),
})

export const loader = compare
export const action = compare
