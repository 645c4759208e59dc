import { writeToOperator } from '#app/.server/contact/http/answers.ts'
import { call, writes } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { ContactSchema } from '#app/domain/contact/contact.ts'

const contact = call({
  /** `POST /api/contact`: stores a message to the operator and answers `{ message }`. */
  POST: writes({
    body: ContactSchema,
    async handle({ context, value, say }) {
      const outcome = await writeToOperator(context, value)
      if (outcome.ok) return Response.json({ message: say('contact:sent') })
      const headers = { 'retry-after': String(outcome.retryAfterSeconds) }
      return apiError(outcome.code, context, { messageKey: outcome.messageKey, headers })
    },
  }),
})

export const loader = contact
export const action = contact
