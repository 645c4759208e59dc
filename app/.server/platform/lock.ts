import path from 'node:path'
import SQLite from 'better-sqlite3'

const PATIENCE_MS = 2_000

/**
 * Makes this process the only server on a data directory: limits, queues and shared runs live in one process.
 * @returns a function that gives it back.
 * @throws where another server has it and does not let go within two seconds.
 */
export function lockDataDir(dataDir: string): () => void {
  const unlock = lockFile(path.join(dataDir, 'server.lock'), PATIENCE_MS)
  if (unlock === undefined) throw new Error(`another server is running on ${dataDir}`)
  return unlock
}

/**
 * Takes a lock that the operating system holds for as long as this process lives, so a crash leaves nothing to clean
 * up. Blocks for up to `patienceMs`.
 * @returns a function that gives it back; undefined where another holder did not let go.
 */
export function lockFile(file: string, patienceMs: number): (() => void) | undefined {
  const lock = new SQLite(file, { timeout: patienceMs })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    return undefined
  }
  return () => lock.close()
}
