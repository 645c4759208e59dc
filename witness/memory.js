// What a witness remembers of each log: the largest tree that it cosigned. Without this memory a cosignature means nothing.
import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ size: number, root: string }} Seen `root` is in hex */

/**
 * One file for each log, replaced as a whole and flushed before `keep` returns.
 * @param {string} folder
 */
export function openMemory(folder) {
  /** @param {string} origin */
  const fileOf = (origin) => join(folder, `${createHash('sha256').update(origin).digest('hex')}.json`)
  return {
    /**
     * The largest tree of a log that was cosigned; size 0 before the first.
     * @param {string} origin
     * @returns {Seen}
     * @throws if the file is there and cannot be read: a witness that forgets would cosign a second history
     */
    seen(origin) {
      let text
      try {
        text = readFileSync(fileOf(origin), 'utf8')
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return { size: 0, root: '' }
        throw error
      }
      const { origin: of, size, root } = JSON.parse(text)
      if (of !== origin || !Number.isSafeInteger(size) || size < 1 || !/^[0-9a-f]{64}$/.test(root))
        throw new Error(`the memory of ${origin} is damaged: ${fileOf(origin)}`)
      return { size, root }
    },
    /**
     * @param {string} origin
     * @param {Seen} tree
     */
    keep(origin, { size, root }) {
      const file = fileOf(origin)
      write(`${file}.new`, JSON.stringify({ origin, size, root }))
      renameSync(`${file}.new`, file)
      // The new name is on disk only once its folder is.
      const parent = openSync(folder, 'r')
      try {
        fsyncSync(parent)
      } finally {
        closeSync(parent)
      }
    },
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  const opened = openSync(file, 'w', 0o600)
  try {
    writeSync(opened, text)
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
