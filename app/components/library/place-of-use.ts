import type { LibraryItem } from '#app/domain/library/item.ts'

/** The page that uses an item: a prompt asks for its variables first. */
export function placeOfUse({ kind, id }: Pick<LibraryItem, 'kind' | 'id'>): string {
  return kind === 'prompt' ? `/dashboard/prompts/${id}/use` : `/dashboard/assistant?${kind}=${id}`
}
