import { normalise } from '#app/domain/text.ts'
import { isFunctionWord } from '../analysis/function-words.ts'
import { isGivenName } from '../given-names.ts'
import { stemOf } from './content.ts'
import { mayTurnRoles } from './doers.ts'
import type { Fact, KnownLanguage } from './fact.ts'
import { personOf } from './lexicon/people.ts'
import type { Token } from './tokens.ts'

// Two amounts, or two words, that changed places in a text.

type Side = { tokens: readonly Token[]; language: KnownLanguage; amounts: readonly Fact[] }

const AMOUNTS: ReadonlySet<Fact['kind']> = new Set(['number', 'money', 'percent', 'date', 'time'])
/** How far behind an amount the thing that it counts stands, in tokens. */
const REACH = 3
/** The most amounts of a passage that are compared. */
const MANY = 50

/**
 * Two amounts of which each stands before the thing that the other one counted: "three engineers and two designers", "two engineers and three
 * designers". Across languages the things are names, by their beginnings.
 */
export function swappedAmounts(before: Side, after: Side): { was: Fact; now: Fact } | null {
  const areNames = before.language !== after.language
  const [mine, theirs] = [before, after].map((side) => byThing(side, areNames))
  const shared = [...(mine ?? [])].flatMap(([thing, was]) => {
    const now = theirs?.get(thing)
    return now === undefined || readingOf(was) === readingOf(now) ? [] : [{ was, now }]
  })
  for (const one of shared)
    for (const other of shared)
      if (one !== other && readingOf(one.was) === readingOf(other.now) && readingOf(one.now) === readingOf(other.was))
        return one
  return null
}

const readingOf = ({ readings }: Fact) => readings[0] ?? ''

/** The amounts by what they count; a thing that is counted twice is left out. */
function byThing({ tokens, language, amounts }: Side, areNames: boolean): Map<string, Fact> {
  const places = new Map(tokens.map(({ start }, place) => [start, place]))
  const found = new Map<string, Fact>()
  const double = new Set<string>()
  for (const amount of amounts.filter(({ kind }) => AMOUNTS.has(kind)).slice(0, MANY)) {
    const first = tokens[places.get(amount.start) ?? -1]
    if (first === undefined) continue
    const behind = tokens.filter(({ start }) => start >= amount.end).slice(0, REACH)
    const thing = behind.find(({ word, kind }) => kind !== 'sign' && word.length > 2 && !isFunctionWord(word, language))
    if (thing === undefined || thing.clause !== first.clause || thing.kind === 'number') continue
    const key = areNames ? beginningOf(thing.word) : stemOf(thing.word)
    if (found.has(key)) double.add(key)
    found.set(key, amount)
  }
  for (const key of double) found.delete(key)
  return found
}

/** The letters by which a name is recognised in another language, without its marks. */
function beginningOf(word: string): string {
  return normalise(word, 'NFD').replace(/\p{M}/gu, '').slice(0, 3)
}

/** Words between two others that make them one: "cats and dogs", "is the same as". */
const JOINS: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /^(?:and|or|nor|with|is|are|was|were|equals?|meets?|met|between|beside|like|the|an?|as|both|,|-|–|\/)$/u,
  de: /^(?:und|oder|noch|mit|ist|sind|war|waren|bis|sowie|wie|gleich|gegen|zwischen|der|die|das|den|dem|ein(?:e[mnr]?)?|,|-|–|\/)$/u,
  fr: /^(?:et|ou|ni|avec|est|sont|était|entre|comme|l[ea']|les|une?|des?|d[u']|,|-|–|\/)$/u,
  es: /^(?:y|e|o|u|ni|con|es|son|era|eran|entre|como|el|l[ao]s?|una?|del?|,|-|–|\/)$/u,
  pt: /^(?:e|ou|nem|com|é|são|era|eram|entre|como|[ao]s?|uma?|d[aoe]s?|,|-|–|\/)$/u,
}

/** Two words that changed places in a text that is the same word for word besides: "the first was better than the second". */
export function swappedWords(
  own: readonly Token[],
  their: readonly Token[],
  language: KnownLanguage,
): { was: Token; now: Token } | null {
  if (own.length !== their.length || own.length > 10 * MANY) return null
  const bare = (token: Token | undefined) => token?.word.replace(POSSESSIVE, '')
  const places = own.flatMap(({ word }, place) => (word === their[place]?.word ? [] : [place]))
  const [one = 0, two = 0, ...more] = places
  const [was, now] = [own[one], their[one]]
  if (places.length !== 2 || more.length > 0 || was === undefined || now === undefined) return null
  if (bare(was) !== bare(their[two]) || bare(now) !== bare(own[two])) return null
  if ([was, now].some(({ word, kind }) => kind !== 'word' || word.length < 3)) return null
  const between = own.slice(one + 1, two)
  // "My brother's wife" is not "my wife's brother".
  const isOwned = POSSESSIVE.test(was.word) && POSSESSIVE.test(now.word)
  return !isOwned && between.every(({ word }) => JOINS[language].test(word)) ? null : { was, now }
}

const POSSESSIVE = /'s$/u

