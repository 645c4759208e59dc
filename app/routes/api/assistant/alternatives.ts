import { alternativesFor } from '#app/.server/assistant/alternatives/http/answers.ts'
import { call, writes } from '#app/.server/http/call.ts'
import { AlternativesRequestSchema } from '#app/domain/assistant/alternatives.ts'

/**
 * `POST /api/alternatives`: up to four other wordings of a sentence in its text, or synonyms of an English word. A connected
 * model costs one credit; rules and the dictionary cost none. The text is not kept.
 */
const alternatives = call({
  POST: writes({
    body: AlternativesRequestSchema,
    keyed: true,
    handle: ({ value, request, context, idempotencyKey, say }) =>
      alternativesFor(value, { context, signal: request.signal, idempotencyKey, say }),
  }),
})

export const loader = alternatives
export const action = alternatives
