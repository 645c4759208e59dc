import type { deletion } from '#app/locales/en/deletion.ts'

/** A file of the export, without its ending; the key of the words that explain it. */
export type DataFile = keyof (typeof deletion)['files']

/**
 * One table, or the rows of it that are about the user, as a file. `columns` and `withheld` together are all columns of
 * the table, so that a new one is not forgotten and no secret slips in.
 */
export type Part = {
  file: DataFile
  database: 'penmark' | 'keys'
  table: string
  /** The exported columns, in this order. A column named `at` or ending in `_at` is a time. */
  columns: readonly string[]
  /** Not exported, and why. */
  withheld: Readonly<Record<string, string>>
  /** Which rows: a condition on a `Subject`. */
  where: string
  /** A column or expression that no two of these rows share: rows are read in its order. */
  key: string
}

/**
 * Whose data is read: the user's id, the canonical form of the address, and a JSON list of the workspaces that the user
 * owns. Conditions name them `:user`, `:email` and `:owned`.
 */
export type Subject = { user: string; email: string; owned: string }