type Persons = Readonly<Record<string, string>>
/** Pronouns by the person that they stand for, as the one who does it and as the one to whom it is done. */
const PRONOUNS: Readonly<Partial<Record<KnownLanguage, { doer: Persons; object: Persons }>>> = {
  en: {
    doer: { i: 'i', he: 'he', she: 'she', we: 'we', they: 'they' },
    object: { me: 'i', him: 'he', her: 'she', us: 'we', them: 'they' },
  },
  de: {
    doer: { ich: 'i', du: 'you', er: 'he', wir: 'we' },
    object: { mir: 'i', mich: 'i', dir: 'you', dich: 'you', ihm: 'he', ihn: 'he', uns: 'we' },
  },
  es: { doer: { yo: 'i' }, object: { me: 'i' } },
  pt: { doer: { eu: 'i' }, object: { me: 'i' } },
  fr: {
    doer: { je: 'i', "j'": 'i', tu: 'you', il: 'he', ils: 'they' },
    object: { me: 'i', "m'": 'i', moi: 'i', te: 'you', "t'": 'you', lui: 'he', leur: 'they' },
  },
}
/** Prepositions behind which a person is no object of the verb. */
const ASIDE =
  /^(?:by|of|for|with|from|about|than|like|von|bei|mit|zu|für|ohne|als|wie|par|de|d'|avec|pour|chez|sans|que|comme)$/u
/** Forms that make a passive, in which the subject does nothing. */
const PASSIVE = /^(?:is|are|was|were|been|being|be|wird|werden|wurden?|worden|est|sont|été|était)$/u
/** Verbs that both do to each other. */
const MUTUAL = /^(?:met|meet|marr|agree|talk|spoke|speak|traf|treff|getroff|sprach|sprech|rencontr|parl|épous)/u

/**
 * Pronouns of two persons who changed places around one verb, or of one with a name or with someone of the list of people: "I lent him my bike",
 * "he lent me his bike"; "I owe Sam", "Sam owes me"; "my neighbour called me", "I called my neighbour". For passages of one sentence; in one
 * language they must keep each other's words.
 */
export function swappedPronouns(own: Spoken, their: Spoken): { was: Token; now: Token } | null {
  const [mine, theirs] = [personsIn(own.tokens, own.language), personsIn(their.tokens, their.language)]
  if (mine === null || theirs === null) return null
  const isOne = [own, their].every(({ tokens }) => tokens[0]?.sentence === tokens.at(-1)?.sentence)
  const isOther = [own, their].some(({ tokens }) => tokens.some(({ word }) => MUTUAL.test(word) || PASSIVE.test(word)))
  if (!isOne || isOther) return null
  const { doer: was, object } = mine
  const { doer: now, object: other } = theirs
  const isOneLanguage = own.language === their.language
  const isCrossed = was !== null && now !== null && was.who === other?.who && now.who === object?.who
  if (isOneLanguage && isCrossed && was.who !== now.who) return { was: was.token, now: now.token }
  const isNamed = isOneLanguage && shareName(own.tokens, their.tokens, own.language)
  if (!isNamed && !(sharePerson(own, their) && ![own, their].some(mayTurnRoles))) return null
  if (was !== null && object === null && now === null && was.who === other?.who)
    return { was: was.token, now: other.token }
  if (was === null && object !== null && other === null && object.who === now?.who)
    return { was: object.token, now: now.token }
  return null
}

/** Verbs of what the speaker has done, in languages that need no pronoun for it. */
const FIRST_PERSON: Readonly<Partial<Record<KnownLanguage, RegExp>>> = {
  es: /^\p{L}{3,}é$/u,
  pt: /^\p{L}{3,}ei$/u,
}

type Spoken = { tokens: readonly Token[]; language: KnownLanguage }

/** Whether two passages have the same one person of the list, behind no preposition of a source. */
function sharePerson(own: Spoken, their: Spoken): boolean {
  const [mine, theirs] = [own, their].map(({ tokens, language }) => {
    const people = tokens.flatMap(({ kind, word }, place) => {
      const who = kind === 'word' ? personOf(word, language) : undefined
      const isAside = tokens.slice(Math.max(0, place - 2), place).some((before) => ASIDE.test(before.word))
      return who === undefined ? [] : [{ who, isAside }]
    })
    return people.length === 1 ? people[0] : undefined
  })
  return mine !== undefined && mine.who === theirs?.who && !mine.isAside && !theirs.isAside
}

type Person = { who: string; token: Token }

/** The one who does it and the one to whom it is done, as far as they are pronouns; null with two of one kind. */
function personsIn(
  tokens: readonly Token[],
  language: KnownLanguage,
): { doer: Person | null; object: Person | null } | null {
  const lists = PRONOUNS[language]
  if (lists === undefined) return null
  const found = (list: Persons) =>
    tokens.flatMap((token, place): Person[] => {
      const who = Object.hasOwn(list, token.word) ? list[token.word] : undefined
      return who === undefined || ASIDE.test(tokens[place - 1]?.word ?? '') ? [] : [{ who, token }]
    })
  const first = FIRST_PERSON[language]
  const spoken = tokens.filter(({ word }) => first?.test(word) === true).map((token) => ({ who: 'i', token }))
  const [doers, objects] = [[...found(lists.doer), ...spoken].slice(0, 2), found(lists.object)]
  if (doers.length > 1 || objects.length > 1) return null
  return { doer: doers[0] ?? null, object: objects[0] ?? null }
}

/** Whether two passages have one word with a capital in common, inside one of them; a German one must be a given name. */
function shareName(own: readonly Token[], their: readonly Token[], language: KnownLanguage): boolean {
  const capitals = (tokens: readonly Token[]) =>
    new Map(
      tokens.flatMap(({ kind, capital, word }, place) =>
        kind === 'word' && capital && word.length > 2 ? [[word, place] as const] : [],
      ),
    )
  const [mine, theirs] = [capitals(own), capitals(their)]
  const shared = [...mine].filter(
    ([word]) => theirs.has(word) && (language !== 'de' || isGivenName(word.charAt(0).toUpperCase() + word.slice(1))),
  )
  const [[word, place] = ['', 0]] = shared
  return shared.length === 1 && place + (theirs.get(word) ?? 0) > 0
}
