import type { Words } from '../patterns.ts'
import type { Token } from '../token.ts'
import type { Facts, Lexicon, VerbForm } from './lexicon.ts'
import { isMany } from './sentence.ts'
import {
  BE,
  DAYS,
  DETERMINERS,
  DO,
  HAVE,
  MODALS,
  MONTHS,
  PEOPLE,
  POSSESSIVES,
  PREPOSITIONS,
  SUBJECTS,
  UNCOUNTED_PLURALS,
} from './word-lists.ts'

const UNCOUNTED =
  /^(?:number|percent|cent|million|billion|thousand|hundred|dozen|business|people|police|data|rest|own|elect|fish|sheep|deer|aircraft|offspring|family|staff|team|other|same|most|best|time|way|past|present|future|english|life|order|world|whole)$/

/** The classes and forms that the English patterns name. */
export function englishWords(lexicon: Lexicon): Words {
  // A capital inside a sentence makes a name, whether or not the word can be something else.
  const facts =
    (test: (facts: Facts) => boolean, and: (lower: string) => boolean = () => true) =>
    (token: Token) =>
      (token.start === 0 || token.text === token.lower) && test(lexicon.facts(token.lower)) && and(token.lower)
  const has = (form: VerbForm) => facts(({ forms }) => forms.has(form))
  const within = (words: ReadonlySet<string>) => (token: Token) => words.has(token.lower)
  const form = (name: VerbForm) => (token: Token) => {
    const { verb } = lexicon.facts(token.lower)
    return verb === undefined ? undefined : lexicon.inflect(verb, name)
  }
  const isNoun = facts(({ singular, pluralOf }) => singular || pluralOf !== undefined)
  return {
    classes: {
      word: (token) => /^\p{L}/u.test(token.text),
      n: isNoun,
      ns: facts(({ singular, pluralOf }) => singular && pluralOf === undefined),
      // A countable noun that is no adjective and no collective.
      nc: facts(
        (word) => word.singular && word.pluralOf === undefined && !word.adjective,
        (lower) => lexicon.isCountable(lower) && !/s$/.test(lower) && !UNCOUNTED.test(lower),
      ),
      // The same, and hardly ever a verb.
      ncn: facts(
        (word) => word.singular && word.pluralOf === undefined && !word.adjective && word.nounUses > 3 * word.verbUses,
        (lower) => lexicon.isCountable(lower) && !/s$/.test(lower) && !UNCOUNTED.test(lower),
      ),
      // A plural that is no form of a verb.
      npn: facts((word) => word.pluralOf !== undefined && !word.forms.has('third')),
      np: facts(({ pluralOf }) => pluralOf !== undefined),
      // Hardly ever anything but a noun.
      noun: facts(
        (word) =>
          (word.singular || word.pluralOf !== undefined) &&
          word.nounUses > 3 * word.verbUses &&
          !word.adjective &&
          !word.adverb &&
          !word.forms.has('ing'),
      ),
      person: within(PEOPLE),
      v: has('base'),
      // Hardly ever anything but a verb.
      verb: facts(
        (word) => word.forms.has('base') && word.verbUses > 3 * word.nounUses && !word.adjective,
        (lower) => lower !== 'help' && lower !== 'lower',
      ),
      vs: has('third'),
      // Hardly ever a plural: "goes", and not "tasks".
      vsonly: facts((word) => word.forms.has('third') && word.verbUses > 3 * word.nounUses),
      ved: has('past'),
      irregular: facts(({ forms }) => forms.has('past') && !forms.has('participle') && !forms.has('base')),
      vpp: has('participle'),
      ing: facts(
        ({ forms }) => forms.has('ing'),
        (lower) => lower.endsWith('ing'),
      ),
      ed: facts(
        ({ forms }) => forms.has('past'),
        (lower) => lower.endsWith('ed'),
      ),
      adj: facts(({ adjective }) => adjective),
      pureadj: facts(
        (word) => word.adjective && word.adjectiveUses > 3 * (word.nounUses + word.verbUses) && !word.adverb,
      ),
      ly: (token) =>
        /[a-z]{3}ly$/.test(token.lower) &&
        !/^(?:family|reply|supply|apply|only|early|daily|weekly|monthly|friendly|likely|lovely|lonely|ugly|silly|holy|july|italy|elderly|costly|timely|lively|deadly)$/.test(
          token.lower,
        ),
      det: within(DETERMINERS),
      poss: within(POSSESSIVES),
      sub: within(SUBJECTS),
      obj: (token) => /^(?:me|him|us|them)$/.test(token.lower),
      be: within(BE),
      do: within(DO),
      have: within(HAVE),
      // The month is written like a modal verb.
      modal: (token) => MODALS.has(token.lower) && !(token.text === 'May' && token.start > 0),
      prep: within(PREPOSITIONS),
      day: within(DAYS),
      month: (token) =>
        MONTHS.has(token.lower) &&
        (token.lower !== 'may' || token.text === 'May') &&
        (token.lower !== 'march' || token.text === 'March'),
      year: (token) => /^(?:1[5-9]|20)\d\d$/.test(token.text),
      dom: (token) => /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?:-\d{1,2})?$/.test(token.text),
      num: (token) => isMany(token.lower) && !/^(?:these|those|both|many|few)$/.test(token.lower),
      // "In May" names no place.
      name: (token) => /^\p{Lu}\p{Ll}/u.test(token.text) && !MONTHS.has(token.lower) && !DAYS.has(token.lower),
    },
    forms: {
      base: form('base'),
      third: form('third'),
      past: form('past'),
      pp: form('participle'),
      ing: form('ing'),
      plural: ({ lower }) => lexicon.pluralOf(lower),
      singular: ({ lower }) =>
        UNCOUNTED_PLURALS.has(lower)
          ? lower.replace(/(?:(i)es|s)$/, (_, y) => (y ? 'y' : ''))
          : lexicon.facts(lower).pluralOf,
      adverb: ({ lower }) => adverbOf(lower),
      adjective: ({ lower }) => adjectiveOf(lower, (word) => lexicon.facts(word).adjective),
      object: ({ lower }) => ({ i: 'me', he: 'him', she: 'her', we: 'us', they: 'them', you: 'you', it: 'it' })[lower],
      subject: ({ lower }) => ({ me: 'I', him: 'he', her: 'she', us: 'we', them: 'they', you: 'you' })[lower],
      capital: ({ text }) => text.charAt(0).toUpperCase() + text.slice(1),
      er: ({ lower }) => degree(lower, 'er'),
      est: ({ lower }) => degree(lower, 'est'),
    },
  }
}

