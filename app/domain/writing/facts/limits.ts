import { isFunctionWord } from '../analysis/function-words.ts'
import type { KnownLanguage } from './fact.ts'
import type { Part } from './rewording.ts'
import type { Token } from './tokens.ts'
import type { Said } from './wording.ts'

/** How far behind an "only" what it limits stands, in tokens. */
const REACH = 6
const STEM = 5

/**
 * An "only" that limits something else than before: "only parents can pick up tickets at the gate", "parents can pick up tickets only at the
 * gate". Both passages must have one, what it limited must be in both, and nothing of it may be limited in both.
 */
export function movedLimit(own: Part, their: Part, language: KnownLanguage): { was: Said; now: Said } | null {
  const [mine, theirs] = [own, their].map(({ closed }) => closed.filter(isOnly))
  const [was, now] = [mine?.[0], theirs?.[0]]
  if (was === undefined || now === undefined || mine?.length !== 1 || theirs?.length !== 1) return null
  const [limited, limitedNow] = [limitedBy(was, own, language), limitedBy(now, their, language)]
  if (limited.length === 0 || limitedNow.length === 0 || limited.some((stem) => limitedNow.includes(stem))) return null
  const says = ({ tokens }: Part, stems: readonly string[]) =>
    stems.some((stem) => tokens.some(({ word }) => stemOf(word) === stem))
  return says(their, limited.slice(0, 1)) && says(own, limitedNow.slice(-1)) ? { was, now } : null
}

/** Of "ne … que" the place of what it limits is not known. */
const isOnly = ({ family, value, open }: Said) => family === 'only' && value === 'only' && open !== true

/** The words of content around an "only": the next three, and the one right before it ("for members only"). */
function limitedBy({ start, end }: Said, { tokens }: Part, language: KnownLanguage): string[] {
  const first = tokens.findIndex((token) => token.start >= start)
  const last = tokens.findIndex((token) => token.start >= end)
  const isContent = ({ kind, word }: Token) => kind === 'number' || (word.length > 2 && !isFunctionWord(word, language))
  const sentence = tokens[first]?.sentence
  const behind = last < 0 ? [] : tokens.slice(last, last + REACH).filter((token) => token.sentence === sentence)
  const ahead = tokens.slice(Math.max(0, first - 1), Math.max(0, first))
  return [...ahead.filter(isContent), ...behind.filter(isContent).slice(0, 3)].map(({ word }) => stemOf(word))
}

function stemOf(word: string): string {
  return word.slice(0, STEM).replace(/(?:e|s|es|en)$/u, '')
}
