import { KIND_OF } from './closed-pool.ts'
import type { KnownLanguage } from './fact.ts'
import { ENGLISH_CONTRARIES } from './lexicon/english-contraries.ts'
import type { Part } from './rewording.ts'
import type { Token } from './tokens.ts'
import type { Said } from './wording.ts'

/** What turns a word into its opposite, and the word. */
const PREFIX = /^(?:un|in|im|ir|il|dis|des|dés|non|mé)-?(\p{L}{4,40})$/u
/** Words that begin like that and are no opposites of what is left: "discourse" and "course", "Unfall" and "Fall". */
const NO_OPPOSITE = new RegExp(
  `^(?:${[
    'dis(?:cours|count|cover|ease|play|patch|pos|charg|card|cuss|tress|mis|till|guis|trict|tinct|pens|pers|grac)',
    'in(?:form|dent|stanc|stant|tend|tent|vent|vest|com|creas|put|tak|stal|stead|struct|spir|deed|land|bound|sight|quest|quir|tern|set|door|firm|flam|habit|herit|sid|tact|tim|tegr|terest|structed)',
    'im(?:port|pres|prov|part|pact|pos|plant|print|prison|plem|pon|prim|puest|ped)',
    'un(?:ion|less|til|der|fall|wetter|kosten|menge|kraut|tat|gefähr|ser)',
    'ir(?:rig|rit)|il(?:lust|lumin)',
    'des(?:arroll|cub|ped|tin|cans|cuent|cont|pach|ayun|cend|tac|crib|enh|envolv|cobr|pes|culp|car|ign|er)',
    'in(?:gres|vert|vern|sc|tens|ic)',
  ].join('|')})`,
  'u',
)
/** The endings that an English word of a text may have in addition to the word of a list, and what the list has instead. */
const ENDINGS: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ['ies', ['y', 'ie']],
  ['ied', ['y']],
  ['ier', ['y']],
  ['iest', ['y']],
  ['ing', ['', 'e']],
  ['est', ['', 'e']],
  ['es', ['', 'e']],
  ['ed', ['', 'e']],
  ['er', ['', 'e']],
  ['ly', ['']],
  ['s', ['']],
]

/** Prefixes that make opposites of one word: "inbound" and "outbound", "einschalten" and "ausschalten". */
const CROSSED: Readonly<Record<KnownLanguage, string>> = {
  en: 'anti/pro over/under pre/post inter/intra macro/micro maxi/mini hyper/hypo in/out up/down im/ex in/ex inter/exter',
  de: 'anti/pro über/unter vor/nach inter/intra makro/mikro maxi/mini hyper/hypo ein/aus auf/ab an/ab zu/ab an/aus im/ex hinein/hinaus herein/heraus hinauf/hinunter voran/zurück auf/zu be/ent ver/ent groß/klein mehr/minder',
  fr: 'anti/pro sur/sous pré/post inter/intra macro/micro maxi/mini hyper/hypo im/ex in/ex multi/mono',
  es: 'anti/pro sobre/sub sobre/infra pre/pos pre/post ante/pos inter/intra macro/micro maxi/mini hiper/hipo im/ex in/ex multi/mono',
  pt: 'anti/pró sobre/sub pré/pós pre/pos inter/intra macro/micro maxi/mini hiper/hipo im/ex in/ex multi/mono',
}
const CROSSINGS = Object.fromEntries(
  Object.entries(CROSSED).map(([language, list]) => [
    language,
    list.split(' ').flatMap((pair) => {
      const [one = '', other = ''] = pair.split('/')
      return [
        [one, other],
        [other, one],
      ] as const
    }),
  ]),
) as unknown as Readonly<Record<KnownLanguage, readonly (readonly [string, string])[]>>
/** The fewest letters that two such words must share. */
const SHARED = 4
const NONE: ReadonlySet<string> = new Set()
const CONTRARIES = contrariesOf(ENGLISH_CONTRARIES)

/**
 * Adds to the opposites of two passages of one language those that no table of the five languages has: pairs that differ in a prefix
 * ("successful", "unsuccessful"; "inbound", "outbound"), and in English the pairs of WordNet.
 */
export function addContraries(own: Part, their: Part, language: KnownLanguage): void {
  addPrefixed(own, their)
  addCrossed(own, their, language)
  if (language === 'en') addListed(own, their)
}

function addPrefixed(own: Part, their: Part): void {
  for (const [part, other] of [
    [own, their],
    [their, own],
  ] as const) {
    const plain = new Map(other.tokens.map((token) => [token.word, token]))
    const here = new Set(part.tokens.map(({ word }) => word))
    const known = new Set([...part.closed, ...other.closed].map(({ start }) => start))
    for (const [place, token] of part.tokens.entries()) {
      const rest = PREFIX.exec(token.word)?.[1]
      const base = rest === undefined ? undefined : plain.get(rest)
      if (rest === undefined || base === undefined || plain.has(token.word) || here.has(rest)) continue
      if (NO_OPPOSITE.test(token.word)) continue
      // "Unfortunately" and "fortunately" say how the writer takes it.
      if (place === 0) continue
      // "Unblocked" is an opposite by itself; "damaged" is one, too, but not of "undamaged".
      if (known.has(token.start)) continue
      const family = `un ${rest}`
      part.closed.push(opposite(token, place, family, '-'))
      other.closed.push({ ...opposite(base, 0, family, '+'), ...(isDenied(base, other) ? { denied: true } : {}) })
    }
  }
}

