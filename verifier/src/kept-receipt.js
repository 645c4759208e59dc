// Reads a receipt as the log's own service answers it: an entry that may not be published yet.
import { byteText } from './crypto-node.js'

/**
 * @typedef {object} KeptReceipt
 * @property {number} seq
 * @property {string} leaf the hash that the service named, in hex
 * @property {Uint8Array} event the entry's line
 * @property {string} standing how sure the service said the entry is
 * @property {Uint8Array | undefined} proof the .tlog-proof, once the entry is published
 */

const MAX_KEPT = 1 << 20

/**
 * @param {Uint8Array} bytes
 * @returns {KeptReceipt | undefined}
 */
export function parseKeptReceipt(bytes) {
  if (bytes.length > MAX_KEPT || !/^(?:\xef\xbb\xbf)?\s*\{/.test(byteText(bytes, 0, Math.min(16, bytes.length))))
    return undefined
  try {
    const { seq, leaf, event, standing, proof } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!Number.isSafeInteger(seq) || seq < 0 || !/^[0-9a-f]{64}$/.test(leaf) || typeof event !== 'string')
      return undefined
    if (proof !== null && typeof proof !== 'string') return undefined
    const encoder = new TextEncoder()
    return {
      ...{ seq, leaf, event: encoder.encode(event), standing: String(standing).slice(0, 20) },
      proof: proof === null ? undefined : encoder.encode(proof),
    }
  } catch {
    return undefined
  }
}
