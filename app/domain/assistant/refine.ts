import type { PlanKey } from '../billing/plans.ts'
import { customPromptOpen } from './plan-rules.ts'

/** The refinements that are one press on a button; the program words their tasks. */
export const REFINE_CHIPS = ['shorter', 'longer', 'simpler', 'more_formal', 'friendlier', 'fix_only'] as const

/** The values of the field `refine`. With `instruction` the user's wish is in `custom_prompt`. */
export const REFINE_KEYS = [...REFINE_CHIPS, 'instruction'] as const
export type Refinement = (typeof REFINE_KEYS)[number]

/** The refinements that the chat offers: chips on every plan, own words if the plan includes own instructions. */
export function offeredRefinements(
  plan: PlanKey,
  engine: readonly Refinement[],
): { chips: Refinement[]; instruction: 'open' | 'locked' | 'none' } {
  const chips = REFINE_CHIPS.filter((chip) => engine.includes(chip))
  if (!engine.includes('instruction')) return { chips, instruction: 'none' }
  return { chips, instruction: customPromptOpen(plan) ? 'open' : 'locked' }
}
