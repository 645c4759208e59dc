/** The stretches of a text that a fact has taken; every question takes time in proportion to its own stretch. */
export type Claims = {
  /** True if a taken stretch shares a character with this one. */
  overlaps(start: number, end: number): boolean
  take(start: number, end: number): void
}

/** @param length of the text, in UTF-16 units */
export function createClaims(length: number): Claims {
  const taken = new Uint8Array(length)
  return {
    overlaps: (start, end) => taken.subarray(start, end).includes(1),
    take: (start, end) => void taken.fill(1, start, end),
  }
}
