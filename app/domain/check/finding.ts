/** What a finding is about. Each has a message in every language of the interface. */
const FAMILIES = [
  'spelling',
  'compound',
  'doubled',
  'capital',
  'apostrophe',
  'agreement',
  'verb_form',
  'complement',
  'tense',
  'confused',
  'preposition',
  'article',
  'number',
  'pronoun',
  'adverb',
  'comparison',
  'order',
  'conjunction',
  'negation',
  'phrase',
  'punctuation',
  'typography',
  'grammar',
  'redundant',
  'wordy',
  'filler',
  'hedge',
  'passive',
  'long',
  'register',
  'style',
] as const
export type Family = (typeof FAMILIES)[number]

const STYLE: ReadonlySet<string> = new Set([
  'redundant',
  'wordy',
  'filler',
  'hedge',
  'passive',
  'long',
  'register',
  'style',
])

/** A mistake, or a matter of taste. */
export type FindingKind = 'mistake' | 'style'

export function kindOf(family: Family): FindingKind {
  return STYLE.has(family) ? 'style' : 'mistake'
}

/**
 * A place in a text that may deserve a change. Offsets count code points. `replacements` are in order, likeliest first, and
 * may be empty; a `ticked` finding may be applied without a person's look.
 */
export type Finding = {
  start: number
  end: number
  family: Family
  rule: string
  replacements: string[]
  ticked: boolean
}

/** How many findings of a text are told; of further ones only their number is. */
export const FINDINGS_MAX = 500

/** A finding in the reader's language, with the words that it is about. */
export type ShownFinding = Pick<Finding, 'start' | 'end' | 'rule' | 'replacements' | 'ticked'> & {
  kind: FindingKind
  message: string
  found: string
  /** Whether it is about how a word is written, which a dictionary can answer. */
  isWord: boolean
}
