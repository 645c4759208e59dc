// The state file: the last checkpoint that this auditor has seen. It reveals any later change to the log before it.
import { fromBase64 } from './base64.js'
import { canonical } from './manifest.js'
import { parseVkey } from './note.js'

const FORMAT = 'penmark-verifier-state/1'

/** At most a thousand months. */
const MAX_STATE = 1 << 17

/**
 * `past` are the ends of closed months that are shown to lie before it, if the export said so: verifiers of before do not write
 * them and do not look at them.
 * @typedef {{ origin: string, size: number, root: string, key: string, past?: { size: number, root: string }[] }} State
 */

/**
 * @param {Uint8Array | undefined} bytes
 * @returns {State | undefined} undefined if this is not a state file
 */
export function parseState(bytes) {
  if (bytes === undefined || bytes.length > MAX_STATE) return undefined
  try {
    const { format, origin, size, root, key, past } = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    )
    const sound =
      format === FORMAT &&
      typeof origin === 'string' &&
      Number.isSafeInteger(size) &&
      size > 0 &&
      isRoot(root) &&
      (past === undefined || isPast(past, size)) &&
      typeof key === 'string' &&
      parseVkey(key) !== undefined
    return sound ? { origin, size, root, key, ...(past === undefined ? {} : { past }) } : undefined
  } catch {
    return undefined
  }
}

/** @param {unknown} value */
function isRoot(value) {
  return typeof value === 'string' && fromBase64(value)?.length === 32
}

/**
 * @param {unknown} past
 * @param {number} size
 */
function isPast(past, size) {
  if (!Array.isArray(past)) return false
  const sizes = past.map((each) => each?.size)
  return past.every(
    (each, index) =>
      Number.isSafeInteger(each?.size) && each.size > (sizes[index - 1] ?? 0) && each.size <= size && isRoot(each.root),
  )
}

/**
 * @param {State} state
 * @returns {string}
 */
export function stateText(state) {
  return `${canonical({ format: FORMAT, ...state }, 0)}\n`
}
