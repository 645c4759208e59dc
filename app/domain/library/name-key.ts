/** Characters that nobody sees and that turn the text around them: no part of a name. */
export const TREACHEROUS = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu

/**
 * What decides whether two names are the same: compatibility forms, letter case and runs of white space make no
 * difference. Upper case first, since it is there that "ß" meets "SS" and the two small sigmas meet.
 */
export function nameKey(name: string): string {
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  return folded.replace(/\s+/gu, ' ').trim()
}
