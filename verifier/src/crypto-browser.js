// Cryptography for the browser. SHA-256 is written out because the browser's own cannot hash a stream; Ed25519 is built in.

import { toHex } from './base64.js'

// FIPS 180-4, 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
const K = new Int32Array(64)
// FIPS 180-4, 5.3.3: the same of the square roots of the first 8 primes.
const START = new Int32Array(8)

function fillConstants() {
  let found = 0
  for (let n = 2; found < 64; n += 1) {
    let prime = true
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) START[found] = (Math.sqrt(n) % 1) * 2 ** 32
    K[found] = (Math.cbrt(n) % 1) * 2 ** 32
    found += 1
  }
}
fillConstants()

const SCHEDULE = new Int32Array(64)

/**
 * FIPS 180-4, 6.2.2: one block of 64 bytes.
 * @param {Int32Array} state
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function compress(state, bytes, at) {
  const w = SCHEDULE
  for (let i = 0, p = at; i < 16; i += 1, p += 4) {
    w[i] = (bytes[p] << 24) | (bytes[p + 1] << 16) | (bytes[p + 2] << 8) | bytes[p + 3]
  }
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15]
    const y = w[i - 2]
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = state
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] += a
  state[1] += b
  state[2] += c
  state[3] += d
  state[4] += e
  state[5] += f
  state[6] += g
  state[7] += h
}

function newSha256() {
  const state = START.slice()
  const rest = new Uint8Array(128)
  let held = 0
  let total = 0
  return {
    /** @param {Uint8Array} bytes */
    update(bytes) {
      total += bytes.length
      let at = 0
      if (held > 0) {
        at = Math.min(64 - held, bytes.length)
        rest.set(bytes.subarray(0, at), held)
        held += at
        if (held < 64) return
        compress(state, rest, 0)
      }
      for (; at + 64 <= bytes.length; at += 64) compress(state, bytes, at)
      held = bytes.length - at
      rest.set(bytes.subarray(at), 0)
    },
    digest() {
      // FIPS 180-4, 5.1.1: a one bit, zeros, and the length in bits.
      const end = held < 56 ? 64 : 128
      rest.fill(0, held, end)
      rest[held] = 0x80
      const view = new DataView(rest.buffer)
      view.setUint32(end - 8, Math.floor(total / 2 ** 29))
      view.setUint32(end - 4, (total * 8) % 2 ** 32)
      for (let at = 0; at < end; at += 64) compress(state, rest, at)
      const hash = new Uint8Array(32)
      const out = new DataView(hash.buffer)
      for (let i = 0; i < 8; i += 1) out.setInt32(i * 4, state[i])
      return hash
    },
  }
}

/**
 * SHA-256 of some bytes.
 * @param {Uint8Array} bytes
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(bytes) {
  const hash = newSha256()
  hash.update(bytes)
  return hash.digest()
}

/**
 * SHA-256 of a stream of bytes.
 * @returns {{ update(bytes: Uint8Array): void, hex(): string }}
 */
export function newHasher() {
  const hash = newSha256()
  return {
    update: hash.update,
    hex: () => toHex(hash.digest()),
  }
}

/**
 * Checks an Ed25519 signature (RFC 8032) with the browser's own code.
 * @param {Uint8Array} publicKey 32 bytes
 * @param {Uint8Array} message
 * @param {Uint8Array} signature
 * @returns {Promise<boolean | undefined>} undefined if this browser cannot check such signatures
 */
export async function verifyEd25519(publicKey, message, signature) {
  if (signature.length !== 64) return false
  const subtle = globalThis.crypto?.subtle
  if (subtle === undefined) return undefined
  let key
  try {
    key = await subtle.importKey('raw', publicKey, { name: 'Ed25519' }, false, ['verify'])
  } catch (error) {
    return error instanceof Error && error.name === 'DataError' ? false : undefined
  }
  return subtle.verify({ name: 'Ed25519' }, key, signature, message)
}

/**
 * Checks an ML-DSA-44 signature (FIPS 204) with the browser's own code, if it can.
 * @param {Uint8Array} publicKey 1,312 bytes
 * @param {Uint8Array} message
 * @param {Uint8Array} signature
 * @returns {Promise<boolean | undefined>} undefined if this browser cannot check such signatures
 */
export async function verifyMlDsa44(publicKey, message, signature) {
  const subtle = globalThis.crypto?.subtle
  try {
    const key = await subtle.importKey('raw-public', publicKey, { name: 'ML-DSA-44' }, false, ['verify'])
    return await subtle.verify({ name: 'ML-DSA-44' }, key, signature, message)
  } catch {
    return undefined
  }
}

/**
 * One character per byte, so that positions in the text equal positions in the file.
 * @param {Uint8Array} bytes
 * @param {number} from
 * @param {number} to
 * @returns {string}
 */
export function byteText(bytes, from, to) {
  let text = ''
  for (let at = from; at < to; at += 4096) {
    text += String.fromCharCode.apply(null, /** @type {any} */ (bytes.subarray(at, Math.min(at + 4096, to))))
  }
  return text
}

/**
 * @param {number} length
 * @returns {Uint8Array}
 */
export function newBytes(length) {
  return new Uint8Array(length)
}

/**
 * The leaf hash of a line, in hex: SHA-256(0x00 || line), RFC 6962, 2.1. The byte before the line is overwritten.
 * @param {Uint8Array} buffer
 * @param {number} from
 * @param {number} to
 * @returns {string}
 */
export function leafHash(buffer, from, to) {
  buffer[from - 1] = 0
  return toHex(sha256(buffer.subarray(from - 1, to)))
}

const NODE = new Uint8Array(65)
NODE[0] = 1

/**
 * The hash over two hashes, all in hex: SHA-256(0x01 || left || right), RFC 6962, 2.1.
 * @param {string} left
 * @param {string} right
 * @returns {string}
 */
export function nodeHash(left, right) {
  for (let at = 0; at < 32; at += 1) {
    NODE[at + 1] = Number.parseInt(left.slice(2 * at, 2 * at + 2), 16)
    NODE[at + 33] = Number.parseInt(right.slice(2 * at, 2 * at + 2), 16)
  }
  return toHex(sha256(NODE))
}
