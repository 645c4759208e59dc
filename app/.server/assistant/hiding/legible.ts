/** Signs that look like others, and what they are read as; each is one UTF-16 unit for one. */
const ALIKE: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t]/g, ' '],
  [/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d\u00ad]/g, '-'],
  [/[\u2018\u2019\u02bc]/g, "'"],
  [/[\u2044\u2215]/g, '/'],
]

/**
 * The text as the rules of hiding read it: full-width and Arabic digits become plain ones, every kind of space a space and
 * every dash a hyphen. It has the same length, so that a place in it is the same place in the text.
 */
export function legible(text: string): string {
  let plain = text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (sign) => String(digitOf(sign.charCodeAt(0))))
  for (const [pattern, sign] of ALIKE) plain = plain.replace(pattern, sign)
  return plain
}

/** Arabic digits begin at a multiple of 16; Devanagari ones do not. */
function digitOf(code: number): number {
  return code >= 0x0966 && code <= 0x096f ? code - 0x0966 : code & 0xf
}