/** How far before or behind a word its denial stands, in UTF-16 units: "was never signed", "wird leider nicht bearbeitet". */
const DENIED_BESIDE = 24

/** Whether a free denial stands beside a word in its clause: "not signed". */
function isDenied({ start, end, clause }: Token, { denials }: Part): boolean {
  return denials.some(
    (denial) =>
      !denial.spent &&
      denial.clause === clause &&
      denial.end > start - DENIED_BESIDE &&
      denial.start < end + DENIED_BESIDE / 3,
  )
}

function addCrossed(own: Part, their: Part, language: KnownLanguage): void {
  const theirs = new Map(onlyIn(their, own).map((token) => [token.word, token]))
  const known = new Set([...own.closed, ...their.closed].map(({ start }) => start))
  for (const token of onlyIn(own, their)) {
    if (known.has(token.start)) continue
    for (const [prefix, contrary] of CROSSINGS[language]) {
      const rest = token.word.startsWith(prefix) ? token.word.slice(prefix.length) : ''
      const other = rest.length < SHARED ? undefined : theirs.get(contrary + rest)
      if (other === undefined || known.has(other.start)) continue
      const family = `crossed ${rest}`
      own.closed.push(opposite(token, 0, family, '+'))
      their.closed.push(opposite(other, 0, family, '-'))
      known.add(token.start).add(other.start)
      break
    }
  }
}

function addListed(own: Part, their: Part): void {
  const mine = onlyIn(own, their)
  const theirs = new Map<string, Token>()
  for (const token of onlyIn(their, own)) for (const word of basesOf(token.word)) theirs.set(word, token)
  const [families, others] = [familiesAt(own), familiesAt(their)]
  const used = new Set<Token>()
  for (const token of mine) {
    const other = basesOf(token.word)
      .flatMap((word) => [...(CONTRARIES.get(word) ?? [])])
      .map((word) => theirs.get(word))
      .find((found) => found !== undefined && !used.has(found))
    if (other === undefined) continue
    const [here, there] = [families.get(token) ?? NONE, others.get(other) ?? NONE]
    // A table of the five languages has this pair, or a word of it is more than an opposite: "most", "allowed", "never".
    if ([...here].some((family) => there.has(family)) || [...here, ...there].some((family) => family in KIND_OF))
      continue
    used.add(other)
    const family = `contrary ${token.word}`
    own.closed.push(opposite(token, 0, family, '+'))
    their.closed.push(opposite(other, 0, family, '-'))
  }
}

/** The words of a passage that the other one does not have. */
function onlyIn(part: Part, other: Part): Token[] {
  const words = new Set(other.tokens.map(({ word }) => word))
  return part.tokens.filter(({ word, kind }) => kind === 'word' && word.length > 2 && !words.has(word))
}

/** The families of the closed words that each word of a passage is part of. Denials count as one. */
function familiesAt({ tokens, closed, denials }: Part): Map<Token, Set<string>> {
  const places = new Map(tokens.map(({ start }, place) => [start, place]))
  const families = new Map<Token, Set<string>>()
  const mark = (from: number, end: number, family: string) => {
    for (let place = places.get(from) ?? tokens.length; (tokens[place]?.end ?? end + 1) <= end; place += 1) {
      const token = tokens[place]
      if (token !== undefined) families.set(token, (families.get(token) ?? new Set<string>()).add(family))
    }
  }
  for (const { start, end, family } of closed) mark(start, end, family)
  for (const { start, end } of denials) mark(start, end, 'often')
  return families
}

function opposite({ start, end, clause, sentence }: Token, token: number, family: string, value: string): Said {
  return { family, value, start, end, token, last: token, clause, sentence }
}

/** The words of a list of which this may be a form: "stopped" of "stop", "larger" of "large". */
function basesOf(word: string): string[] {
  const bases = [word]
  for (const [ending, instead] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue
    const stem = word.slice(0, -ending.length)
    bases.push(...instead.map((one) => stem + one))
    if (/([^aeiou])\1$/u.test(stem)) bases.push(stem.slice(0, -1))
  }
  return bases
}

function contrariesOf(list: string): ReadonlyMap<string, ReadonlySet<string>> {
  const contraries = new Map<string, Set<string>>()
  for (const pair of list.split(/\s+/)) {
    const [one = '', other = ''] = pair.split('/')
    if (other === '') continue
    contraries.set(one, (contraries.get(one) ?? new Set()).add(other))
    contraries.set(other, (contraries.get(other) ?? new Set()).add(one))
  }
  return contraries
}
