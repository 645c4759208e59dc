import type { KnownLanguage } from './fact.ts'
import type { Token } from './tokens.ts'

/** A phrase of a list by its value, with the tokens that it takes. */
export type Found = { value: string; token: Token; first: number; last: number }

/** The most tokens of a phrase. */
const LONGEST = 5

/** The longest phrases of a list that follow each other in these tokens, each word used once; those without a value are left out. */
export function phrasesIn(tokens: readonly Token[], list: ReadonlyMap<string, string>): Found[] {
  const found: Found[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    let length = Math.min(LONGEST, tokens.length - at)
    let value: string | undefined
    for (; length > 0 && value === undefined; length -= 1)
      value = list.get(
        tokens
          .slice(at, at + length)
          .map(({ word }) => word)
          .join(' '),
      )
    if (value !== undefined && token !== undefined) {
      for (const one of value.split(';'))
        if (one !== '') found.push({ value: one, token, first: at, last: at + length })
      at += length + 1
    } else at += 1
  }
  return found
}

/** A list of each language by phrase; the values of a phrase that stands in two places, as "no longer" beside "still" and "never", are joined. */
export function byPhrase<Source>(
  source: Readonly<Record<KnownLanguage, Source>>,
  entriesOf: (source: Source) => readonly (readonly [words: string, value: string])[],
): Readonly<Record<KnownLanguage, ReadonlyMap<string, string>>> {
  return Object.fromEntries(
    Object.entries<Source>(source).map(([language, lists]) => {
      const values = new Map<string, string>()
      for (const [words, value] of entriesOf(lists))
        for (const phrase of words.split('|'))
          values.set(phrase, values.has(phrase) ? `${values.get(phrase)};${value}` : value)
      return [language, values]
    }),
  ) as unknown as Readonly<Record<KnownLanguage, ReadonlyMap<string, string>>>
}
