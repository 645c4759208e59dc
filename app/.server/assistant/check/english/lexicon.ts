import type { WordForms } from '../../engines/builtin/word-forms.ts'
import { DOUBLING, IRREGULAR_NOUNS, IRREGULAR_VERBS, type Irregular } from './irregular.ts'
import { CLOSED, PLURAL_ONLY, SINGULAR_IN_S, UNCOUNTABLE, UNCOUNTED_PLURALS } from './word-lists.ts'

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'ing'

/** The readings of a word. The numbers are its uses as that part of speech in tagged texts; 0 if it has no such reading. */
export type Facts = {
  singular: boolean
  /** The singular of which the word is a plural. */
  pluralOf: string | undefined
  verb: string | undefined
  forms: ReadonlySet<VerbForm>
  nounUses: number
  verbUses: number
  adjective: boolean
  adjectiveUses: number
  adverb: boolean
}

export type Lexicon = {
  facts(word: string): Facts
  inflect(base: string, form: VerbForm): string
  pluralOf(singular: string): string
  isCountable(singular: string): boolean
}

const FACTS_MAX = 20_000
const PAST = new Map<string, Irregular>(IRREGULAR_VERBS.flatMap((verb) => verb.past.map((form) => [form, verb])))
const PARTICIPLE = new Map<string, Irregular>(
  IRREGULAR_VERBS.flatMap((verb) => verb.participle.map((form) => [form, verb])),
)
const BASE = new Map<string, Irregular>(IRREGULAR_VERBS.map((verb) => [verb.base, verb]))
const PLURALS = new Map([...IRREGULAR_NOUNS].map(([singular, plural]) => [plural, singular]))
const NOTHING: Facts = {
  ...{ singular: false, pluralOf: undefined, verb: undefined, forms: new Set<VerbForm>() },
  ...{ nounUses: 0, verbUses: 0, adjective: false, adjectiveUses: 0, adverb: false },
}

/** What English words can be, from WordNet, irregular forms and closed lists. Remembers the words of many texts. */
export function createLexicon(wordnet: WordForms): Lexicon {
  const known = new Map<string, Facts>()

  function read(word: string): Facts {
    if (CLOSED.has(word) || !/^[a-z][a-z'-]*$/.test(word) || word.length > 40) return NOTHING
    if (UNCOUNTED_PLURALS.has(word)) return { ...NOTHING, singular: true, nounUses: 1 }
    const verbs = verbReading(word)
    const singular = isSingular(word)
    const pluralOf = singularOf(word)
    const adjective = wordnet.has(word, 'adj')
    return {
      singular: singular && !(pluralOf !== undefined && !SINGULAR_IN_S.has(word)),
      pluralOf: SINGULAR_IN_S.has(word) ? undefined : pluralOf,
      ...verbs,
      nounUses: uses(pluralOf ?? (singular ? word : undefined), 'noun'),
      verbUses: uses(verbs.verb, 'verb'),
      adjective,
      adjectiveUses: adjective ? uses(word, 'adj') : 0,
      adverb: wordnet.has(word, 'adv') || /[a-z]{3}ly$/.test(word),
    }
  }

  function uses(word: string | undefined, part: 'noun' | 'verb' | 'adj'): number {
    return word === undefined ? 0 : wordnet.usesAs(word, part) + 1
  }

  function isSingular(word: string): boolean {
    return !PLURALS.has(word) && !PLURAL_ONLY.has(word) && wordnet.has(word, 'noun')
  }

  function singularOf(word: string): string | undefined {
    if (PLURAL_ONLY.has(word)) return word
    const irregular = PLURALS.get(word)
    if (irregular !== undefined) return irregular
    if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return undefined
    return wordnet.bases(word, 'noun').find((base) => base !== word && pluralOf(base) === word)
  }

  function verbReading(word: string): { verb: string | undefined; forms: ReadonlySet<VerbForm> } {
    const forms = new Set<VerbForm>()
    let verb: string | undefined
    const note = (base: string, form: VerbForm) => {
      verb ??= base
      if (base === verb) forms.add(form)
    }
    const past = PAST.get(word)
    if (past !== undefined) note(past.base, 'past')
    const participle = PARTICIPLE.get(word)
    if (participle !== undefined) note(participle.base, 'participle')
    if (BASE.has(word) || (verb === undefined && wordnet.has(word, 'verb') && !DERIVED.has(word))) note(word, 'base')
    for (const base of wordnet.bases(word, 'verb')) {
      if (base === word) continue
      if (inflect(base, 'third') === word) note(base, 'third')
      if (inflect(base, 'ing') === word || inflect(base, 'ing').replace('ll', 'l') === word) note(base, 'ing')
      if (!BASE.has(base) && (inflect(base, 'past') === word || inflect(base, 'past').replace('ll', 'l') === word)) {
        note(base, 'past')
        note(base, 'participle')
      }
    }
    return { verb, forms }
  }

  return {
    facts(word) {
      const before = known.get(word)
      if (before !== undefined) return before
      const facts = read(word)
      if (known.size >= FACTS_MAX) known.clear()
      known.set(word, facts)
      return facts
    },
    inflect,
    pluralOf,
    isCountable: (singular) => !UNCOUNTABLE.has(singular) && !UNCOUNTED_PLURALS.has(singular),
  }
}

/** Words that a dictionary lists as verbs although they are forms of others nearly always. */
const DERIVED = new Set(['found', 'saw', 'felt', 'left', 'ground', 'wound', 'bound', 'fell', 'lay', 'shot', 'rose'])

function inflect(base: string, form: VerbForm): string {
  if (form === 'base') return base
  if (base === 'be') return { third: 'is', past: 'was', participle: 'been', ing: 'being' }[form]
  if (base === 'have' && form === 'third') return 'has'
  const irregular = BASE.get(base)
  if (form === 'past' && irregular !== undefined) return irregular.past[0] ?? base
  if (form === 'participle' && irregular !== undefined) return irregular.participle[0] ?? base
  if (form === 'third') {
    if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
    return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
  }
  if (form === 'ing' && /ie$/.test(base)) return `${base.slice(0, -2)}ying`
  if (form === 'ing' && /[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`
  if (form !== 'ing' && /[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  if (form !== 'ing' && base.endsWith('e')) return `${base}d`
  const stem = doubles(base) ? base + base.slice(-1) : base
  return form === 'ing' ? `${stem}ing` : `${stem}ed`
}

function doubles(base: string): boolean {
  if (DOUBLING.has(base)) return true
  if (/^(?:travel|cancel|label|model|signal|level|fuel|total)$/.test(base)) return false
  return /^(?:[^aeiou]*|qu)[aeiou][bdgklmnprtvz]$/.test(base)
}

function pluralOf(singular: string): string {
  const irregular = IRREGULAR_NOUNS.get(singular)
  if (irregular !== undefined) return irregular
  if (/[^aeiou]y$/.test(singular)) return `${singular.slice(0, -1)}ies`
  if (/(?:s|x|z|ch|sh)$/.test(singular) || /^(?:hero|potato|tomato|echo|veto)$/.test(singular)) return `${singular}es`
  if (/^(?:loaf|calf|scarf|self|elf)$/.test(singular)) return `${singular.slice(0, -1)}ves`
  return `${singular}s`
}
