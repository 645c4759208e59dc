import { assistantContext } from '#app/.server/assistant/context.ts'
import { assistAnswer, problemsOf } from '#app/.server/assistant/http/answers.ts'
import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { messageOf, refusalInit } from '#app/.server/http/errors.ts'
import { answerAsEvents } from '#app/.server/http/event-stream.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { engineOf, fieldsOf } from '#app/domain/assistant/form-values.ts'
import { AssistRequestSchema, IdempotencyKeySchema } from '#app/domain/assistant/request.ts'
import type { Route } from './+types/stream'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(
    { message: messageOf('method_not_allowed', context) },
    { status: 405, headers: { allow: 'POST' } },
  )
}

/**
 * Receives the assistant's form when JavaScript runs: the same fields as the screen's action, answered as server-sent
 * events. `intent=stop` ends the run of an idempotency key, also before its first output.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const assistant = context.get(assistantContext)
  const user = context.get(userContext)
  const fields = fieldsOf(await request.formData())
  const key = IdempotencyKeySchema.safeParse(fields.idempotency_key)
  if (fields.intent === 'stop') {
    const stopped = key.success && assistant.stop(user, key.data)
    return Response.json({ stopped })
  }
  const parsed = AssistRequestSchema.safeParse(fields)
  if (!parsed.success || !key.success) {
    const fieldErrors = [...problemsOf(parsed.error, context), ...problemsOf(key.error, context)]
    return Response.json({ type: 'invalid', fieldErrors }, { status: 400 })
  }
  const likely = localeOf(context)
  return answerAsEvents(
    context.get(requestContext),
    (onText) =>
      assistant.assist(user, parsed.data, {
        ...{ idempotencyKey: key.data, signal: request.signal, onText, likely },
        engine: engineOf(fields),
      }),
    (outcome) => {
      const answer = assistAnswer(outcome, context, parsed.data.text)
      if (outcome.ok) return { refused: null, event: { type: 'done', answer } }
      const event = { type: 'refused', answer }
      return { refused: Response.json(event, refusalInit(outcome)), event }
    },
  )
}
