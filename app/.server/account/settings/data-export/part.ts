import type { SealedTable } from '#app/.server/platform/kept-text/tables.ts'
import type { deletion } from '#app/locales/en/deletion.ts'

/** A file of the export without its extension; also the key of the words that explain it. */
export type DataFile = keyof (typeof deletion)['files']

/**
 * A table, or its rows about the user, as a file. `columns` and `withheld` together are all columns of the table, so
 * that no new column is forgotten and no secret is exported by accident.
 */
export type Part = {
  file: DataFile
  database: 'penmark' | 'keys'
  table: string
  /** The exported columns, in this order. A column named `at` or ending in `_at` is a time. */
  columns: readonly string[]
  /** Columns that are not exported, and why. */
  withheld: Readonly<Record<string, string>>
  /** Selects the rows: a condition on a `Subject`. */
  where: string
  /** Columns of kept texts, which the export opens. */
  texts?: SealedTable
  /** A column or expression that is unique among these rows; rows are read in its order. */
  key: string
}

/**
 * The user whose data is read: the user's id, the canonical form of the address, and a JSON list of the workspaces that
 * the user owns. Conditions name them `:user`, `:email` and `:owned`.
 */
export type Subject = { user: string; email: string; owned: string }
