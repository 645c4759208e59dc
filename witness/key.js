// The key of a witness: Ed25519 with the note signature type of cosignatures (c2sp.org/tlog-cosignature).
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'

const COSIGNATURE = 4
const PUBLIC_BYTES = 32

/**
 * @typedef {object} WitnessKey
 * @property {string} name
 * @property {string} vkey the verifier key that others trust: `name+key id+base64(4 || public key)`
 * @property {(text: string, seconds: number) => string} cosign the signature line over the text of a checkpoint, with its newline
 */

/**
 * Reads the private key of a file, or creates the file if there is none. Only its owner may read it.
 * @param {string} file
 * @param {string} name
 * @returns {WitnessKey}
 */
export function openKey(file, name) {
  const privateKey = createPrivateKey(readOrCreate(file))
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`)
  const der = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const material = Buffer.concat([Buffer.of(COSIGNATURE), der.subarray(der.length - PUBLIC_BYTES)])
  const id = createHash('sha256').update(`${name}\n`).update(material).digest().subarray(0, 4)
  return {
    name,
    vkey: `${name}+${id.toString('hex')}+${material.toString('base64')}`,
    cosign(text, seconds) {
      const time = Buffer.alloc(8)
      time.writeBigUInt64BE(BigInt(seconds))
      const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`), privateKey)
      return `\u2014 ${name} ${Buffer.concat([id, time, signature]).toString('base64')}\n`
    },
  }
}

/** @param {string} file */
function readOrCreate(file) {
  try {
    return readFileSync(file)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = String(privateKey.export({ format: 'pem', type: 'pkcs8' }))
  // "wx": of two processes that start together only one creates the key.
  const opened = openSync(file, 'wx', 0o600)
  try {
    writeSync(opened, pem)
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
  return pem
}
