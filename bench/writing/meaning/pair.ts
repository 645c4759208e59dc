/** What an alteration changed; `added` is a fact that was not there, and `unsorted` was not sorted by its writer. */
type Alteration =
  | 'number'
  | 'unit'
  | 'money'
  | 'date'
  | 'name'
  | 'reference'
  | 'negation'
  | 'modality'
  | 'quantifier'
  | 'comparison'
  | 'direction'
  | 'role'
  | 'added'
  | 'unsorted'

type Language = 'en' | 'es' | 'pt' | 'fr' | 'de'

/** A passage with rewritings (or translations) that say the same, and with some that say something else. */
export type Passage = {
  from: Language
  to: Language
  before: string
  same: readonly string[]
  other: readonly (readonly [Alteration, string])[]
}
