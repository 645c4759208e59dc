import { closeSync, fsyncSync, openSync, readSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Database, Handle } from './database.ts'

const HEADER = 'SQLite format 3\0'

/** With less room than this on the disk the next writes fail, although a trial that is rolled back passes. */
const ROOM_BYTES = 8 * 1024 * 1024

/** The size of the trial after a write has failed: more than any one request of a customer writes. */
const TRIAL_BYTES = 1024 * 1024

/** The answer of one look is given again for this long, so that a flood of questions costs nothing. */
const FRESH_MS = 1_000

/**
 * `trouble` tells whether both database files can still be read and written: `undefined`, or the reason in words without
 * paths. After `noteFailedWrite` there is trouble until a trial of real bytes, in both files and beside them, succeeds. The
 * open connections alone cannot tell, since they still read a file that was deleted, and take pages that were overwritten from
 * their caches. The trial write is rolled back and waits for no other process.
 */
export function createDatabaseHealth(deps: {
  dataDir: string
  /** The folder for a file of trial; absent: that of the databases. */
  stateDir?: string
  database: Database
  /** Whether this machine writes at all; absent: it does. */
  writes?: () => boolean
  now: () => number
  /** Absent: what the file system of `dataDir` says. */
  freeBytes?: (folder: string) => number
}) {
  const { dataDir, stateDir = dataDir, database, now, writes = () => true, freeBytes = freeOn } = deps
  const pairs = [
    { name: 'penmark.db', handles: database },
    { name: 'keys.db', handles: database.keys },
  ].map((pair) => ({ ...pair, file: path.join(dataDir, pair.name), opened: identityOf(path.join(dataDir, pair.name)) }))
  let last: { at: number; trouble: string | undefined } | undefined
  let hasFailed = false

  function look(): string | undefined {
    for (const { name, file, opened, handles } of pairs) {
      const trouble =
        troubleOfFile(file, opened) ??
        troubleOfReading(handles.reader) ??
        (writes() ? troubleOfWriting(handles.writer) : undefined)
      if (trouble !== undefined) return `${name} ${trouble}`
    }
    if (!hasRoom(stateDir, freeBytes) || !hasRoom(dataDir, freeBytes)) return 'the disk of the data directory is full'
    if (hasFailed && !writes()) return undefined
    if (hasFailed) hasFailed = !pairs.every(({ handles }) => takesBytes(handles.writer)) || !takesFile(stateDir)
    return hasFailed ? 'a write failed, and none has worked since' : undefined
  }

  return {
    trouble(): string | undefined {
      if (last === undefined || now() - last.at >= FRESH_MS) last = { at: now(), trouble: look() }
      return last.trouble
    },
    noteFailedWrite(): void {
      hasFailed = true
      last = undefined
    },
  }
}

/** Whether the file may still grow. Rolled back: SQLite refuses the pages before it would write them. */
function takesBytes({ sqlite }: Handle): boolean {
  try {
    sqlite.exec('BEGIN IMMEDIATE')
    try {
      sqlite.exec(`CREATE TABLE room_trial (bytes BLOB); INSERT INTO room_trial VALUES (zeroblob(${TRIAL_BYTES}))`)
    } finally {
      if (sqlite.inTransaction) sqlite.exec('ROLLBACK')
    }
    return true
  } catch {
    return false
  }
}

/** Whether the disk takes bytes to keep. Free blocks alone do not tell, because there are quotas. */
function takesFile(folder: string): boolean {
  const file = path.join(folder, 'room-trial')
  try {
    const opened = openSync(file, 'w', 0o600)
    try {
      writeSync(opened, Buffer.alloc(TRIAL_BYTES, 1))
      fsyncSync(opened)
    } finally {
      closeSync(opened)
      rmSync(file, { force: true })
    }
    return true
  } catch {
    return false
  }
}

/** Whether the file system of a folder has room for what the next requests write. */
export function hasRoom(folder: string, freeBytes = freeOn): boolean {
  return freeBytes(folder) >= ROOM_BYTES
}

function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function identityOf(file: string): string | undefined {
  const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return ino === undefined ? undefined : `${dev} ${ino}`
}

function troubleOfFile(file: string, opened: string | undefined): string | undefined {
  if (identityOf(file) !== opened) return 'was deleted or replaced'
  try {
    return headerOf(file) === HEADER ? undefined : 'is no longer a database'
  } catch {
    return 'cannot be opened'
  }
}

function headerOf(file: string): string {
  const bytes = Buffer.alloc(HEADER.length)
  const opened = openSync(file, 'r')
  try {
    readSync(opened, bytes, 0, bytes.length, 0)
  } finally {
    closeSync(opened)
  }
  return bytes.toString('latin1')
}

function troubleOfReading({ sqlite }: Handle): string | undefined {
  try {
    sqlite.prepare('SELECT count(*) FROM sqlite_schema').get()
    return undefined
  } catch {
    return 'cannot be read'
  }
}

function troubleOfWriting({ sqlite }: Handle): string | undefined {
  const patience = sqlite.pragma('busy_timeout', { simple: true })
  sqlite.pragma('busy_timeout = 0')
  try {
    sqlite.exec('BEGIN IMMEDIATE')
    try {
      // Migrations keep their own table, so this number is always 0; writing it touches the first page.
      sqlite.pragma('user_version = 0')
    } finally {
      if (sqlite.inTransaction) sqlite.exec('ROLLBACK')
    }
    return undefined
  } catch (error) {
    const { code = '' } = error as { code?: string }
    // Another process is writing, which shows that the file can be written.
    if (code.startsWith('SQLITE_BUSY')) return undefined
    return code.startsWith('SQLITE_READONLY') ? 'is read-only' : 'cannot be written'
  } finally {
    sqlite.pragma(`busy_timeout = ${String(patience)}`)
  }
}
