import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { refusedCall } from '#app/.server/http/call.ts'
import { refusalInit } from '#app/.server/http/errors.ts'
import { localeOf, type Translator } from '#app/.server/http/locale.ts'
import { glossaryFor } from '#app/.server/library/http/glossary.ts'
import { textWorkContext } from '#app/.server/text-work/context.ts'
import { countFreeWork, limitMembers } from '#app/.server/text-work/http/answers.ts'
import { toldReceipt } from '#app/.server/usage/http/told-receipt.ts'
import { type Alternative, type AlternativesRequest, asksModel, TONES } from '#app/domain/assistant/alternatives.ts'
import { AssistRequestSchema } from '#app/domain/assistant/request.ts'
import type { Comparison } from '#app/domain/writing/facts/comparison.ts'
import { assistantContext } from '../../context.ts'
import { answerOf, refusalOf } from '../../http/answers.ts'
import { alternativesContext } from '../context.ts'

type Context = Readonly<RouterContextProvider>
type How = { context: Context; signal: AbortSignal; idempotencyKey: string | undefined; say: Translator }

/** How much of the text around a sentence a model reads with it, in code points. */
const BEFORE_POINTS = 400
const AFTER_POINTS = 200

/**
 * Other wordings of a sentence, or synonyms of a word, as a call answers them. A connected model is asked for sentences,
 * for one credit, unless the request is for what is free; everything else is found by rules and a dictionary.
 */
export function alternativesFor(request: AlternativesRequest, how: How): Promise<Response> {
  const { engine } = how.context.get(assistantContext)
  return asksModel(request, engine.name !== 'builtin') ? wordingsOfModel(request, how) : freeAlternatives(request, how)
}

async function freeAlternatives(
  { text, start, end, kind, language }: AlternativesRequest,
  how: How,
): Promise<Response> {
  const { context, signal, say } = how
  const attempt = await countFreeWork(context)
  if (!attempt.ok) return refusedCall(context, attempt)
  const { userId } = context.get(userContext)
  const glossary = glossaryFor(context)
  const input = { text, start, end, kind, language, likely: localeOf(context), glossary }
  const found = await context.get(alternativesContext).find(userId, input, signal)
  if (!found.ok) return refusedCall(context, found, limitMembers(found))
  const { alternatives } = found.value
  const note = kind === 'sentence' || found.value.language === 'en' ? 'none' : 'english_only'
  return Response.json({
    ...{ language: found.value.language, kind, source: kind === 'word' ? 'dictionary' : 'rules', credits: 0 },
    alternatives:
      kind === 'word'
        ? alternatives.map((synonym) => ({ ...synonym, meaning: null }))
        : await withMeaning(text, alternatives, found.value.language, how),
    note: alternatives.length === 0 ? say(`assistant:alternatives.${note}`) : null,
  })
}

async function wordingsOfModel(request: AlternativesRequest, how: How): Promise<Response> {
  const { text, start, end, passage, language, mask, mask_keep, mask_own } = request
  const { context, signal, idempotencyKey, say } = how
  // A name that is hidden in the sentence can also stand in the text around it.
  const hides = mask.length > 0 || mask_own.length > 0
  const around = hides ? undefined : aroundOf(text, start, end)
  const wish = AssistRequestSchema.parse({ text: passage.trim(), language, mask, mask_keep, mask_own })
  const outcome = await context
    .get(assistantContext)
    .assist(
      context.get(userContext),
      { ...wish, sentence: { tones: TONES, around } },
      { idempotencyKey, signal, likely: localeOf(context) },
    )
  if (!outcome.ok) {
    const { code, notes, message } = refusalOf(outcome, context)
    return Response.json({ detail: message, code, notes, ...limitMembers(outcome) }, refusalInit(outcome))
  }
  const answer = answerOf(outcome, context, passage)
  const lead = [...passage].length - [...passage.trimStart()].length
  const place = { start: start + lead, end: start + lead + [...passage.trim()].length }
  const found = [answer.text, ...answer.alternatives].map((wording, index) => ({
    ...place,
    text: wording.trim(),
    tone: outcome.tones?.[index] ?? null,
  }))
  return Response.json({
    ...{ language: answer.language, kind: 'sentence' as const, source: 'model', credits: 1 },
    alternatives: await withMeaning(text, found, answer.language, how),
    note: found.length === 0 ? say('assistant:alternatives.none') : null,
    ...{ notes: answer.notes, model: answer.model, prompt_version: answer.promptVersion },
    ...{ masked: answer.masked, replayed: answer.replayed, ...(await toldReceipt(answer.receipt, context)) },
  })
}

/** The text near a sentence, with a mark in its place; undefined if there is none. */
function aroundOf(text: string, start: number, end: number): string | undefined {
  const points = [...text]
  const before = points.slice(Math.max(0, start - BEFORE_POINTS), start).join('')
  const after = points.slice(end, end + AFTER_POINTS).join('')
  return `${before}${after}`.trim() === '' ? undefined : `${before}[…]${after}`
}

/** Compares each wording with the facts of the sentence, in a worker. */
async function withMeaning(
  text: string,
  found: readonly Omit<Alternative, 'meaning'>[],
  language: string | null,
  { context, signal }: How,
): Promise<Alternative[]> {
  const glossary = glossaryFor(context)
  const points = [...text]
  const compared = await Promise.all(
    found.map(async (one): Promise<Comparison | null> => {
      const before = points.slice(one.start, one.end).join('')
      const input = { before, after: one.text, operation: 'rephrase' as const, from: language, to: language, glossary }
      const end = await context.get(textWorkContext).run(context.get(userContext).userId, 'compare', input, signal)
      return end.ok ? end.value : null
    }),
  )
  return found.map((one, index) => ({ ...one, meaning: compared[index] ?? null }))
}
