import { normalise } from '#app/domain/text.ts'
import { isFunctionWord } from '../analysis/function-words.ts'
import { isDateWord } from './dates.ts'
import type { KnownLanguage } from './fact.ts'
import type { Token } from './tokens.ts'
import { unitOf } from './units.ts'

/** Who does something to whom, as far as order, articles and passive voice show it. */
type Event = {
  agent: string
  others: ReadonlySet<string>
  token: Token
  /** An article, a preposition or a form of address shows who does it, and not only the order. */
  sure: boolean
  /** Those of them who are named: "Ms Roux", "Omar". */
  names: ReadonlySet<string>
}
/** A person or thing that a clause names. `object` if its article or preposition says that something is done to it. */
type Participant = {
  stem: string
  place: number
  mark: 'agent' | 'object' | 'receiver' | null
  token: Token
  titled: boolean
}

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
    beside: set(
      'in im am an auf für mit bei nach vor seit über unter aus zu zum zur um gegen ohne bis des wegen trotz während statt zwischen',
    ),
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
    passive: set('es son fue fueron sido siendo ser será serán era eran'),
  },
  pt: {
    determiners: set('o a os as um uma seu sua nosso nossa meu minha este esta'),
    titles: set('sr sra srta senhor senhora dona dr dra'),
    by: set('por pelo pela pelos pelas'),
    to: set('ao à aos às'),
    beside: set('de do da dos das em no na nos nas para com sem sobre desde até contra entre'),
    passive: set('é são foi foram sido sendo ser será serão era eram'),
  },
}
/** German forms that make a passive beside "werden"; with an infinitive it tells the future. */
const PARTICIPLE = /^(?:\p{L}{0,12}ge\p{L}{2,}|(?:ver|be|er|ent|zer|über|unter)\p{L}{2,}|\p{L}+ier)(?:t|en)$/u
/** Portuguese "para o paciente" is a receiver as well. */
const RECEIVER: ReadonlySet<string> = new Set(['para'])
/** Times of the day and the year do nothing to anybody. */
const IN_TIME =
  /^(?:morgen|vormittag|mittag|nachmittag|abend|nacht|frühling|sommer|herbst|winter|morning|afternoon|evening|night|spring|summer|autumn|winter|yesterday|today|tomorrow|matin|soir|nuit|printemps|été|automne|hiver|mañana|tarde|noche|verano|invierno|otoño|primavera|manhã|noite|verão|outono|inverno)$/u
