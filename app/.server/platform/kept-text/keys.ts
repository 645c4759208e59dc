import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { SqliteConnection } from '../database.ts'

/** `id` is 16 hex digits. */
type TextKey = { id: string; key: KeyObject }

/** The keys of kept texts in `keys.db`, by workspace. One process at a time uses them; it remembers what it has read. */
export type TextKeys = {
  /** The key that seals; makes one for a workspace that has none. */
  current(workspaceId: string): TextKey
  /** The key that seals; undefined if there is none yet. */
  newest(workspaceId: string): TextKey | undefined
  find(workspaceId: string, id: string): TextKey | undefined
  has(workspaceId: string): boolean
  /** Destroys all keys of the workspaces, and remembers that they were destroyed. Can be repeated. */
  forget(workspaceIds: readonly string[]): void
  /** Whether the keys of a workspace were destroyed, and none was made since. */
  wasForgotten(workspaceId: string): boolean
  /** Workspaces whose current key was made before `time`. */
  olderThan(time: number): string[]
  /** Gives each workspace a new key, made at `now`; its older keys still open. */
  renew(workspaceIds: readonly string[], now: number): void
  /** Destroys every key but the current one of each workspace. @returns how many it destroyed. */
  dropOlder(options: { except: ReadonlySet<string> }): number
  /** When the unfinished rotation began; undefined without one. */
  rotation(): number | undefined
  /** Begins a rotation at a time after every key was made, even if the clock was set back. */
  beginRotation(): number
  endRotation(): void
}

type Row = { id: Buffer; key: Buffer }
type Known = { current: TextKey; all: ReadonlyMap<string, TextKey> }

/** A workspace takes about one kilobyte. */
const KNOWN_MAX = 10_000

export function openTextKeys(sqlite: SqliteConnection, clock: Pick<Clock, 'now'>): TextKeys {
  const select = sqlite.prepare<[string], Row>(
    'SELECT id, key FROM text_key WHERE workspace = ? ORDER BY generation DESC',
  )
  const selectOne = sqlite.prepare('SELECT 1 FROM text_key WHERE workspace = ? LIMIT 1')
  const insert = sqlite.prepare(
    `INSERT INTO text_key (workspace, generation, id, key, created_at)
     SELECT :workspace, 1 + coalesce(max(generation), 0), :id, :key, :at FROM text_key WHERE workspace = :workspace`,
  )
  const deleteAll = sqlite.prepare('DELETE FROM text_key WHERE workspace = ?')
  const deleteOlder = sqlite.prepare(
    `DELETE FROM text_key AS k WHERE workspace NOT IN (SELECT value FROM json_each(?))
       AND generation < (SELECT max(generation) FROM text_key WHERE workspace = k.workspace)`,
  )
  const insertErased = sqlite.prepare(
    'INSERT OR IGNORE INTO text_key_erased (workspace_sha256, erased_at) VALUES (?, ?)',
  )
  const deleteErased = sqlite.prepare('DELETE FROM text_key_erased WHERE workspace_sha256 = ?')
  const selectErased = sqlite.prepare('SELECT 1 FROM text_key_erased WHERE workspace_sha256 = ?')
  const selectOld = sqlite
    .prepare<[number], string>('SELECT workspace FROM text_key GROUP BY workspace HAVING max(created_at) < ?')
    .pluck()
  const selectNewest = sqlite.prepare<[], number | null>('SELECT max(created_at) FROM text_key').pluck()
  const selectRotation = sqlite.prepare<[], number>('SELECT started_at FROM text_rotation').pluck()
  const insertRotation = sqlite.prepare('INSERT INTO text_rotation (id, started_at) VALUES (1, ?)')
  const deleteRotation = sqlite.prepare('DELETE FROM text_rotation')

  const known = new Map<string, Known>()

  function read(workspaceId: string): Known | undefined {
    const remembered = known.get(workspaceId)
    if (remembered !== undefined) return remembered
    const keys = select
      .all(workspaceId)
      .map((row): TextKey => ({ id: row.id.toString('hex'), key: createSecretKey(row.key) }))
    const [current] = keys
    if (current === undefined) return undefined
    const found = { current, all: new Map(keys.map((key) => [key.id, key])) }
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(workspaceId, found)
    return found
  }

  const add = sqlite.transaction((workspaceIds: readonly string[], at: number) => {
    for (const workspaceId of workspaceIds) {
      insert.run({ workspace: workspaceId, id: randomBytes(8), key: randomBytes(32), at })
      deleteErased.run(sha256(workspaceId))
    }
  })
  const remove = sqlite.transaction((workspaceIds: readonly string[]) => {
    for (const workspaceId of workspaceIds) {
      deleteAll.run(workspaceId)
      // A workspace that kept no text is remembered as well, so that an older copy of it is known to be deleted.
      insertErased.run(sha256(workspaceId), clock.now())
    }
  })

  return {
    current(workspaceId) {
      if (read(workspaceId) === undefined) add.immediate([workspaceId], clock.now())
      const found = read(workspaceId)
      if (found === undefined) throw new Error(`no text key was made for ${workspaceId}`)
      return found.current
    },
    newest: (workspaceId) => read(workspaceId)?.current,
    find: (workspaceId, id) => read(workspaceId)?.all.get(id),
    has: (workspaceId) => selectOne.get(workspaceId) !== undefined,
    forget(workspaceIds) {
      remove.immediate(workspaceIds)
      for (const workspaceId of workspaceIds) known.delete(workspaceId)
    },
    wasForgotten: (workspaceId) => selectErased.get(sha256(workspaceId)) !== undefined,
    olderThan: (time) => selectOld.all(time),
    renew(workspaceIds, now) {
      add.immediate(workspaceIds, now)
      for (const workspaceId of workspaceIds) known.delete(workspaceId)
    },
    dropOlder({ except }) {
      const { changes } = deleteOlder.run(JSON.stringify([...except]))
      known.clear()
      return changes
    },
    rotation: () => selectRotation.get(),
    beginRotation() {
      const startedAt = Math.max(clock.now(), 1 + (selectNewest.get() ?? 0))
      insertRotation.run(startedAt)
      return startedAt
    },
    endRotation: () => void deleteRotation.run(),
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
