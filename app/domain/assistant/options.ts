import type { PlanKey } from '../billing/plans.ts'

/** The seven things the assistant does (specification 1; the field `operation`). */
export const OPERATIONS = ['rephrase', 'summarize', 'expand', 'explain', 'translate', 'research', 'analyze'] as const
export type Operation = (typeof OPERATIONS)[number]

/** Operations that tell a text again, whose result is held against the facts of the text. */
export const RETELLS: Readonly<Record<Operation, boolean>> = {
  rephrase: true,
  summarize: true,
  expand: true,
  explain: false,
  translate: true,
  research: false,
  analyze: false,
}

/** Operations whose result is shown as single changes, to be taken or left. */
export const MARKED: Readonly<Record<Operation, boolean>> = {
  rephrase: true,
  summarize: false,
  expand: false,
  explain: false,
  translate: false,
  research: false,
  analyze: false,
}

/** The operation that `value` names exactly, or `undefined`. */
export function operationFor(value: string): Operation | undefined {
  return OPERATIONS.find((operation) => operation === value)
}

/** How far rephrasing goes: better wording, or only correcting mistakes. */
export const MODES = ['rewrite', 'fix'] as const
type Mode = (typeof MODES)[number]

/** Operations whose result is chosen by its wording, which an explanation or an analysis is not. */
const VERSIONED: Readonly<Record<Operation, boolean>> = {
  rephrase: true,
  summarize: true,
  expand: false,
  explain: false,
  translate: true,
  research: false,
  analyze: false,
}

/** Whether several versions can be asked for. A correction has only one. */
export function offersVersions(operation: Operation, mode: Mode): boolean {
  return VERSIONED[operation] && (operation !== 'rephrase' || mode === 'rewrite')
}

/**
 * Output lengths with their token ceilings (specification 3 and 9). For rephrasing and translating they mean shorter, as
 * long and longer than the text instead (`length.ts`).
 */
export const LENGTHS = { small: 150, medium: 300, large: 500 } as const
export type Length = keyof typeof LENGTHS

/** Operations whose result has a fixed number of words, for short and long texts alike (decisions, "Length"). */
export const FIXED_LENGTH: Readonly<Record<Operation, boolean>> = {
  rephrase: false,
  translate: false,
  summarize: true,
  expand: true,
  explain: true,
  research: true,
  analyze: true,
}

/** The approximate number of words of each length: a model is asked for it and results are checked against it. */
export const LENGTH_WORDS: Readonly<Record<Length, number>> = { small: 100, medium: 200, large: 350 }

/** The length with which the assistant opens until preferences are saved (specification 9). */
export const DEFAULT_LENGTH: Length = 'medium'

export const LENGTH_KEYS = ['small', 'medium', 'large'] as const satisfies readonly Length[]

export const TARGET_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar'] as const
export type TargetLanguage = (typeof TARGET_LANGUAGES)[number]

/** Input limit in Unicode code points, counted with line breaks as `\n` (decisions, "Behaviour"). */
export const MAX_TEXT = 5000
export const MAX_CUSTOM_PROMPT = 1000

/** The most characters of an answer for each token of its limit; a longer answer is cut. */
export const CHARACTERS_PER_TOKEN = 8

/** The longest answer in code points, all versions together. The server ends longer ones, and reviews read no more. */
export const MAX_ANSWER = 37_000

/** Built-in styles. `prompt` is for a connected model; the names shown to people are translation keys. */
export const BUILT_IN_STYLES = [
  { key: 'professional', planRequired: 'starter', prompt: 'Clear, confident and courteous business prose.' },
  { key: 'casual', planRequired: 'pro', prompt: 'Relaxed and conversational, with contractions and everyday words.' },
  { key: 'concise', planRequired: 'pro', prompt: 'As few words as the meaning allows; no filler, no repetition.' },
  {
    key: 'persuasive',
    planRequired: 'pro',
    prompt: 'Convincing: lead with the benefit, give reasons, end with a call to act.',
  },
  { key: 'creative', planRequired: 'pro', prompt: 'Vivid and original, with varied rhythm and concrete images.' },
  {
    key: 'technical',
    planRequired: 'pro',
    prompt: 'Precise and unambiguous, with consistent terms for an expert reader.',
  },
  {
    key: 'formal',
    planRequired: 'pro',
    prompt: 'Formal register: no contractions, no colloquialisms, impersonal tone.',
  },
  { key: 'friendly', planRequired: 'pro', prompt: 'Warm and personal, as if to a colleague one likes.' },
] as const satisfies readonly { key: string; planRequired: PlanKey; prompt: string }[]
export type StyleKey = (typeof BUILT_IN_STYLES)[number]['key']

/** Built-in templates (specification 6: lock badges). `context` frames the request for a connected model. */
export const BUILT_IN_TEMPLATES = [
  { key: 'general', planRequired: 'starter', context: 'General writing for a broad audience.' },
  {
    key: 'developer',
    planRequired: 'pro',
    context: 'Software: documentation, commit messages, reviews. Keep code and identifiers unchanged.',
  },
  {
    key: 'teacher',
    planRequired: 'pro',
    context: 'Teaching material: explain step by step at the level of the learner.',
  },
  {
    key: 'academic',
    planRequired: 'pro',
    context: 'Scholarly writing: careful claims, hedging where due, citations kept as they are.',
  },
  {
    key: 'copywriter',
    planRequired: 'business',
    context: 'Marketing copy: audience first, one message, concrete benefits.',
  },
  {
    key: 'business',
    planRequired: 'business',
    context: 'Business correspondence and reports: purpose first, decisions and next steps explicit.',
  },
] as const satisfies readonly { key: string; planRequired: PlanKey; context: string }[]
export type TemplateKey = (typeof BUILT_IN_TEMPLATES)[number]['key']
