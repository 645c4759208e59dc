/** What a rewriting must not change: the meaning lock looks at these. */
export const FACT_KINDS = [
  'placeholder',
  'code',
  'url',
  'email',
  'mention',
  'quote',
  'date',
  'time',
  'money',
  'percent',
  'number',
  'name',
  'negation',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** One fact of a text and where it stands, in UTF-16 units. */
export type Fact = {
  kind: FactKind
  text: string
  start: number
  end: number
  /**
   * What the fact may mean, in a form that two writings of it share: `1,000` is a thousand, or one where the comma is the
   * decimal sign. Two facts are the same where one of these is.
   */
  readings: readonly string[]
}

/** Languages whose words for numbers, months and negations are known; elsewhere only what is written in signs. */
export const KNOWN_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de'] as const
export type KnownLanguage = (typeof KNOWN_LANGUAGES)[number]

/** The language of a BCP 47 tag where its words are known. */
export function knownLanguage(tag: string | null | undefined): KnownLanguage | null {
  const base = (tag ?? '').toLowerCase().split('-')[0]
  return KNOWN_LANGUAGES.find((language) => language === base) ?? null
}

export function sameFact(one: Fact, other: Fact): boolean {
  return one.readings.some((reading) => other.readings.includes(reading))
}

/** Letter case, accents' composition, typographic apostrophes and runs of white space carry no fact. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘ʼ]/g, "'").replace(/\s+/g, ' ').trim()
}
