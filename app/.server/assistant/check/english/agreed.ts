import { isMany, type Sentence } from './sentence.ts'
import { BE, DO, MODALS } from './word-lists.ts'

export type Person = 'singular' | 'plural' | 'i'

export const TO_SINGULAR: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
}
export const TO_PLURAL: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  am: 'are',
}
/** The form of a verb that a subject asks for; undefined if the word has that form already or is none. */
export function agreed(sentence: Sentence, place: number, person: Person): string | undefined {
  const word = sentence.at(place)
  if (person === 'i' && /^(?:is|are|isn't|aren't)$/.test(word)) return word.endsWith("n't") ? 'am not' : 'am'
  if (person === 'i' && /^(?:were|weren't)$/.test(word)) return word === 'were' ? 'was' : "wasn't"
  if (person === 'singular' && word === 'am') return 'is'
  if (person === 'i' && (word === 'am' || /^was/.test(word))) return undefined
  const closed = (person === 'singular' ? TO_SINGULAR : TO_PLURAL)[word]
  if (closed !== undefined) return closed
  if (BE.has(word) || DO.has(word) || MODALS.has(word)) return undefined
  const { verb, forms } = sentence.facts(place)
  if (verb === undefined) return undefined
  if (person === 'singular') {
    const isBase = forms.has('base') && !forms.has('past')
    return isBase ? sentence.lexicon.inflect(verb, 'third') : undefined
  }
  return forms.has('third') ? verb : undefined
}

export const isAuxiliary = (word: string) =>
  TO_SINGULAR[word] !== undefined || TO_PLURAL[word] !== undefined || word === 'am'

/** "Ten minutes is enough", "two thirds". */
export function isMeasure(word: string, determiner: string): boolean {
  return (
    isMany(determiner) &&
    /^(?:minutes|hours|days|weeks|months|years|dollars|euros|pounds|miles|kilometres|kilometers|metres|meters|degrees|percent|thirds|quarters|kilos|litres)$/.test(
      word,
    )
  )
}
