import { z } from '#app/domain/zod.ts'
import { TARGET_LANGUAGES, type TargetLanguage } from '../assistant/options.ts'
import type { PersonalDictionary } from '../check/personal.ts'
import { cleanText, longerThan, normalise } from '../text.ts'
import { termKey } from './term-key.ts'

/** What a row of a workspace's glossary asks for: another wording, never this wording, or this wording as it is. */
export const GLOSSARY_RULES = ['write', 'avoid', 'keep'] as const

export const GLOSSARY_MAX = 300
/** Length of a term and of its wording, in code points. */
export const TERM_MAX = 80

/** What a row says, without its id. */
export type GlossaryRow =
  /** A text in `into` says `wording` for the term of a text in `language`; both languages are the same for a rephrase. */
  | { rule: 'write'; term: string; language: TargetLanguage; wording: string; into: TargetLanguage }
  /** No result in `language` says the term. */
  | { rule: 'avoid'; term: string; language: TargetLanguage }
  /** The term stays letter by letter, in every language. */
  | { rule: 'keep'; term: string }

export type GlossaryEntry = GlossaryRow & { id: string }
export type Glossary = readonly GlossaryEntry[]

const term = () =>
  z.string({ error: 'library:glossary.termMissing' }).transform((typed, context) => {
    const text = normalise(cleanText(typed).replace(/\s+/gu, ' ').trim(), 'NFC')
    if (!/[\p{L}\p{N}]/u.test(text) || /\p{Cc}/u.test(text))
      context.addIssue({ code: 'custom', message: 'library:glossary.termMissing' })
    else if (longerThan(text, TERM_MAX)) context.addIssue({ code: 'custom', message: 'library:glossary.termLong' })
    return text
  })
const language = () => z.enum(TARGET_LANGUAGES, { error: 'library:glossary.languageUnknown' })

/** A row as forms and calls send it: fields that its rule does not have are not read. Messages are translation keys. */
export const GlossaryRowSchema = z.discriminatedUnion(
  'rule',
  [
    z
      .object({ rule: z.literal('write'), term: term(), language: language(), wording: term(), into: language() })
      .refine((row) => row.language !== row.into || row.term !== row.wording, {
        error: 'library:glossary.sameWording',
        path: ['wording'],
      }),
    z.object({ rule: z.literal('avoid'), term: term(), language: language() }),
    z.object({ rule: z.literal('keep'), term: term() }),
  ],
  { error: 'library:glossary.ruleUnknown' },
)

/** The body that names a row. */
export const GlossaryIdSchema = z.object({ id: z.string({ error: 'errors:invalid_input' }).max(100) })

/**
 * Why a row cannot stand beside the others: it says the same as one of them, or the two cannot both be followed. Undefined
 * if it can.
 */
export function rowRefusal(others: Glossary, row: GlossaryRow): 'glossary_exists' | 'glossary_conflict' | undefined {
  for (const other of others) {
    if (sameSubject(other, row)) return 'glossary_exists'
    if (contradicts(other, row) || contradicts(row, other)) return 'glossary_conflict'
  }
  return undefined
}

function sameSubject(one: GlossaryRow, other: GlossaryRow): boolean {
  if (one.rule !== other.rule || termKey(one.term) !== termKey(other.term)) return false
  if (one.rule === 'keep' || other.rule === 'keep') return true
  if (one.language !== other.language) return false
  return one.rule !== 'write' || other.rule !== 'write' || one.into === other.into
}

/** Whether `one` asks for a wording that `other` forbids, or changes a term that it protects. */
function contradicts(one: GlossaryRow, other: GlossaryRow): boolean {
  if (one.rule === 'write') {
    const wording = termKey(one.wording)
    if (other.rule === 'keep') return termKey(other.term) === termKey(one.term)
    if (other.language !== one.into || wording !== termKey(other.term)) return false
    return other.rule === 'avoid' || other.language === other.into
  }
  return one.rule === 'avoid' && other.rule === 'keep' && termKey(one.term) === termKey(other.term)
}

/** A personal dictionary with the words of protected terms, which the check takes for known as well. */
export function withProtected(personal: PersonalDictionary, glossary: Glossary): PersonalDictionary {
  const words = glossary.flatMap(({ rule, term: text }) => (rule === 'keep' ? text.split(' ') : []))
  return words.length === 0 ? personal : { ...personal, words: [...personal.words, ...words] }
}
