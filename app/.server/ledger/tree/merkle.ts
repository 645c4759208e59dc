import { hash } from 'node:crypto'

/**
 * The right edge of an RFC 6962 tree: the root of one perfect subtree for each bit set in the size, widest first.
 * Together with the size it is all that is needed to append and to know the root.
 */
export type Frontier = readonly Buffer[]

const HASH_BYTES = 32

/** SHA-256(0x00 || body), RFC 6962 section 2.1. */
export function leafHash(body: Uint8Array): Buffer {
  const input = Buffer.allocUnsafe(body.length + 1)
  input[0] = 0
  input.set(body, 1)
  return sha256(input)
}

/** SHA-256(0x01 || left || right), RFC 6962 section 2.1. */
export function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  const input = Buffer.allocUnsafe(1 + 2 * HASH_BYTES)
  input[0] = 1
  input.set(left, 1)
  input.set(right, 1 + HASH_BYTES)
  return sha256(input)
}

/** The frontier after one more leaf; `size` counts the leaves before it. One node hash on average, no other reads. */
export function appendLeaf(frontier: Frontier, size: number, leaf: Buffer): Frontier {
  let merged = leaf
  let untouched = frontier.length
  // Each trailing 1 bit of the size is a finished subtree on the right that the new leaf completes.
  for (let rest = size; rest % 2 === 1; rest = (rest - 1) / 2) {
    untouched -= 1
    merged = nodeHash(at(frontier, untouched), merged)
  }
  return [...frontier.slice(0, untouched), merged]
}

/** The Merkle tree hash MTH (RFC 6962 section 2.1): the frontier folded from the right; SHA-256 of nothing when empty. */
export function rootOf(frontier: Frontier): Buffer {
  const last = frontier.at(-1)
  if (last === undefined) return sha256(Buffer.alloc(0))
  let root = last
  for (let index = frontier.length - 2; index >= 0; index -= 1) root = nodeHash(at(frontier, index), root)
  return root
}

/** The Merkle tree hash over a power of two of hashes, given one after the other. */
export function perfectRoot(packed: Uint8Array): Buffer {
  const row = Buffer.from(packed)
  const input = Buffer.alloc(1 + 2 * HASH_BYTES, 1)
  // Each level overwrites the front of the one below, so that neighbours are never copied apart.
  for (let count = row.length / HASH_BYTES; count > 1; count /= 2) {
    for (let index = 0; index < count / 2; index += 1) {
      row.copy(input, 1, 2 * index * HASH_BYTES, (2 * index + 2) * HASH_BYTES)
      row.write(hash('sha256', input, 'binary'), index * HASH_BYTES, 'latin1')
    }
  }
  return row.subarray(0, HASH_BYTES)
}

/** The widths of the perfect subtrees in a frontier of this size, widest first: the bits of the size. */
export function subtreeWidths(size: number): number[] {
  const widths: number[] = []
  let width = 1
  for (let rest = size; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) widths.unshift(width)
    width *= 2
  }
  return widths
}

export function packFrontier(frontier: Frontier): Buffer {
  return Buffer.concat(frontier)
}

/** @throws if the bytes do not hold exactly the hashes that a tree of this size has. */
export function unpackFrontier(packed: Uint8Array, size: number): Frontier {
  const count = subtreeWidths(size).length
  if (packed.length !== count * HASH_BYTES) throw new Error(`frontier of size ${size} has ${packed.length} bytes`)
  // Copied, so that the hash does not change with the row's buffer.
  return Array.from({ length: count }, (_, index) =>
    Buffer.from(packed.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES)),
  )
}

// By way of a Latin-1 string, one character for each byte: half the time of asking for a buffer, measured on Node 24.
function sha256(input: Uint8Array): Buffer {
  return Buffer.from(hash('sha256', input, 'binary'), 'latin1')
}

function at(frontier: Frontier, index: number): Buffer {
  const found = frontier[index]
  if (found === undefined) throw new Error('frontier and size disagree')
  return found
}
