import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type SQLite from 'better-sqlite3'

/**
 * Functions of the application that a migration calls. `seal_text(workspace, table, row, column, text)` gives the sealed
 * form of a text that people keep (migration 0033).
 */
export type MigrationFunctions = {
  seal_text: (workspace: string, table: string, row: string, column: string, text: string) => Uint8Array
}

const NO_KEYS: MigrationFunctions = {
  seal_text() {
    throw new Error('there is no key to seal kept texts with')
  },
}

/**
 * Applies the SQL files of `migrations/<set>` that this database has not seen, in name order, in one
 * `BEGIN IMMEDIATE`: a second process waits and then finds nothing to do, and a kill leaves the old schema whole.
 * Hand-written SQL, since triggers, STRICT and WITHOUT ROWID have no words in a schema builder.
 *
 * Foreign keys are off meanwhile, as SQLite demands of a migration that rebuilds a table: else `DROP TABLE` would delete
 * every row that refers to it. They are checked before the commit.
 * @param options.functions without them a migration fails only if there are rows to apply them to
 * @param options.last the last file to apply, so that tests can make a database of an earlier version
 * @returns the names applied now.
 * @throws if an applied file has changed since (history is not edited, a new file follows), if a row would refer to
 * nothing, or if a newer release has changed the schema in a way that this one cannot work with.
 */
export function migrate(
  connection: SQLite.Database,
  set: 'penmark' | 'keys',
  { functions = NO_KEYS, last }: { functions?: MigrationFunctions; last?: string } = {},
): string[] {
  const { seal_text: sealText } = functions
  const seal = (workspace: string, table: string, row: string, column: string, text: string | null) =>
    text === null ? null : sealText(workspace, table, row, column, text)
  connection.function('seal_text', { directOnly: true }, seal as (...values: unknown[]) => unknown)
  const enforced = connection.pragma('foreign_keys', { simple: true })
  // SQLite ignores this inside a transaction.
  connection.pragma('foreign_keys = 0')
  try {
    return applyUnseen(connection, set, last)
  } finally {
    if (enforced === 1) connection.pragma('foreign_keys = 1')
  }
}

/** A migration that only adds what earlier code does not look at is named so: the release before works on its schema as well. */
const EXPANDS = '.expand.sql'

/** The first migration of a newer release after which this one cannot work with the schema; undefined if there is none. */
function tooNew(applied: readonly string[], known: readonly string[]): string | undefined {
  const newest = known.toSorted().at(-1) ?? ''
  return applied.toSorted().find((name) => name > newest && !name.endsWith(EXPANDS))
}

/** Whether a database has every migration that this version knows, unchanged, and none beyond what it can read. Writes nothing. */
export function canWorkWith(connection: SQLite.Database, set: 'penmark' | 'keys'): boolean {
  const folder = folderOf(set)
  const applied = connection.prepare('SELECT name FROM schema_migration').pluck().all() as string[]
  if (tooNew(applied, sqlFilesIn(folder)) !== undefined) return false
  const select = connection.prepare('SELECT sha256 FROM schema_migration WHERE name = ?').pluck()
  return sqlFilesIn(folder).every(
    (name) =>
      select.get(name) ===
      createHash('sha256')
        .update(readFileSync(`${folder}/${name}`, 'utf8'))
        .digest('hex'),
  )
}

/** Whether a database of an earlier release lacks only migrations that the releases before work with too. Writes nothing. */
export function canBeExpanded(connection: SQLite.Database, set: 'penmark' | 'keys'): boolean {
  const applied = connection.prepare('SELECT name FROM schema_migration').pluck().all() as string[]
  const known = sqlFilesIn(folderOf(set))
  return tooNew(applied, known) === undefined && known.every((name) => applied.includes(name) || name.endsWith(EXPANDS))
}

function sqlFilesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

function applyUnseen(connection: SQLite.Database, set: string, last: string | undefined): string[] {
  const folder = folderOf(set)
  const known = sqlFilesIn(folder)
  const files = known.filter((name) => last === undefined || name <= last)
  connection.exec('BEGIN IMMEDIATE')
  try {
    connection.exec(
      'CREATE TABLE IF NOT EXISTS schema_migration (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
    )
    const seen = new Map(
      (connection.prepare('SELECT name, sha256 FROM schema_migration').all() as { name: string; sha256: string }[]).map(
        (row) => [row.name, row.sha256],
      ),
    )
    const newer = tooNew([...seen.keys()], known)
    if (newer !== undefined)
      throw new Error(`the database was changed by a newer release (${set}/${newer}): start that one, or a newer one`)
    const applied: string[] = []
    for (const name of files) {
      const sql = readFileSync(`${folder}/${name}`, 'utf8')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      const before = seen.get(name)
      if (before === sha256) continue
      if (before !== undefined) throw new Error(`migration ${set}/${name} was changed after it had been applied`)
      connection.exec(sql)
      connection.prepare('INSERT INTO schema_migration VALUES (?, ?, ?)').run(name, sha256, Date.now())
      applied.push(name)
    }
    if (applied.length > 0) assertReferences(connection, set)
    connection.exec('COMMIT')
    return applied
  } catch (error) {
    connection.exec('ROLLBACK')
    throw error
  }
}

function assertReferences(connection: SQLite.Database, set: string): void {
  const broken = connection.pragma('foreign_key_check') as { table: string; parent: string }[]
  const [first] = broken
  if (first === undefined) return
  throw new Error(
    `migrating ${set}: ${broken.length} rows refer to nothing, the first in ${first.table} to ${first.parent}`,
  )
}

/** The folder beside this file, or one level up if the bundler has put this file into a chunk of its own. */
function folderOf(set: string): string {
  const [beside = '', above = ''] = ['.', '..'].map((place) =>
    fileURLToPath(new URL(`${place}/migrations/${set}`, import.meta.url)),
  )
  return existsSync(beside) ? beside : above
}
