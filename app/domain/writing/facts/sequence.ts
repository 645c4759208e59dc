import { isFunctionWord } from '../analysis/function-words.ts'
import type { KnownLanguage } from './fact.ts'
import type { Part } from './rewording.ts'
import type { Token } from './tokens.ts'

/** Which side of a word happens first. */
type Order = 'ahead' | 'behind' | 'next'

/** Words between two events: what stands behind happens later, earlier, or next. */
const WORDS: Readonly<Record<Order, Readonly<Record<KnownLanguage, string>>>> = {
  ahead: {
    en: 'before|prior to',
    de: 'bevor|ehe',
    fr: 'avant de|avant d|avant que|avant qu|avant la|avant le|avant l|avant les|avant sa|avant son|avant toute|avant tout',
    es: 'antes de|antes del',
    pt: 'antes de|antes do|antes da|antes dos|antes das',
  },
  behind: {
    en: 'after|once|as soon as|having',
    de: 'nachdem|sobald',
    fr: 'après|une fois|dès que|dès qu|aussitôt que',
    es: 'después de|después del|tras|una vez|en cuanto|luego de',
    pt: 'depois de|depois do|depois da|depois dos|depois das|após|uma vez|assim que|logo que',
  },
  next: {
    en: 'then|afterwards|subsequently',
    de: 'dann|danach|anschließend',
    fr: 'puis|ensuite',
    es: 'luego|después|posteriormente',
    pt: 'depois|em seguida|a seguir|posteriormente',
  },
}
const ENDING =
  /^(\p{L}{3,30}?)(?:ings?|ed|es|en|er|ar|ir|re|ado|ada|ido|ida|idas|idos|ando|endo|ung|ez|ée?s?|ie?s?|ue?s?|s|e|t|te|n|r|a|o)$/u
const STEM = 5

/**
 * Whether two events have the order that they have in the other passage, or the opposite one: "back up, then update", "update before you
 * back up". Each passage must have one word for an order, and both events must be found again in one place more than in the other one.
 * @returns null if that cannot be told
 */
export function sequenceOf(
  own: Part,
  their: Part,
  language: KnownLanguage,
): { how: 'same' | 'turned'; was: Token; now: Token } | null {
  const [mine, theirs] = [sequenceIn(own.tokens, language), sequenceIn(their.tokens, language)]
  if (mine === null || theirs === null) return null
  const common = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((stem) => other.has(stem)).length
  const crossed = [common(mine.first, theirs.second), common(mine.second, theirs.first)] as const
  const straight = [common(mine.first, theirs.first), common(mine.second, theirs.second)] as const
  const isMore = (some: readonly [number, number], others: readonly [number, number]) =>
    some[0] > 0 && some[1] > 0 && some[0] + some[1] > 2 * (others[0] + others[1])
  const [was, now] = [mine.token, theirs.token]
  if (isMore(crossed, straight)) return { how: 'turned', was, now }
  return isMore(straight, crossed) ? { how: 'same', was, now } : null
}

type Sequence = { token: Token; first: ReadonlySet<string>; second: ReadonlySet<string> }

function sequenceIn(tokens: readonly Token[], language: KnownLanguage): Sequence | null {
  const found = tokens.flatMap((_, place) => {
    const match = matchAt(tokens, place, language)
    return match === null ? [] : [{ place, ...match }]
  })
  const [match] = found
  const token = tokens[match?.place ?? -1]
  if (match === undefined || token === undefined || found.length > 1) return null
  const ahead = new Set<string>()
  const behind = new Set<string>()
  /** The end of what follows the word: a comma, if it begins the sentence. */
  let isOver = false
  for (const [at, each] of tokens.entries()) {
    if (each.sentence !== token.sentence) continue
    if (at > match.last && each.kind === 'sign' && /^[,;:]$/u.test(each.word)) isOver = true
    if (each.kind !== 'word' || each.word.length < 3 || isFunctionWord(each.word, language)) continue
    if (at >= match.place && at <= match.last) continue
    const side = at > match.last && !(isOver && match.order !== 'next') ? behind : ahead
    side.add(stemOf(each.word))
  }
  if (ahead.size === 0 || behind.size === 0) return null
  return match.order === 'behind' ? { token, first: behind, second: ahead } : { token, first: ahead, second: behind }
}

function matchAt(
  tokens: readonly Token[],
  place: number,
  language: KnownLanguage,
): { order: Order; last: number } | null {
  for (const order of ['ahead', 'behind', 'next'] as const)
    for (const words of PHRASES[order][language])
      if (words.every((word, step) => tokens[place + step]?.word.replace(/['’]$/u, '') === word))
        return { order, last: place + words.length - 1 }
  return null
}

function stemOf(word: string): string {
  return (ENDING.exec(word)?.[1] ?? word).slice(0, STEM)
}

const PHRASES = Object.fromEntries(
  Object.entries(WORDS).map(([order, languages]) => [
    order,
    Object.fromEntries(
      Object.entries(languages).map(([language, phrases]) => [
        language,
        phrases.split('|').map((phrase) => phrase.split(' ')),
      ]),
    ),
  ]),
) as unknown as Readonly<Record<Order, Readonly<Record<KnownLanguage, readonly (readonly string[])[]>>>>