function adverbOf(adjective: string): string | undefined {
  if (adjective === 'good') return 'well'
  if (/^(?:fast|hard|early|late|high|low|near|far|straight|daily|only)$/.test(adjective)) return undefined
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`
  if (/ll$/.test(adjective)) return `${adjective}y`
  if (/ue$/.test(adjective)) return `${adjective.slice(0, -1)}ly`
  return /ic$/.test(adjective) && adjective !== 'public' ? `${adjective}ally` : `${adjective}ly`
}

function adjectiveOf(adverb: string, isAdjective: (word: string) => boolean): string | undefined {
  const stem = adverb.replace(/ly$/, '')
  return [
    stem,
    `${stem}e`,
    stem.replace(/i$/, 'y'),
    `${stem}le`.replace(/ble$/, 'ble'),
    adverb.replace(/y$/, 'e'),
    adverb.replace(/ally$/, ''),
  ].find(isAdjective)
}

const DEGREES: Readonly<Record<string, readonly [string, string]>> = {
  good: ['better', 'best'],
  bad: ['worse', 'worst'],
  far: ['further', 'furthest'],
}

function degree(adjective: string, ending: 'er' | 'est'): string {
  const irregular = DEGREES[adjective]
  if (irregular !== undefined) return irregular[ending === 'er' ? 0 : 1]
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i${ending}`
  if (adjective.endsWith('e')) return adjective + ending.slice(1)
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(adjective)
    ? adjective + adjective.slice(-1) + ending
    : adjective + ending
}
