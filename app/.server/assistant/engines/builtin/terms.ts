import snowball from 'snowball-stemmers'
import lists from 'stopwords-iso' with { type: 'json' }
import { type KnownLanguage, knownLanguage } from '#app/domain/writing/facts/fact.ts'
import { words } from '#app/domain/writing/sentences.ts'

const STEMMER: Readonly<Record<KnownLanguage, string>> = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  pt: 'portuguese',
}
/** English words on the stop list that carry meaning in ordinary prose. */
const MEANINGFUL = new Set(
  'research problem problems system systems information member members page pages website result results work works group groups side rooms room case cases area areas'.split(
    ' ',
  ),
)

/** Words of 57 languages that carry no meaning. */
const LISTS: Readonly<Record<string, readonly string[]>> = lists
const stopSets = new Map<string, ReadonlySet<string>>()
const stemmers = new Map<string, { stem(word: string): string }>()

function stopwords(language: string): ReadonlySet<string> {
  const known = stopSets.get(language)
  if (known !== undefined) return known
  const fresh = new Set((LISTS[language] ?? []).filter((word) => language !== 'en' || !MEANINGFUL.has(word)))
  stopSets.set(language, fresh)
  return fresh
}

export function isStopword(word: string, language: string): boolean {
  return stopwords(language).has(word.toLowerCase().replace('’', "'"))
}

/** Longer than any word; the stemmers take long for a row of letters without an end. */
const STEMMED_MAX = 60

/** Snowball stem, lower case; the lower-case word itself in other languages. */
function stem(word: string, language: string): string {
  const read = knownLanguage(language)
  const lower = word.toLowerCase()
  if (read === null || lower.length > STEMMED_MAX) return lower
  const known = stemmers.get(language) ?? snowball.newStemmer(STEMMER[read])
  stemmers.set(language, known)
  return known.stem(lower)
}

/** Stems of the words that are not stop words. */
export function contentStems(text: string, language: string): string[] {
  return words(text)
    .filter((word) => word.length > 1 && !isStopword(word, language))
    .map((word) => stem(word, language))
}

/** A term while it is counted; `forms` once it occurred twice. */
type Found = { term: string; count: number; first: number; size: number; forms: Map<string, number> | undefined }

export type KeyTerm = { term: string; count: number }

/** Units and calendar words: frequent beside numbers, but never a topic. */
const NO_TOPIC = new Set(
  'percent per cent million billion thousand year years month months week weeks day days time times number numbers monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ciento por millones año años mes meses día días jahr jahre jahren prozent millionen tag tage monat monate an ans année années mois jour jours cent millions ano anos mês meses dia dias milhões'.split(
    ' ',
  ),
)

/**
 * The topics of a text: words, and pairs of neighbours, by how often their stems recur; recurring pairs come first.
 * Ordered by weight, then by first use.
 */
export function keyTerms(
  text: string,
  language: string,
  limit: number,
  allowed: (word: string, last: boolean) => boolean = () => true,
): KeyTerm[] {
  const nouns = language === 'de' ? germanNouns(text) : undefined
  const list = text.split(/[.!?;:,()"“”«»\n]+/u).map((part) => words(part))
  const found = new Map<string, Found>()
  const names = new Set<string>()
  let place = 0
  const note = (key: string, term: string, size: number) => {
    const entry = found.get(key)
    if (entry === undefined) {
      found.set(key, { term, count: 1, first: place, size, forms: undefined })
      return
    }
    // Most terms occur once, so they need no table of their forms.
    entry.forms ??= new Map([[entry.term, entry.count]])
    entry.count += 1
    entry.forms.set(term, (entry.forms.get(term) ?? 0) + 1)
  }
  for (const part of list) {
    for (const [at, word] of part.entries()) {
      place += 1
      if (!topical(word, language) || nouns?.has(word) === false) continue
      if (allowed(word, true)) note(stem(word, language), word, 1)
      const next = part[at + 1]
      if (next !== undefined && topical(next, language) && allowed(word, false) && allowed(next, true)) {
        const pair = `${stem(word, language)} ${stem(next, language)}`
        note(pair, `${word} ${next}`, 2)
        if (language !== 'de' && /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(next)) names.add(pair)
      }
    }
  }
  const pairs = [...found.entries()].filter(([key, entry]) => entry.size === 2 && (entry.count >= 2 || names.has(key)))
  for (const [key, pair] of pairs) {
    for (const each of key.split(' ')) {
      const single = found.get(each)
      if (single !== undefined) single.count -= pair.count
    }
  }
  const usable = [...found]
    .filter(([key, entry]) => entry.count > 0 && (entry.size === 1 || entry.count >= 2 || names.has(key)))
    .map(([, entry]) => entry)
  const recurring = usable.filter((entry) => entry.count >= 2 || entry.size === 2)
  // A term that occurs once is a topic only if hardly any term recurs.
  const ordered = (recurring.length >= 3 ? recurring : usable)
    .sort((left, right) => right.count * right.size - left.count * left.size || left.first - right.first)
    .map((entry) => ({ term: entry.forms === undefined ? entry.term : commonest(entry.forms), count: entry.count }))
  // A word is no topic of its own if an earlier topic has it.
  const covered = new Set<string>()
  const terms: KeyTerm[] = []
  for (const each of ordered) {
    if (terms.length === limit) break
    if (!covered.has(each.term)) terms.push(each)
    for (const word of each.term.split(' ')) covered.add(word)
  }
  return terms
}

/** German capitalises its nouns, also inside a sentence. */
function germanNouns(text: string): ReadonlySet<string> {
  return new Set(text.match(/(?<=[\p{L}\p{N},;]\s)\p{Lu}[\p{L}-]+/gu) ?? [])
}

function topical(word: string, language: string): boolean {
  return word.length > 2 && !/\d/.test(word) && !isStopword(word, language) && !NO_TOPIC.has(word.toLowerCase())
}

function commonest(forms: Map<string, number>): string {
  const sorted = [...forms.entries()].sort((left, right) => right[1] - left[1])
  const best = sorted[0]?.[0] ?? ''
  // Prefer the lower-case form if both occur: the capital may only come from the start of a sentence.
  return sorted.find(([form]) => form.toLowerCase() === best.toLowerCase() && /^\p{Ll}/u.test(form))?.[0] ?? best
}
