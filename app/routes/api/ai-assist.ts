import type { AssistOutcome } from '#app/.server/assistant/outcome.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall, readKey } from '#app/.server/http/call.ts'
import { answerAsEvents } from '#app/.server/http/event-stream.ts'
import type { SentRequest } from '#app/domain/assistant/answer.ts'
import { type AssistRequest, AssistRequestSchema } from '#app/domain/assistant/request.ts'
import { actorOf, assistAnswer, refusalInit } from '#app/routes/assistant/assist-answer.ts'
import type { Route } from './+types/ai-assist'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/**
 * `POST /api/ai-assist` (specification 7). Answers `{ processed_text, tokens_used, … }`, or server-sent events where the
 * caller accepts `text/event-stream`. With an `Idempotency-Key`, repeating the call costs nothing more.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(AssistRequestSchema, request, context)
  if (!call.ok) return call.answer
  const named = readKey(request, context)
  if (!named.ok) return named.answer
  const { assistant } = context.get(penmarkContext)
  const run = (onText?: (piece: string) => void) =>
    assistant.assist(actorOf(context), call.value, { idempotencyKey: named.key, signal: request.signal, onText })
  if (request.headers.get('accept')?.includes('text/event-stream')) {
    return answerAsEvents(run, (outcome) => {
      const body = bodyOf(outcome, call.value, context)
      return outcome.ok
        ? { refused: null, event: { type: 'done', ...body } }
        : { refused: Response.json(body, refusalInit(outcome, context)), event: { type: 'refused', ...body } }
    })
  }
  const outcome = await run()
  return Response.json(bodyOf(outcome, call.value, context), outcome.ok ? {} : refusalInit(outcome, context))
}

function bodyOf(outcome: AssistOutcome, asked: AssistRequest, context: Route.ActionArgs['context']) {
  const answer = assistAnswer(outcome, context)
  if (!answer.ok) return { detail: answer.message, code: answer.code, notes: answer.notes, language: answer.language }
  return {
    processed_text: answer.text,
    tokens_used: answer.tokensUsed,
    notes: answer.notes,
    changes: answer.changes,
    style_findings: answer.findings,
    language: answer.language,
    model: answer.model,
    prompt_version: answer.promptVersion,
    replayed: answer.replayed,
    receipt: answer.receipt,
    // No engine looks anything up, so there is none to name.
    ...(asked.operation === 'research' ? { sources: [] } : {}),
    ...(asked.alternatives === 1 ? {} : { alternatives: [answer.text, ...answer.alternatives] }),
    ...(asked.mask.length === 0 ? {} : { masked: answer.masked }),
    ...(asked.include_payload ? { payload: payloadOf(answer.sent) } : {}),
    usage: {
      plan: answer.usage.plan,
      period: answer.usage.period,
      limit: answer.usage.limit,
      current_month: answer.usage.used,
      remaining: answer.usage.remaining,
      resets_at: new Date(answer.usage.resetsAt).toISOString(),
    },
  }
}

/** What left this server, where it went and how often; null where nothing did. */
function payloadOf(sent: SentRequest | null) {
  return (
    sent && { destination: sent.host, model: sent.model, tries: sent.tries, body: JSON.parse(sent.body) as unknown }
  )
}
