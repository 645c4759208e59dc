import type { Operation } from '../../assistant/options.ts'
import type { Glossary } from '../../library/glossary.ts'
import { guessLanguage } from '../analysis/function-words.ts'
import { words } from '../sentences.ts'
import type { CheckedFact } from './checked.ts'
import { type Fact, type FactKind, fold, knownLanguage } from './fact.ts'
import { alarms, checkMeaning } from './meaning.ts'

/** A place in a text, in code points. */
type Place = { start: number; end: number; text: string }

/** What became of one fact. `restated` is the same in other words or units, and does no harm. */
type Finding = {
  kind: FactKind
  outcome: CheckedFact['outcome'] | 'added'
  before: Place | null
  after: Place | null
  /** What the glossary asks for; only in findings of that kind. */
  should?: string
}

/** The comparison of two texts as calls answer it. `kept` counts restated facts, too. */
export type Comparison = { kept: number; total: number; findings: Finding[] }

/** Two texts to compare. Unknown languages are null; without an operation it follows from the languages. */
export type CompareInput = {
  before: string
  after: string
  operation: Operation | null
  from: string | null
  to: string | null
  /** The glossary of the workspace, if the second text is held to one. */
  glossary?: Glossary | undefined
}

/** The share of words in common from which two texts are taken to be in one language. */
const COMMON = 0.4

/**
 * Compares the facts of two texts, in the order of the first and then of the second. What an operation may leave out is not
 * listed if it did.
 * @param detect the language of a text (BCP 47); null if it is not sure
 */
export function compareTexts(input: CompareInput, detect: (text: string) => string | null): Comparison {
  const { before, after } = input
  const { from, to } = languagesOf(input, detect)
  const operation = input.operation ?? (from !== null && to !== null && from !== to ? 'translate' : 'rephrase')
  const check = checkMeaning({
    ...{ before, after, operation, glossary: input.glossary },
    // A glossary also has words for languages whose facts cannot be read.
    from: from ?? input.from,
    to: to ?? input.to,
  })
  const raised = alarms(check, operation)
  const alarmed = new Set(raised.facts)
  const inBefore = placesIn(before)
  const inAfter = placesIn(after)
  const facts = check.facts.filter(
    (item) => item.outcome === 'kept' || item.outcome === 'restated' || alarmed.has(item),
  )
  return {
    kept: check.kept,
    total: facts.length,
    findings: [
      ...facts.map(
        ({ fact, outcome, now }): Finding => ({
          ...{ kind: fact.kind, outcome },
          before: inBefore(fact),
          after: now === null ? null : inAfter(now),
          ...requestOf(fact),
        }),
      ),
      ...raised.added.map(
        (fact): Finding => ({
          kind: fact.kind,
          outcome: 'added',
          before: null,
          after: inAfter(fact),
          ...requestOf(fact),
        }),
      ),
    ],
  }
}

function requestOf({ should }: Fact): { should?: string } {
  return should === undefined ? {} : { should }
}

/** The languages of the texts; texts with many words in common are in one language. */
function languagesOf({ before, after, operation, from, to }: CompareInput, detect: (text: string) => string | null) {
  const named = from === null ? null : knownLanguage(from)
  const other = to === null ? null : knownLanguage(to)
  if (from !== null && to !== null) return { from: named, to: other }
  const read = (text: string) => knownLanguage(detect(text)) ?? guessLanguage(text)
  if (operation !== null && operation !== 'translate') {
    const language = named ?? other ?? read(`${before}\n${after}`)
    return { from: language, to: language }
  }
  const one = named ?? read(before)
  const two = other ?? read(after)
  if (one === two || operation === 'translate' || (one !== null && two !== null && commonWords(before, after) < COMMON))
    return { from: one, to: two }
  const language = named ?? other ?? read(`${before}\n${after}`) ?? one ?? two
  return { from: language, to: language }
}

function commonWords(before: string, after: string): number {
  const one = new Set(words(fold(before)))
  const other = new Set(words(fold(after)))
  const common = [...one].filter((word) => other.has(word)).length
  return common / Math.max(1, Math.min(one.size, other.size))
}

/** Facts count in UTF-16 units; calls count in code points. */
function placesIn(text: string): (fact: Fact) => Place {
  const points = new Uint32Array(text.length + 1)
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    points[at] = count
    const code = text.charCodeAt(at)
    const next = text.charCodeAt(at + 1)
    // The second half of a pair counts with the first.
    if (!(code >= 0xd800 && code < 0xdc00 && next >= 0xdc00 && next < 0xe000)) count += 1
  }
  points[text.length] = count
  return ({ start, end, text: written }) => ({ start: points[start] ?? 0, end: points[end] ?? count, text: written })
}
