import { bodyOf, type LibraryItem } from './item.ts'
import { variablesOf } from './variables.ts'

/** An item as the calls write it (specification 3). */
export function apiItem(item: LibraryItem) {
  const { id, kind, content, usageCount, version, createdAt, updatedAt, locked } = item
  return {
    id,
    ...content,
    ...(kind === 'prompt' ? { usage_count: usageCount, variables: variablesOf(bodyOf(item)) } : {}),
    version,
    available: !locked,
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
  }
}
