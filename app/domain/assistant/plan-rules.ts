import { type PlanKey, planReaches } from '../billing/plans.ts'
import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES, type StyleKey, type TemplateKey } from './options.ts'

export type PlanRefusal = 'style_locked' | 'template_locked' | 'custom_prompt_locked'

/** True if the plan may use the built-in style (specification 6). */
export function styleOpen(plan: PlanKey, key: StyleKey): boolean {
  return planReaches(plan, BUILT_IN_STYLES.find((style) => style.key === key)?.planRequired ?? 'pro')
}

/** True if the plan may use the built-in template; unknown ones need pro (specification 6). */
export function templateOpen(plan: PlanKey, key: TemplateKey): boolean {
  return planReaches(plan, BUILT_IN_TEMPLATES.find((template) => template.key === key)?.planRequired ?? 'pro')
}

/** The custom prompt box is marked Pro+ (specification 2). */
export function customPromptOpen(plan: PlanKey): boolean {
  return planReaches(plan, 'pro')
}

/** The first item in a request that the plan does not include. The screen locks them too, but this check decides. */
export function planRefusal(
  plan: PlanKey,
  request: { style: StyleKey; template: TemplateKey; custom_prompt?: string | undefined },
): PlanRefusal | undefined {
  if (!styleOpen(plan, request.style)) return 'style_locked'
  if (!templateOpen(plan, request.template)) return 'template_locked'
  if (request.custom_prompt !== undefined && !customPromptOpen(plan)) return 'custom_prompt_locked'
  return undefined
}
