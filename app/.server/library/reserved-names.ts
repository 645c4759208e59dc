import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES, type StyleKey, type TemplateKey } from '#app/domain/assistant/options.ts'
import { type PlanKey, planReaches } from '#app/domain/billing/plans.ts'
import type { Kind } from '#app/domain/library/kinds.ts'
import { nameKey } from '#app/domain/library/name-key.ts'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'

/**
 * Whether a built-in that the plan may use has this name in any interface language, since members of one workspace read it
 * in different ones (specification 5). Prompts have no built-ins.
 */
export function isBuiltInName(kind: Kind, name: string, plan: PlanKey): boolean {
  const wanted = nameKey(name)
  if (kind === 'style') {
    return BUILT_IN_STYLES.some(
      ({ key, planRequired }) => planReaches(plan, planRequired) && namesOfStyle(key).includes(wanted),
    )
  }
  if (kind === 'template') {
    return BUILT_IN_TEMPLATES.some(
      ({ key, planRequired }) => planReaches(plan, planRequired) && namesOfTemplate(key).includes(wanted),
    )
  }
  return false
}

function namesOfStyle(key: StyleKey): string[] {
  return [key, ...LOCALES.map((locale) => TEXTS[locale].assistant.style[key])].map(nameKey)
}

function namesOfTemplate(key: TemplateKey): string[] {
  return [key, ...LOCALES.map((locale) => TEXTS[locale].assistant.template[key])].map(nameKey)
}
