import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** The defaults of every authenticator app (RFC 6238; some apps ignore other values). */
const RULE = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const STEP_MS = RULE.period * 1000

/** 160 random bits, the length of the hash (RFC 4226, 4, R6). */
export function newTotpSecret(): Buffer {
  return randomBytes(20)
}

/** The 30-second step of a time in milliseconds UTC. */
export function stepOf(now: number): number {
  return Math.floor(now / STEP_MS)
}

/** The code of one step, as the app displays it. */
export function codeOf(secret: Uint8Array, step: number): string {
  return TOTP.generate({ ...RULE, secret: asSecret(secret), timestamp: step * STEP_MS })
}

/**
 * The step of a code, if it is the present one, the one before or the one after (RFC 6238, 5.2) and newer than
 * `lastStep`, the newest accepted one, so that each code works once. All three are computed and compared in constant
 * time for every code.
 */
export function acceptedStep(input: {
  secret: Uint8Array
  code: string
  now: number
  lastStep: number
}): number | undefined {
  const typedCode = Buffer.from(input.code)
  const present = stepOf(input.now)
  let accepted: number | undefined
  for (const step of [present + 1, present, present - 1]) {
    const expected = Buffer.from(codeOf(input.secret, step))
    const same = typedCode.length === expected.length && timingSafeEqual(typedCode, expected)
    if (same && step > input.lastStep) accepted = step
  }
  return accepted
}

/** A secret in the form that users type into apps (RFC 4648 base 32), and the link for its QR code. */
export function totpWords(secret: Uint8Array, label: string): { base32: string; link: string } {
  const totp = new TOTP({ ...RULE, issuer: 'Penmark', label, secret: asSecret(secret) })
  return { base32: totp.secret.base32, link: totp.toString() }
}

function asSecret(bytes: Uint8Array): Secret {
  // A copy, because a Buffer may be a window on a larger one.
  return new Secret({ buffer: Uint8Array.from(bytes).buffer })
}
