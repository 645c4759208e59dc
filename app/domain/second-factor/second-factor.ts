import { normalise } from '#app/domain/text.ts'
/** How long the second step of a sign-in may take. */
export const SECOND_STEP_MS = 10 * 60 * 1000

/** How long an authenticator may take to answer. */
export const PASSKEY_STEP_MS = 5 * 60 * 1000

/** How many codes may be tried in one sign-in. */
export const SECOND_STEP_TRIES = 5

const MINUTE = 60 * 1000

/** The waits after five wrong codes together: each time longer. */
const SECOND_STEP_WAITS_MS = [15 * MINUTE, 60 * MINUTE, 4 * 60 * MINUTE, 24 * 60 * MINUTE] as const

/** @param level how often five wrong codes have come together, from 1 */
export function secondStepWaitMs(level: number): number {
  return SECOND_STEP_WAITS_MS[Math.min(level, SECOND_STEP_WAITS_MS.length) - 1] ?? SECOND_STEP_WAITS_MS[0]
}

/** Limit on the passkeys of one user. */
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 50

export const RECOVERY_CODES = 10

/** With this many codes left or fewer, the user is asked to create new ones. */
export const RECOVERY_CODES_FEW = 3

/** Crockford's base 32: no letter looks like another character. */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const RECOVERY_LENGTH = 10

/** `xxxxx-xxxxx`, as shown to the user. */
export function displayRecoveryCode(code: string): string {
  return `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`
}

/** Normalises a typed recovery code: any case, spaces and dashes anywhere, o for 0, i and l for 1. */
export function recoveryCodeFrom(typed: string): string | undefined {
  const code = normalise(typed, 'NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  return new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`).test(code) ? code : undefined
}

/** The six digits of a typed code; spaces are ignored, because apps display them. */
export function totpCodeFrom(typed: string): string | undefined {
  const code = normalise(typed, 'NFKC').replace(/\s/g, '')
  return /^\d{6}$/.test(code) ? code : undefined
}

/** A secret in groups of four, easier to copy by hand. */
export function inGroups(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ')
}
