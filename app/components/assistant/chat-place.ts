import type { Refinement } from '#app/domain/assistant/refine.ts'

/** The address that every form of the chat posts to; it scrolls to the newest step. */
export const CHAT = '/dashboard/assistant/chat#latest'

/** The refinements that are offered for a result. */
export type OfferedRefinements = {
  chips: readonly Refinement[]
  instruction: 'open' | 'locked' | 'none'
}
