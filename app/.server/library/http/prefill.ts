import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { type AssistantValues, requestOf } from '#app/domain/assistant/form-values.ts'
import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES } from '#app/domain/assistant/options.ts'
import type { Kind } from '#app/domain/library/kinds.ts'
import { fillPrompt, variablesOf } from '#app/domain/library/variables.ts'
import { normaliseLineBreaks } from '#app/domain/text.ts'
import { libraryContext } from '../context.ts'
import { requireItem } from './answers.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The assistant's form with a saved prompt in it, its variables filled in from `value_0`, `value_1` and so on, in the
 * order in which the prompt names them; a variable without a value stays visible as it was written. Counts as a use of
 * the prompt.
 * @throws 404 for a prompt of another workspace, 403 for one that the plan has no place for
 */
export function filledByPrompt(
  context: Context,
  start: AssistantValues,
  fields: Readonly<Record<string, unknown>>,
): AssistantValues {
  const prompt = requireItem(context, 'prompt', String(fields.prompt_id))
  if (prompt.locked) throw screenError('library_locked')
  const { content } = prompt.content
  const values = variablesOf(content).map((name, index): [string, string] => {
    const typed = fields[`value_${index}`]
    return [name, typeof typed === 'string' ? normaliseLineBreaks(typed).replaceAll('\0', '').trim() : '']
  })
  context.get(libraryContext).countUse(context.get(userContext), { kind: 'prompt', id: prompt.id })
  return { ...start, custom_prompt: fillPrompt(content, new Map(values)), prompt_id: prompt.id }
}

/** The workspace's own styles and templates for the assistant's lists; `null` if they could not be read. */
export function ownChoices(context: Context) {
  const library = context.get(libraryContext)
  const choices = (kind: Kind) => library.names(context.get(userContext), kind)
  return attempt(context, () => ({ styles: choices('style'), templates: choices('template') })) ?? null
}

/** A form that begins with the action, style and template that the address names, and otherwise with `start`. */
export function valuesFromAddress(context: Context, start: AssistantValues, url: URL): AssistantValues {
  const library = context.get(libraryContext)
  const chosen = (kind: 'style' | 'template', builtIns: readonly { key: string }[]): string => {
    const reference = url.searchParams.get(kind)?.slice(0, 200) ?? ''
    if (reference === '') return start[kind]
    if (builtIns.some(({ key }) => key === reference)) return reference
    const item = library.itemNamed(context.get(userContext), { kind, reference })
    return item === undefined || item.locked ? start[kind] : item.id
  }
  return {
    ...start,
    ...requestOf(url.searchParams.get('operation')),
    style: chosen('style', BUILT_IN_STYLES),
    template: chosen('template', BUILT_IN_TEMPLATES),
  }
}
