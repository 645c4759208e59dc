import type { Clock } from '#app/.server/platform/clock.ts'
import type { TextWork } from '#app/.server/text-work/text-work.ts'
import type { EngineAnswer, EngineOutcome, EngineRequest, OnText } from './engines/engine.ts'
import { inTime } from './in-time.ts'

/** Shorter answers are too easily taken for another language. */
const LEAST_CHARACTERS = 60
/** Languages that are taken for one another even in texts of some length. */
const ALIKE: readonly ReadonlySet<string>[] = [
  new Set(['no', 'nb', 'nn', 'da', 'sv']),
  new Set(['hr', 'sr', 'bs', 'sl']),
  new Set(['cs', 'sk']),
  new Set(['id', 'ms', 'jv']),
  new Set(['ru', 'uk', 'be', 'bg']),
  new Set(['es', 'gl', 'ca']),
  new Set(['pt', 'gl']),
  new Set(['nl', 'af']),
]

type Deps = Parameters<typeof inTime>[0] & {
  textWork: Pick<TextWork, 'run'>
  clock: Clock
  /** The user whose turn and whose allowance it is. */
  user: string
  signal: AbortSignal
}

/**
 * Runs the engine within its time and holds the language of a connected model's answer against the one that was asked for.
 * An answer in another language is thrown away once, and the model is asked again if there is time; what was streamed of it
 * is taken back. A second wrong answer is told, and a translation that is none is refused.
 */
export async function inLanguage(deps: Deps, request: EngineRequest, onText: OnText): Promise<EngineOutcome> {
  const { user, signal, clock } = deps
  const startedAt = clock.monotonic()
  const run = (one: EngineRequest, take: OnText) => inTime(deps, one, { user, signal, onText: take })
  const first = await run(request, onText)
  const wanted = deps.engine.name === 'builtin' ? undefined : wantedLanguage(request)
  const wrong = wanted === undefined ? undefined : await otherLanguage(deps, first, wanted)
  if (!first.ok || wanted === undefined || wrong === undefined) return first
  if (clock.monotonic() - startedAt > deps.deadlineMs / 2) return withRemark(first, request, wrong, wanted)
  let begun = false
  const second = await run({ ...request, stress: 'language' }, (piece, again = false) => {
    onText(piece, again || !begun)
    begun = true
  })
  if (!second.ok) return second
  const still = await otherLanguage(deps, second, wanted)
  const both = {
    ...second,
    tokensIn: first.tokensIn + second.tokensIn,
    tokensOut: first.tokensOut + second.tokensOut,
  }
  if (still !== undefined) return withRemark(both, request, still, wanted)
  return { ...both, notes: [...second.notes, { key: 'openai.language_retried' }] }
}

function withRemark(
  answer: EngineAnswer,
  { operation, refine }: EngineRequest,
  found: string,
  wanted: string,
): EngineOutcome {
  if (operation === 'translate' && refine === undefined) return { ok: false, code: 'engine_wrong_language', notes: [] }
  return { ...answer, notes: [...answer.notes, { key: 'openai.wrong_language', values: { found, wanted } }] }
}

/** The language that the answer should be in; undefined if that is open. */
function wantedLanguage({
  operation,
  refine,
  targetLanguage,
  language,
  customPrompt,
}: EngineRequest): string | undefined {
  if (operation === 'translate' && refine === undefined) return targetLanguage
  // A wish may ask for another language.
  return customPrompt === undefined ? language : undefined
}

/** The language of an answer, if it is surely another one than `wanted`. */
async function otherLanguage(
  { textWork, user, signal }: Deps,
  answer: EngineOutcome,
  wanted: string,
): Promise<string | undefined> {
  if (!answer.ok || signal.aborted || answer.text.length < LEAST_CHARACTERS) return undefined
  const read = await textWork.run(user, 'language', { text: answer.text }, signal)
  const found = read.ok ? read.value : undefined
  if (found === undefined || found === wanted) return undefined
  return ALIKE.some((group) => group.has(found) && group.has(wanted)) ? undefined : found
}
