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
}

/** The operation of that name; the first one for any other value. */
export function operationOf(value: unknown): Operation {
  return OPERATIONS.find((operation) => operation === value) ?? EMPTY_VALUES.operation
}

/** What was sent, so that nothing typed is lost when the page comes back; an absent field is as in an empty form. */
export function valuesOf(fields: Readonly<Record<string, unknown>>): AssistantValues {
  const read = (name: Exclude<keyof AssistantValues, 'operation'>) => {
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
  }
}
