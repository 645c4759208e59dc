import type { SqliteConnection } from '../database.ts'
import type { KeptText } from './kept-text.ts'

/** A table of `penmark.db` with sealed columns, as its store describes it. Names are constants, never input. */
export type SealedTable = {
  table: string
  /** The columns that name a row, in their order in the primary key. */
  key: readonly string[]
  /** SQL for the workspace of a row. */
  workspace: string
  sealed: readonly string[]
  /** The table whose rows these belong to and go with. */
  partOf?: string
}

type Row = Readonly<Record<string, unknown>> & { ':workspace': string }

/** Rows that are read before the event loop gets a turn: at most about three megabytes. */
const PAGE = 50

/**
 * All rows with sealed texts, page by page in the order of their keys. No statement stays open between two pages.
 * @param table one of the stores' descriptions
 */
export function* pagesOf(sqlite: SqliteConnection, { table, key, workspace, sealed }: SealedTable): Generator<Row[]> {
  const columns = [...key, ...sealed].join(', ')
  const names = key.join(', ')
  const select = (after: string) =>
    sqlite.prepare<unknown[], Row>(
      `SELECT ${columns}, ${workspace} AS ":workspace" FROM ${table} ${after} ORDER BY ${names} LIMIT ${PAGE}`,
    )
  const following = select(`WHERE (${names}) > (${key.map(() => '?').join(', ')})`)
  let page = select('').all()
  while (page.length > 0) {
    yield page
    const last = page.at(-1)
    page = following.all(...key.map((name) => last?.[name]))
  }
}

/**
 * The text of a sealed column of a row; `null` for an empty one.
 * @throws {UnreadableText}
 */
export function openColumn(
  texts: KeptText,
  { table, key }: Pick<SealedTable, 'table' | 'key'>,
  row: Readonly<Record<string, unknown>>,
  { workspaceId, column }: { workspaceId: string; column: string },
): string | null {
  const bytes = row[column]
  if (bytes === null) return null
  if (!(bytes instanceof Uint8Array)) throw new TypeError(`${table}.${column} holds no bytes`)
  return texts.open({ workspaceId, table, row: rowName(key, row), column }, bytes)
}

/** Writes a sealed column of a row. */
export function writeColumn(
  sqlite: SqliteConnection,
  { table, key }: Pick<SealedTable, 'table' | 'key'>,
  row: Readonly<Record<string, unknown>>,
  { column, bytes }: { column: string; bytes: Uint8Array },
): void {
  const condition = key.map((name) => `${name} = ?`).join(' AND ')
  sqlite.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${condition}`).run(bytes, ...key.map((name) => row[name]))
}

/** What names a row for `Cell`: the values of its key. */
export function rowName(key: readonly string[], row: Readonly<Record<string, unknown>>): string {
  return key.map((name) => String(row[name])).join(' ')
}
