import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** How many bytes `encrypt` adds. */
export const AEAD_BYTES = NONCE_BYTES + TAG_BYTES

/**
 * Encrypts with AES-256-GCM under a random nonce: nonce, tag, ciphertext. One key may encrypt 2^32 texts (NIST SP 800-38D,
 * 8.3). `boundTo` is not part of the result; it must be the same when the bytes are decrypted.
 */
export function encrypt(key: KeyObject, plain: Uint8Array, boundTo: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(boundTo))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** The plain bytes; undefined if the key or `boundTo` is another one, or if a bit was changed. */
export function decrypt(key: KeyObject, bytes: Uint8Array, boundTo: string): Buffer | undefined {
  if (bytes.length < AEAD_BYTES) return undefined
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(NONCE_BYTES, AEAD_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(AEAD_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}
