import { itemNamed, itemOf } from '#app/.server/library/queries.ts'
import type { TextHandle } from '#app/.server/platform/database.ts'
import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES } from '#app/domain/assistant/options.ts'
import { customPromptOpen, planRefusal } from '#app/domain/assistant/plan-rules.ts'
import type { AssistRequest } from '#app/domain/assistant/request.ts'
import type { StyleContent, StyleRules } from '#app/domain/library/forms.ts'
import { hasRules } from '#app/domain/library/item.ts'
import { isFilled } from '#app/domain/library/variables.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import type { Actor } from './outcome.ts'

/** The style and template that a request names: built in, or from the workspace's library. */
export type Choices = {
  style: { key: string; prompt: string; examples: StyleContent['examples']; rules: StyleRules | undefined }
  template: { key: string; context: string }
}

export type ChoiceRefusal = Refusal<
  'style_unknown' | 'template_unknown' | 'style_locked' | 'template_locked' | 'custom_prompt_locked'
>

/**
 * Finds the style and template of a request, built-ins first, and checks them against the plan. An item of another
 * workspace is as unknown as one that does not exist. Own instructions need a plan that includes them, or a saved prompt
 * that they are made from.
 */
export function choicesOf(
  reader: TextHandle,
  actor: Actor,
  request: AssistRequest,
  now: number,
): { ok: true; choices: Choices } | ChoiceRefusal {
  const style = styleOf(reader, actor, request.style, now)
  if ('code' in style) return style
  const template = templateOf(reader, actor, request.template, now)
  if ('code' in template) return template
  const ownWords = request.custom_prompt !== undefined && !customPromptOpen(actor.plan)
  if (ownWords && !isSavedPrompt(reader, actor, request, now)) return refuse('custom_prompt_locked')
  return { ok: true, choices: { style, template } }
}

function styleOf(reader: TextHandle, actor: Actor, reference: string, now: number): Choices['style'] | ChoiceRefusal {
  const builtIn = BUILT_IN_STYLES.find(({ key }) => key === reference)
  if (builtIn !== undefined) {
    const { key, prompt } = builtIn
    const locked = planRefusal(actor.plan, { style: key, template: 'general' })
    return locked === undefined ? { key, prompt, examples: [], rules: undefined } : refuse('style_locked')
  }
  const item = itemNamed(reader, actor, { kind: 'style', reference }, now)
  if (item === undefined) return refuse('style_unknown')
  if (item.locked) return refuse('style_locked')
  const { prompt, examples, rules } = item.content
  return { key: item.id, prompt, examples, rules: hasRules(rules) ? rules : undefined }
}

function templateOf(
  reader: TextHandle,
  actor: Actor,
  reference: string,
  now: number,
): Choices['template'] | ChoiceRefusal {
  const builtIn = BUILT_IN_TEMPLATES.find(({ key }) => key === reference)
  if (builtIn !== undefined) {
    const { key, context } = builtIn
    const locked = planRefusal(actor.plan, { style: 'professional', template: key })
    return locked === undefined ? { key, context } : refuse('template_locked')
  }
  const item = itemNamed(reader, actor, { kind: 'template', reference }, now)
  if (item === undefined) return refuse('template_unknown')
  if (item.locked) return refuse('template_locked')
  return { key: item.id, context: item.content.context }
}

/** Whether the instructions are one of the workspace's usable prompts with its variables filled in. */
function isSavedPrompt(reader: TextHandle, actor: Actor, request: AssistRequest, now: number): boolean {
  const { prompt_id: id, custom_prompt: text } = request
  if (id === undefined || text === undefined) return false
  const prompt = itemOf(reader, actor, { kind: 'prompt', id }, now)
  return prompt !== undefined && !prompt.locked && isFilled(prompt.content.content, text)
}
