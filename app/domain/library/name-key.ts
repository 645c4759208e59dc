import { normalise } from '../text.ts'

/** Invisible characters and characters that reverse the text around them; they are not part of a name. */
export const INVISIBLE_MARKS = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu

/**
 * The key that decides whether two names are the same: compatibility forms, letter case and runs of white space do not
 * matter. Upper case comes first, because only there "ß" equals "SS" and the two small sigmas are equal.
 */
export function nameKey(name: string): string {
  const folded = normalise(normalise(name, 'NFKC').toUpperCase().toLowerCase(), 'NFKC')
  return folded.replace(/\s+/gu, ' ').trim()
}
