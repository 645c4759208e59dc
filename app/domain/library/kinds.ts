import type { Plan } from '../billing/plans.ts'

/** What people keep in a workspace's library. */
export const KINDS = ['style', 'template', 'prompt'] as const
export type Kind = (typeof KINDS)[number]

/** The word that stands for a kind in addresses, in file names and in exported files. */
export const PLURALS = { style: 'styles', template: 'templates', prompt: 'prompts' } as const satisfies Record<
  Kind,
  string
>

/** How many items of a kind a plan includes; `null` where it does not count them. */
export function limitOf(plan: Plan, kind: Kind): number | null {
  if (kind === 'style') return plan.customStyles
  return kind === 'template' ? plan.customTemplates : plan.customPrompts
}

/** Lengths in code points (specification 9), and those of what a style may carry beyond it. */
export const LIMITS = {
  style: { name: 50, prompt: 500, description: 200 },
  template: { name: 50, context: 1000, description: 200 },
  prompt: { name: 100, content: 1000 },
} as const
export const EXAMPLES_MAX = 3
export const EXAMPLE_MAX = 300
export const BANNED_MAX = 50
export const BANNED_WORD_MAX = 50
export const SENTENCE_WORDS = { min: 5, max: 100 } as const
export const VARIABLES_MAX = 20

/** Versions of an item that are kept, the present one included. */
export const VERSIONS_KEPT = 20
