import { open, stat } from 'node:fs/promises'
import type { Handle } from './database.ts'

/** A file up to this size is rewritten at once where it has to be; that takes about a second. */
const REWRITTEN_BYTES = 256 * 1024 * 1024
const CHUNK = 1024 * 1024

/**
 * Empties the write-ahead log into the file, so that deleted rows, which `secure_delete` overwrote there, are in neither.
 * Waits for nobody. @returns whether it could: not while somebody reads an older state.
 */
export function emptyWal({ sqlite }: Handle): boolean {
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
 * Rewrites a file in which a deleted text still stands. `secure_delete` overwrites what it deletes, but where SQLite had
 * moved a row between pages before, a copy may be left in the unused middle of a page. The log is to be empty.
 * @returns `clean` where nothing was found, `rewritten` where it was, `too_large` where it was and an operator has to do it.
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

/** Whether one of the texts stands anywhere in a file. Reads it once, a piece at a time. */
async function contains(file: string, texts: readonly string[]): Promise<boolean> {
  const wanted = texts.filter((text) => text !== '').map((text) => Buffer.from(text))
  const overlap = Math.max(0, ...wanted.map(({ length }) => length - 1))
  const reading = await open(file)
  try {
    const bytes = Buffer.alloc(overlap + CHUNK)
    for (let position = 0, kept = 0; ; ) {
      const { bytesRead } = await reading.read(bytes, kept, CHUNK, position)
      if (bytesRead === 0) return false
      const piece = bytes.subarray(0, kept + bytesRead)
      if (wanted.some((text) => piece.includes(text))) return true
      position += bytesRead
      const tail = Math.min(overlap, piece.length)
      piece.copy(bytes, 0, piece.length - tail)
      kept = tail
    }
  } finally {
    await reading.close()
  }
}