/** Words that stand beside a verb and never are one. */
const NO_VERB =
  /^(?:gestern|heute|heut|hier|demain|aujourd'hui|ayer|hoy|ontem|hoje|amanhã|yesterday|today|tomorrow|already|schon|déjà|siempre|sempre|toujours|always|immer|nada|nadie|nunca|jamás|ninguém|jamais|rien|nichts|niemand|nothing|nobody|never)$/u
/** Words before a noun and never before a verb: "as head of the school", "the head". */
const NO_VERB_BEHIND: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = {
  en: set('as the a an my your our their'),
  de: set('als'),
  fr: set('comme un une'),
  es: set('como el un una'),
  pt: set('como um uma'),
}
/** Pronouns that do something, in front of a verb. */
const PRONOUNS: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = {
  en: set('i you he she it we they one someone somebody nobody everyone'),
  de: set('ich du er sie es wir ihr man jemand niemand'),
  fr: set("je j' tu il elle on nous vous ils elles quelqu'un personne"),
  es: set('yo tú él ella usted nosotros nosotras ustedes ellos ellas alguien nadie'),
  pt: set('eu tu ele ela você nós vocês eles elas alguém ninguém'),
}
const AND = set('and or und oder et ou y e o')
const ACCUSATIVES = set('lo la los las')
const CLITICS = set('lo la los las le les se me te nos')

type Side = { tokens: readonly Token[]; language: KnownLanguage }

/**
 * The one who does something in the first passage and has it done in the second: "the dog bit the postman", "the postman bit
 * the dog". In one language a verb must be in both; across languages only names that stay the same are followed.
 */
export function swappedIn(before: Side, after: Side): { was: Token; now: Token; named: boolean } | null {
  const same = before.language === after.language
  const shared = stemsOf(after.tokens)
  const own = stemsOf(before.tokens)
  const isShared = (stem: string) => shared.has(stem) && own.has(stem)
  // At the beginning of a sentence every word has a capital.
  const names = namesIn(before.tokens, after.tokens)
  const mine = eventsOf(before, isShared, names, same)
  const theirs = eventsOf(after, isShared, names, same)
  for (const [verb, event] of mine) {
    const other = theirs.get(verb)
    if (other === undefined || other.agent === event.agent) continue
    // German may begin with what something is done to.
    if (same && before.language === 'de' && !event.sure && !other.sure) continue
    if (event.others.has(other.agent) && other.others.has(event.agent))
      return {
        was: event.token,
        now: other.token,
        named: [event, other].every(({ names: own, sure }) => sure && own.has(event.agent) && own.has(other.agent)),
      }
  }
  return null
}

/** What happens in a passage, by the stem of its verb; across languages one event by the names alone. */
function eventsOf(
  side: Side,
  isShared: (stem: string) => boolean,
  names: ReadonlySet<string>,
  same: boolean,
): Map<string, Event> {
  const events = new Map<string, Event>()
  const clauses = Map.groupBy(
    side.tokens.map((token, place) => ({ token, place })),
    ({ token }) => token.clause,
  )
  for (const clause of clauses.values()) {
    const tokens = clause.map(({ token }) => token)
    const people = participantsOf(tokens, side.language, names)
    const shared = people.filter(({ stem }) => isShared(stem))
    if (new Set(shared.map(({ stem }) => stem)).size < 2) continue
    // A pronoun that does something stands for a person whom the other text may name.
    const first = shared[0]?.place ?? 0
    if (tokens.slice(0, first).some(({ word }) => PRONOUNS[side.language].has(word))) continue
    const spoken = auxiliaries(tokens, side.language)
    const byAgent = people.some(({ mark }) => mark === 'agent')
    if (!same) {
      const event = eventOf(shared, spoken.length > 0 && byAgent, tokens, side.language)
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
        isFunction(word, side.language) ||
        isFunctionWord(word, side.language) ||
        NO_VERB.test(word) ||
        NO_VERB_BEHIND[side.language].has(tokens[place - 1]?.word ?? '') ||
        // A German noun inside a sentence is no verb.
        (side.language === 'de' && tokens[place]?.capital === true && place > 0)
      )
        continue
      const near = around(at, place).filter(({ stem }) => stem !== stemOf(word))
      const passive = spoken.some((aux) => byAgent || side.language === 'de' || (aux < place && place - aux <= 4))
      const event = eventOf(near, passive, tokens, side.language)
      // Only who is in both texts can have changed places.
      if (event === null || !isShared(event.agent)) continue
      if (!events.has(stemOf(word))) events.set(stemOf(word), event)
    }
  }
  return events
}

/** Whether a German noun follows a preposition, with its adjectives and an article between. */
function isBeside(tokens: readonly Token[], from: number, beside: ReadonlySet<string>): boolean {
  for (let at = from; at > from - 4; at -= 1) {
    const token = tokens[at]
    if (token === undefined || token.kind === 'sign') return false
    if (beside.has(token.word)) return true
    if (token.kind === 'word' && (token.capital || !/e[nrms]?$/u.test(token.word))) return false
  }
  return false
}

/** The words with a capital inside a sentence of either text, and those that begin sentences of both. */
function namesIn(one: readonly Token[], other: readonly Token[]): Set<string> {
  const [mine, theirs] = [one, other].map((tokens) => Map.groupBy(capitals(tokens), ({ inside }) => inside))
  const stems = (list: readonly { stem: string }[] | undefined) => (list ?? []).map(({ stem }) => stem)
  const begins = new Set(stems(theirs?.get(false)))
  const both = stems(mine?.get(false)).filter((stem) => begins.has(stem))
  return new Set([...stems(mine?.get(true)), ...stems(theirs?.get(true)), ...both])
}

function capitals(tokens: readonly Token[]): { stem: string; inside: boolean }[] {
  return tokens
    .map(({ word, sentence, capital }, place) => ({
      ...{ stem: stemOf(word), capital, inside: tokens[place - 1]?.sentence === sentence },
    }))
    .filter(({ capital }) => capital)
}

/** The participants near a verb, in reading order. */
function around(at: ReadonlyMap<number, Participant>, verb: number): Participant[] {
  const places = Array.from({ length: 2 * REACH + 1 }, (_, step) => at.get(verb - REACH + step))
  return places.filter((one) => one !== undefined)
}

