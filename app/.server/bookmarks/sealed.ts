import type { KeptText } from '#app/.server/platform/kept-text/kept-text.ts'
import type { SealedTable } from '#app/.server/platform/kept-text/tables.ts'
import type { Bookmark } from '#app/domain/bookmarks/bookmarks.ts'
import type { bookmark } from '#db/schema/bookmarks.ts'

/** Without a title of its own a bookmark bears the first words of its result, so the title is sealed as well. */
export const BOOKMARK_TEXTS = {
  table: 'bookmark',
  key: ['id'],
  workspace: 'workspace_id',
  sealed: ['title', 'input', 'output'],
} as const satisfies SealedTable

type Column = (typeof BOOKMARK_TEXTS)['sealed'][number]
type Place = { id: string; workspaceId: string }

/** The texts of a bookmark as its row holds them. */
export function sealed(
  texts: KeptText,
  { title, input, output, ...place }: Place & Pick<Bookmark, Column>,
): Pick<typeof bookmark.$inferSelect, Column> {
  const seal = (column: Column, text: string) => texts.seal(cellOf(place, column), text)
  return {
    title: seal('title', title),
    input: input === null ? null : seal('input', input),
    output: seal('output', output),
  }
}

/** The texts of a row. */
export function opened(
  texts: KeptText,
  { title, input, output, ...place }: Place & Pick<typeof bookmark.$inferSelect, Column>,
): Pick<Bookmark, Column> {
  const open = (column: Column, bytes: Uint8Array) => texts.open(cellOf(place, column), bytes)
  return {
    title: open('title', title),
    input: input === null ? null : open('input', input),
    output: open('output', output),
  }
}

function cellOf({ id, workspaceId }: Place, column: Column) {
  return { workspaceId, table: BOOKMARK_TEXTS.table, row: id, column }
}
