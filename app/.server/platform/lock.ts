import { chmodSync, closeSync, openSync } from 'node:fs'
import path from 'node:path'
import SQLite from 'better-sqlite3'

const PATIENCE_MS = 2_000

/**
 * Makes this process the only server on a folder for state, because limits, queues and shared runs are kept in one process.
 * @returns a function that releases the lock.
 * @throws if another server holds it and does not release it within two seconds.
 */
export function lockStateDir(stateDir: string): () => void {
  const unlock = lockFile(path.join(stateDir, 'server.lock'), PATIENCE_MS)
  if (unlock === undefined) throw new Error(`another server is running on ${stateDir}`)
  return unlock
}

/**
 * Takes a lock that the operating system holds for the lifetime of this process, so a crash leaves nothing to clean up.
 * Blocks for up to `patienceMs`. The file is for its owner alone, also one that was there before.
 * @returns a function that releases it; undefined if another holder did not release it.
 */
export function lockFile(file: string, patienceMs: number): (() => void) | undefined {
  // SQLite gives its journal the mode of the file.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const lock = new SQLite(file, { timeout: patienceMs })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    return undefined
  }
  return () => lock.close()
}
