import type { Cell, KeptText } from '#app/.server/platform/kept-text/kept-text.ts'
import type { SealedTable } from '#app/.server/platform/kept-text/tables.ts'
import type { ContentOf } from '#app/domain/library/forms.ts'
import type { Kind } from '#app/domain/library/kinds.ts'

/** The tables of the library with sealed columns. */
export const LIBRARY_TEXTS = {
  items: { table: 'library_item', key: ['id'], workspace: 'workspace_id', sealed: ['content'] },
  versions: {
    table: 'library_version',
    key: ['item_id', 'version'],
    workspace: '(SELECT workspace_id FROM library_item WHERE id = item_id)',
    sealed: ['content'],
    partOf: 'library_item',
  },
} as const satisfies Record<string, SealedTable>

/** The terms of a workspace say what it writes about. */
export const GLOSSARY_TEXTS = {
  table: 'glossary',
  key: ['workspace_id'],
  workspace: 'workspace_id',
  sealed: ['entries'],
} as const satisfies SealedTable

export function glossaryCell(workspaceId: string): Cell {
  return { workspaceId, table: GLOSSARY_TEXTS.table, row: workspaceId, column: 'entries' }
}

/** A content of an item: the current one, or that of a version. */
type Place = { workspaceId: string; itemId: string; version?: number }

/** A content as its row holds it. */
export function sealed<K extends Kind>(texts: KeptText, place: Place, content: ContentOf[K]): Buffer {
  return texts.seal(cellOf(place), JSON.stringify(content))
}

/** The content of a row. The schema checked it before it was sealed. */
export function opened<K extends Kind>(texts: KeptText, place: Place, content: Uint8Array): ContentOf[K] {
  return JSON.parse(texts.open(cellOf(place), content)) as ContentOf[K]
}

function cellOf({ workspaceId, itemId, version }: Place): Cell {
  const column = 'content'
  return version === undefined
    ? { workspaceId, table: LIBRARY_TEXTS.items.table, row: itemId, column }
    : { workspaceId, table: LIBRARY_TEXTS.versions.table, row: `${itemId} ${version}`, column }
}
