/** The stretches of a text that a fact has taken; every question takes time in proportion to its own stretch. */
type Claims = {
  /** True if a taken stretch shares a character with this one. */
  overlaps(start: number, end: number): boolean
  take(start: number, end: number): void
}

/** @param length of the text, in UTF-16 units */
export function createClaims(length: number): Claims {
  const claimed = new Uint8Array(length)
  return {
    overlaps: (start, end) => claimed.subarray(start, end).includes(1),
    take: (start, end) => void claimed.fill(1, start, end),
  }
}
