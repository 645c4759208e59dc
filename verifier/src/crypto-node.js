// Cryptography by Node. In the browser page crypto-browser.js takes its place, with the same names.
import * as nodeCrypto from 'node:crypto'

/**
 * SHA-256 of some bytes.
 * @param {Uint8Array} bytes
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(bytes) {
  return nodeCrypto.createHash('sha256').update(bytes).digest()
}

/**
 * SHA-256 of a stream of bytes.
 * @returns {{ update(bytes: Uint8Array): void, hex(): string }}
 */
export function newHasher() {
  const hash = nodeCrypto.createHash('sha256')
  return {
    update(bytes) {
      hash.update(bytes)
    },
    hex: () => hash.digest('hex'),
  }
}

/**
 * Checks an Ed25519 signature (RFC 8032).
 * @param {Uint8Array} publicKey 32 bytes
 * @param {Uint8Array} message
 * @param {Uint8Array} signature
 * @returns {Promise<boolean | undefined>} undefined if this machine cannot check such signatures
 */
export async function verifyEd25519(publicKey, message, signature) {
  if (signature.length !== 64) return false
  try {
    // RFC 8410: the fixed prefix of an Ed25519 public key in DER, then the key itself.
    const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey])
    const key = nodeCrypto.createPublicKey({ key: der, format: 'der', type: 'spki' })
    return nodeCrypto.verify(null, message, key, signature)
  } catch {
    // 32 bytes that are not a point of the curve are not a key, so no signature fits them.
    return false
  }
}

/**
 * Checks an ML-DSA-44 signature (FIPS 204). Node knows them from version 24 on.
 * @param {Uint8Array} publicKey 1,312 bytes
 * @param {Uint8Array} message
 * @param {Uint8Array} signature
 * @returns {Promise<boolean | undefined>} undefined if this machine cannot check such signatures
 */
export async function verifyMlDsa44(publicKey, message, signature) {
  let key
  try {
    // RFC 9881: the fixed prefix of an ML-DSA-44 public key in DER, then the key itself.
    const der = Buffer.concat([Buffer.from('30820532300b06096086480165030403110382052100', 'hex'), publicKey])
    key = nodeCrypto.createPublicKey({ key: der, format: 'der', type: 'spki' })
  } catch {
    return undefined
  }
  return nodeCrypto.verify(null, message, key, signature)
}

/**
 * One character per byte, so that positions in the text equal positions in the file.
 * @param {Uint8Array} bytes
 * @param {number} from
 * @param {number} to
 * @returns {string}
 */
export function byteText(bytes, from, to) {
  const buffer = bytes instanceof Buffer ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return buffer.latin1Slice(from, to)
}

/**
 * @param {number} length
 * @returns {Uint8Array}
 */
export function newBytes(length) {
  return Buffer.alloc(length)
}

// From Node 20.12 on `hash` is one call, which takes a third less time than a Hash object.
/** @type {(bytes: Uint8Array) => string} */
const hexHash =
  typeof nodeCrypto.hash === 'function'
    ? (bytes) => nodeCrypto.hash('sha256', bytes, 'hex')
    : (bytes) => nodeCrypto.createHash('sha256').update(bytes).digest('hex')

/**
 * The leaf hash of a line, in hex: SHA-256(0x00 || line), RFC 6962, 2.1. The byte before the line is overwritten.
 * @param {Uint8Array} buffer
 * @param {number} from
 * @param {number} to
 * @returns {string}
 */
export function leafHash(buffer, from, to) {
  buffer[from - 1] = 0
  return hexHash(buffer.subarray(from - 1, to))
}

const NODE = Buffer.alloc(65)
NODE[0] = 1

/**
 * The hash over two hashes, all in hex: SHA-256(0x01 || left || right), RFC 6962, 2.1.
 * @param {string} left
 * @param {string} right
 * @returns {string}
 */
export function nodeHash(left, right) {
  NODE.write(left, 1, 32, 'hex')
  NODE.write(right, 33, 32, 'hex')
  return hexHash(NODE)
}
