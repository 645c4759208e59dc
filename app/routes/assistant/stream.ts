import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { messageOf } from '#app/.server/http/errors.ts'
import { answerAsEvents } from '#app/.server/http/event-stream.ts'
import { fieldsOf } from '#app/domain/assistant/form-values.ts'
import { AssistRequestSchema, IdempotencyKeySchema } from '#app/domain/assistant/request.ts'
import type { Route } from './+types/stream'
import { actorOf, assistAnswer, problemsOf, refusalInit } from './assist-answer.ts'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(
    { message: messageOf('method_not_allowed', context) },
    { status: 405, headers: { allow: 'POST' } },
  )
}

/**
 * What the assistant's form posts to when JavaScript runs: the same fields as the screen's action, answered as
 * server-sent events. `intent=stop` ends the run of an idempotency key, also before its first output.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { assistant } = context.get(penmarkContext)
  const fields = fieldsOf(await request.formData())
  const key = IdempotencyKeySchema.safeParse(fields.idempotency_key)
  if (fields.intent === 'stop') {
    const stopped = key.success && assistant.stop(context.get(userContext).userId, key.data)
    return Response.json({ stopped })
  }
  const parsed = AssistRequestSchema.safeParse(fields)
  if (!parsed.success || !key.success) {
    const fieldErrors = [...problemsOf(parsed.error, context), ...problemsOf(key.error, context)]
    return Response.json({ type: 'invalid', fieldErrors }, { status: 400 })
  }
  return answerAsEvents(
    (onText) =>
      assistant.assist(actorOf(context), parsed.data, { idempotencyKey: key.data, signal: request.signal, onText }),
    (outcome) => {
      const answer = assistAnswer(outcome, context)
      if (outcome.ok) return { refused: null, event: { type: 'done', answer } }
      const event = { type: 'refused', answer }
      return { refused: Response.json(event, refusalInit(outcome, context)), event }
    },
  )
}
