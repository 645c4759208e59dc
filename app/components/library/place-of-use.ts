import type { LibraryItem } from '#app/domain/library/item.ts'

/** Where an item is put to use: a prompt asks for its blanks first. */
export function placeOfUse({ kind, id }: Pick<LibraryItem, 'kind' | 'id'>): string {
  return kind === 'prompt' ? `/dashboard/prompts/${id}/use` : `/dashboard/assistant?${kind}=${id}`
}
