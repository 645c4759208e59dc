import { isFunctionWord } from '../analysis/function-words.ts'
import { contentBehind, isContent } from './content.ts'
import type { FactKind, KnownLanguage } from './fact.ts'
import { personOf } from './lexicon/people.ts'
import type { Part } from './rewording.ts'
import type { Token } from './tokens.ts'

// What changed in a passage that else keeps its words, so that a small word or two names are all that differs.

/** Prepositions of which each turns the other one around. */
const TURNED: Readonly<Record<KnownLanguage, readonly (readonly [string, string])[]>> = {
  en: [
    ['to', 'from'],
    ['until till', 'from since'],
    ['with', 'without'],
    ['inside within', 'outside'],
    ['for', 'against'],
    ['like', 'unlike'],
  ],
  de: [
    ['bis', 'ab seit von'],
    ['mit', 'ohne'],
    ['innerhalb', 'außerhalb'],
    ['für', 'gegen'],
    ['nach', 'aus'],
  ],
  fr: [
    ["jusqu'", 'dès depuis'],
    ['avec', 'sans'],
    ['pour', 'contre'],
  ],
  es: [
    ['hasta', 'desde'],
    ['con', 'sin'],
    ['dentro', 'fuera'],
  ],
  pt: [
    ['até', 'desde'],
    ['com', 'sem'],
    ['dentro', 'fora'],
  ],
}

/** How far behind a preposition its noun stands, in tokens. */
const REACH = 3

/**
 * What a small word changed in a passage that else keeps its words: a way, a choice, a person or a time that was turned around.
 * @param isDenied whether one of both passages denies more
 */
export function turnedInCopy(
  own: Part,
  their: Part,
  language: KnownLanguage,
  isDenied: boolean,
): { kind: FactKind; was: Token; now: Token }[] {
  const found = [
    { kind: 'direction' as const, change: isDenied ? null : turnedPreposition(own, their, language) },
    { kind: 'quantifier' as const, change: turnedChoice(own, their, language) },
    { kind: 'role' as const, change: turnedPerson(own, their, language) },
    { kind: 'direction' as const, change: turnedTense(own, their, language) },
  ]
  return found.flatMap(({ kind, change }) => (change === null ? [] : [{ kind, ...change }]))
}

/** A preposition before a word that has its contrary in the other passage, and nowhere the same: "to Leeds", "from Leeds". */
function turnedPreposition(own: Part, their: Part, language: KnownLanguage): { was: Token; now: Token } | null {
  const [mine, theirs] = [prepositionsIn(own.tokens, language), prepositionsIn(their.tokens, language)]
  for (const [key, was] of mine) {
    const [pair, side, word] = key.split(' ')
    const other = `${pair} ${side === '0' ? 1 : 0} ${word}`
    const now = theirs.get(other)
    if (now !== undefined && !theirs.has(key) && !mine.has(other)) return { was, now }
  }
  return null
}

/** Prepositions by their pair, their side of it, and the word that follows. */
function prepositionsIn(tokens: readonly Token[], language: KnownLanguage): Map<string, Token> {
  const found = new Map<string, Token>()
  for (const [place, token] of tokens.entries())
    for (const key of SIDES[language].get(token.word) ?? []) {
      const noun = contentBehind(tokens, place, language)
      if (noun !== undefined && !found.has(`${key} ${noun.word}`)) found.set(`${key} ${noun.word}`, token)
    }
  return found
}

/** Forms that tell of the past, and of what is to come. */
const PAST: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /^(?:was|were|wasn't|weren't)$/u,
  de: /^(?:wurden?|war|waren|hatten?)$/u,
  fr: /^(?:étai(?:t|ent)|fu(?:t|rent)|été)$/u,
  es: /^(?:fue|fueron|eran?|estaban?|había|habían|sido)$/u,
  pt: /^(?:foi|foram|era|eram|estava|estavam|tinha|tinham|sido)$/u,
}
const FUTURE: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /^(?:will|won't)$/u,
  de: /^(?:wird|werden)$/u,
  fr: /^(?:ser(?:a|ont)|aur(?:a|ont))$/u,
  es: /^(?:ser(?:á|án)|habrán?|estar(?:á|án))$/u,
  pt: /^(?:ser(?:á|ão)|haverá|estar(?:á|ão)|vai|vão)$/u,
}

