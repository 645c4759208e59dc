import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { openBackupStore } from '#app/.server/ledger/index.ts'
import type { ArchiveSettings } from '#app/.server/platform/env.ts'
import { Refused } from './refused.ts'

/** Objects of this size at most, so that neither side holds a whole database in memory. */
const PIECE = 16 * 1024 * 1024
/** Written last: without it there is no backup, only pieces of one that did not end. */
const CONTENTS = 'backup.json'

const Contents = z.record(
  z.string().regex(/^(?:data|keys)\.tar\.age$/),
  z.array(z.object({ bytes: z.number().int().min(0).max(PIECE), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
)

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/(.{1,900}?)\/?$/
/** None that leads upwards. */
const FOLDER = /^(?!\.{1,2}$)[\w.-]+$/

type Store = ReturnType<typeof openBackupStore>

/**
 * The place that `s3://BUCKET/PREFIX` names, reached with the access of the archive; undefined for a folder.
 * @throws {Refused} if it is no such address, or the archive is not in a bucket.
 */
export function bucketOf(target: string, archive: () => ArchiveSettings): Store | undefined {
  if (!target.startsWith('s3://')) return undefined
  const [, bucket, prefix] = ADDRESS.exec(target) ?? []
  if (bucket === undefined || prefix?.split('/').every((each) => FOLDER.test(each)) !== true)
    throw new Refused(`${target} is not s3://BUCKET/PREFIX`)
  const access = archive()
  if (access.kind !== 's3') throw new Refused('LEDGER_ARCHIVE is a folder, so there is no access to a bucket')
  return openBackupStore(access, { bucket, prefix })
}

/** Asserts that no backup has this name. @throws {Refused} if one has. */
export async function assertFree(store: Store): Promise<void> {
  if ((await answered(store.get(CONTENTS))) !== undefined) throw new Refused(`${store.where} exists already`)
}

/** Puts the files of an encrypted backup into the bucket, in pieces. @throws {Refused} if it cannot. */
export async function upload(store: Store, folder: string): Promise<void> {
  const contents: z.infer<typeof Contents> = {}
  for (const name of readdirSync(folder)) {
    const pieces: { bytes: number; sha256: string }[] = []
    const file = await open(path.join(folder, name), 'r')
    try {
      for (;;) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(PIECE), 0, PIECE, pieces.length * PIECE)
        if (bytesRead === 0) break
        const piece = buffer.subarray(0, bytesRead)
        await answered(store.put(keyOf(name, pieces.length), piece))
        pieces.push({ bytes: bytesRead, sha256: hash('sha256', piece) })
        if (bytesRead < PIECE) break
      }
    } finally {
      await file.close()
    }
    contents[name] = pieces
  }
  await answered(store.put(CONTENTS, Buffer.from(`${JSON.stringify(Contents.parse(contents), null, 2)}\n`)))
}

/** Fetches a backup into a new folder. @throws {Refused} if it is not whole. */
export async function download(store: Store, folder: string): Promise<void> {
  const found = await answered(store.get(CONTENTS))
  if (found === undefined) throw new Refused(`${store.where} holds no backup that was ended`)
  const contents = Contents.safeParse(parsed(found.toString()))
  if (!contents.success) throw new Refused(`${store.where}/${CONTENTS} is damaged`)
  mkdirSync(folder, { mode: 0o700 })
  for (const [name, pieces] of Object.entries(contents.data)) {
    const file = path.join(folder, name)
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 })
    for (const [index, { sha256 }] of pieces.entries()) {
      const piece = await answered(store.get(keyOf(name, index)))
      if (piece === undefined) throw new Refused(`${store.where}/${keyOf(name, index)} is missing`)
      if (hash('sha256', piece) !== sha256) throw new Refused(`${store.where}/${keyOf(name, index)} is damaged`)
      writeFileSync(file, piece, { flag: 'a', flush: true })
    }
  }
}

const keyOf = (name: string, index: number) => `${name}.${String(index).padStart(5, '0')}`

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A bucket that does not answer, or holds something else, is nothing that a command can mend. */
async function answered<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error))
  }
}
