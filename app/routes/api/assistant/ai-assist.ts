import { assistantContext } from '#app/.server/assistant/context.ts'
import { assistAnswer } from '#app/.server/assistant/http/answers.ts'
import type { AssistOutcome } from '#app/.server/assistant/outcome.ts'
import { bearerOfExtension, userContext } from '#app/.server/auth/middleware.ts'
import { type CallInput, call, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { refusalInit } from '#app/.server/http/errors.ts'
import { answerAsEvents } from '#app/.server/http/event-stream.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { glossaryFor } from '#app/.server/library/http/glossary.ts'
import { textWorkContext } from '#app/.server/text-work/context.ts'
import { limitMembers } from '#app/.server/text-work/http/answers.ts'
import { toldReceipt } from '#app/.server/usage/http/told-receipt.ts'
import type { SentRequest } from '#app/domain/assistant/answer.ts'
import { RETELLS } from '#app/domain/assistant/options.ts'
import { type AssistRequest, AssistRequestSchema } from '#app/domain/assistant/request.ts'
import type { Comparison } from '#app/domain/writing/facts/comparison.ts'

/**
 * `POST /api/ai-assist` (specification 7). Answers `{ processed_text, tokens_used, … }`, or server-sent events if the
 * caller accepts `text/event-stream`. With an `Idempotency-Key`, repeating the call costs nothing more.
 */
const aiAssist = call({
  POST: writes({
    body: AssistRequestSchema,
    keyed: true,
    async handle({ request, context, value, idempotencyKey }) {
      // Browsers stop the worker of an extension at any time. Its run goes to the end, and the same key joins it again.
      const isResumed = bearerOfExtension(request) !== undefined && idempotencyKey !== undefined
      const run = async (onText?: (piece: string, again?: boolean) => void) => {
        const outcome = await context.get(assistantContext).assist(context.get(userContext), value, {
          idempotencyKey,
          signal: isResumed ? new AbortController().signal : request.signal,
          onText,
          likely: localeOf(context),
        })
        const meaning = await meaningOf(outcome, value, context)
        return { outcome, meaning, told: await toldReceipt(outcome.receipt, context) }
      }
      if (request.headers.get('accept')?.includes('text/event-stream')) {
        return answerAsEvents(context.get(requestContext), run, ({ outcome, ...more }) => {
          const body = bodyOf(outcome, more, value, context)
          return outcome.ok
            ? { refused: null, event: { type: 'done', ...body } }
            : { refused: Response.json(body, refusalInit(outcome)), event: { type: 'refused', ...body } }
        })
      }
      const { outcome, ...more } = await run()
      return Response.json(bodyOf(outcome, more, value, context), outcome.ok ? {} : refusalInit(outcome))
    },
  }),
})

export const loader = aiAssist
export const action = aiAssist

/**
 * What the answer makes of the facts of the text, in a worker. Null for operations that do not tell a text again; the answer
 * is worth having without it, so it is also null if the texts cannot be compared now.
 */
async function meaningOf(
  outcome: AssistOutcome,
  { operation, text, target_language }: AssistRequest,
  context: CallInput['context'],
): Promise<Comparison | null> {
  if (!outcome.ok || !RETELLS[operation]) return null
  const from = outcome.language ?? null
  const compared = await context.get(textWorkContext).run(context.get(userContext).userId, 'compare', {
    ...{ before: text, after: outcome.text, operation, from },
    to: operation === 'translate' ? target_language : from,
    glossary: glossaryFor(context),
  })
  return compared.ok ? compared.value : null
}

function bodyOf(
  outcome: AssistOutcome,
  { meaning, told }: { meaning: Comparison | null; told: Awaited<ReturnType<typeof toldReceipt>> },
  request: AssistRequest,
  context: CallInput['context'],
) {
  const answer = assistAnswer(outcome, context, request.text)
  if (!answer.ok) {
    const { message, code, notes, language } = answer
    return { detail: message, code, notes, language, ...limitMembers(outcome) }
  }
  return {
    processed_text: answer.text,
    tokens_used: answer.tokensUsed,
    notes: answer.notes,
    changes: answer.changes,
    credits: answer.check === null ? 1 : 0,
    ...(answer.check === null
      ? {}
      : { check_findings: answer.check.findings.map(({ found: _, isWord: __, ...finding }) => finding) }),
    style_findings: answer.findings,
    meaning,
    language: answer.language,
    model: answer.model,
    prompt_version: answer.promptVersion,
    replayed: answer.replayed,
    ...told,
    // No engine looks anything up, so there is no source to name.
    ...(request.operation === 'research' ? { sources: [] } : {}),
    ...(request.alternatives === 1 ? {} : { alternatives: [answer.text, ...answer.alternatives] }),
    ...(answer.hiding === null ? {} : { masked: answer.masked, hidden: answer.hiding.things }),
    ...(request.include_payload ? { payload: payloadOf(answer.sent) } : {}),
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

/** The request that left this server, its destination and its tries; null if none did. */
function payloadOf(sent: SentRequest | null) {
  if (sent === null) return null
  const body = JSON.parse(sent.body) as unknown
  const more = sent.more?.map((one) => JSON.parse(one) as unknown)
  return { destination: sent.host, model: sent.model, tries: sent.tries, body, ...(more && { more }) }
}
