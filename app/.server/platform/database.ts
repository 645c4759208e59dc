import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { canBeExpanded, canWorkWith, type MigrationFunctions, migrate } from '#db/migrate.ts'
import { systemClock } from './clock.ts'
import { createKeptText, type KeptText } from './kept-text/kept-text.ts'
import { openTextKeys } from './kept-text/keys.ts'
import { shredPending } from './shred.ts'

export type SqliteConnection = SQLite.Database
type Drizzle = ReturnType<typeof drizzle>

/** A connection and the query builder on top of it. */
export type Handle = {
  sqlite: SqliteConnection
  drizzle: Drizzle
  /** The folder for files beside the database that are no databases; absent: that of the database. */
  stateDir?: string | undefined
}

/** A handle on `penmark.db`, with what seals and opens its kept texts. */
export type TextHandle = Handle & { texts: KeptText }

/**
 * The two database files. `reader` refuses every write (`query_only`): queries and GETs get only this handle.
 * There is one writer per process and it is synchronous, so two transactions never interleave on it.
 */
export type Database = {
  reader: TextHandle
  writer: TextHandle
  /**
   * Account keys, the mapping account → workspace, and the keys of kept texts, in their own file so that an erasure
   * survives a restore.
   */
  keys: { reader: Handle; writer: Handle }
  close(): void
}

const CHECKED_WHOLE_BYTES = 64 * 1024 * 1024

const PRAGMAS = {
  journal_mode: 'wal',
  // Without LiteFS only FULL makes an acknowledged commit survive a power loss.
  synchronous: 2,
  foreign_keys: 1,
  // OFF lets INSERT OR REPLACE delete a row without firing the DELETE trigger that guards the ledger.
  recursive_triggers: 1,
  busy_timeout: 5000,
  trusted_schema: 0,
  // Overwrites deleted content.
  secure_delete: 1,
  cache_size: -65536,
} as const

/** Whether both files are here with a schema that this version can read: so far a machine that only reads must wait. */
export function canBeFollowed(dataDir: string): boolean {
  return bothAre(dataDir, canWorkWith)
}

/** Whether both files lack no more than what may be added beside the release that writes them now. */
export function canBothBeExpanded(dataDir: string): boolean {
  return bothAre(dataDir, canBeExpanded)
}

function bothAre(dataDir: string, are: (connection: SqliteConnection, set: 'penmark' | 'keys') => boolean): boolean {
  try {
    return (['penmark', 'keys'] as const).every((set) => {
      const { sqlite } = openReadOnly(path.join(dataDir, `${set}.db`))
      try {
        return are(sqlite, set)
      } finally {
        sqlite.close()
      }
    })
  } catch {
    return false
  }
}

/**
 * Opens both files as they are, on a machine that reads what another one writes: nothing is migrated, and both handles
 * refuse every write.
 */
export function followDatabase(dataDir: string, stateDir: string): Database {
  const follow = (name: string): Handle => {
    const sqlite = new SQLite(path.join(dataDir, name), { fileMustExist: true })
    prepareConnection(sqlite)
    setWritable(sqlite, false)
    return { sqlite, drizzle: drizzle(sqlite), stateDir }
  }
  const keys = { reader: follow('keys.db'), writer: follow('keys.db') }
  const penmark = { reader: follow('penmark.db'), writer: follow('penmark.db') }
  const texts = createKeptText(openTextKeys(keys.writer.sqlite, systemClock))
  return {
    reader: { ...penmark.reader, texts },
    writer: { ...penmark.writer, texts },
    keys,
    close() {
      for (const handle of [penmark.reader, keys.reader, penmark.writer, keys.writer]) handle.sqlite.close()
    },
  }
}

/** Lets both writers write, or makes each of their writes fail in SQLite itself. */
export function setDatabaseWritable({ writer, keys }: Database, isWritable: boolean): void {
  for (const { sqlite } of [writer, keys.writer]) setWritable(sqlite, isWritable)
}

function setWritable(sqlite: SqliteConnection, isWritable: boolean): void {
  sqlite.pragma(isWritable ? 'query_only = 0' : 'query_only = 1')
  if (sqlite.pragma('query_only', { simple: true }) !== (isWritable ? 0 : 1)) throw new Error('query_only did not take')
}

