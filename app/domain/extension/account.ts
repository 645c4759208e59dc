import type { Operation } from '../assistant/options.ts'
import type { PlanKey } from '../billing/plans.ts'
import type { Locale } from '../preferences/language.ts'

/**
 * A choice with its label in the account's language, and as the words of the instruction's sentence. `locked`: the plan does not
 * include it.
 */
type Choice = { key: string; label: string; phrase: string; locked: boolean }

/** All that the panel of the extension needs of an account, in one answer (`GET /api/extension/account`). */
export type ExtensionAccount = {
  user: { name: string; email: string }
  locale: Locale
  credits: { used: number; limit: number; left: number; resets_at: string }
  plan: PlanKey
  operations: { key: Operation; label: string }[]
  styles: Choice[]
  templates: Choice[]
  prompts: { id: string; name: string; text: string }[]
  languages: { code: string; label: string }[]
  /** The text around each word of the sentence, with `|` in its place. */
  around: { style: string; template: string; target: string }
  defaults: { operation: Operation; style: string; template: string; target_language: string }
}
