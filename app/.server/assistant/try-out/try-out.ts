import type { TextWork } from '#app/.server/text-work/text-work.ts'
import { LENGTHS } from '#app/domain/assistant/options.ts'
import { reasonsOf } from '#app/domain/assistant/reasons.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { MarkedTryOut } from '#app/domain/try-out/try-out.ts'
import type { Engine, EngineFailure, EngineRequest, Note } from '../engines/engine.ts'

type TryOutRefusal =
  | { ok: false; code: 'engine_unsupported' | 'engine_unchanged'; notes: readonly Note[] }
  | { ok: false; code: 'busy'; retryAfterSeconds: number }

/** Marks up texts of visitors: by the built-in engine, without account, credit or ledger entry; nothing is kept. */
export type TryOut = {
  /** The text with its marks, or a refusal; never rejects. `locale` decides for a text too short to tell. */
  markUp(input: { text: string; locale: Locale }, signal: AbortSignal): Promise<MarkUp>
  /** The same for the sample letter of a language, which is marked up once in the life of the process. */
  markUpSample(input: { text: string; locale: Locale }): Promise<MarkUp>
  /** Does the work of a visitor when its turn comes; undefined, without doing it, if too many wait, or it waited too long, or left. */
  inTurn<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value | undefined>
}

export type MarkUp = { ok: true; value: MarkedTryOut } | TryOutRefusal

/** All visitors take turns with the members as one user, however many addresses they come from. */
const VISITORS = 'visitors'
/** Tries under way at once, from the form to its answer. With one, a member's text never waits behind more than one of a visitor. */
const AT_ONCE = 1
/** Tries that wait for their turn. Each takes a tenth of a second, the first ones of a process some seconds. */
const IN_LINE = 24
/**
 * How long a place stays empty after a try. To render its page holds the event loop for some milliseconds, and members must
 * find it free most of the time. That leaves some ten tries a second, more than the limit of all visitors together lets in.
 */
const REST_MS = 60
/** The longest wait in the line. */
const PATIENCE_MS = 15_000
const BUSY = { ok: false, code: 'busy', retryAfterSeconds: 5 } as const

/**
 * @param deps.engine the built-in engine, even if a model is connected
 * @param deps.scale multiplies how many tries are under way at once (`RATE_LIMIT_SCALE`)
 */
export function createTryOut(deps: {
  engine: Pick<Engine, 'run'>
  textWork: Pick<TextWork, 'run' | 'refusalOf'>
  scale: number
}): TryOut {
  const { engine, textWork } = deps
  const samples = new Map<Locale, Promise<MarkUp>>()
  const line = createLine({
    places: Math.max(1, Math.round(AT_ONCE * deps.scale)),
    waiting: IN_LINE * Math.max(1, deps.scale),
  })

  async function marked({ text, locale }: { text: string; locale: Locale }, signal: AbortSignal): Promise<MarkUp> {
    const answer = await engine.run(requestFor(text, locale), { signal, user: VISITORS })
    if (!answer.ok) return refusalFor(answer)
    const language = answer.language ?? null
    const reviewed = await textWork.run(
      VISITORS,
      'review',
      {
        ...{ operation: 'rephrase', before: text, versions: [answer.text], chosen: 0, left: [] },
        ...{ from: language, to: language },
      },
      signal,
    )
    if (!reviewed.ok) return BUSY
    const { stretches, changes, lock } = reviewed.value
    if (stretches === null) return BUSY
    const reasons = reasonsOf(stretches, answer.changes)
    const pieces = stretches.map((stretch) =>
      stretch.kind === 'same'
        ? { kind: 'same' as const, text: stretch.text }
        : {
            ...{ kind: 'change' as const, before: stretch.before, after: stretch.after },
            reason: reasons.get(stretch.number) ?? null,
          },
    )
    return { ok: true, value: { pieces, changes, kept: lock?.kept ?? 0, language } }
  }

  async function markUp(input: { text: string; locale: Locale }, signal: AbortSignal): Promise<MarkUp> {
    return textWork.refusalOf(VISITORS) === undefined ? marked(input, signal) : BUSY
  }

  return {
    markUp,
    async markUpSample(input) {
      const known = samples.get(input.locale)
      if (known !== undefined) return known
      // A visitor who leaves does not end it: others may wait for the same answer.
      const first = markUp(input, new AbortController().signal)
      samples.set(input.locale, first)
      const end = await first
      if (!end.ok) samples.delete(input.locale)
      return end
    },
    async inTurn(signal, work) {
      if (!(await line.enter(signal))) return undefined
      try {
        return await work()
      } finally {
        line.leave()
      }
    },
  }
}

/** Places of which each is taken by one at a time, and a line of those who wait for one, first come, first served. */
function createLine({ places, waiting }: { places: number; waiting: number }) {
  const line: ((isMine: boolean) => void)[] = []
  let inUse = 0
  return {
    /** Whether the caller has a place now; false if too many wait, or it waited too long, or it left. */
    enter(signal: AbortSignal): Promise<boolean> | boolean {
      if (inUse < places) {
        inUse += 1
        return true
      }
      if (line.length >= waiting || signal.aborted) return false
      return new Promise((resolve) => {
        const end = (isMine: boolean) => {
          clearTimeout(timer)
          signal.removeEventListener('abort', giveUp)
          resolve(isMine)
        }
        const giveUp = () => {
          line.splice(line.indexOf(end), 1)
          end(false)
        }
        const timer = setTimeout(giveUp, PATIENCE_MS)
        signal.addEventListener('abort', giveUp, { once: true })
        line.push(end)
      })
    },
    /** Gives the place to the next in line, after a rest. */
    leave(): void {
      setTimeout(() => {
        const next = line.shift()
        if (next === undefined) inUse -= 1
        else next(true)
      }, REST_MS).unref()
    },
  }
}

/** What the assistant asks for a text that a newcomer pastes, with the defaults of its form, and the corrections of the free check. */
function requestFor(text: string, locale: Locale): EngineRequest {
  return {
    ...{ operation: 'rephrase', text, length: 'medium', maxTokens: LENGTHS.medium },
    ...{ style: { key: 'professional', prompt: '' }, template: { key: 'general', context: '' } },
    // Nothing is charged here, so there is no line between a credit and the free check.
    ...{ targetLanguage: locale, likely: locale, takesCorrections: true as const },
  }
}

function refusalFor({ code, notes }: EngineFailure): MarkUp {
  return code === 'engine_unsupported' || code === 'engine_unchanged' ? { ok: false, code, notes } : BUSY
}
