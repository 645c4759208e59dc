import { z } from '#app/domain/zod.ts'
import { LOCALES, type Locale } from '../preferences/language.ts'
import { cleanText, longerThan } from '../text.ts'
import { MASKABLE } from '../writing/maskable.ts'
import type { Tone } from './alternatives.ts'
import { MASK_FIELDS } from './mask-request.ts'
import {
  BUILT_IN_STYLES,
  BUILT_IN_TEMPLATES,
  LENGTH_KEYS,
  MAX_CUSTOM_PROMPT,
  MAX_TEXT,
  MODES,
  OPERATIONS,
  TARGET_LANGUAGES,
} from './options.ts'
import { REFINE_KEYS, type Refinement } from './refine.ts'

const STYLE_KEYS = BUILT_IN_STYLES.map((style) => style.key)
const TEMPLATE_KEYS = BUILT_IN_TEMPLATES.map((template) => template.key)
/** The limit for ids and names of library items, in code points; names are shorter. */
const MAX_REFERENCE = 200

/** The most findings that one request ignores. */
const MAX_IGNORED = 200

const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u

const FieldsSchema = z.object({
  text: z
    .string({ error: (issue) => (issue.input == null ? 'assistant:text_blank' : 'assistant:text_invalid') })
    .transform((typed, context) => {
      const text = cleanText(typed)
      if (!VISIBLE.test(text)) context.addIssue({ code: 'custom', message: 'assistant:text_blank' })
      else if (longerThan(text, MAX_TEXT)) context.addIssue({ code: 'custom', message: 'assistant:text_too_long' })
      return text
    }),
  operation: oneOf(OPERATIONS, 'rephrase', 'assistant:operation_unknown'),
  template: builtInOr(TEMPLATE_KEYS, 'general', 'assistant:template_unknown', (name) =>
    name.replace(/\s+assistant$/, ''),
  ),
  style: builtInOr(STYLE_KEYS, 'professional', 'assistant:style_unknown'),
  length: oneOf(LENGTH_KEYS, 'medium', 'assistant:length_unknown'),
  custom_prompt: z
    .string({ error: 'assistant:custom_prompt_invalid' })
    .nullish()
    .transform((typed, context) => {
      const prompt = cleanText(typed ?? '').trim()
      if (longerThan(prompt, MAX_CUSTOM_PROMPT)) {
        context.addIssue({ code: 'custom', message: 'assistant:custom_prompt_too_long' })
      }
      return VISIBLE.test(prompt) ? prompt : undefined
    }),
  target_language: oneOf(TARGET_LANGUAGES, 'en', 'assistant:language_unknown'),
  /** The language of the text, if the person chose it; absent, it is found out. */
  language: z
    .string({ error: 'assistant:text_language_unknown' })
    .nullish()
    .transform((typed, context): Locale | undefined => {
      const name = (typed ?? '').trim().toLowerCase()
      if (name === '' || name === 'auto') return undefined
      const known = LOCALES.find((candidate) => candidate === name)
      if (known === undefined) context.addIssue({ code: 'custom', message: 'assistant:text_language_unknown' })
      return known
    }),
  /** How far rephrasing goes; the other operations have one mode. */
  mode: oneOf(MODES, 'rewrite', 'result:mode_unknown'),
  /** Number of versions to choose from, for one credit. */
  alternatives: z
    .union([z.string(), z.number()], { error: 'result:alternatives_unknown' })
    .nullish()
    .transform((typed, context): 1 | 3 => {
      if (typed == null || typed === '' || Number(typed) === 1) return 1
      if (Number(typed) !== 3) context.addIssue({ code: 'custom', message: 'result:alternatives_unknown' })
      return 3
    }),
  ...MASK_FIELDS,
  /** Findings that a correction by the check leaves alone, by name. @see nameInText */
  ignored: z
    .array(z.string({ error: 'errors:invalid_input' }).max(2 * MAX_TEXT, { error: 'errors:invalid_input' }), {
      error: 'errors:invalid_input',
    })
    .max(MAX_IGNORED, { error: 'errors:invalid_input' })
    .nullish()
    .transform((names) => names ?? []),
  /** Whether the caller wants to see the request that was sent to the model. */
  include_payload: z
    .boolean({ error: 'result:payload_unknown' })
    .nullish()
    .transform((wanted) => wanted ?? false),
  /** The saved prompt that `custom_prompt` comes from. */
  prompt_id: z
    .string()
    .nullish()
    .catch(undefined)
    .transform((id) => (id ? id.slice(0, MAX_REFERENCE) : undefined)),
  /** Set if `text` is a result to be changed in this one way. The operation is then `rephrase`. */
  refine: z
    .string({ error: 'chat:refine_unknown' })
    .nullish()
    .transform((typed, context): Refinement | undefined => {
      const name = (typed ?? '').trim().toLowerCase()
      if (name === '') return undefined
      const key = REFINE_KEYS.find((candidate) => candidate === name)
      if (key === undefined) context.addIssue({ code: 'custom', message: 'chat:refine_unknown' })
      return key
    }),
})

