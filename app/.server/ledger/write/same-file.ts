import { statSync } from 'node:fs'
import path from 'node:path'

/**
 * Watches the names under which SQLite opened a database and its write-ahead log. Open files stay what they are when
 * another file takes their name or they are deleted: then what is committed is lost with the process.
 * @returns the name of a file that is no longer the one that was opened; undefined if both still are
 */
export function watchFiles(database: string): () => string | undefined {
  if (!isFile(database)) return () => undefined
  const files = [database, `${database}-wal`].map((file) => ({ file, opened: identityOf(file) }))

  return () => {
    for (const each of files) {
      const now = identityOf(each.file)
      // SQLite makes the log with its first use, and keeps it as long as anybody has the database open.
      each.opened ??= now
      if (now !== each.opened) return path.basename(each.file)
    }
    return undefined
  }
}

/** Whether the name of a connection is that of a file, and not of a database in memory or of a temporary one. */
function isFile(database: string): boolean {
  return database !== '' && database !== ':memory:'
}

function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}
