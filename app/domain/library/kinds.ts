import type { Plan } from '../billing/plans.ts'

/** The kinds of items in a workspace's library. */
export const KINDS = ['style', 'template', 'prompt'] as const
export type Kind = (typeof KINDS)[number]

/** The word for a kind in URLs, file names and exported files. */
export const PLURALS = { style: 'styles', template: 'templates', prompt: 'prompts' } as const satisfies Record<
  Kind,
  string
>

/** The page that lists the items of a kind. */
export function listPath(kind: Kind): string {
  return `/dashboard/${PLURALS[kind]}`
}

/** How many items of a kind a plan includes; `null` for no limit. */
export function limitOf(plan: Plan, kind: Kind): number | null {
  if (kind === 'style') return plan.customStyles
  return kind === 'template' ? plan.customTemplates : plan.customPrompts
}

/** The most items of a kind in one workspace, also under a plan that does not count them: a list must stay readable. */
export const ITEMS_MAX = 1_000

/** Items on one page of a list, on screen and by call. */
export const PAGE_SIZE = 100

/** One page of a list; pages are counted from 1, and there is always a first one. */
export function pageOf<Item>(items: readonly Item[], page: number): { items: Item[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE))
  return { items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages }
}

/** Lengths in code points (specification 9); the next constants limit the further parts of a style. */
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

/** How many versions of an item are kept, the current one included. */
export const VERSIONS_KEPT = 20
