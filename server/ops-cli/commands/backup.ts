import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { headOf } from '#app/.server/ledger/index.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'
import { settingsOf } from '../../ledger-cli/data.ts'
import { grouped } from '../../ledger-cli/terminal.ts'
import { encryptFolder } from '../age.ts'
import { assertFree, bucketOf, upload } from '../bucket.ts'
import { copy, type Local, type Result } from '../command.ts'
import { word } from '../fields.ts'
import { fitOf, removeEmptyLogs } from '../fit.ts'
import { Refused } from '../refused.ts'

const SECRETS = ['session-secret', 'ledger-signing-key']
const TRIES = 5
/** Copies in a single step, because a copy in several steps restarts whenever a server writes. */
const ALL_PAGES = 0x7fffffff
/** Copies that wait to be encrypted lie in the folder for state, beside the secrets. */
const WAITING = '.backup-'

export const backup = copy({
  name: 'backup',
  help: 'a consistent copy of everything that is kept; the server is not held up',
  target: { takes: 'TARGET', ask: 'backup into which folder, or s3://BUCKET/PREFIX?' },
  options: { 'with-secrets': { takes: '', help: 'also session-secret and ledger-signing-key, with the keys' } },
  input: z.object({ target: word, 'with-secrets': z.string().optional() }),
  run: backUp,
})

/**
 * Makes a folder with two parts: `data` is penmark.db and the archive if that is a folder, `keys` is keys.db and, if asked
 * for, the secrets that are files. With BACKUP_RECIPIENT each part is one file, encrypted to that public key, and the target
 * may be `s3://BUCKET/PREFIX`.
 */
async function backUp(
  { target, 'with-secrets': withSecrets }: { target: string; 'with-secrets'?: string | undefined },
  { source }: Local,
): Promise<Result> {
  const { dataDir, stateDir, ledger, backupRecipients } = settingsOf(source)
  const encrypted = backupRecipients.length > 0
  const bucket = bucketOf(target, () => ledger.archive)
  if (bucket !== undefined) {
    if (!encrypted) throw new Refused('a backup in a bucket is encrypted: set BACKUP_RECIPIENT')
    await assertFree(bucket)
  }
  removeWaiting(stateDir)
  const folder =
    bucket === undefined ? path.resolve(target) : path.join(mkdtempSync(path.join(stateDir, WAITING)), 'whole')
  if (existsSync(folder)) throw new Refused(`${folder} exists already`)
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true, mode: 0o700 })
  const work = encrypted ? mkdtempSync(path.join(stateDir, WAITING)) : part
  try {
    const parts = { data: path.join(work, 'data'), keys: path.join(work, 'keys') }
    for (const each of Object.values(parts)) mkdirSync(each, { mode: 0o700 })
    const size = await copyDatabases(dataDir, parts)
    for (const each of Object.values(parts)) removeEmptyLogs(each)
    for (const name of withSecrets === undefined ? [] : SECRETS) {
      const file = path.join(stateDir, name)
      if (existsSync(file)) cpSync(file, path.join(parts.keys, name))
    }
    const archive = ledger.archive.kind === 'folder' ? ledger.archive.folder : undefined
    if (archive !== undefined && existsSync(archive)) {
      // Names with a dot are files being written; the lock belongs to the writing process.
      const filter = (file: string) => !/^\.|^register\.lock/.test(path.basename(file))
      cpSync(archive, path.join(parts.data, 'archive'), { recursive: true, filter })
    }
    if (encrypted) {
      for (const [name, each] of Object.entries(parts)) {
        await encryptFolder(each, path.join(part, `${name}.tar.age`), backupRecipients)
      }
    }
    renameSync(part, folder)
    if (bucket !== undefined) await upload(bucket, folder)
    const place = bucket?.where ?? folder
    return {
      value: { folder: place, size, archive: archive !== undefined, encrypted, secrets: withSecrets !== undefined },
      lines: [
        `${place} holds ${grouped(size)} events, accounts and keys${encrypted ? ', encrypted' : ''}`,
        ...(archive === undefined ? ['The archive is in a bucket and was not copied.'] : []),
        ...(encrypted
          ? []
          : ['It is not encrypted (BACKUP_RECIPIENT): keep its folder keys apart from its folder data.']),
        ...(withSecrets === undefined
          ? ['It holds neither session-secret nor ledger-signing-key: keep these apart.']
          : []),
        'It names people: keep it closed, and the keys for 30 days at most.',
      ],
    }
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    throw error
  } finally {
    if (encrypted) rmSync(work, { recursive: true, force: true })
    if (bucket !== undefined) rmSync(path.dirname(folder), { recursive: true, force: true })
  }
}

/** What a backup that was killed has left. */
function removeWaiting(stateDir: string): void {
  for (const name of readdirSync(stateDir)) {
    if (name.startsWith(WAITING)) rmSync(path.join(stateDir, name), { recursive: true, force: true })
  }
}

/** @returns the number of events in the copy */
async function copyDatabases(dataDir: string, parts: { data: string; keys: string }): Promise<number> {
  const penmark = path.join(parts.data, 'penmark.db')
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // A new key is written before what it is for, so in this order only what was just erased or rotated lacks its key.
    await copyDatabase(path.join(dataDir, 'penmark.db'), penmark)
    await copyDatabase(path.join(dataDir, 'keys.db'), path.join(parts.keys, 'keys.db'))
    const { accountsWithoutKey, unreadable } = fitOf(parts)
    if (accountsWithoutKey + unreadable === 0) return sizeOf(penmark)
  }
  throw new Error('accounts are being deleted or keys changed at this moment, or texts cannot be opened; try again')
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

function sizeOf(file: string): number {
  const handle = openReadOnly(file)
  try {
    return headOf(handle).size
  } finally {
    handle.sqlite.close()
  }
}
