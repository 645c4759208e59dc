// The state file: the last checkpoint that this auditor has seen. It reveals any later change to the log before it.
import { fromBase64 } from './base64.js'
import { canonical } from './manifest.js'
import { parseVkey } from './note.js'

const FORMAT = 'penmark-verifier-state/1'

/** @typedef {{ origin: string, size: number, root: string, key: string }} State */

/**
 * @param {Uint8Array | undefined} bytes
 * @returns {State | undefined} undefined if this is not a state file
 */
export function parseState(bytes) {
  if (bytes === undefined || bytes.length > 65_536) return undefined
  try {
    const { format, origin, size, root, key } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const sound =
      format === FORMAT &&
      typeof origin === 'string' &&
      Number.isSafeInteger(size) &&
      size > 0 &&
      typeof root === 'string' &&
      fromBase64(root)?.length === 32 &&
      typeof key === 'string' &&
      parseVkey(key) !== undefined
    return sound ? { origin, size, root, key } : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {State} state
 * @returns {string}
 */
export function stateText(state) {
  return `${canonical({ format: FORMAT, ...state }, 0)}\n`
}
