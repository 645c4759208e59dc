import { fold, KNOWN_LANGUAGES, type KnownLanguage } from '../fact.ts'
import type { Token } from '../tokens.ts'
import { CLOSED_WORDS, type ClosedWords } from './closed-words.ts'
import { HINTS } from './hints.ts'
import { MORE_OPPOSITES } from './more-opposites.ts'
import { OPPOSITES } from './opposites.ts'
import { sortsOf } from './sorts.ts'

type Part = { kind: 'word' | 'prefix'; word: string } | { kind: 'number' | 'gap' | 'infinitive' }
type Phrase = { family: string; value: string; parts: readonly Part[] }
type Index = { words: Map<string, Phrase[]>; prefixes: Map<string, Phrase[]>; numbers: Phrase[] }

/** A phrase that was found at a token; `last` is its last token. A phrase with a gap leaves what follows to be read. */
export type Found = { family: string; value: string; last: number; open: boolean }

/** The most tokens that a gap in a phrase stands for. */
const GAP = 4
/** French "ne … que" holds a verb with its objects. */
const WIDE_GAP = 7
const LONGEST_PREFIX = 16
const INFINITIVE: Partial<Readonly<Record<KnownLanguage, RegExp>>> = {
  es: /(?:[aeiáéí]r)(?:se|lo|la|los|las|me|te|nos|le|les|l[oae]s?)?$/u,
  pt: /[aeiô]r(?:-\p{L}{1,4})?$|pôr$/u,
  de: /^[\p{Ll}]{2,40}(?:en|ern|eln|tun|sein)$/u,
  fr: /(?:er|ir|re|oir)$/u,
}

/** Words that stand in no gap: "n'est pas le fait que" does not mean "only", nor "ist einfach, um … zu" a duty. */
const CLOSES_GAP: Partial<Readonly<Record<KnownLanguage, RegExp>>> = {
  fr: /^(?:pas|jamais|plus|rien|personne|aucune?|guère|ni)$/u,
  de: /^(?:um|[,;:]|zu|so|sehr|schwer|schwierig|leicht|einfach|bereit|gern|dabei|lange|früh|spät)$/u,
}

/** "The father's" is the father. */
const POSSESSIVE = /'s$/u

/** People and things that end like a degree. */
const NO_DEGREE =
  /^(?:opener|closer|winner|loser|buyer|seller|helper|keeper|reader|writer|leader|speaker|worker|driver|runner|starter|teacher|sender|lender|maker|offer|order|under|over|paper|finer|shower|tower|power|liker|dier|liver|lover|hater|giver|taker|rester|shorter|forest|interest|inter|wonder|matter|letter|better|number|summer|winter|dinner|former|latter|corner|counter|center|server|render|tender|gender|member|timer|ruler|user|player|singer|farmer|lawyer)$/

const INDEXES = indexesOf((language) => indexOf(language, CLOSED_WORDS[language], { ...OPPOSITES, ...MORE_OPPOSITES }))
const HINT_INDEXES = indexesOf((language) => indexOf(language, HINTS[language], {}))

/**
 * The longest phrases that begin at a token; of one family only the first.
 * @param hints true for the words that only can stand for a closed word
 */
export function phrasesAt(
  tokens: readonly Token[],
  at: number,
  language: KnownLanguage,
  isNumber: (token: number) => boolean,
  hints = false,
): Found[] {
  const token = tokens[at]
  if (token === undefined) return []
  const { words, prefixes, numbers } = (hints ? HINT_INDEXES : INDEXES)[language]
  const own = language === 'en' ? token.word.replace(POSSESSIVE, '') : token.word
  const candidates = [...(words.get(token.word) ?? []), ...(isNumber(at) ? numbers : [])]
  if (own !== token.word) candidates.push(...(words.get(own) ?? []).filter(({ parts }) => parts.length === 1))
  for (let length = 2; length <= Math.min(LONGEST_PREFIX, token.word.length); length += 1)
    candidates.push(...(prefixes.get(token.word.slice(0, length)) ?? []))
  let best: Found[] = []
  let longest = 0
  for (const phrase of candidates) {
    const end = endOf(phrase, tokens, at, language, isNumber)
    if (end === -1 || end - at < longest || goesOn(phrase, tokens[end])) continue
    if (end - at > longest) best = []
    longest = end - at
    if (!best.some(({ family }) => family === phrase.family))
      best.push({
        ...{ family: phrase.family, value: phrase.value, last: end - 1 },
        open: phrase.parts.some(({ kind }) => kind === 'gap'),
      })
  }
  return best
}

