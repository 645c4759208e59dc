import { LOCALES } from '#app/domain/preferences/language.ts'
import { normalise } from '#app/domain/text.ts'
import { isGivenName } from '../given-names.ts'
import type { CheckedFact } from './checked.ts'
import { type Fact, fold, type KnownLanguage } from './fact.ts'
import { CITIES, SAME_PERSON } from './lexicon/exonyms.ts'

/** What a name is of; names of people travel as they are, those of places by their own forms in each language. */
type Sort = 'person' | 'city' | 'country'
type Named = { sort: Sort; key: string; fact: Fact }

const WORD = /\p{Lu}[\p{L}\p{M}]{1,40}(?:-\p{Lu}[\p{L}\p{M}]{1,40})*/gu
/** A form of address before a name. */
const TITLE =
  /(?:^|[^\p{L}\p{M}])(?:mr|mrs|ms|miss|dr|prof|herrn?|frau|monsieur|madame|mme|mlle|señora?|sra?|srta|senhora?|doña)\.?[ \u00a0]$/iu
/** Given names that are common nouns as well, which German writes with a capital. */
const GERMAN_NOUNS =
  /^(?:rose|ernst|mark|heide|viola|kai|wolf|may|art|rosa|victoria|april|june|august|summer|iris|erika|dahlia)$/
/** The most names of one text that are compared. */
const MANY = 200
/** The longest name of a country, in words. */
const LONGEST = 4

/**
 * People, cities and countries of a text that gave way to others in its translation. A name that is only gone, or that is found by its
 * beginning, raises nothing: institutions have other words in each language.
 */
export function replacedNames(
  { before, after }: { before: string; after: string },
  { from, to }: { from: KnownLanguage; to: KnownLanguage },
): CheckedFact[] {
  const mine = namedIn(before, from)
  const theirs = namedIn(after, to)
  if (mine.length === 0 || theirs.length === 0) return []
  const gone = mine.filter(isMissingIn(after, theirs))
  const fresh = theirs.filter(isMissingIn(before, mine))
  const used = new Set<Named>()
  return gone.flatMap((one): CheckedFact[] => {
    // "Granada" is a city and a country.
    const other = fresh.find((each) => (each.sort === 'person') === (one.sort === 'person') && !used.has(each))
    if (other === undefined) return []
    used.add(other)
    return [{ fact: one.fact, outcome: 'changed', now: other.fact }]
  })
}

function namedIn(text: string, language: KnownLanguage): Named[] {
  const found: Named[] = []
  const words = [...text.matchAll(WORD)].map(({ 0: written, index }) => ({
    ...{ written, start: index, end: index + written.length, plain: plainOf(written) },
  }))
  for (const [place, word] of words.entries()) {
    if (found.length >= MANY) break
    const sort = sortOf(text, words, place, language)
    if (sort === undefined) continue
    const fact: Fact = {
      ...{ kind: 'name', text: word.written, start: word.start, end: word.end, readings: [fold(word.written)] },
    }
    found.push({ sort: sort.sort, key: sort.key, fact })
  }
  return found
}

type Word = { written: string; start: number; end: number; plain: string }

function sortOf(
  text: string,
  words: readonly Word[],
  place: number,
  language: KnownLanguage,
): { sort: Sort; key: string } | undefined {
  const word = words[place]
  if (word === undefined) return undefined
  const country = countryAt(text, word.start)
  if (country !== undefined) return { sort: 'country', key: country }
  const city = CITIES.get(word.plain)
  if (city !== undefined) return { sort: 'city', key: city }
  const next = words[place + 1]
  const before = words[place - 1]
  const isJoined = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined && other !== undefined && /^[ \u00a0]$/.test(text.slice(one.end, other.start))
  if (TITLE.test(text.slice(Math.max(0, word.start - 12), word.start)))
    return { sort: 'person', key: personOf(word.plain) }
  const isGiven =
    (isGivenName(word.written) || isGivenName(capital(word.plain))) &&
    !(language === 'de' && GERMAN_NOUNS.test(word.plain))
  // At the beginning of a sentence "Will" and "Rose" may be any word.
  const isInside = /[\p{Ll}\p{M},][ \u00a0]$/u.test(text.slice(Math.max(0, word.start - 2), word.start))
  if (isGiven && (isInside || isJoined(word, next))) return { sort: 'person', key: personOf(word.plain) }
  if (isJoined(before, word) && before !== undefined && isGivenName(before.written) && language !== 'de')
    return { sort: 'person', key: personOf(word.plain) }
  return undefined
}

/** Whether no word of a text begins like the name, and no name of it is the same place. */
function isMissingIn(text: string, names: readonly Named[]): (one: Named) => boolean {
  const beginnings = new Set([...text.matchAll(/\p{Lu}[\p{L}\p{M}]+/gu)].map(([word]) => beginningOf(plainOf(word))))
  const keys = new Set(names.map(({ key }) => key))
  return ({ key, fact }) => !keys.has(key) && !beginnings.has(beginningOf(plainOf(fact.text)))
}

const beginningOf = (plain: string) => plain.slice(0, 3)

/** A given name under the first of the forms that kings and saints have. */
const personOf = (plain: string) => SAME_PERSON.get(plain) ?? plain

function plainOf(written: string): string {
  return normalise(fold(written), 'NFD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss')
}

/** The code of the country whose name stands at a place. */
function countryAt(text: string, start: number): string | undefined {
  const names = countries()
  const words = text
    .slice(start, start + 60)
    .split(/[^\p{L}\p{M}]+/u)
    .slice(0, LONGEST)
  for (let count = words.length; count > 0; count -= 1) {
    const code = names.get(plainOf(words.slice(0, count).join(' ')))
    if (code !== undefined) return code
  }
  return undefined
}

let known: ReadonlyMap<string, string> | undefined

/** Names of countries in the five languages, as the platform knows them. Codes without a name in it give themselves back. */
function countries(): ReadonlyMap<string, string> {
  if (known !== undefined) return known
  const names = new Map<string, string>()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
    for (const one of letters)
      for (const other of letters) {
        const name = display.of(one + other)
        // "Georgia" and "Jordan" are also a state and a given name.
        if (name !== undefined && !/^(?:Georgia|Jordan|Chad)$/.test(name)) names.set(plainOf(name), one + other)
      }
  }
  for (const each of ['usa', 'eeuu', 'eua', 'america']) names.set(each, 'US')
  for (const each of ['uk', 'england', 'inglaterra', 'angleterre', 'grossbritannien', 'great britain'])
    names.set(each, 'GB')
  known = names
  return names
}

const capital = (plain: string) => plain.charAt(0).toUpperCase() + plain.slice(1)
