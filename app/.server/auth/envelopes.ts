import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Values that leave the server and come back. Only this server can read or change them, and each works for one purpose
 * only.
 */
export type Envelopes = {
  /** @param until milliseconds UTC */
  seal(purpose: string, value: unknown, until: number): string
  /** The value; undefined if it was made elsewhere or for another purpose, or is too old. */
  open(purpose: string, sealed: string, now: number): unknown
}

/** AES-256-GCM with one key per secret: the first one seals, all of them open. */
export function createEnvelopes(secrets: readonly [string, ...string[]]): Envelopes {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'penmark sealed values', 32)))
  return {
    seal(purpose, value, until) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keys[0] as Buffer, iv)
      cipher.setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(JSON.stringify({ until, value })), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(purpose, sealed, now) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < 29 || bytes.toString('base64url') !== sealed) return undefined
      for (const key of keys) {
        const opened = openWith(key, purpose, bytes)
        if (opened !== undefined) return now < opened.until ? opened.value : undefined
      }
      return undefined
    },
  }
}

function openWith(key: Buffer, purpose: string, bytes: Buffer): { until: number; value: unknown } | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(Buffer.from(purpose))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString())
  } catch {
    return undefined
  }
}
