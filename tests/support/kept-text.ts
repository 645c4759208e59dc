import path from 'node:path'
import SQLite from 'better-sqlite3'
import { type Cell, createKeptText } from '#app/.server/platform/kept-text/kept-text.ts'
import { openTextKeys } from '#app/.server/platform/kept-text/keys.ts'
import { filesNow } from './files-now.ts'

/**
 * Opens `penmark.db` beside a running server with two functions for statements: `seal_text(workspace, table, row, column,
 * text)` and `open_text(workspace, table, row, column, bytes)`. Seal only for a workspace that has a key already: the
 * server remembers its keys.
 */
export function withSealedDatabase<Value>(dataDir: string, work: (database: SQLite.Database) => Value): Value {
  const database = new SQLite(path.join(dataDir, 'penmark.db'))
  const keys = new SQLite(path.join(dataDir, 'keys.db'))
  const texts = createKeptText(openTextKeys(keys, { now: () => 0 }))
  const cell = (workspaceId: string, table: string, row: string, column: string): Cell => ({
    ...{ workspaceId, table, row, column },
  })
  const seal = (workspaceId: string, table: string, row: string, column: string, text: string | null) =>
    text === null ? null : texts.seal(cell(workspaceId, table, row, column), text)
  const open = (workspaceId: string, table: string, row: string, column: string, bytes: Buffer | null) =>
    bytes === null ? null : texts.open(cell(workspaceId, table, row, column), bytes)
  database.function('seal_text', seal as (...values: unknown[]) => unknown)
  database.function('open_text', open as (...values: unknown[]) => unknown)
  try {
    return work(database)
  } finally {
    database.close()
    keys.close()
  }
}

/** Those of the words that a file of the folder holds in plain text, in any letter case. */
export function wordsInFiles(folder: string, words: readonly string[]): string[] {
  return filesNow(folder).flatMap(([file, bytes]) => {
    const text = bytes.toString('utf8').toLowerCase()
    return words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${word} in ${path.basename(file)}`)
  })
}