/** "Costs more than" continues with a bound, which is more exact. */
function goesOn({ family, parts }: Phrase, next: Token | undefined): boolean {
  if (family === 'shift' && next?.word === 'ago') return true
  return family === 'price' && parts.length > 1 && /^(?:than|als|de|d'|que|do)$/.test(next?.word ?? '')
}

/** The token behind a phrase that begins at a token, or -1. */
function endOf(
  { parts }: Phrase,
  tokens: readonly Token[],
  from: number,
  language: KnownLanguage,
  isNumber: (token: number) => boolean,
): number {
  let at = from
  for (const [place, part] of parts.entries()) {
    const token = tokens[at]
    if (part.kind === 'infinitive') return infinitiveAfter(tokens, at, language) ? at : -1
    if (token === undefined) return -1
    if (part.kind === 'gap') {
      const next = parts[place + 1]
      const sentence = tokens[from]?.sentence
      let skipped = 1
      const widest = language === 'fr' ? WIDE_GAP : GAP
      while (skipped <= widest && !(matches(next, tokens[at + skipped], isNumber(at + skipped)) && skipped > 0))
        skipped += 1
      const found = tokens[at + skipped]
      if (skipped > widest || found === undefined || found.sentence !== sentence) return -1
      if (tokens.slice(at, at + skipped).some(({ word }) => CLOSES_GAP[language]?.test(word) === true)) return -1
      at += skipped
      continue
    }
    // "Up to $500", "até R$ 500"
    const isSign = (ahead: number) => /^[$€£¥]$/u.test(tokens[at + ahead]?.word ?? '')
    const sign = part.kind !== 'number' ? 0 : isSign(0) ? 1 : token.word === 'r' && isSign(1) ? 2 : 0
    if (!matches(part, tokens[at + sign], isNumber(at + sign))) return -1
    at += sign + 1
  }
  return at
}

function matches(part: Part | undefined, token: Token | undefined, number: boolean): boolean {
  if (part === undefined || token === undefined) return false
  if (part.kind === 'word') return token.word === part.word || token.word.replace(POSSESSIVE, '') === part.word
  if (part.kind === 'prefix') return token.word.startsWith(part.word)
  return part.kind === 'number' && number
}

function infinitiveAfter(tokens: readonly Token[], at: number, language: KnownLanguage): boolean {
  const pattern = INFINITIVE[language]
  // German "zu" stands before its verb.
  const steps = language === 'de' ? [0] : [0, 1, 2]
  return pattern !== undefined && steps.some((ahead) => pattern.test(tokens[at + ahead]?.word ?? ''))
}

function indexesOf(make: (language: KnownLanguage) => Index): Readonly<Record<KnownLanguage, Index>> {
  return Object.fromEntries(KNOWN_LANGUAGES.map((language) => [language, make(language)])) as unknown as Readonly<
    Record<KnownLanguage, Index>
  >
}

function indexOf(language: KnownLanguage, closed: ClosedWords, opposites: typeof OPPOSITES): Index {
  const index: Index = { words: new Map(), prefixes: new Map(), numbers: [] }
  const add = (family: string, value: string, list: string) => {
    for (const written of list.split('|')) {
      const parts = partsOf(written.trim(), language)
      const phrase = { family, value, parts }
      const [first] = parts
      if (first?.kind === 'word') push(index.words, first.word, phrase)
      else if (first?.kind === 'prefix') push(index.prefixes, first.word, phrase)
      else if (first?.kind === 'number') index.numbers.push(phrase)
    }
  }
  for (const [key, list] of Object.entries(closed)) {
    const [family = key, value = ''] = key.split(':')
    add(family, value, list)
  }
  for (const [family, lists] of Object.entries(opposites)) {
    const [these = '', those = ''] = lists[language].split(' / ')
    add(family, '+', withDegrees(these, language))
    add(family, '-', withDegrees(those, language))
  }
  if (closed === CLOSED_WORDS[language])
    for (const { family, value, words } of sortsOf(language)) add(family, value, words)
  return index
}

/** The short English words of a list with their degrees: "loud" is "louder" as well. */
function withDegrees(list: string, language: KnownLanguage): string {
  if (language !== 'en') return list
  const listed = new Set(list.split('|').map((word) => word.trim()))
  const more = [...listed].flatMap((word) => {
    if (!/^[a-z]{3,7}$/.test(word) || /(?:ly|ing|ed|er|est|s|ness)$/.test(word) || listed.has(`${word}*`)) return []
    const stem = /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}i` : word.endsWith('e') ? word.slice(0, -1) : word
    return [
      `${stem}er`,
      `${stem}est`,
      ...(/^[^aeiou]*[aeiou][bdgmnpt]$/.test(word) ? [`${stem}${stem.slice(-1)}er`] : []),
    ]
  })
  return [list, ...more.filter((word) => !listed.has(word) && !NO_DEGREE.test(word))].join('|')
}

function partsOf(written: string, language: KnownLanguage): Part[] {
  return fold(written)
    .split(' ')
    .flatMap((word): Part[] => {
      if (word === '#') return [{ kind: 'number' }]
      if (word === '~') return [{ kind: 'gap' }]
      if (word === '>') return [{ kind: 'infinitive' }]
      const elided =
        language === 'en' || language === 'de' || /^aujourd/.test(word) ? null : /^(\p{L}{1,8}')(.*)$/u.exec(word)
      const pieces = elided === null ? [word] : [elided[1] ?? '', elided[2] ?? ''].filter((piece) => piece !== '')
      return pieces.map((piece) =>
        piece.endsWith('*') ? { kind: 'prefix', word: piece.slice(0, -1) } : { kind: 'word', word: piece },
      )
    })
}

function push(map: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [phrase])
  else list.push(phrase)
}
