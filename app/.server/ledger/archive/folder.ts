import { hash, randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { lockFile } from '#app/.server/platform/lock.ts'
import { type Archive, ArchiveError, REGISTER } from './archive.ts'

/** So often a swap asks for a register that another one holds, which takes milliseconds. */
const LOCK_TRIES = 200
const LOCK_PAUSE_MS = 10

/**
 * An archive in a folder; made when first written to. Objects appear whole or not at all: each is written beside its
 * place, flushed, and linked into it, which fails if the place is taken. Needs a file system with hard
 * links and file locks.
 * @param registerKey the name of the one file that changes by compare-and-swap
 */
export function folderArchive(folder: string, registerKey = REGISTER): Archive {
  const at = (key: string) => path.join(folder, ...key.split('/'))

  return {
    where: folder,
    get: (key) => reached(() => readIfThere(at(key))),
    put: (key, bytes) =>
      reached(async () => {
        const file = at(key)
        await inPlace(file, bytes, async (written) => {
          try {
            await link(written, file)
          } catch (error) {
            if (codeOf(error) !== 'EEXIST') throw error
            await mustHold(file, key, bytes)
          } finally {
            await unlink(written)
          }
        })
      }),
    replace: (key, bytes) => reached(() => inPlace(at(key), bytes, (written) => rename(written, at(key)))),
    list: (prefix) =>
      reached(async () => {
        const parent = prefix.slice(0, prefix.lastIndexOf('/') + 1)
        const names = await readdir(at(parent), { recursive: true, withFileTypes: true }).catch(ifMissing([]))
        return names
          .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
          .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
          .filter((key) => key.startsWith(prefix))
      }),
    remove: (key) => reached(() => unlink(at(key)).catch(ifMissing(undefined))),
    readRegister: () =>
      reached(async () => {
        const bytes = await readIfThere(at(registerKey))
        return bytes && { record: bytes.toString('utf8'), version: versionOf(bytes) }
      }),
    swapRegister: (expected, record) =>
      reached(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const unlock = await lockRegister(at(`${registerKey}.lock`))
        try {
          const found = await readIfThere(at(registerKey))
          if ((found && versionOf(found)) !== expected?.version) return false
          await inPlace(at(registerKey), Buffer.from(record), (written) => rename(written, at(registerKey)))
          return true
        } finally {
          unlock()
        }
      }),
  }
}

async function lockRegister(file: string): Promise<() => void> {
  for (let attempt = 0; attempt < LOCK_TRIES; attempt += 1) {
    // Without waiting inside: the holder may be this very process.
    const unlock = lockFile(file, 0)
    if (unlock !== undefined) return unlock
    await delay(LOCK_PAUSE_MS)
  }
  throw new Error('another process holds the register')
}

async function mustHold(file: string, key: string, bytes: Uint8Array): Promise<void> {
  const found = await readIfThere(file)
  if (!found?.equals(bytes)) throw new ArchiveError('archive_conflict', `${key} holds other bytes`)
}

/** Writes and flushes the bytes under another name, has them put in place, and flushes the name. */
async function inPlace(file: string, bytes: Uint8Array, put: (written: string) => Promise<void>): Promise<void> {
  const folder = path.dirname(file)
  const topmost = await mkdir(folder, { recursive: true, mode: 0o700 })
  const written = path.join(folder, `.${path.basename(file)}.${randomUUID()}`)
  const handle = await open(written, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await put(written)
  await flushFolder(folder)
  // A new folder is a name in the one above it.
  for (let above = folder; topmost !== undefined && above.length >= topmost.length; above = path.dirname(above)) {
    await flushFolder(path.dirname(above))
  }
}

/** Makes a name durable. Windows has no such call and needs none. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(ifMissing(undefined))
}

function ifMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (codeOf(error) === 'ENOENT') return value
    throw error
  }
}

async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    throw new ArchiveError('archive_unreachable', error instanceof Error ? error.message : String(error), {
      cause: error,
    })
  }
}

function versionOf(bytes: Uint8Array): string {
  return hash('sha256', bytes)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
