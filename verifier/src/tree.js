// The Merkle tree of RFC 6962, section 2.1: leaf = SHA-256(0x00 || line), node = SHA-256(0x01 || left || right).
// Hashes are in hex throughout.
import { nodeHash } from './crypto-node.js'

/**
 * The state of a tree read from left to right: its complete subtrees, at most one of each width. More is not needed to
 * continue, however large the tree.
 * @typedef {{ size: number, starts: number[], widths: number[], hashes: string[] }} Tree
 */

/** @returns {Tree} */
export function newTree() {
  return { size: 0, starts: [], widths: [], hashes: [] }
}

/**
 * Adds a complete subtree of `width` leaves (a power of two) at the right end, then joins neighbours of equal width that
 * together start at a multiple of their sum.
 * @param {Tree} tree
 * @param {number} width
 * @param {string} hash
 */
export function addSubtree(tree, width, hash) {
  let start = tree.size
  tree.size += width
  let top = tree.widths.length - 1
  while (top >= 0 && tree.widths[top] === width && tree.starts[top] % (2 * width) === 0) {
    hash = nodeHash(tree.hashes[top], hash)
    start = tree.starts[top]
    width *= 2
    top -= 1
  }
  tree.starts.length = tree.widths.length = tree.hashes.length = top + 1
  tree.starts.push(start)
  tree.widths.push(width)
  tree.hashes.push(hash)
}

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/**
 * The current root of the tree. RFC 6962, 2.1: the hash of the empty tree is the hash of an empty string.
 * @param {Tree} tree
 * @returns {string}
 */
export function rootOf(tree) {
  let at = tree.hashes.length - 1
  if (at < 0) return EMPTY
  let hash = tree.hashes[at]
  for (at -= 1; at >= 0; at -= 1) hash = nodeHash(tree.hashes[at], hash)
  return hash
}

/**
 * The width of the next subtree when the leaves [from, to) are cut into the fewest aligned subtrees.
 * @param {number} from
 * @param {number} to
 * @returns {number}
 */
export function widestAt(from, to) {
  let width = 1
  while (from % (2 * width) === 0 && from + 2 * width <= to) width *= 2
  return width
}

/**
 * RFC 9162, 2.1.3.2: whether a leaf is at `index` in the tree of `size` leaves with this root.
 * @param {{ index: number, size: number, leaf: string, root: string, proof: string[] }} claim
 * @returns {boolean}
 */
export function provesInclusion({ index, size, leaf, root, proof }) {
  if (index >= size) return false
  let fn = index
  let sn = size - 1
  let hash = leaf
  for (const step of proof) {
    if (sn === 0) return false
    if (fn % 2 === 1 || fn === sn) {
      hash = nodeHash(step, hash)
      while (fn % 2 === 0 && fn !== 0) {
        fn /= 2
        sn = Math.floor(sn / 2)
      }
    } else hash = nodeHash(hash, step)
    fn = Math.floor(fn / 2)
    sn = Math.floor(sn / 2)
  }
  return sn === 0 && hash === root
}

/**
 * RFC 9162, 2.1.4.2: whether the tree of `from` leaves is a prefix of the tree of `to` leaves. The empty tree is a prefix
 * of every tree, so a "proof" from size 0 is refused.
 * @param {{ from: number, to: number, fromRoot: string, toRoot: string, proof: string[] }} claim
 * @returns {boolean}
 */
export function provesConsistency({ from, to, fromRoot, toRoot, proof }) {
  if (from === to) return from > 0 && proof.length === 0 && fromRoot === toRoot
  const roots = rootsOf(from, to, isPower(from) ? fromRoot : undefined, proof)
  return roots !== undefined && roots.older === fromRoot && roots.newer === toRoot
}

/**
 * Whether a consistency proof leads to the root of `to` leaves although the root of `from` leaves is unknown. Undefined if
 * that root is needed: a complete tree's root is left out of the proof.
 * @param {{ from: number, to: number, toRoot: string, proof: string[] }} claim
 * @returns {boolean | undefined}
 */
export function leadsTo({ from, to, toRoot, proof }) {
  if (from === to) return from > 0 && proof.length === 0
  const roots = rootsOf(from, to, isPower(from) ? EMPTY : undefined, proof)
  if (roots === undefined) return false
  return isPower(from) ? undefined : roots.newer === toRoot
}

/** @param {number} from */
function isPower(from) {
  return Number.isInteger(Math.log2(from)) && 2 ** Math.log2(from) === from
}

/**
 * @param {number} from
 * @param {number} to
 * @param {string | undefined} first the root of `from` leaves if their tree is complete
 * @param {string[]} proof
 * @returns {{ older: string, newer: string } | undefined} undefined if the proof does not have the form of these sizes
 */
function rootsOf(from, to, first, proof) {
  if (from <= 0 || from >= to) return undefined
  const path = first === undefined ? proof : [first, ...proof]
  if (path.length === 0) return undefined
  let fn = from - 1
  let sn = to - 1
  while (fn % 2 === 1) {
    fn = Math.floor(fn / 2)
    sn = Math.floor(sn / 2)
  }
  let older = path[0]
  let newer = path[0]
  for (const step of path.slice(1)) {
    if (sn === 0) return undefined
    if (fn % 2 === 1 || fn === sn) {
      older = nodeHash(step, older)
      newer = nodeHash(step, newer)
      while (fn % 2 === 0 && fn !== 0) {
        fn /= 2
        sn = Math.floor(sn / 2)
      }
    } else newer = nodeHash(newer, step)
    fn = Math.floor(fn / 2)
    sn = Math.floor(sn / 2)
  }
  return sn === 0 ? { older, newer } : undefined
}