function eventOf(
  people: readonly Participant[],
  passive: boolean,
  tokens: readonly Token[],
  language: KnownLanguage,
): Event | null {
  const byAgent = passive ? people.find(({ mark }) => mark === 'agent') : undefined
  // A passive clause without "by" does not say who did it.
  if (passive && byAgent === undefined) return null
  const agent = byAgent ?? people.find(({ mark }) => mark === null)
  if (agent === undefined) return null
  const others = new Set(
    people
      .filter((one) => one.stem !== agent.stem && !areTogether(agent, one, tokens, language))
      .map(({ stem }) => stem),
  )
  const token = tokens[agent.place]
  const sure = people.some(({ mark }) => mark !== null) || people.every(({ titled }) => titled)
  const named = people.filter(({ titled, token: one }) => titled || (one.capital && language !== 'de'))
  const names = new Set(named.map(({ stem }) => stem))
  return others.size === 0 || token === undefined ? null : { agent: agent.stem, others, token, sure, names }
}

/** "The dog and the cat" do one thing together, in either order. */
function areTogether(one: Participant, other: Participant, tokens: readonly Token[], language: KnownLanguage): boolean {
  const [first, last] = one.place < other.place ? [one.place, other.place] : [other.place, one.place]
  const between = tokens.slice(first + 1, last)
  const { determiners, titles, to } = WORDS[language]
  const joined = between.filter(({ word }) => AND.has(word)).length === 1
  return joined && between.every(({ word }) => [AND, determiners, titles, to].some((words) => words.has(word)))
}

function participantsOf(tokens: readonly Token[], language: KnownLanguage, names: ReadonlySet<string>): Participant[] {
  const { determiners, titles, by, to, beside } = WORDS[language]
  const people: Participant[] = []
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'word' || token.word.length < 3 || isFunction(token.word, language)) continue
    // "Last week" and "14 days" do nothing to anybody.
    if (unitOf(token.word, language) !== undefined || isDateWord(token.word) || IN_TIME.test(token.word)) continue
    let from = place - 1
    while (titles.has(tokens[from]?.word ?? '') || tokens[from]?.word === '.') from -= 1
    const titled = from < place - 1
    const previous = tokens[from]?.word ?? ''
    const determined = determiners.has(previous) || to.has(previous)
    // After "the", one word between may be an adjective, which German and English put before the noun.
    const named = token.capital && names.has(stemOf(token.word))
    if (!named && !titled && !determined) continue
    // "Ronald Reagan" is one person.
    if (language !== 'de' && !titled && token.capital && tokens[place + 1]?.capital === true) continue
    const before = determiners.has(previous) ? (tokens[from - 1]?.word ?? '') : ''
    if (language === 'de' && !titled && isBeside(tokens, from, beside)) continue
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
      titled,
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
  return romance && ACCUSATIVES.has(tokens[place + 1]?.word ?? '') && place < 4
}

/** The places of the words that make a passive beside a participle. */
function auxiliaries(tokens: readonly Token[], language: KnownLanguage): number[] {
  const participle = language === 'de' && !tokens.some(({ word }) => PARTICIPLE.test(word))
  return participle ? [] : [...tokens.keys()].filter((place) => WORDS[language].passive.has(tokens[place]?.word ?? ''))
}

function isFunction(word: string, language: KnownLanguage): boolean {
  const { determiners, titles, by, to, beside, passive } = WORDS[language]
  return [determiners, titles, by, to, beside, passive].some((words) => words.has(word)) || CLITICS.has(word)
}

function stemsOf(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter(({ kind }) => kind === 'word').map(({ word }) => stemOf(word)))
}

/** Forms of a word share their first letters: "owes" and "owed" do, "pays" and "paid" do not. */
const ENDINGS =
  'aram eram iram aron ieron ados adas idos idas ado ada ido ida ando endo ten ou eu iu ee es er ar ir ed en te a o s e d n t'.split(
    ' ',
  )

function stemOf(word: string): string {
  const plain = normalise(word, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s$/u, '')
  const ending = ENDINGS.find((one) => plain.endsWith(one) && plain.length - one.length >= (one.length > 1 ? 4 : 3))
  return plain.slice(0, plain.length - (ending?.length ?? 0)).slice(0, STEM)
}

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
