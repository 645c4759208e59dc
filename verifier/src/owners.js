// The account of each event in the bundle, twelve bytes each: an event may refer only to an earlier event of the same
// account. Events come in ascending seq, so these columns of numbers are also an index.

const PIECE = 4096

/** @typedef {{ count: number, chunks: { seq: Float64Array, owner: Uint32Array }[] }} Owners */

/** Owner of the events that concern the log itself. */
export const THE_LOG = 0xffff_ffff

/** @returns {Owners} */
export function newOwners() {
  return { count: 0, chunks: [] }
}

/**
 * @param {Owners} owners
 * @param {number} seq greater than all before
 * @param {number} owner index of the account in the book, or THE_LOG
 */
export function addOwner(owners, seq, owner) {
  const place = owners.count % PIECE
  if (place === 0) owners.chunks.push({ seq: new Float64Array(PIECE), owner: new Uint32Array(PIECE) })
  const chunk = owners.chunks[owners.chunks.length - 1]
  chunk.seq[place] = seq
  chunk.owner[place] = owner
  owners.count += 1
}

/**
 * @param {Owners} owners
 * @param {number} seq
 * @returns {number} -1 if the bundle has no such event before the current one
 */
export function ownerOf(owners, seq) {
  let low = 0
  let high = owners.count - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const chunk = owners.chunks[Math.floor(middle / PIECE)]
    const found = chunk.seq[middle % PIECE]
    if (found === seq) return chunk.owner[middle % PIECE]
    if (found < seq) low = middle + 1
    else high = middle - 1
  }
  return -1
}
