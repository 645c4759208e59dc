import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES, type StyleKey, type TemplateKey } from '../assistant/options.ts'
import { type PlanKey, planReaches } from '../billing/plans.ts'
import { KINDS, type Kind } from './kinds.ts'

type OwnName = { id: string; name: string }

/** The names that the command bar offers beside the pages: what the plan includes of the built-in items, and own items. */
export type CommandNames = {
  builtIn: { style: readonly StyleKey[]; template: readonly TemplateKey[] }
  own: Readonly<Record<Kind, readonly OwnName[]>>
}

/** The built-in styles and templates that the plan includes. */
export function includedBuiltIns(plan: PlanKey): CommandNames['builtIn'] {
  return {
    style: BUILT_IN_STYLES.filter(({ planRequired }) => planReaches(plan, planRequired)).map(({ key }) => key),
    template: BUILT_IN_TEMPLATES.filter(({ planRequired }) => planReaches(plan, planRequired)).map(({ key }) => key),
  }
}

/** The names as the server sent them; `null` for any other answer, such as a page to sign in. */
export function readCommandNames(value: unknown): CommandNames | null {
  const { builtIn, own } = (value ?? {}) as Partial<Record<keyof CommandNames, Record<string, unknown>>>
  const isComplete =
    Array.isArray(builtIn?.style) &&
    Array.isArray(builtIn.template) &&
    KINDS.every((kind) => Array.isArray(own?.[kind]))
  return isComplete ? (value as CommandNames) : null
}
