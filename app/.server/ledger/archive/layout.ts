/** A tile is 256 hashes wide, a bundle 256 entries. */
export const WIDTH = 256

/** How many entries or subtrees of `256^level` leaves a tree of this size has. */
export function countAt(level: number, size: number): number {
  let count = size
  for (let above = 0; above < level; above += 1) count = Math.floor(count / WIDTH)
  return count
}

/** Levels that a tree of this size has tiles on, full or partial. */
export function levelsOf(size: number): number {
  let levels = 0
  for (let count = size; count > 0; count = Math.floor(count / WIDTH)) levels += 1
  return levels
}

/** `1234067` as `x001/x234/067` (C2SP tlog-tiles). */
export function indexPath(n: number): string {
  let path = String(n % 1_000).padStart(3, '0')
  for (let rest = Math.floor(n / 1_000); rest > 0; rest = Math.floor(rest / 1_000)) {
    path = `x${String(rest % 1_000).padStart(3, '0')}/${path}`
  }
  return path
}

/** The place of a tile; `width` below 256 for a partial one. */
export function tileKey(level: number | 'entries', n: number, width = WIDTH): string {
  return `tile/${level}/${indexPath(n)}${width === WIDTH ? '' : `.p/${width}`}`
}

/** What the keys of all partial forms of a tile begin with. */
export function partialsOf(level: number | 'entries', n: number): string {
  return `tile/${level}/${indexPath(n)}.p/`
}

/** Entry bundle (C2SP tlog-tiles): each entry after its length as a big-endian uint16. */
export function packBundle(entries: readonly Uint8Array[]): Buffer {
  const parts: Uint8Array[] = []
  for (const entry of entries) {
    if (entry.length > 0xffff) throw new Error(`an entry of ${entry.length} bytes does not fit into a bundle`)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(entry.length)
    parts.push(length, entry)
  }
  return Buffer.concat(parts)
}

/** The entries of a bundle; undefined if the bytes are not exactly a list of entries. */
export function unpackBundle(bundle: Buffer): Buffer[] | undefined {
  const entries: Buffer[] = []
  let at = 0
  while (at < bundle.length) {
    if (at + 2 > bundle.length) return undefined
    const end = at + 2 + bundle.readUInt16BE(at)
    if (end > bundle.length) return undefined
    entries.push(bundle.subarray(at + 2, end))
    at = end
  }
  return entries
}
