import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { z } from 'zod'
import { headOf } from '#app/.server/ledger/index.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'
import { settingsOf } from '../../ledger-cli/data.ts'
import { grouped } from '../../ledger-cli/terminal.ts'
import { copy, type Local, type Result } from '../command.ts'
import { word } from '../fields.ts'
import { Refused } from '../refused.ts'

const SECRETS = ['session-secret', 'ledger-signing-key']
const TRIES = 5
/** Copies in a single step, because a copy in several steps restarts whenever a server writes. */
const ALL_PAGES = 0x7fffffff

export const backup = copy({
  name: 'backup',
  help: 'a consistent copy of everything that is kept; the server is not held up',
  target: { takes: 'TARGET', ask: 'backup into which folder?' },
  input: z.object({ target: word }),
  run: backUp,
})

/**
 * Copies both databases, the archive if it is a folder, and the secrets that are files, to a data directory that
 * a server can start on. The archive is copied last: at the start the database takes over what only the archive has.
 */
async function backUp({ target }: { target: string }, { source }: Local): Promise<Result> {
  const { dataDir, ledger } = settingsOf(source)
  const folder = path.resolve(target)
  if (existsSync(folder)) throw new Refused(`${folder} exists already`)
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true, mode: 0o700 })
  try {
    const size = await copyDatabases(dataDir, part)
    for (const name of SECRETS) {
      const file = path.join(dataDir, name)
      if (existsSync(file)) cpSync(file, path.join(part, name))
    }
    const archive = ledger.archive.kind === 'folder' ? ledger.archive.folder : undefined
    if (archive !== undefined && existsSync(archive)) {
      // Names with a dot are files being written; the lock belongs to the writing process.
      const filter = (file: string) => !/^\.|^register\.lock/.test(path.basename(file))
      cpSync(archive, path.join(part, 'archive'), { recursive: true, filter })
    }
    renameSync(part, folder)
    return {
      value: { folder, size, archive: archive !== undefined },
      lines: [
        `${folder} holds ${grouped(size)} events, accounts and keys`,
        ...(archive === undefined ? ['The archive is in a bucket and was not copied.'] : []),
        'It names people and holds secrets: keep it closed, and not for long.',
      ],
    }
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    throw error
  }
}

/** @returns the number of events in the copy */
async function copyDatabases(dataDir: string, to: string): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // A new account's key is written before the account, so in this order only a just erased account lacks its key.
    for (const name of ['penmark.db', 'keys.db']) await copyDatabase(path.join(dataDir, name), path.join(to, name))
    if (!lacksKeys(to)) return sizeOf(path.join(to, 'penmark.db'))
  }
  throw new Error('accounts are being deleted at this moment; try again')
}

async function copyDatabase(from: string, to: string): Promise<void> {
  rmSync(to, { force: true })
  const { sqlite } = openReadOnly(from)
  try {
    await sqlite.backup(to, { progress: () => ALL_PAGES })
    chmodSync(to, 0o600)
  } finally {
    sqlite.close()
  }
}

function lacksKeys(folder: string): boolean {
  const copy = new SQLite(path.join(folder, 'penmark.db'))
  try {
    copy.prepare('ATTACH ? AS keys').run(path.join(folder, 'keys.db'))
    return (
      copy
        .prepare(
          `SELECT 1 FROM account_state s WHERE s.erased = 0
             AND NOT EXISTS (SELECT 1 FROM keys.account_key k WHERE k.account = s.account) LIMIT 1`,
        )
        .get() !== undefined
    )
  } finally {
    copy.close()
  }
}

function sizeOf(file: string): number {
  const copy = openReadOnly(file)
  try {
    return headOf(copy).size
  } finally {
    copy.sqlite.close()
  }
}
