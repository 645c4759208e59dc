import { open, stat } from 'node:fs/promises'
import type { Handle, SqliteConnection } from './database.ts'

/** Files up to this size are rewritten at once if needed, which takes about a second. */
const REWRITTEN_BYTES = 256 * 1024 * 1024
const CHUNK = 1024 * 1024

/**
 * Moves the write-ahead log into the file, so that rows deleted with `secure_delete` are in neither. Does not wait for other
 * connections. @returns false if a reader still uses an older state.
 */
export function emptyWal({ sqlite }: { sqlite: SqliteConnection }): boolean {
  const patience = sqlite.pragma('busy_timeout', { simple: true })
  sqlite.pragma('busy_timeout = 0')
  try {
    const [outcome] = sqlite.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
    return outcome?.busy === 0
  } finally {
    sqlite.pragma(`busy_timeout = ${String(patience)}`)
  }
}

/**
 * Rewrites a file that still contains a deleted text. `secure_delete` overwrites deleted rows, but if SQLite moved a row
 * between pages before, a copy can remain in the unused middle of a page. The write-ahead log must be empty.
 * @returns `clean` if nothing was found, `rewritten` if it was, `too_large` if it was and an operator must rewrite the file.
 */
export async function rewriteIfFound(
  handle: Handle,
  texts: readonly string[],
): Promise<'clean' | 'rewritten' | 'too_large'> {
  const file = handle.sqlite.name
  if (!(await contains(file, texts))) return 'clean'
  if ((await stat(file)).size > REWRITTEN_BYTES) return 'too_large'
  handle.sqlite.exec('VACUUM')
  return 'rewritten'
}

/**
 * Rewrites the file after a migration that deleted texts, at any size, so that no freed page and no log holds them. If that
 * fails, for want of space or because another process is reading, the next start tries again.
 * @returns whether nothing is left to do
 */
export function shredPending(sqlite: SqliteConnection): boolean {
  if (sqlite.prepare('SELECT 1 FROM shred_pending').get() === undefined) return true
  try {
    sqlite.exec('VACUUM')
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^SQLITE_(FULL|BUSY|IOERR)/.test(String(error.code))) return false
    throw error
  }
  if (!emptyWal({ sqlite })) return false
  sqlite.exec('DELETE FROM shred_pending')
  return true
}

/** Whether a file contains one of the texts; reads it once, chunk by chunk. */
async function contains(file: string, texts: readonly string[]): Promise<boolean> {
  const wanted = texts.filter((text) => text !== '').map((text) => Buffer.from(text))
  const overlap = Math.max(0, ...wanted.map(({ length }) => length - 1))
  const reading = await open(file)
  try {
    const bytes = Buffer.alloc(overlap + CHUNK)
    for (let position = 0, carried = 0; ; ) {
      const { bytesRead } = await reading.read(bytes, carried, CHUNK, position)
      if (bytesRead === 0) return false
      const piece = bytes.subarray(0, carried + bytesRead)
      if (wanted.some((text) => piece.includes(text))) return true
      position += bytesRead
      const tail = Math.min(overlap, piece.length)
      piece.copy(bytes, 0, piece.length - tail)
      carried = tail
    }
  } finally {
    await reading.close()
  }
}
