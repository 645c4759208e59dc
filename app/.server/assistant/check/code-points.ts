/** Turns offsets in UTF-16 units, asked for in any order, into offsets in code points. */
export function codePointsAt(text: string): (unit: number) => number {
  const pairs = [...text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)].map(({ index }) => index)
  return (unit) => {
    let low = 0
    let high = pairs.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[middle] ?? 0) < unit) low = middle + 1
      else high = middle
    }
    return unit - low
  }
}
