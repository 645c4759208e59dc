import type { ContentOf } from './forms.ts'
import type { Kind } from './kinds.ts'

/** Something kept in a workspace's library, as its members see it. Times are milliseconds UTC. */
export type LibraryItem<K extends Kind = Kind> = {
  [Key in K]: {
    kind: Key
    id: string
    content: ContentOf[Key]
    usageCount: number
    /** Counts the times that it was saved, from 1. */
    version: number
    createdAt: number
    updatedAt: number
    /** Beyond what the plan includes: kept and readable, not usable. */
    locked: boolean
  }
}[K]

export type LibraryVersion<K extends Kind = Kind> = { version: number; createdAt: number; content: ContentOf[K] }

/** The text of an item: what a list previews and what a model is told. */
export function bodyOf(item: Pick<LibraryItem, 'kind' | 'content'>): string {
  const { content } = item
  if ('prompt' in content) return content.prompt
  return 'context' in content ? content.context : content.content
}
