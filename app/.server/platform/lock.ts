import path from 'node:path'
import SQLite from 'better-sqlite3'

const PATIENCE_MS = 2_000

/**
 * Makes this process the only server on a data directory: limits, queues and shared runs live in one process. The
 * operating system holds the lock for as long as the process lives, so a crash leaves nothing to clean up.
 * @returns a function that gives it back.
 * @throws where another server has it and does not let go within two seconds.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new SQLite(path.join(dataDir, 'server.lock'), { timeout: PATIENCE_MS })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error(`another server is running on ${dataDir}`)
  }
  return () => lock.close()
}
