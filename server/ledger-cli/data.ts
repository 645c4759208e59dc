import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Handle, openReadOnly } from '#app/.server/platform/database.ts'
import { type Env, readDataDir, readEnv, readStateDir } from '#app/.server/platform/env.ts'

/** What a command cannot do, in one line for a person; ends with code 1. */
export class Refused extends Error {
  override name = 'Refused'
}

type Source = Readonly<Record<string, string | undefined>>

/** The settings, once there is a database: without one nothing is made, not even the data directory. */
export function settingsOf(source: Source): Env {
  databaseFile(source)
  return readEnv(source)
}

/** @throws {Refused} if there is no database. */
export function openLedgerFile(source: Source): Handle & Disposable {
  const handle = openReadOnly(databaseFile(source), readStateDir(source))
  return { ...handle, [Symbol.dispose]: () => handle.sqlite.close() }
}

/** The account of a workspace, from keys.db. @throws {Refused} if it has none. */
export function accountOfWorkspace(source: Source, workspace: string): string {
  const { sqlite } = openReadOnly(path.join(readDataDir(source), 'keys.db'))
  try {
    const account = sqlite
      .prepare<[string], string>('SELECT account FROM account_identity WHERE workspace = ?')
      .pluck()
      .get(workspace)
    if (account === undefined) throw new Refused(`no workspace ${workspace} has a ledger account`)
    return account
  } finally {
    sqlite.close()
  }
}

function databaseFile(source: Source): string {
  const file = path.join(readDataDir(source), 'penmark.db')
  if (!existsSync(file))
    throw new Refused(`there is no ledger yet: ${file} does not exist (start the server once, or set DATA_DIR)`)
  return file
}