/**
 * The assistant form and the body of `POST /api/ai-assist` (specification 3 and 5). Messages are translation keys.
 * Before any limit is checked, line breaks become `\n`, NUL is dropped and a lone surrogate becomes U+FFFD. A text of only
 * white space and invisible characters is blank. Otherwise the text stays as typed, outer spaces included.
 */
export const AssistRequestSchema = FieldsSchema.superRefine(({ refine, custom_prompt }, context) => {
  if (refine === 'instruction' && custom_prompt === undefined)
    context.addIssue({ code: 'custom', message: 'chat:instruction_blank', path: ['custom_prompt'] })
}).transform((request) => (request.refine === undefined ? request : { ...request, operation: 'rephrase' as const }))

/** The body of `POST /api/mask`: without `mask` every kind of fact is looked for. */
export const MaskRequestSchema = z.object({
  ...MASK_FIELDS,
  text: FieldsSchema.shape.text,
  mask: z.preprocess((typed) => typed ?? Object.keys(MASKABLE), MASK_FIELDS.mask),
})

/**
 * A well-formed request; whether its style and template exist and the plan allows them is checked later. `sentence` is set
 * by `POST /api/alternatives` only: the text is one sentence, to be said in these tones.
 */
export type AssistRequest = z.output<typeof AssistRequestSchema> & {
  sentence?: { tones: readonly Tone[]; around?: string | undefined } | undefined
}

/** The header `Idempotency-Key` or its hidden form field: 1 to 200 visible ASCII characters. */
export const IdempotencyKeySchema = z
  .string({ error: 'assistant:idempotency_key_invalid' })
  .regex(/^[\x21-\x7e]{1,200}$/, { error: 'assistant:idempotency_key_invalid' })

/** Accepts keys in any letter case and, through `alias`, the words of the specification's labels. */
function oneOf<const Key extends string>(
  keys: readonly Key[],
  fallback: NoInfer<Key>,
  message: string,
  alias: (name: string) => string = (name) => name,
) {
  return z
    .string({ error: message })
    .nullish()
    .transform((typed, context): Key => {
      const name = alias((typed ?? '').trim().toLowerCase())
      if (name === '') return fallback
      const key = keys.find((candidate) => candidate === name)
      if (key === undefined) context.addIssue({ code: 'custom', message })
      return key ?? fallback
    })
}

/** The key of a built-in, or else the text as sent: the id or the name of an item in the workspace's library. */
function builtInOr(
  keys: readonly string[],
  fallback: string,
  message: string,
  alias: (name: string) => string = (name) => name,
) {
  return z
    .string({ error: message })
    .nullish()
    .transform((typed, context): string => {
      const reference = cleanText(typed ?? '').trim()
      if (longerThan(reference, MAX_REFERENCE)) {
        context.addIssue({ code: 'custom', message })
        return fallback
      }
      const name = alias(reference.toLowerCase())
      if (name === '') return fallback
      return keys.find((key) => key === name) ?? reference
    })
}
