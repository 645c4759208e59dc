import type { Database, TextHandle } from '../database.ts'
import type { Log } from '../log.ts'
import { newPace } from '../pace.ts'
import { emptyWal } from '../shred.ts'
import { UnreadableText } from './kept-text.ts'
import { openColumn, pagesOf, rowName, type SealedTable, writeColumn } from './tables.ts'

/** Figures of a finished rotation. `unreadable` texts keep their workspaces' older keys. */
type Rotated = { workspaces: number; texts: number; unreadable: number; destroyed: number }

/**
 * Gives every workspace a new key for its kept texts, seals them again and destroys the older keys, beside all other work.
 * A rotation that was begun is finished by this process or a later one, at any point at which it was cut short.
 */
export type Rotation = {
  /** Notes that a rotation is to happen; an unfinished one stays as it is. Part of the caller's transaction on `keys.db`. */
  begin(): void
  /** Carries on an unfinished rotation. Several calls share one run. @returns undefined if none is left or it was stopped. */
  finish(): Promise<Rotated | undefined>
  /** Ends the run at its next step; the next process continues it. */
  stop(): void
}

/** Workspaces that get their keys in one transaction. */
const KEYS_AT_ONCE = 200

export function createRotation(deps: { database: Database; tables: readonly SealedTable[]; log: Log }): Rotation {
  const { database, log } = deps
  const { keys } = database.writer.texts
  let stopped = false
  let running: Promise<Rotated | undefined> | undefined

  async function run(): Promise<Rotated | undefined> {
    const startedAt = keys.rotation()
    if (startedAt === undefined) return undefined
    const pace = newPace()
    let workspaces = 0
    for (let old = keys.olderThan(startedAt); old.length > 0; old = keys.olderThan(startedAt)) {
      const next = old.slice(0, KEYS_AT_ONCE)
      keys.renew(next, startedAt)
      workspaces += next.length
      await pace()
      if (stopped) return undefined
    }
    let texts = 0
    let unreadable = 0
    const except = new Set<string>()
    for (const table of deps.tables) {
      for (const page of pagesOf(database.writer.sqlite, table)) {
        const done = sealAgain(database.writer, table, page)
        texts += done.texts
        unreadable += done.unreadable.length
        for (const { workspaceId, row } of done.unreadable) {
          except.add(workspaceId)
          log.error({ event: 'kept_text.unreadable', table: table.table, row }, 'a kept text cannot be opened')
        }
        await pace()
        if (stopped) return undefined
      }
    }
    const destroyed = keys.dropOlder({ except })
    // The file is small: rewritten, it holds no copy of a destroyed key.
    database.keys.writer.sqlite.exec('VACUUM')
    if (!emptyWal(database.keys.writer)) return undefined
    keys.endRotation()
    const rotated = { workspaces, texts, unreadable, destroyed }
    log.info({ event: 'kept_text.rotated', ...rotated }, 'kept texts are sealed with new keys')
    return rotated
  }

  return {
    begin() {
      if (keys.rotation() === undefined) keys.beginRotation()
    },
    finish() {
      running ??= run().finally(() => {
        running = undefined
      })
      return running
    },
    stop() {
      stopped = true
    },
  }
}

type Row = Readonly<Record<string, unknown>> & { ':workspace': string }

/** Seals the texts of a page that an older key has sealed. Call it in the turn in which the page was read. */
function sealAgain(
  { sqlite, texts }: TextHandle,
  table: SealedTable,
  page: readonly Row[],
): { texts: number; unreadable: { workspaceId: string; row: string }[] } {
  const unreadable: { workspaceId: string; row: string }[] = []
  let sealed = 0
  sqlite
    .transaction(() => {
      for (const row of page) {
        const workspaceId = row[':workspace']
        for (const column of table.sealed) {
          const bytes = row[column]
          if (!(bytes instanceof Uint8Array) || texts.isCurrent(workspaceId, bytes)) continue
          try {
            const text = openColumn(texts, table, row, { workspaceId, column })
            if (text === null) continue
            const cell = { workspaceId, table: table.table, row: rowName(table.key, row), column }
            writeColumn(sqlite, table, row, { column, bytes: texts.seal(cell, text) })
            sealed += 1
          } catch (error) {
            if (!(error instanceof UnreadableText)) throw error
            unreadable.push({ workspaceId, row: rowName(table.key, row) })
          }
        }
      }
    })
    .immediate()
  return { texts: sealed, unreadable }
}
