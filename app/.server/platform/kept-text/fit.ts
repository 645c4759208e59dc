import type { TextHandle } from '../database.ts'
import type { Log } from '../log.ts'
import type { SealedTable } from './tables.ts'

/**
 * Compares the kept texts of `penmark.db` with their keys before the first request, since after a restore the two files may
 * be of different times. Texts of a workspace whose keys were destroyed are deleted: an account that was erased after the
 * backup is back, but what it kept stays erased.
 * @throws if a workspace has texts and no key, and none was destroyed: then an older `keys.db` was put back.
 */
export function fitTextsToKeys(writer: TextHandle, tables: readonly SealedTable[], log: Log): void {
  const { sqlite, texts } = writer
  const owners = tables.filter(({ partOf }) => partOf === undefined)
  const strangers = new Set(
    owners.flatMap(({ table, workspace }) =>
      sqlite
        .prepare<[], string>(`SELECT DISTINCT ${workspace} FROM ${table}`)
        .pluck()
        .all()
        .filter((workspaceId) => !texts.keys.has(workspaceId)),
    ),
  )
  if (strangers.size === 0) return
  const lost = [...strangers].filter((workspaceId) => !texts.keys.wasForgotten(workspaceId))
  if (lost.length > 0) {
    throw new Error(
      `keys.db lacks the keys of what ${lost.length} workspaces keep, such as ${lost[0]}: restore both from the same backup`,
    )
  }
  sqlite
    .transaction(() => {
      for (const workspaceId of strangers) {
        for (const { table, workspace } of owners) {
          sqlite.prepare(`DELETE FROM ${table} WHERE ${workspace} = ?`).run(workspaceId)
        }
      }
    })
    .immediate()
  log.warn(
    { event: 'kept_text.erased_again', workspaces: strangers.size },
    'texts of erased accounts came back and were deleted',
  )
}
