import type { ContentOf, StyleRules } from './forms.ts'
import type { Kind } from './kinds.ts'

/** An item of a workspace's library, as its members see it. Times are milliseconds UTC. */
export type LibraryItem<K extends Kind = Kind> = {
  [Key in K]: {
    kind: Key
    id: string
    content: ContentOf[Key]
    usageCount: number
    /** Number of times that the item was saved, from 1. */
    version: number
    createdAt: number
    updatedAt: number
    /** Beyond the plan's limit: kept and readable, but not usable. */
    locked: boolean
  }
}[K]

export type LibraryVersion<K extends Kind = Kind> = { version: number; createdAt: number; content: ContentOf[K] }

/** The text of an item, which a list previews and a model receives. */
export function bodyOf(item: Pick<LibraryItem, 'kind' | 'content'>): string {
  const { content } = item
  if ('prompt' in content) return content.prompt
  return 'context' in content ? content.context : content.content
}

/** True if a style has at least one rule that can be checked. */
export function hasRules(rules: StyleRules): boolean {
  return rules.banned_words.length > 0 || rules.longest_sentence !== null || rules.spelling !== null
}
