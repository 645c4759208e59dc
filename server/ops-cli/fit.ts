import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { KEPT_TEXTS } from '#app/.server/kept-texts.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'
import { createKeptText, UnreadableText } from '#app/.server/platform/kept-text/kept-text.ts'
import { openTextKeys } from '#app/.server/platform/kept-text/keys.ts'
import { openColumn, pagesOf } from '#app/.server/platform/kept-text/tables.ts'

/** How a copy of `penmark.db` fits to a copy of `keys.db`; nothing is written. */
export type Fit = {
  /** Accounts of the ledger that were not erased and have no key. */
  accountsWithoutKey: number
  /** Workspaces that were deleted after the data was copied, as newer keys remember. */
  deletedSince: number
  /** Kept texts that open, and those that do not although their keys were never destroyed. */
  texts: number
  unreadable: number
}

/**
 * Removes the logs that readers leave beside the copies of databases in a folder. They are empty, since nothing was
 * written to a copy.
 */
export function removeEmptyLogs(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (/\.db-(wal|shm)$/.test(name)) rmSync(path.join(folder, name))
  }
}

/** Opens every kept text of the copies, one page after the other. */
export function fitOf({ data, keys }: { data: string; keys: string }): Fit {
  const penmark = openReadOnly(path.join(data, 'penmark.db'))
  const keyFile = openReadOnly(path.join(keys, 'keys.db'))
  try {
    const held = new Set(keyFile.sqlite.prepare<[], string>('SELECT account FROM account_key').pluck().all())
    const accounts = penmark.sqlite
      .prepare<[], string>('SELECT account FROM account_state WHERE erased = 0')
      .pluck()
      .all()
    const texts = createKeptText(openTextKeys(keyFile.sqlite, systemClock))
    const tied = new Set(keyFile.sqlite.prepare<[], string>('SELECT workspace FROM account_identity').pluck().all())
    const workspaces = penmark.sqlite.prepare<[], string>('SELECT id FROM workspace').pluck().all()
    const deletedSince = workspaces.filter((id) => !tied.has(id) && texts.keys.wasForgotten(id)).length
    // Keys do not say which account was whose, so their numbers are compared.
    const keyless = accounts.filter((account) => !held.has(account)).length
    const fit = { accountsWithoutKey: Math.max(0, keyless - deletedSince), deletedSince, texts: 0, unreadable: 0 }
    for (const table of KEPT_TEXTS) {
      for (const row of [...pagesOf(penmark.sqlite, table)].flat()) {
        const workspaceId = row[':workspace']
        for (const column of table.sealed) {
          try {
            if (openColumn(texts, table, row, { workspaceId, column }) !== null) fit.texts += 1
          } catch (error) {
            if (!(error instanceof UnreadableText)) throw error
            if (texts.keys.has(workspaceId) || !texts.keys.wasForgotten(workspaceId)) fit.unreadable += 1
          }
        }
      }
    }
    return fit
  } finally {
    penmark.sqlite.close()
    keyFile.sqlite.close()
  }
}