/** A past that became a future, or the other way round: "was delivered", "will be delivered". */
function turnedTense(own: Part, their: Part, language: KnownLanguage): { was: Token; now: Token } | null {
  const find = ({ tokens }: Part, form: RegExp) => tokens.find(({ word }) => form.test(word))
  const [past, future] = [PAST[language], FUTURE[language]]
  const [had, has] = [find(own, past), find(their, past)]
  const [hadNext, hasNext] = [find(own, future), find(their, future)]
  const isOfOne = (was: Token, now: Token) => {
    const [verb, other] = [
      contentBehind(own.tokens, own.tokens.indexOf(was), language),
      contentBehind(their.tokens, their.tokens.indexOf(now), language),
    ]
    return verb === undefined || other === undefined || verb.word.slice(0, 3) === other.word.slice(0, 3)
  }
  if (had !== undefined && hasNext !== undefined && has === undefined && hadNext === undefined && isOfOne(had, hasNext))
    return { was: had, now: hasNext }
  if (hadNext !== undefined && has !== undefined && had === undefined && hasNext === undefined && isOfOne(hadNext, has))
    return { was: hadNext, now: has }
  return null
}

const AND_OR: Readonly<Record<KnownLanguage, Readonly<Record<string, 'and' | 'or'>>>> = {
  en: { and: 'and', or: 'or' },
  de: { und: 'and', oder: 'or' },
  fr: { et: 'and', ou: 'or' },
  es: { y: 'and', e: 'and', o: 'or', u: 'or' },
  pt: { e: 'and', ou: 'or' },
}

/** An "and" that became an "or" between the same two words, or the other way round, if nothing is denied. */
function turnedChoice(own: Part, their: Part, language: KnownLanguage): { was: Token; now: Token } | null {
  if (own.denials.length + their.denials.length > 0) return null
  const [mine, theirs] = [choicesIn(own.tokens, language), choicesIn(their.tokens, language)]
  for (const [words, { token: was, value }] of mine) {
    const other = theirs.get(words)
    if (other !== undefined && other.value !== value) return { was, now: other.token }
  }
  return null
}

/** Each "and" and "or" by the words of content on both sides of it. */
function choicesIn(tokens: readonly Token[], language: KnownLanguage): Map<string, { token: Token; value: string }> {
  const found = new Map<string, { token: Token; value: string }>()
  const isOfContent = (token: Token) => isContent(token, language)
  for (const [place, token] of tokens.entries()) {
    const value = AND_OR[language][token.word]
    if (value === undefined) continue
    const ahead = tokens.slice(Math.max(0, place - REACH), place).findLast(isOfContent)
    const behind = tokens.slice(place + 1, place + 1 + REACH).find(isOfContent)
    if (ahead !== undefined && behind !== undefined) found.set(`${ahead.word} ${behind.word}`, { token, value })
  }
  return found
}

/** The pronouns of those who speak and of those who are spoken to. German "Sie" and "Ihr" are also others. */
const SPEAKER: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /^(?:i|me|my|mine|we|us|our|ours)$/u,
  de: /^(?:ich|mich|mir|mein(?:e[mnrs]?)?|wir|uns|unser(?:e[mnrs]?)?)$/u,
  fr: /^(?:j[e']|m[e']|moi|mon|ma|mes|notre|nos)$/u,
  es: /^(?:yo|mí|mis?|nosotr[oa]s|nos|nuestr[oa]s?)$/u,
  pt: /^(?:eu|mim|meus?|minhas?|nós|nos|noss[oa]s?)$/u,
}
const ADDRESSED: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /^(?:you|your|yours)$/u,
  de: /^(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)$/u,
  fr: /^(?:tu|toi|ton|ta|tes|vous|votre|vos)$/u,
  es: /^(?:tú|ti|tus?|vosotr[oa]s|vuestr[oa]s?|usted|ustedes)$/u,
  pt: /^(?:tu|teus?|tuas?|você|vocês)$/u,
}

