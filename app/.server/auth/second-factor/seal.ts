import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Bytes that only a holder of a session secret can read; `keyId` identifies the secret without revealing it. */
export type Sealed = { sealed: Buffer; keyId: string }

/**
 * Seals short secrets for the database (AES-256-GCM) with keys derived from the session secrets (HKDF-SHA-256). The
 * newest secret seals; bytes sealed with an older one can be read while that secret is configured.
 */
export type Seal = {
  /** `owner` is bound to the bytes, so they cannot be opened in another owner's row. */
  seal(secret: Uint8Array, owner: string): Sealed
  /** `undefined` if no configured secret fits, or if a byte was changed. */
  open(sealed: Sealed, owner: string): Buffer | undefined
}

export function createSeal(sessionSecrets: readonly [string, ...string[]]): Seal {
  const keys = sessionSecrets.map((secret) => ({
    key: derived(secret, 'penmark totp secret', 32),
    id: derived(secret, 'penmark totp key id', 8).toString('hex'),
  }))
  const newest = keys[0]
  if (newest === undefined) throw new Error('there is no session secret to seal with')
  return {
    seal(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, newest.key, nonce).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(secret), cipher.final()])
      return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]), keyId: newest.id }
    },
    open({ sealed, keyId }, owner) {
      const found = keys.find(({ id }) => id === keyId)
      if (found === undefined || sealed.length < NONCE_BYTES + TAG_BYTES) return undefined
      const decipher = createDecipheriv(ALGORITHM, found.key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
      } catch {
        return undefined
      }
    },
  }
}

function derived(secret: string, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes))
}
