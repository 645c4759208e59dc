import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { headOf } from '#app/.server/ledger/index.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'
import { readEnv } from '#app/.server/platform/env.ts'
import { grouped } from '../../ledger-cli/terminal.ts'
import { decryptFolder } from '../age.ts'
import { bucketOf, download } from '../bucket.ts'
import { apart, type Local, type Result } from '../command.ts'
import { word } from '../fields.ts'
import { fitOf, removeEmptyLogs } from '../fit.ts'
import { Refused } from '../refused.ts'

const PARTS = ['data', 'keys'] as const
const NEEDED = ['session-secret', 'ledger-signing-key'] as const

export const restore = apart({
  name: 'restore',
  help: 'makes a data directory out of a backup and checks all of it; start the server there',
  target: { takes: 'BACKUP', ask: 'restore which backup?' },
  options: {
    to: { takes: 'FOLDER', help: 'the data directory to make; it must not exist' },
    keys: { takes: 'PATH', help: 'the part keys, if it lies elsewhere' },
    identity: { takes: 'FILE', help: 'the age key that opens an encrypted backup' },
  },
  input: z.object({
    target: word,
    to: z.string({ error: 'needs --to, the data directory to make' }),
    keys: z.string().optional(),
    identity: z.string().optional(),
  }),
  run: restoreTo,
})

type Input = { target: string; to: string; keys?: string | undefined; identity?: string | undefined }

/**
 * Puts both parts of a backup together, opens every kept text and reads the databases whole, and only then gives the folder its name.
 * A backup in a bucket (`s3://BUCKET/PREFIX`) is fetched first, beside the folder to make.
 * @throws {Refused} if a part is missing, does not open or does not fit to the other.
 */
export async function restoreTo(
  { target, to, keys, identity }: Input,
  { source }: Pick<Local, 'source'>,
): Promise<Result> {
  const folder = path.resolve(to)
  if (existsSync(folder)) throw new Refused(`${folder} exists already`)
  const [part, fetched] = [`${folder}.part`, `${folder}.fetched`]
  for (const each of [part, fetched]) rmSync(each, { recursive: true, force: true })
  mkdirSync(part, { recursive: true, mode: 0o700 })
  try {
    const bucket = bucketOf(
      target,
      () => readEnv({ ...source, DATA_DIR: part, STATE_DIR: undefined, CLUSTER: undefined }).ledger.archive,
    )
    if (bucket !== undefined) await download(bucket, fetched)
    const from = bucket === undefined ? target : fetched
    for (const name of PARTS) {
      const place = name === 'keys' && keys !== undefined ? path.resolve(keys) : path.resolve(from, name)
      await unpack(name, place, { folder: part, identity })
    }
    for (const name of ['penmark.db', 'keys.db']) assertWhole(path.join(part, name))
    const { accountsWithoutKey, deletedSince, texts, unreadable } = fitOf({ data: part, keys: part })
    if (accountsWithoutKey + unreadable > 0) {
      throw new Refused(
        `the parts do not fit: ${accountsWithoutKey} accounts have no key and ${unreadable} kept texts do not open`,
      )
    }
    const penmark = openReadOnly(path.join(part, 'penmark.db'))
    const { size } = headOf(penmark)
    penmark.sqlite.close()
    removeEmptyLogs(part)
    renameSync(part, folder)
    const missing = NEEDED.filter((name) => !existsSync(path.join(folder, name)))
    return {
      value: { folder, size, texts, missing },
      lines: [
        `${folder} holds ${grouped(size)} events; all ${grouped(texts)} kept texts open.`,
        ...(deletedSince === 0
          ? []
          : [
              `${grouped(deletedSince)} of its workspaces ${deletedSince === 1 ? 'was' : 'were'} deleted since; the first start deletes what it holds of them.`,
            ]),
        ...missing.map((name) => `It has no ${name}: put yours in place, or set it, before the first start.`),
        'Stop the server, then start it with DATA_DIR on this folder.',
      ],
    }
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(fetched, { recursive: true, force: true })
  }
}

async function unpack(
  name: string,
  place: string,
  { folder, identity }: { folder: string; identity: string | undefined },
): Promise<void> {
  const file = [place, `${place}.tar.age`].find((each) => lstatSync(each, { throwIfNoEntry: false })?.isFile() === true)
  if (file !== undefined) {
    if (identity === undefined) throw new Refused(`${file} is encrypted: name the key with --identity FILE`)
    await decryptFolder(file, folder, identity)
  } else if (existsSync(place)) {
    cpSync(place, folder, { recursive: true })
  } else {
    throw new Refused(`${place} does not exist: a backup has the parts data and keys, and ${name} is missing`)
  }
}

function assertWhole(file: string): void {
  if (!existsSync(file)) throw new Refused(`the backup holds no ${path.basename(file)}`)
  const { sqlite } = openReadOnly(file)
  try {
    const verdict = sqlite.pragma('integrity_check(1)', { simple: true })
    if (verdict !== 'ok') throw new Refused(`${path.basename(file)} is damaged: ${String(verdict)}`)
  } finally {
    sqlite.close()
  }
}
