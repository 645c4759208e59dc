// Base 64 (RFC 4648, section 4), strict: each value has exactly one spelling, so no changed character goes unnoticed.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function toBase64(bytes) {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at
    const group = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    text += ALPHABET[group >> 18] + ALPHABET[(group >> 12) & 63]
    text += left > 1 ? ALPHABET[(group >> 6) & 63] : '='
    text += left > 2 ? ALPHABET[group & 63] : '='
  }
  return text
}

/**
 * @param {string} text
 * @returns {Uint8Array | undefined} undefined if the text is not exactly what `toBase64` writes
 */
export function fromBase64(text) {
  if (text.length % 4 !== 0) return undefined
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  let pending = 0
  let bits = 0
  let filled = 0
  for (let at = 0; at < text.length - padding; at += 1) {
    const value = ALPHABET.indexOf(text[at])
    if (value < 0) return undefined
    pending = ((pending << 6) | value) & 0xffffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[filled] = (pending >> bits) & 0xff
      filled += 1
    }
  }
  // The left-over bits must be zero, or two texts would decode to the same bytes.
  return (pending & ((1 << bits) - 1)) === 0 ? bytes : undefined
}

/**
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function toHex(bytes) {
  let text = ''
  for (const byte of bytes) text += (byte < 16 ? '0' : '') + byte.toString(16)
  return text
}

/**
 * @param {string} hex
 * @returns {Uint8Array}
 */
export function fromHex(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/**
 * @param {Uint8Array} one
 * @param {Uint8Array} other
 * @returns {boolean}
 */
export function sameBytes(one, other) {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
  return true
}
