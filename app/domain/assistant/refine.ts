import type { PlanKey } from '../billing/plans.ts'
import { customPromptOpen } from './plan-rules.ts'

/** What one press asks of a result; the wording of the task is the program's own. */
export const REFINE_CHIPS = ['shorter', 'longer', 'simpler', 'more_formal', 'friendlier', 'fix_only'] as const

/** The field `refine`. With `instruction` the wish stands in `custom_prompt`. */
export const REFINE_KEYS = [...REFINE_CHIPS, 'instruction'] as const
export type Refinement = (typeof REFINE_KEYS)[number]

/** What the chat offers: chips on every plan, own words where the plan includes own instructions. */
export function offeredRefinements(
  plan: PlanKey,
  engine: readonly Refinement[],
): { chips: Refinement[]; instruction: 'open' | 'locked' | 'none' } {
  const chips = REFINE_CHIPS.filter((chip) => engine.includes(chip))
  if (!engine.includes('instruction')) return { chips, instruction: 'none' }
  return { chips, instruction: customPromptOpen(plan) ? 'open' : 'locked' }
}
