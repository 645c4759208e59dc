import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Clock } from '#app/.server/platform/clock.ts'
import { createEnvelopes } from './envelopes.ts'

const PURPOSE = 'carried text'
/** As long as the link of a registration works. */
const LASTS_MS = 24 * 60 * 60_000
/** A cookie holds 4,096 bytes with its name and attributes; a longer one is dropped by browsers. */
const VALUE_MAX = 3_800
/** A text of 1,000 code points has at most this many bytes. */
const TEXT_BYTES = 4_000

/**
 * The text of a visitor on its way through registration: sealed in a cookie of this browser, and nowhere on the server.
 */
export type CarriedTexts = {
  /** `Set-Cookie` that carries the text; null if it does not fit, which takes a thousand rare characters. */
  carry(text: string): string | null
  /** The text that a request brings; null if there is none, or none that this server sealed in time. */
  textOf(request: Request): string | null
  /** `Set-Cookie` that deletes it. */
  clear(): string
}

export function createCarriedTexts(options: {
  secrets: readonly [string, ...string[]]
  secure: boolean
  clock: Clock
}): CarriedTexts {
  const { clock, secure } = options
  const envelopes = createEnvelopes(options.secrets)
  const name = secure ? '__Host-penmark_carried' : 'penmark_carried'
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{1,${VALUE_MAX}})(?:;|$)`)
  return {
    carry(text) {
      const until = clock.now() + LASTS_MS
      const value = envelopes.seal(PURPOSE, deflateRawSync(text).toString('base64url'), until)
      return value.length > VALUE_MAX ? null : `${name}=${value}; Expires=${new Date(until).toUTCString()}${attributes}`
    },
    textOf(request) {
      const sealed = pattern.exec(request.headers.get('cookie') ?? '')?.[1]
      const packed = sealed === undefined ? undefined : envelopes.open(PURPOSE, sealed, clock.now())
      if (typeof packed !== 'string') return null
      return inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: TEXT_BYTES }).toString()
    },
    clear: () => `${name}=; Max-Age=0${attributes}`,
  }
}
