import { z } from '#app/domain/zod.ts'
import { normalise } from '../text.ts'
import type { Finding } from './finding.ts'
import { ADD_WORD, IGNORE_RULE, nameInText } from './presses.ts'
import { isWholeSpelling } from './rule-name.ts'

/** What the check leaves alone for one user in one workspace. */
export type PersonalDictionary = {
  words: readonly string[]
  rules: readonly string[]
  /** Single findings of the text that is checked, by name; never kept. @see nameInText */
  here?: readonly string[] | undefined
}

export const NO_ENTRIES: PersonalDictionary = { words: [], rules: [] }
export const PERSONAL_MAX = { words: 1_000, rules: 200 } as const

/** One word to know or one rule to ignore. */
export type PersonalEntry = { kind: 'words' | 'rules'; value: string }

const VALUES = {
  words: z
    .string()
    .transform((typed) => normalise(typed.trim(), 'NFC'))
    .pipe(z.string().regex(/^(?=.*\p{L})[^\s\p{Cc}]{1,60}$/u)),
  rules: z.string().regex(/^[\w.:-]{1,120}$/),
}

/** The entry that a button or a field names, such as `add_word:Zorblax`; null if it names none. */
export function personalEntry(kind: PersonalEntry['kind'], value: unknown): PersonalEntry | null {
  const read = VALUES[kind].safeParse(value)
  return read.success ? { kind, value: read.data } : null
}

/** The body of a removal by `/api/dictionary`: a word or a rule, and not both. */
export const PersonalEntrySchema = z
  .object({ word: z.string().nullish(), rule: z.string().nullish() })
  .transform(({ word, rule }, context): PersonalEntry => {
    const entry = word == null ? personalEntry('rules', rule) : personalEntry('words', word)
    if (entry !== null && (word == null || rule == null)) return entry
    const [path, message] = word == null ? ['rule', 'errors:invalid_input'] : ['word', 'settings:dictionary.wrong']
    context.addIssue({ code: 'custom', path: [path], message })
    return z.NEVER
  })

/** The body of an addition. The spelling of all words is no rule to ignore; entries from before may be removed. */
export const NewPersonalEntrySchema = PersonalEntrySchema.superRefine((entry, context) => {
  if (!isNewEntry(entry))
    context.addIssue({ code: 'custom', path: ['rule'], message: 'settings:dictionary.whole_spelling' })
})

/** Whether an entry may be added. */
export function isNewEntry({ kind, value }: PersonalEntry): boolean {
  return kind === 'words' || !isWholeSpelling(value)
}

/** The entry that a pressed button adds; null for other buttons. */
export function pressedEntry(intent: unknown): PersonalEntry | null {
  if (typeof intent !== 'string') return null
  if (intent.startsWith(ADD_WORD)) return personalEntry('words', intent.slice(ADD_WORD.length))
  if (!intent.startsWith(IGNORE_RULE)) return null
  const entry = personalEntry('rules', intent.slice(IGNORE_RULE.length))
  return entry !== null && isNewEntry(entry) ? entry : null
}

/**
 * The findings without those that a person chose to leave alone: the spelling of a known word, in the same capitals or, if the
 * entry has none, in any; and every finding of an ignored rule.
 */
export function withoutPersonal(
  text: string,
  findings: readonly Finding[],
  { words, rules, here = [] }: PersonalDictionary,
): Finding[] {
  if (words.length + rules.length + here.length === 0) return [...findings]
  const known = new Set(words)
  const ignored = new Set(rules)
  const ignoredHere = new Set(here)
  const points = [...text]
  return findings.filter(({ start, end, rule, family }) => {
    if (ignored.has(rule)) return false
    if (ignoredHere.size > 0 && ignoredHere.has(nameInText(rule, points.slice(start, end).join('')))) return false
    if (!WORD_FAMILIES.has(family)) return true
    const found = normalise(points.slice(start, end).join(''), 'NFC')
    return !known.has(found) && !known.has(found.toLowerCase())
  })
}

/** Findings about how a word is written, which a dictionary can answer. */
export const WORD_FAMILIES: ReadonlySet<string> = new Set<Finding['family']>(['spelling', 'compound', 'capital'])
