import { normalise } from '#app/domain/text.ts'
import type { KnownLanguage } from './fact.ts'
import type { Token } from './tokens.ts'

/** Who does something to whom, as far as order, articles and passive voice show it. */
type Event = { agent: string; others: ReadonlySet<string>; token: Token }
/** A person or thing that a clause names. `object` if its article or preposition says that something is done to it. */
type Participant = { stem: string; place: number; mark: 'agent' | 'object' | 'receiver' | null; token: Token }

const STEM = 5
/** How far from its verb a participant may stand, in tokens. */
const REACH = 9

const WORDS: Readonly<
  Record<
    KnownLanguage,
    {
      determiners: ReadonlySet<string>
      titles: ReadonlySet<string>
      /** Prepositions before the one who does something in the passive. */
      by: ReadonlySet<string>
      /** Prepositions and articles before the one to whom something is done. */
      to: ReadonlySet<string>
      /** Other prepositions: what follows them takes no part. */
      beside: ReadonlySet<string>
      passive: ReadonlySet<string>
    }
  >
> = {
  en: {
    determiners: set('the a an his her their our my your its this that'),
    titles: set('mr mrs ms miss dr prof'),
    by: set('by'),
    to: set('to'),
    beside: set(
      'of in on at for from with about during after before since until under over into against than as without',
    ),
    passive: set('is are was were be been being got gets'),
  },
  de: {
    determiners: set('der die das den dem des ein eine einen einem einer sein seine ihr ihre unser unsere mein meine'),
    titles: set('herr herrn frau dr prof'),
    by: set('von vom durch'),
    to: set('den dem einen einem herrn seinen ihren seinem ihrem'),
    beside: set('in im am an auf für mit bei nach vor seit über unter aus zu zum zur um gegen ohne bis des'),
    passive: set('wird werden wurde wurden worden'),
  },
  fr: {
    determiners: set("le la les l' un une des son sa ses leur leurs notre votre mon ma ce cette"),
    titles: set('m. mme mlle monsieur madame dr'),
    by: set('par'),
    to: set('à au aux'),
    beside: set("de du d' dans sur pour avec en chez sans sous vers depuis avant après dès contre entre"),
    passive: set('est sont été était étaient fut furent sera seront être'),
  },
  es: {
    determiners: set('el la los las un una su sus nuestro nuestra mi este esta'),
    titles: set('sr sra srta señor señora don doña dr dra'),
    by: set('por'),
    to: set('a al'),
    beside: set('de del en para con sin sobre desde hasta ante bajo contra entre tras según'),
    passive: set('es son fue fueron sido ser será serán era eran'),
  },
  pt: {
    determiners: set('o a os as um uma seu sua nosso nossa meu minha este esta'),
    titles: set('sr sra srta senhor senhora dona dr dra'),
    by: set('por pelo pela pelos pelas'),
    to: set('ao à aos às'),
    beside: set('de do da dos das em no na nos nas para com sem sobre desde até contra entre'),
    passive: set('é são foi foram sido ser será serão era eram'),
  },
}
/** Portuguese "para o paciente" is a receiver as well. */
const RECEIVER: ReadonlySet<string> = new Set(['para'])
const CLITICS = set('lo la los las le les se me te nos')

type Side = { tokens: readonly Token[]; language: KnownLanguage }

/**
 * The one who does something in the first passage and has it done in the second: "the dog bit the postman", "the postman bit
 * the dog". In one language a verb must be in both; across languages only names that stay the same are followed.
 */
export function swappedIn(before: Side, after: Side): { was: Token; now: Token } | null {
  const same = before.language === after.language
  const shared = stemsOf(after.tokens)
  const own = stemsOf(before.tokens)
  const isShared = (stem: string) => shared.has(stem) && own.has(stem)
  const mine = eventsOf(before, isShared, same)
  const theirs = eventsOf(after, isShared, same)
  for (const [verb, event] of mine) {
    const other = theirs.get(verb)
    if (other === undefined || other.agent === event.agent) continue
    if (event.others.has(other.agent) && other.others.has(event.agent)) return { was: event.token, now: other.token }
  }
  return null
}

