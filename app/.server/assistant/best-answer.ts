import type { Clock } from '#app/.server/platform/clock.ts'
import type { TextWork } from '#app/.server/text-work/text-work.ts'
import { lengthGoal } from '#app/domain/assistant/length.ts'
import type { Refinement } from '#app/domain/assistant/refine.ts'
import type { CompareInput, Comparison } from '#app/domain/writing/facts/comparison.ts'
import { knownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { EngineAnswer, EngineOutcome, EngineRequest, Note, OnText } from './engines/engine.ts'
import { anotherThan, otherLanguage, tellsItsLanguage, wantedLanguage } from './in-language.ts'
import { inTime } from './in-time.ts'

type Deps = Parameters<typeof inTime>[0] & {
  textWork: Pick<TextWork, 'run'>
  clock: Clock
  /** The user whose turn and whose allowance it is. */
  user: string
  signal: AbortSignal
}

/** The faults of an answer: another language, facts of the text that it changed or lost, broken rules of the style. */
type Faults = { language: string | undefined; facts: LostFact[]; rules: number }
/** `passage`: the fact with the words around it, which tell what a "not" denies. */
type LostFact = { text: string; passage: string }

/**
 * Runs the engine within its time and judges the answer of a connected model. One that is in another language, changes or
 * loses facts, or breaks rules of the style, is asked for a second time, once and at no cost, if there is time. The better
 * one counts: the other one is taken back from the stream. Notes tell its faults, and a translation into
 * another language is refused.
 */
export async function bestAnswer(deps: Deps, request: EngineRequest, onText: OnText): Promise<EngineOutcome> {
  const { user, signal, clock } = deps
  const startedAt = clock.monotonic()
  const run = (one: EngineRequest, take: OnText) => inTime(deps, one, { user, signal, onText: take })
  const first = await run(request, onText)
  if (!first.ok || deps.engine.name === 'builtin') return first
  const faults = await faultsOf(deps, request, first)
  if (weightOf(faults) === 0) return first
  if (signal.aborted || clock.monotonic() - startedAt > deps.deadlineMs / 2) return withNotes(first, request, faults)
  let begun = false
  const second = await run({ ...request, stress: stressOf(faults) }, (piece, again = false) => {
    onText(piece, again || !begun)
    begun = true
  })
  if (!second.ok) {
    // An answer in another language is no answer; one with other faults is better than none.
    if (faults.language !== undefined) return second
    if (begun) onText(first.text, true)
    return withNotes(first, request, faults)
  }
  const still = await faultsOf(deps, request, second)
  const both = bothRuns(first, second)
  if (signal.aborted || weightOf(still) > weightOf(faults)) {
    if (begun) onText(first.text, true)
    return withNotes({ ...first, ...both }, request, faults, [{ key: 'openai.first_kept' }])
  }
  return withNotes({ ...second, ...both }, request, still, [{ key: retriedNote(faults) }])
}

/** The costs of both runs, and everything that was sent. */
function bothRuns(first: EngineAnswer, second: EngineAnswer): Pick<EngineAnswer, 'tokensIn' | 'tokensOut' | 'sent'> {
  const [one, two] = [first.sent, second.sent]
  return {
    tokensIn: first.tokensIn + second.tokensIn,
    tokensOut: first.tokensOut + second.tokensOut,
    sent:
      one === undefined || two === undefined
        ? (two ?? one)
        : { ...one, more: [...(one.more ?? []), two.body, ...(two.more ?? [])], tries: Math.max(one.tries, two.tries) },
  }
}

/** Another language outweighs any number of facts, and a fact any number of rules. */
function weightOf({ language, facts, rules }: Faults): number {
  return (language === undefined ? 0 : 1e6) + facts.length * 1e3 + Math.min(rules, 1e2)
}

function stressOf({ language, facts, rules }: Faults): NonNullable<EngineRequest['stress']> {
  return {
    language: language !== undefined,
    facts: [...new Set(facts.map(({ passage }) => passage))].slice(0, FACTS_NAMED),
    rules: rules > 0,
  }
}

const FACTS_NAMED = 20

function retriedNote({ language, facts }: Faults): string {
  if (language !== undefined) return 'openai.language_retried'
  return facts.length > 0 ? 'openai.meaning_retried' : 'openai.rules_retried'
}

/** The answer with a note on each of its faults. */
function withNotes(
  answer: EngineAnswer,
  request: EngineRequest,
  { language, facts, rules }: Faults,
  retried: readonly Note[] = [],
): EngineOutcome {
  const notes: Note[] = [...answer.notes]
  if (language !== undefined) {
    if (isTranslation(request)) return { ok: false, code: 'engine_wrong_language', notes: [] }
    notes.push({ key: 'openai.wrong_language', values: { found: language, wanted: wantedLanguage(request) ?? '' } })
  } else notes.push(...retried)
  if (facts.length > 0) {
    const list = [...new Set(facts.map(({ text }) => text))].slice(0, FACTS_NAMED).join(' · ')
    notes.push({ key: 'openai.meaning_differs', values: { list } })
  }
  if (rules > 0) notes.push({ key: 'openai.rules_broken', values: { count: rules } })
  return { ...answer, notes }
}

function isTranslation({ operation, refine }: EngineRequest): boolean {
  return operation === 'translate' && refine === undefined
}

/** The faults of an answer; of several versions, those of the best one. */
async function faultsOf(deps: Deps, request: EngineRequest, answer: EngineAnswer): Promise<Faults> {
  const wanted = wantedLanguage(request)
  const judged = wanted === undefined ? undefined : await judgedAtOnce(deps, request, answer)
  const language = wanted === undefined ? undefined : await languageOf(deps, answer, wanted, judged)
  // Facts cannot be compared with a text in the wrong language.
  if (language !== undefined) return { language, facts: [], rules: 0 }
  let best: Faults | undefined
  for (const text of [answer.text, ...(answer.alternatives ?? [])]) {
    const faults = {
      language,
      facts: await lostFacts(deps, request, text, text === answer.text ? judged?.comparison : undefined),
      rules: await brokenRules(deps, request, text),
    }
    if (best === undefined || weightOf(faults) < weightOf(best)) best = faults
    if (weightOf(best) === 0) break
  }
  return best ?? { language, facts: [], rules: 0 }
}

type Judged = { language: string | undefined; comparison: Comparison }

/**
 * Language and facts of an answer in one job, since the way to the thread and back costs as much as either; undefined if only one of
 * them is to be told, or if the job came to nothing: then each is asked for by itself.
 */
async function judgedAtOnce(
  { textWork, user, signal }: Deps,
  request: EngineRequest,
  answer: EngineAnswer,
): Promise<Judged | undefined> {
  const input = factsToCompare(request, answer.text)
  if (input === undefined || signal.aborted || !tellsItsLanguage(answer)) return undefined
  const judged = await textWork.run(user, 'judge', input, signal)
  return judged.ok ? judged.value : undefined
}

function languageOf(deps: Deps, answer: EngineAnswer, wanted: string, judged: Judged | undefined) {
  return judged === undefined ? otherLanguage(deps, answer, wanted) : anotherThan(wanted, judged.language)
}

/** Facts that a text told again must keep. A stand-in is a name, a number or an address. */
const KINDS: ReadonlySet<string> = new Set([
  ...['placeholder', 'number', 'rate', 'money', 'percent', 'date', 'time', 'phone', 'iban', 'reference'],
  ...['negation', 'name'],
])
/** Refinements that say the whole text again. */
const WHOLE: ReadonlySet<Refinement> = new Set<Refinement>(['simpler', 'more_formal', 'friendlier', 'fix_only'])

/** What to compare for the facts of an answer; undefined if it need not keep them, or nothing could tell. */
function factsToCompare(request: EngineRequest, after: string): CompareInput | undefined {
  const { operation, refine, text: before, language = null, targetLanguage } = request
  const translated = isTranslation(request)
  if (!(operation === 'rephrase' || translated) || (refine !== undefined && !WHOLE.has(refine))) return undefined
  if (translated && knownLanguage(targetLanguage) === null) return undefined
  if (language !== null && knownLanguage(language) === null) return undefined
  return { before, after, operation, from: language, to: translated ? targetLanguage : language }
}

/**
 * The facts of the text that an answer changed or lost. The answer counts if they cannot be compared now.
 * @param known the comparison, if it was made
 */
async function lostFacts(
  { textWork, user, signal }: Deps,
  request: EngineRequest,
  after: string,
  known?: Comparison,
): Promise<LostFact[]> {
  const input = factsToCompare(request, after)
  if (input === undefined) return []
  const compared =
    known === undefined ? await textWork.run(user, 'compare', input, signal) : { ok: true as const, value: known }
  if (!compared.ok) return []
  const { text: before, customPrompt } = request
  // A shorter text leaves things out, and a wish may ask for that; what is said must be right, with every "not".
  const mayLose = customPrompt !== undefined || lengthGoal(request).kind === 'shorter'
  return compared.value.findings.flatMap(({ kind, outcome, before: place }) => {
    if (place === null || !KINDS.has(kind)) return []
    if (outcome !== 'changed' && (outcome !== 'lost' || (mayLose && kind !== 'negation'))) return []
    return [{ text: place.text, passage: passageOf(before, place) }]
  })
}

/** Words around a fact, as many code points on each side at most. */
const AROUND = 40

function passageOf(text: string, { start, end }: { start: number; end: number }): string {
  const points = Array.from(text)
  const from = Math.max(0, start - AROUND)
  const to = Math.min(points.length, end + AROUND)
  const lead = points.slice(from, start).join('')
  const tail = points.slice(end, to).join('')
  // A word that is cut at the edge is left out.
  const before = from === 0 ? lead : lead.replace(/^\S{0,40}\s?/, '')
  const after = to === points.length ? tail : tail.replace(/\s?\S{0,40}$/, '')
  return `${before}${points.slice(start, end).join('')}${after}`.trim()
}

/** How many passages of an answer break the hard rules of its style. */
async function brokenRules({ textWork, user }: Deps, { style }: EngineRequest, text: string): Promise<number> {
  if (style.rules === undefined) return 0
  const checked = await textWork.run(user, 'checkStyle', { text, rules: style.rules })
  return checked.ok ? checked.value.length : 0
}
