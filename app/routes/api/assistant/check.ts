import { apiCheck, freeCheck } from '#app/.server/assistant/check/http/answers.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { limitMembers } from '#app/.server/text-work/http/answers.ts'
import { CheckRequestSchema } from '#app/domain/check/request.ts'

/** `POST /api/check`: proofreading. No model, no credit, no ledger entry; the text is not kept. */
const check = call({
  POST: writes({
    body: CheckRequestSchema,
    async handle({ value, request, context, say }) {
      const checked = await freeCheck(context, value, request.signal)
      return checked.ok
        ? Response.json(apiCheck(checked.value, say))
        : refusedCall(context, checked, limitMembers(checked))
    },
  }),
})

export const loader = check
export const action = check
