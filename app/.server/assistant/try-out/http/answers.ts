import type { RouterContextProvider } from 'react-router'
import { limitsContext, requestContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { normaliseLineBreaks } from '#app/domain/text.ts'
import type { MarkedTryOut } from '#app/domain/try-out/try-out.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { noteIn } from '../../http/answers.ts'
import { tryOutContext } from '../context.ts'
import type { MarkUp } from '../try-out.ts'

type Context = Readonly<RouterContextProvider>

/** A marked text with its reasons in the visitor's language, or why there is none; `words` say it if the engine did. */
type Answer =
  | { ok: true; value: MarkedTryOut }
  | { ok: false; code: 'rate_limited' | 'busy'; retryAfterSeconds: number }
  | { ok: false; code: 'engine_unchanged' | 'engine_unsupported'; words: string }

/**
 * Marks up the text of a visitor, who is counted by the client's address. All visitors together have a limit too, so that
 * many addresses do not make a free service out of it.
 */
export async function markUpForVisitor(context: Context, text: string, signal: AbortSignal): Promise<Answer> {
  const locale = localeOf(context)
  const tryOut = context.get(tryOutContext)
  const sample = sampleFor(context)
  if (text.trim() === sample) return inWords(context, await tryOut.markUpSample({ text: sample, locale }))
  const { clientAddress: address } = context.get(requestContext)
  const attempt = await context.get(limitsContext).tryOut.take({ identifier: 'visitors', address })
  return attempt.ok ? inWords(context, await tryOut.markUp({ text, locale }, signal)) : attempt
}

function inWords(context: Context, end: MarkUp): Answer {
  if (!end.ok) return end.code === 'busy' ? end : { ...end, words: end.notes.map(noteIn(context)).join(' ') }
  const say = translatorFor(localeOf(context))
  const pieces = end.value.pieces.map((piece) =>
    piece.kind === 'same' || piece.reason === null
      ? piece
      : { ...piece, reason: say(`engine:${piece.reason}` as MessageKey) },
  )
  return { ok: true, value: { ...end.value, pieces } }
}

/** The letter that stands in the box on arrival, in the visitor's language. */
export function sampleFor(context: Readonly<RouterContextProvider>): string {
  return normaliseLineBreaks(translatorFor(localeOf(context))('landing:try.letter'))
}