/** Who does it or whose it is: "my account" that became "your account". */
function turnedPerson(own: Part, their: Part, language: KnownLanguage): { was: Token; now: Token } | null {
  const [mine, theirs] = [personsIn(own.tokens, language), personsIn(their.tokens, language)]
  for (const [key, was] of mine) {
    const [person, word] = key.split(' ')
    const other = `${person === 'i' ? 'you' : 'i'} ${word}`
    const now = theirs.get(other)
    if (now !== undefined && !theirs.has(key) && !mine.has(other)) return { was, now }
  }
  return null
}

/** Pronouns of the two who talk to each other, by the word of content that follows. */
function personsIn(tokens: readonly Token[], language: KnownLanguage): Map<string, Token> {
  const found = new Map<string, Token>()
  for (const [place, token] of tokens.entries()) {
    const person = SPEAKER[language].test(token.word) ? 'i' : ADDRESSED[language].test(token.word) ? 'you' : null
    if (person === null) continue
    const next = contentBehind(tokens, place, language)
    if (next !== undefined && !found.has(`${person} ${next.word}`)) found.set(`${person} ${next.word}`, token)
  }
  return found
}

/** Articles and forms of address, which change places with their people. */
const GOES_WITH =
  /^(?:an?|d(?:er|ie|as|en|em|es|el|u)|eine?[mnrs]?|l[ea']|les|une?|el|l[oa]s|as?|os?|d[oa]s?|al?|aux?|mrs?|ms|herrn?|frau|mme|monsieur|madame|sr|sra|señor|señora)$/u

/** Two people who changed places everywhere in a passage that is the same word for word besides. */
export function swappedPeople(own: Part, their: Part, language: KnownLanguage): { was: Token; now: Token } | null {
  if (own.tokens.length !== their.tokens.length) return null
  const swaps = new Map<string, string>()
  let first: { was: Token; now: Token } | null = null
  const places: number[] = []
  for (const [place, was] of own.tokens.entries()) {
    const now = their.tokens[place]
    if (now === undefined) return null
    if (was.word === now.word) {
      const who = whoIs(was, own.tokens[place - 1], language)
      if (who !== undefined && swaps.has(who)) return null
      continue
    }
    const [who, other] = [whoIs(was, own.tokens[place - 1], language), whoIs(now, their.tokens[place - 1], language)]
    if (who === undefined || other === undefined) {
      if (GOES_WITH.test(was.word) && GOES_WITH.test(now.word)) continue
      return null
    }
    if ((swaps.get(who) ?? other) !== other) return null
    swaps.set(who, other)
    places.push(place)
    first ??= { was, now }
  }
  const isSwap = swaps.size === 2 && [...swaps].every(([one, other]) => swaps.get(other) === one)
  const [one = 0, two = 0, ...more] = places
  // "The dog and the cat" are the cat and the dog.
  const areJoined =
    more.length === 0 && own.tokens.slice(one + 1, two).every(({ word }) => isFunctionWord(word, language))
  return isSwap && !areJoined ? first : null
}

/** A person or body of the list, or a word with a capital inside a sentence; in German every noun has one. */
function whoIs(token: Token, before: Token | undefined, language: KnownLanguage): string | undefined {
  const person = personOf(token.word, language)
  if (person !== undefined) return `#${person}`
  return language !== 'de' && token.capital && before?.sentence === token.sentence ? token.word : undefined
}

const SIDES = Object.fromEntries(
  Object.entries(TURNED).map(([language, pairs]) => {
    const keys = new Map<string, string[]>()
    for (const [number, sides] of pairs.entries())
      for (const [side, words] of sides.entries())
        for (const word of words.split(' ')) keys.set(word, [...(keys.get(word) ?? []), `${number} ${side}`])
    return [language, keys]
  }),
) as unknown as Readonly<Record<KnownLanguage, ReadonlyMap<string, readonly string[]>>>