/**
 * Opens and migrates both files.
 * @param stateDir the folder for files that are no databases; the same one unless a mount takes databases only
 * @throws if a file is damaged or cannot be opened, or if a pragma had no effect.
 */
export function openDatabase(dataDir: string, stateDir = dataDir): Database {
  const files = { penmark: path.join(dataDir, 'penmark.db'), keys: path.join(dataDir, 'keys.db') }
  if (existsSync(files.penmark) && !existsSync(files.keys)) {
    throw new Error(`keys.db is missing beside penmark.db in ${dataDir}: restore both from the same backup`)
  }
  // Keys first, so that an interrupted first start can be repeated.
  const keys = openPair(files.keys, 'keys')
  const texts = createKeptText(openTextKeys(keys.writer.sqlite, systemClock))
  const penmark = openPair(files.penmark, 'penmark', {
    seal_text: (workspaceId, table, row, column, text) => texts.seal({ workspaceId, table, row, column }, text),
  })
  return {
    reader: { ...penmark.reader, stateDir, texts },
    writer: { ...penmark.writer, stateDir, texts },
    keys,
    close() {
      for (const handle of [penmark.reader, keys.reader, penmark.writer, keys.writer]) handle.sqlite.close()
    },
  }
}

function openPair(
  file: string,
  set: 'penmark' | 'keys',
  functions?: MigrationFunctions,
): { reader: Handle; writer: Handle } {
  if (existsSync(file)) assertSound(file)
  // SQLite gives its companion files the mode of the main file.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const writer = new SQLite(file)
  prepareConnection(writer)
  migrate(writer, set, functions === undefined ? {} : { functions })
  if (set === 'penmark') shredPending(writer)
  const reader = new SQLite(file)
  prepareConnection(reader)
  setWritable(reader, false)
  return { reader: { sqlite: reader, drizzle: drizzle(reader) }, writer: { sqlite: writer, drizzle: drizzle(writer) } }
}

/**
 * A connection for long reads beside a running server: read-only, with a small cache of its own. It creates and migrates
 * nothing. Temporary tables are possible and move to a system file once they are large.
 * @throws if the file does not exist or cannot be read.
 */
export function openReadOnly(file: string, stateDir?: string): Handle {
  const sqlite = new SQLite(file, { readonly: true, fileMustExist: true, timeout: PRAGMAS.busy_timeout })
  for (const pragma of ['trusted_schema = 0', 'cache_size = -8192', 'temp_store = 1']) sqlite.pragma(pragma)
  return { sqlite, drizzle: drizzle(sqlite), stateDir }
}

/** The folder for files beside a database; undefined for a database that is no file. */
export function stateDirOf({ sqlite, stateDir }: Handle): string | undefined {
  const isInMemory = sqlite.name === '' || sqlite.name === ':memory:'
  return isInMemory ? undefined : (stateDir ?? path.dirname(sqlite.name))
}

/** Sets the pragmas of every connection and asserts each, because SQLite refuses a pragma silently. */
function prepareConnection(connection: SqliteConnection): void {
  for (const [name, value] of Object.entries(PRAGMAS)) {
    connection.pragma(`${name} = ${value}`)
    const actual = connection.pragma(name, { simple: true })
    if (actual !== value) throw new Error(`pragma ${name} is ${String(actual)}, not ${value}`)
  }
}

/**
 * Stops the start with one line if a file is damaged. Up to `CHECKED_WHOLE_BYTES` every page is read; of larger files only
 * header and schema, because a start must not take minutes and the ledger checks its own end. A separate connection keeps
 * the pages read here out of the writer's cache.
 */
function assertSound(file: string): void {
  const probe = new SQLite(file)
  try {
    probe.pragma('cache_size = -2000')
    const whole = statSync(file).size <= CHECKED_WHOLE_BYTES
    const verdict = whole ? probe.pragma('quick_check(1)', { simple: true }) : probe.pragma('schema_version') && 'ok'
    if (verdict !== 'ok') throw new Error(String(verdict))
  } catch (error) {
    throw new Error(`${path.basename(file)} is damaged: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    probe.close()
  }
}
