/** The bytes of a standard base64 text (RFC 4648 section 4); undefined for any other than the one canonical text. */
export function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}

/** One SHA-256 hash as base64; undefined for anything else. */
export function decodeHash(text: string): Buffer | undefined {
  const bytes = decodeBase64(text)
  return bytes?.length === 32 ? bytes : undefined
}

/** The value of a decimal text without sign and leading zeros, up to 2^53 - 1; undefined for anything else. */
export function decodeDecimal(text: string): number | undefined {
  const value = Number(text)
  return /^(0|[1-9][0-9]*)$/.test(text) && Number.isSafeInteger(value) ? value : undefined
}
