import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import { decodeBase64 } from './fields.ts'
import { isKeyName } from './note.ts'

/** Signature type of plain Ed25519 (C2SP signed-note). */
const ED25519 = 0x01
const KEY_BYTES = 32

// RFC 8410: what stands before the 32 bytes of a key in DER.
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

export type Signer = {
  /** Key name: the log's origin. */
  name: string
  /** The verifier key that opens what this signs. */
  vkey: string
  /** The signature line over a note's text, with its newline. Deterministic (RFC 8032). */
  sign(text: string): string
}

export type Verifier = {
  name: string
  /** Eight hex digits. */
  keyId: string
  vkey: string
  /** True if these 64 bytes are this key's Ed25519 signature over the text. */
  verify(text: string, signature: Uint8Array): boolean
}

/**
 * A signer from a private key's 32-byte seed in base64.
 * @throws if the seed or the name has another form. The message does not show the seed.
 */
export function signerFrom(seed: string, name: string): Signer {
  const bytes = decodeBase64(seed)
  if (bytes?.length !== KEY_BYTES) throw new Error('a signing key is 32 bytes in base64')
  if (!isKeyName(name)) throw new Error('a key name has no spaces and no plus sign')
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, bytes]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI.length)
  const id = keyId(name, publicKey)
  return {
    name,
    vkey: `${name}+${id.toString('hex')}+${typed(publicKey).toString('base64')}`,
    sign: (text) => `\u2014 ${name} ${Buffer.concat([id, sign(null, Buffer.from(text), key)]).toString('base64')}\n`,
  }
}

/** Reads `<name>+<key id>+<base64>` (C2SP signed-note); undefined if it is not that of an Ed25519 key. */
export function parseVkey(vkey: string): Verifier | undefined {
  const [name = '', id, ...rest] = vkey.split('+')
  // Base64 has plus signs of its own.
  const material = decodeBase64(rest.join('+'))
  if (!isKeyName(name) || material?.length !== 1 + KEY_BYTES || material[0] !== ED25519) return undefined
  const publicKey = material.subarray(1)
  if (keyId(name, publicKey).toString('hex') !== id) return undefined
  const key = publicKeyOf(publicKey)
  return {
    name,
    keyId: id,
    vkey,
    verify: (text, signature) => signature.length === 64 && verify(null, Buffer.from(text), key, signature),
  }
}

function publicKeyOf(bytes: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.concat([SPKI, bytes]), format: 'der', type: 'spki' })
}

/** SHA-256(name || 0x0A || type || key)[:4]. */
function keyId(name: string, publicKey: Uint8Array): Buffer {
  return hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), typed(publicKey)]), 'buffer').subarray(0, 4)
}

function typed(publicKey: Uint8Array): Buffer {
  return Buffer.concat([Uint8Array.of(ED25519), publicKey])
}
