import type { Cell } from '#app/.server/platform/kept-text/kept-text.ts'
import type { SealedTable } from '#app/.server/platform/kept-text/tables.ts'

/** The words of a personal dictionary say what its owner writes about. */
export const DICTIONARY_TEXTS = {
  table: 'personal_dictionary',
  key: ['user_id', 'workspace_id'],
  workspace: 'workspace_id',
  sealed: ['entries'],
} as const satisfies SealedTable

export function dictionaryCell({ userId, workspaceId }: { userId: string; workspaceId: string }): Cell {
  return { workspaceId, table: DICTIONARY_TEXTS.table, row: `${userId} ${workspaceId}`, column: 'entries' }
}
