// The folder that a run of the tests works in: on a RAM disk if the machine has a large one, gone when the run is over.
// A test that is about the disk itself asks `tests/support/on-disk.ts` for a folder instead.
import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const RAM_DISK = '/dev/shm'
/** A whole run takes less than half of this. */
const NEEDED_BYTES = 2 * 1024 ** 3
const PREFIX = 'penmark-tests-'
const DAY_MS = 86_400_000

/** Set for the processes of a run, so that none of them makes a second folder. */
const MADE = 'PENMARK_TEST_FOLDER'

/**
 * Makes the folder and names it in TMPDIR, so that this process and its children put their own folders into it.
 * @returns what removes it and says which folders the tests left in it.
 */
export function makeRunFolder() {
  const parent = hasRoom(RAM_DISK) ? RAM_DISK : os.tmpdir()
  removeOldRuns(parent)
  const folder = mkdtempSync(path.join(parent, PREFIX))
  process.env.TMPDIR = folder
  process.env[MADE] = folder
  // A run starts more than a hundred servers and workers of the same code: each takes over what an earlier one compiled.
  process.env.NODE_COMPILE_CACHE = path.join(folder, 'compiled')
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  return () => {
    // Tools keep caches there too; those of tests begin with one of these.
    const left = readdirSync(folder).filter(
      (name) =>
        name.startsWith('penmark-') || (name.startsWith('file-') && readdirSync(path.join(folder, name)).length > 0),
    )
    remove()
    return left
  }
}

/** Vitest calls this before a run, and what it returns afterwards. */
export function setup() {
  if (process.env[MADE] !== undefined) return undefined
  const remove = makeRunFolder()
  return () => {
    const left = remove()
    if (left.length > 0) process.stdout.write(`Note: tests left folders behind: ${left.join(', ')}\n`)
  }
}

function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= NEEDED_BYTES
  } catch {
    return false
  }
}

/** A run that was killed cannot remove its folder. */
function removeOldRuns(parent) {
  for (const name of readdirSync(parent)) {
    const folder = path.join(parent, name)
    if (!name.startsWith(PREFIX)) continue
    const { mtimeMs } = statSync(folder)
    if (Date.now() - mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true })
  }
}
