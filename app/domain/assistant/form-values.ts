import { OPERATIONS, type Operation } from './options.ts'

/** What the assistant's form holds, as text; also what was sent, before anything was checked. */
export type AssistantValues = {
  text: string
  operation: Operation
  template: string
  style: string
  length: string
  target_language: string
  custom_prompt: string
  /** The saved prompt that `custom_prompt` comes from, or nothing. */
  prompt_id: string
  mode: string
  /** `3` where several versions are asked for. */
  alternatives: string
  /** What is hidden before sending. */
  mask: string[]
}

/** A form that nobody has touched (specification 9). */
export const EMPTY_VALUES: AssistantValues = {
  text: '',
  operation: 'rephrase',
  template: 'general',
  style: 'professional',
  length: 'medium',
  target_language: 'en',
  custom_prompt: '',
  prompt_id: '',
  mode: 'rewrite',
  alternatives: '1',
  mask: [],
}

/** The operation of that name; the first one for any other value. */
export function operationOf(value: unknown): Operation {
  return OPERATIONS.find((operation) => operation === value) ?? EMPTY_VALUES.operation
}

/** The fields of a posted form; `mask` may be ticked more than once. */
export function fieldsOf(form: FormData): Record<string, FormDataEntryValue | string[]> {
  return { ...Object.fromEntries(form), mask: form.getAll('mask').map(String) }
}

/** What was sent, so that nothing typed is lost when the page comes back; an absent field is as in an empty form. */
export function valuesOf(fields: Readonly<Record<string, unknown>>): AssistantValues {
  const read = (name: Exclude<keyof AssistantValues, 'operation' | 'mask'>) => {
    const sent = fields[name]
    return typeof sent === 'string' ? sent : EMPTY_VALUES[name]
  }
  return {
    text: read('text'),
    operation: operationOf(fields.operation),
    template: read('template'),
    style: read('style'),
    length: read('length'),
    target_language: read('target_language'),
    custom_prompt: read('custom_prompt'),
    prompt_id: read('prompt_id'),
    mode: read('mode'),
    alternatives: read('alternatives'),
    mask: Array.isArray(fields.mask) ? fields.mask.map(String) : [],
  }
}