/** What happens in a passage, by the stem of its verb; across languages one event by the names alone. */
function eventsOf(side: Side, isShared: (stem: string) => boolean, same: boolean): Map<string, Event> {
  const events = new Map<string, Event>()
  const clauses = Map.groupBy(
    side.tokens.map((token, place) => ({ token, place })),
    ({ token }) => token.clause,
  )
  for (const clause of clauses.values()) {
    const tokens = clause.map(({ token }) => token)
    const people = participantsOf(tokens, side.language).filter(({ stem }) => isShared(stem))
    if (new Set(people.map(({ stem }) => stem)).size < 2) continue
    const passive = isPassive(tokens, side.language)
    if (!same) {
      const event = eventOf(people, passive, tokens)
      if (event !== null && !events.has('')) events.set('', event)
      continue
    }
    const at = new Map(people.map((one) => [one.place, one]))
    for (const [place, { word, kind }] of tokens.entries()) {
      if (
        kind !== 'word' ||
        word.length < 3 ||
        at.has(place) ||
        !isShared(stemOf(word)) ||
        isFunction(word, side.language)
      )
        continue
      const near = around(at, place).filter(({ stem }) => stem !== stemOf(word))
      const event = eventOf(near, passive, tokens)
      if (event !== null && !events.has(stemOf(word))) events.set(stemOf(word), event)
    }
  }
  return events
}

/** The participants near a verb, in reading order. */
function around(at: ReadonlyMap<number, Participant>, verb: number): Participant[] {
  const places = Array.from({ length: 2 * REACH + 1 }, (_, step) => at.get(verb - REACH + step))
  return places.filter((one) => one !== undefined)
}

function eventOf(people: readonly Participant[], passive: boolean, tokens: readonly Token[]): Event | null {
  const named = passive ? people.find(({ mark }) => mark === 'agent') : undefined
  // A passive clause without "by" does not say who did it.
  if (passive && named === undefined) return null
  const agent = named ?? people.find(({ mark }) => mark === null)
  if (agent === undefined) return null
  const others = new Set(people.filter(({ stem }) => stem !== agent.stem).map(({ stem }) => stem))
  const token = tokens[agent.place]
  return others.size === 0 || token === undefined ? null : { agent: agent.stem, others, token }
}

function participantsOf(tokens: readonly Token[], language: KnownLanguage): Participant[] {
  const { determiners, titles, by, to, beside } = WORDS[language]
  const people: Participant[] = []
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'word' || token.word.length < 3 || isFunction(token.word, language)) continue
    let from = place - 1
    while (titles.has(tokens[from]?.word ?? '') || tokens[from]?.word === '.') from -= 1
    const titled = from < place - 1
    const previous = tokens[from]?.word ?? ''
    const determined = determiners.has(previous) || to.has(previous)
    // After "the", one word between may be an adjective, which German and English put before the noun.
    if (!token.capital && !titled && !determined) continue
    const before = determiners.has(previous) ? (tokens[from - 1]?.word ?? '') : ''
    if (beside.has(previous) || beside.has(before)) {
      if (!(RECEIVER.has(previous) || RECEIVER.has(before))) continue
    }
    const mark =
      by.has(previous) || by.has(before)
        ? 'agent'
        : isObject(previous, before, tokens, place, titled, { to, language })
          ? 'object'
          : null
    people.push({
      stem: stemOf(token.word),
      place,
      mark: RECEIVER.has(previous) || RECEIVER.has(before) ? 'receiver' : mark,
      token,
    })
  }
  return people
}

function isObject(
  previous: string,
  before: string,
  tokens: readonly Token[],
  place: number,
  titled: boolean,
  { to, language }: { to: ReadonlySet<string>; language: KnownLanguage },
): boolean {
  if (to.has(previous) || to.has(before)) return true
  if (language === 'de' && titled && tokens[place - 1]?.word === 'herrn') return true
  // "La finca la compró": a pronoun before the verb takes the object up again.
  const romance = language === 'es' || language === 'pt'
  return romance && CLITICS.has(tokens[place + 1]?.word ?? '') && place < 4
}

function isPassive(tokens: readonly Token[], language: KnownLanguage): boolean {
  const { passive, by } = WORDS[language]
  return tokens.some(({ word }) => passive.has(word)) && tokens.some(({ word }) => by.has(word))
}

function isFunction(word: string, language: KnownLanguage): boolean {
  const { determiners, titles, by, to, beside, passive } = WORDS[language]
  return [determiners, titles, by, to, beside, passive].some((words) => words.has(word)) || CLITICS.has(word)
}

function stemsOf(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter(({ kind }) => kind === 'word').map(({ word }) => stemOf(word)))
}

/** Forms of a word share their first letters: "pays", "paid" do not, "owes" and "owed" do. */
function stemOf(word: string): string {
  const plain = normalise(word, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s$/u, '')
  return plain.length <= STEM ? plain.replace(/(?:es|ed|s|e|d)$/u, '') || plain : plain.slice(0, STEM)
}

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
