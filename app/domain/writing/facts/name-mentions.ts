import { normalise } from '#app/domain/text.ts'
import { type Fact, fold } from './fact.ts'
import { MARKED, SEQUENCE } from './names.ts'

/** A word of the text in which names are looked for. */
type Word = { plain: string; capital: boolean; begins: boolean }

const PIECE = /[\p{L}\p{M}]+(?:['’]s(?!\p{L}))?|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu
/** "U.S." and "D. C." are "US" and "DC". */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{Lu}\.){1,6}\p{Lu}\.?(?![\p{L}\p{N}])/gu
const JOINER = /^(?:of|the|de|da|do|dos|del|la|le|van|von|der|den|di|du|y|and|und|et|e|&|-|'|’)$/u
/** Forms of address and offices, which may stand in the place of a first name. */
const OFFICE =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|lady|president|minister|premier|chancellor|king|queen|pope|judge|justice|captain|colonel|general|officer|senator|governor|mayor|herr|frau|herrn|präsident|prasident|prasidentin|kanzler|minister|ministerin|monsieur|madame|mme|mlle|president|presidente|ministre|ministro|ministra|senor|senora|sr|sra|don|dona|senhor|senhora|rey|reina|rei|rainha|roi|reine)$/u
/** Endings of what comes from a place, and those of the names of places. */
const NATIVE =
  /^(\p{L}{4,30}?)(?:ians?|eans?|ans?|ns?|ese|ish|isch(?:e[mnrs]?)?|ics?|ai[sn]e?s?|ois|iens?|iennes?|anos?|anas?|enses?|es|is?)$/u
const PLACE = /^(\p{L}{4,30}?)(?:a|o|y|e|ia|ain|en)?$/u
/** States under several names. */
const STATES: ReadonlyMap<string, string> = new Map(
  [
    'usa us america american americans unitedstates',
    'uk britain british unitedkingdom greatbritain',
    'eu europeanunion',
    'un unitednations',
    'covid coronavirus corona',
    'eeuu estadosunidos',
    'eua estadosunidos',
  ].flatMap((list) => list.split(' ').map((name, _, all) => [name, all[0] ?? ''] as const)),
)

/**
 * The names that a text mentions: by all their words or some of them, by initials, or by the people of a place. A name of which a
 * word gave way to another name is not mentioned: "Anna Berger" is not "Anna Keller".
 * @param own the text that the names are from
 */
export function mentionedIn(names: readonly Fact[], text: string, own: string): Set<Fact> {
  if (names.length === 0) return new Set()
  const words = wordsOf(text)
  const places = new Map<string, number[]>()
  for (const [place, word] of words.entries()) {
    const two = STATES.get(`${words[place - 1]?.plain ?? ''}${word.plain}`)
    const keys = [...keysOf(word.plain), ...originKeys(word.plain), ...(two === undefined ? [] : [`=${two}`])]
    for (const key of keys) {
      const list = places.get(key)
      if (list === undefined) places.set(key, [place])
      else if (list.length < MANY) list.push(place)
    }
  }
  const begins = new Set(
    words
      .filter(({ plain, capital }) => plain.length >= 5 && (!capital || NATIVE.test(plain)))
      .flatMap(({ plain }) => [4, 5, 6].map((count) => plain.slice(0, count))),
  )
  const ownWords = new Set(wordsOf(own).flatMap(({ plain }) => keysOf(plain)))
  const initials = names.some(({ text: name }) => SHORT.test(name)) ? initialsIn(text) : new Set<string>()
  // "Alot" is "a lot", and "Pen Mark" is "Penmark".
  const joined = new Set(words.flatMap(({ plain }, place) => [plain, `${plain}${words[place + 1]?.plain ?? ''}`]))
  const marked = new Set(text.match(MARKED))
  const isTitled = isHeadline(words) || isHeadline(wordsOf(own))
  /** Whether another name fills the gap beside a word of this name. */
  const isReplaced = (place: number, step: number, missing: string): boolean => {
    let at = place + step
    while (JOINER.test(words[at]?.plain ?? '')) at += step
    const word = words[at]
    return (
      word?.capital === true &&
      !word.begins &&
      !OFFICE.test(word.plain) &&
      !keysOf(word.plain).some((key) => ownWords.has(key)) &&
      !(word.plain.length >= LONG && missing.length >= LONG && word.plain.slice(0, STEM) === missing.slice(0, STEM))
    )
  }
  const isMentioned = (name: Fact): boolean => {
    const pieces = wordsOf(name.text).filter(({ plain }) => !JOINER.test(plain) && /[\p{L}\p{N}]/u.test(plain))
    const found = pieces.map(({ plain }) =>
      [...keysOf(plain), ...kinKeys(plain)].flatMap((key) => places.get(key) ?? []),
    )
    if (SHORT.test(name.text) && initials.has(name.text)) return true
    if (pieces.length > 1 && marked.has(initialsOf(name.text.split(/[ \u00a0]/)))) return true
    if (pieces.length > 1 && STATES.has(pieces.map(({ plain }) => plain).join('')))
      return keysOf(pieces.map(({ plain }) => plain).join('')).some((key) => places.has(key))
    const there = found.filter((list) => list.length > 0).length
    if (pieces.length > 0 && there === pieces.length) return true
    if (joined.has(pieces.map(({ plain }) => plain).join(''))) return true
    const [only] = pieces
    if (pieces.length === 1 && only !== undefined) {
      const { plain } = only
      return /^\p{L}{4,21}$/u.test(plain) && begins.has(plain.slice(0, Math.max(4, Math.min(6, plain.length - 2))))
    }
    const hasLast = (found.at(-1)?.length ?? 0) > 0
    if (there === 0 || (there * 2 < pieces.length && !hasLast)) return false
    if (isTitled && there * 2 >= pieces.length) return true
    return pieces.every(({ plain }, at) => {
      if ((found[at]?.length ?? 0) > 0) return true
      const [before, behind] = [found[at - 1] ?? [], found[at + 1] ?? []]
      return (
        !before.some((place) => isReplaced(place, 1, plain)) && !behind.some((place) => isReplaced(place, -1, plain))
      )
    })
  }
  return new Set(names.filter(isMentioned))
}

/** Whether most words of a short text have a capital, as in English titles: a capital there makes no name. */
function isHeadline(words: readonly Word[]): boolean {
  const long = words.filter(({ plain }) => /^\p{L}{4,}$/u.test(plain))
  return (
    words.length <= TITLE && long.length >= 5 && long.filter(({ capital }) => capital).length >= TITLED * long.length
  )
}

/** The most words of a title, and the share of its longer words that have a capital. */
const TITLE = 24
const TITLED = 0.7
const SHORT = /^\p{Lu}{2,6}$/u
/** Long words with the same beginning are forms of one: "Electoral" and "Election Commission". */
const LONG = 7
const STEM = 5
/** No more places of one word are looked at. */
const MANY = 8

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let begins = true
  for (const [written] of text.replace(DOTTED, (letters) => letters.replaceAll('.', '')).matchAll(PIECE)) {
    const isWord = /^[\p{L}\p{N}]/u.test(written)
    const plain = plainOf(written)
    words.push({ plain, capital: /^(?:\p{Lu}|\p{N})/u.test(written), begins })
    if (isWord) begins = false
    else if (/[.!?:;"“„«»”]/u.test(written)) begins = true
  }
  return words
}

/** A word without marks and its genitive: names lose them when they travel. */
function plainOf(written: string): string {
  return normalise(fold(written), 'NFD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss').replace(/'s$/u, '')
}

/** The forms under which a word of a name is found again. */
function keysOf(plain: string): string[] {
  const keys = [plain]
  if (plain.length > 4 && plain.endsWith('s')) keys.push(plain.slice(0, -1))
  const state = STATES.get(plain)
  if (state !== undefined) keys.push(`=${state}`)
  return keys
}

/** What a word may be: the people of a place, or the place. */
function originKeys(plain: string): string[] {
  const [native, place] = [NATIVE.exec(plain)?.[1], PLACE.exec(plain)?.[1]]
  return [...(native === undefined ? [] : [`from ${native}`]), ...(place === undefined ? [] : [`at ${place}`])]
}

/** What may stand for a word of a name: "Syrian" for "Syria", and the other way round. */
function kinKeys(plain: string): string[] {
  const [native, place] = [NATIVE.exec(plain)?.[1], PLACE.exec(plain)?.[1]]
  return [
    ...(native === undefined ? [] : [`from ${native}`, `at ${native}`]),
    ...(place === undefined ? [] : [`from ${place}`]),
  ]
}

/** The initials of every run of two to nine capitalised words: "European Union" may stand for EU. */
function initialsIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const [run] of text.matchAll(SEQUENCE)) {
    const pieces = run.split(/[ \u00a0]/)
    for (let from = 0; from < pieces.length; from += 1) {
      for (let to = from + 2; to <= Math.min(pieces.length, from + 9); to += 1)
        found.add(initialsOf(pieces.slice(from, to)))
    }
  }
  return found
}

function initialsOf(words: readonly string[]): string {
  return words.map((word) => /^\p{Lu}/u.exec(word)?.[0] ?? '').join('')
}
