import { z } from '#app/domain/zod.ts'
import {
  BUILT_IN_STYLES,
  BUILT_IN_TEMPLATES,
  LENGTH_KEYS,
  type Length,
  type StyleKey,
  TARGET_LANGUAGES,
  type TargetLanguage,
} from '../assistant/options.ts'
import { KEEP_REGISTERS, REGISTER_SCHEMA, type Registers, readRegisters } from './register.ts'

/** A user's writing preferences (specification 3). */
export type WritingPreferences = {
  /** The key of a built-in template, or the id of one of the workspace. */
  assistantTemplate: string
  /** The built-in styles that are on. */
  enabledStyles: StyleKey[]
  /** Ids of the workspace's styles that are on. */
  customStyles: string[]
  responseLength: Length
  targetLanguage: TargetLanguage
  registers: Registers
}

/** The preferences that a reset posts (specification 4). */
export const DEFAULT_PREFERENCES: WritingPreferences = {
  assistantTemplate: 'general',
  enabledStyles: ['professional', 'casual'],
  customStyles: [],
  responseLength: 'small',
  targetLanguage: 'en',
  registers: KEEP_REGISTERS,
}

/** Keys of the built-in styles, in the order in which they are offered. */
export const STYLE_KEYS = BUILT_IN_STYLES.map(({ key }) => key)
const TEMPLATE_KEYS: readonly string[] = BUILT_IN_TEMPLATES.map(({ key }) => key)
/** Far more than there can be; our form cannot produce a longer list. */
const LIST_MAX = 500
const ID_MAX = 64

/**
 * The preferences form and the body of `POST /api/user/style-preferences` (specification 7). Styles and templates may be
 * named by key or, as in the specification, by their English name; absent fields take their defaults.
 */
export const WritingPreferencesSchema = z
  .object({
    assistant_template: z
      .string({ error: 'assistant:template_unknown' })
      .max(ID_MAX, { error: 'assistant:template_unknown' })
      .default(DEFAULT_PREFERENCES.assistantTemplate)
      .transform(templateKey),
    enabled_styles: z
      .array(z.string({ error: 'assistant:style_unknown' }).transform(styleKey), { error: 'assistant:style_unknown' })
      .max(LIST_MAX, { error: 'assistant:style_unknown' })
      .default([]),
    custom_styles: z
      .array(z.string({ error: 'assistant:style_unknown' }).min(1).max(ID_MAX), { error: 'assistant:style_unknown' })
      .max(LIST_MAX, { error: 'assistant:style_unknown' })
      .default([]),
    response_length: z
      .enum(LENGTH_KEYS, { error: 'assistant:length_unknown' })
      .default(DEFAULT_PREFERENCES.responseLength),
    target_language: z
      .enum(TARGET_LANGUAGES, { error: 'assistant:language_unknown' })
      .default(DEFAULT_PREFERENCES.targetLanguage),
    ...REGISTER_SCHEMA,
  })
  .transform(
    (sent): WritingPreferences => ({
      assistantTemplate: sent.assistant_template,
      enabledStyles: STYLE_KEYS.filter((key) => sent.enabled_styles.includes(key)),
      customStyles: [...new Set(sent.custom_styles)],
      responseLength: sent.response_length,
      targetLanguage: sent.target_language,
      registers: readRegisters(sent),
    }),
  )

/** The preferences as calls receive them: built-in styles and templates by the specification's names. */
export function apiPreferences(preferences: WritingPreferences) {
  return {
    assistant_template: TEMPLATE_KEYS.includes(preferences.assistantTemplate)
      ? capitalise(preferences.assistantTemplate)
      : preferences.assistantTemplate,
    enabled_styles: preferences.enabledStyles.map(capitalise),
    custom_styles: preferences.customStyles,
    response_length: preferences.responseLength,
    target_language: preferences.targetLanguage,
    ...preferences.registers,
  }
}

/** Whether this is the key of a built-in template. */
export function isBuiltInTemplate(key: string): boolean {
  return TEMPLATE_KEYS.includes(key)
}

function templateKey(sent: string): string {
  const name = sent.trim()
  const key = name.toLowerCase().replace(/\s+assistant$/, '')
  if (name === '') return DEFAULT_PREFERENCES.assistantTemplate
  return TEMPLATE_KEYS.includes(key) ? key : name
}

function styleKey(sent: string, context: z.RefinementCtx): StyleKey {
  const key = STYLE_KEYS.find((known) => known === sent.trim().toLowerCase())
  if (key === undefined) context.addIssue({ code: 'custom', message: 'assistant:style_unknown' })
  return key ?? 'professional'
}

function capitalise(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1)
}
