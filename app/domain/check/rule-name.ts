import type { Family } from './finding.ts'

/** What a rule is about, as its id says; a rule of another checker is one of grammar. */
export type RuleName = {
  subject: Exclude<Family, 'complement' | 'tense'>
  /** The language of the texts that it reads; null if the rule does not say. */
  language: string | null
  /** The words that a rule of our own is about, or the name that others gave theirs. */
  detail: string | null
}

const DETAILS: ReadonlyMap<string, string> = new Map([
  ['its', 'its, it’s'],
  ['your', 'your, you’re'],
  ['their', 'their, there, they’re'],
  ['then', 'then, than'],
  ['to', 'to, too'],
  ['affect', 'affect, effect'],
  ['grave', 'a, à'],
  ['si', 'si'],
])

/** The subjects of rules whose id does not name it. */
const SUBJECTS: Readonly<Record<string, RuleName['subject']>> = {
  accent: 'spelling',
  blanks: 'typography',
  case: 'compound',
  comma: 'punctuation',
  complement: 'verb_form',
  elision: 'apostrophe',
  preposition_time: 'preposition',
  sentence_start: 'capital',
  si: 'verb_form',
  tense: 'verb_form',
}

const NAMED: ReadonlySet<string> = new Set<RuleName['subject']>([
  ...(['spelling', 'compound', 'doubled', 'capital', 'apostrophe', 'agreement', 'verb_form', 'confused'] as const),
  ...(['preposition', 'article', 'number', 'pronoun', 'adverb', 'comparison', 'order', 'conjunction'] as const),
  ...(['negation', 'phrase', 'punctuation', 'typography', 'grammar', 'redundant', 'wordy', 'filler'] as const),
  ...(['hedge', 'passive', 'long', 'register', 'style'] as const),
])

/** The name of a rule, to be said in the reader's language; its id is for calls. */
export function ruleName(rule: string): RuleName {
  const dot = rule.indexOf('.')
  const [source, id] = [rule.slice(0, Math.max(dot, 0)), rule.slice(dot + 1)]
  if (!/^(?:en|de|fr|es|pt)$/.test(source))
    return { subject: 'grammar', language: source === 'harper' ? 'en' : null, detail: inWords(id) }
  const detail = DETAILS.get(id) ?? null
  if (NAMED.has(id)) return { subject: id as RuleName['subject'], language: source, detail }
  return { subject: SUBJECTS[id] ?? (detail === null ? 'grammar' : 'confused'), language: source, detail }
}

/** "OxfordComma" and "OXFORD_COMMA" as words. */
const inWords = (id: string) =>
  id
    .replace(/(?<=\p{Ll})(?=\p{Lu})|[_.:-]/gu, ' ')
    .toLowerCase()
    .trim()

/**
 * Whether a rule finds every word that no dictionary knows. Who meets it at one word wants to keep that word, so it is added to
 * the dictionary; the rule as a whole cannot be ignored.
 */
export function isWholeSpelling(rule: string): boolean {
  return /^(?:[a-z]{2}\.spelling|pt\.accent)$|^languagetool\..{0,80}(?:MORFOLOGIK|HUNSPELL|SPELL)/.test(rule)
}
