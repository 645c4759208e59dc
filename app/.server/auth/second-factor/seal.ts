import { createSecretKey, hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from '#app/.server/platform/aead.ts'

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
    key: createSecretKey(derived(secret, 'penmark totp secret', 32)),
    id: derived(secret, 'penmark totp key id', 8).toString('hex'),
  }))
  const newest = keys[0]
  if (newest === undefined) throw new Error('there is no session secret to seal with')
  return {
    seal: (secret, owner) => ({ sealed: encrypt(newest.key, secret, owner), keyId: newest.id }),
    open({ sealed, keyId }, owner) {
      const found = keys.find(({ id }) => id === keyId)
      return found === undefined ? undefined : decrypt(found.key, sealed, owner)
    },
  }
}

function derived(secret: string, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes))
}
