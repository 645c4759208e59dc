import { normaliseLineBreaks } from '../text.ts'
import { DEFAULT_LENGTH, FIXED_LENGTH, OPERATIONS, type Operation } from './options.ts'

/** The fields of the assistant's form as text; also the fields as posted, before any check. */
export type AssistantValues = {
  text: string
  operation: Operation
  template: string
  style: string
  length: string
  /** Of the text; `auto`: it is found out. */
  language: string
  target_language: string
  custom_prompt: string
  /** The saved prompt that `custom_prompt` comes from, or an empty string. */
  prompt_id: string
  mode: string
  /** `3` if the user asked for several versions. */
  alternatives: string
  /** The kinds of facts to hide before sending. */
  mask: string[]
  /** Found passages that the user does not hide. */
  mask_keep: string[]
  /** Own words to hide, one a line. */
  mask_own: string
  /** Findings of the check that the user ignores in this text, by name. */
  ignored: string[]
}

/** The initial form (specification 9). */
export const EMPTY_VALUES: AssistantValues = {
  text: '',
  operation: 'rephrase',
  template: 'general',
  style: 'professional',
  length: DEFAULT_LENGTH,
  language: 'auto',
  target_language: 'en',
  custom_prompt: '',
  prompt_id: '',
  mode: 'rewrite',
  alternatives: '1',
  mask: [],
  mask_keep: [],
  mask_own: '',
  ignored: [],
}

/** The operation of that name; the first one for any other value. */
export function operationOf(value: unknown): Operation {
  return OPERATIONS.find((operation) => operation === value) ?? EMPTY_VALUES.operation
}

/** What the first word of the instruction can say: each operation, and correcting as an action of its own. */
export const ACTIONS = ['rephrase', 'fix', ...OPERATIONS.slice(1)] as const
export type Action = (typeof ACTIONS)[number]

/** The action that an operation and its mode stand for. */
export function actionOf({ operation, mode }: { operation: Operation; mode: string }): Action {
  return operation === 'rephrase' && mode === 'fix' ? 'fix' : operation
}

/** The operation and mode of an action; the first action for any other value. */
export function requestOf(action: unknown): { operation: Operation; mode: 'rewrite' | 'fix' } {
  return action === 'fix' ? { operation: 'rephrase', mode: 'fix' } : { operation: operationOf(action), mode: 'rewrite' }
}

/**
 * The fields of a posted form, as a request names them. The form asks for a correction as an action, and has a list of lengths
 * of its own (`length_words`) for operations whose length is a number of words. `mask` may occur more than once. A box that is not ticked is not posted, so each shown passage
 * is posted as `mask_shown` as well: those without `mask_hide` are kept.
 */
export function fieldsOf(form: FormData): Record<string, FormDataEntryValue | string[]> {
  const all = (name: string) => form.getAll(name).map((value) => normaliseLineBreaks(String(value)))
  const hidden = new Set(all('mask_hide'))
  const mask_keep = [...new Set(all('mask_shown'))].filter((passage) => !hidden.has(passage))
  const posted = Object.fromEntries(form)
  const { operation, length, length_words: words } = posted
  const isFixed = words !== undefined && FIXED_LENGTH[operationOf(operation)]
  return {
    ...posted,
    ...(operation === 'fix' ? requestOf(operation) : {}),
    ...(isFixed ? { length: words } : length === undefined ? {} : { length }),
    mask: all('mask'),
    mask_keep,
    ignored: [...new Set(all('ignored'))],
  }
}

/** The engine that the form asks for; absent, it is the one of the server. */
export function engineOf(fields: Readonly<Record<string, unknown>>): 'builtin' | undefined {
  return fields.engine === 'builtin' ? 'builtin' : undefined
}

/** The posted values for showing the form again, so that no input is lost; absent fields take their initial value. */
export function valuesOf(fields: Readonly<Record<string, unknown>>): AssistantValues {
  const read = (name: Exclude<keyof AssistantValues, 'operation' | 'mask' | 'mask_keep' | 'ignored'>) => {
    const sent = fields[name]
    return typeof sent === 'string' ? sent : EMPTY_VALUES[name]
  }
  return {
    text: read('text'),
    operation: operationOf(fields.operation),
    template: read('template'),
    style: read('style'),
    length: read('length'),
    language: read('language'),
    target_language: read('target_language'),
    custom_prompt: read('custom_prompt'),
    prompt_id: read('prompt_id'),
    mode: read('mode'),
    alternatives: read('alternatives'),
    mask: Array.isArray(fields.mask) ? fields.mask.map(String) : [],
    mask_keep: Array.isArray(fields.mask_keep) ? fields.mask_keep.map(String) : [],
    mask_own: read('mask_own'),
    ignored: Array.isArray(fields.ignored) ? fields.ignored.map(String) : [],
  }
}
