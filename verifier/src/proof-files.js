// Reads the text files that hold proofs: subset.proof, consistency.proof and c2sp.org/tlog-proof.
import { fromBase64, toHex } from './base64.js'
import { byteText } from './crypto-node.js'
import { fill, nextLine, openTextReader, takeLine } from './reader.js'

/** Bytes for more hashes than any gap between two events can need: two for each bit. */
const ENOUGH = 128 * 45
const NUMBER = '(0|[1-9][0-9]{0,15})'

/**
 * subset.proof, read hash by hash during the walk over the events.
 * @typedef {{ reader: import('./reader.js').Reader, size: number, hashes: number, taken: number, wrong: string }} SubsetProof
 */

/**
 * @param {import('./reader.js').BundleFile} file
 * @returns {Promise<SubsetProof>}
 */
export async function openSubsetProof(file) {
  const reader = openTextReader(file)
  const proof = { reader, size: -1, hashes: -1, taken: 0, wrong: '' }
  const lines = []
  while (lines.length < 3 && (await nextLine(reader))) lines.push(byteText(reader.buffer, reader.from, reader.to))
  const head = new RegExp(`^penmark-subset-proof/1\nsize ${NUMBER}\nhashes ${NUMBER}$`).exec(lines.join('\n'))
  if (head === null || reader.ending === 'long') proof.wrong = 'it does not begin as a subset proof'
  else {
    proof.size = Number(head[1])
    proof.hashes = Number(head[2])
  }
  return proof
}

/** @param {SubsetProof} proof */
export function proofNeedsMore({ reader }) {
  return !reader.done && reader.end - reader.at < ENOUGH
}

/** @param {SubsetProof} proof */
export async function fillProof({ reader }) {
  await fill(reader)
}

/**
 * @param {SubsetProof} proof
 * @returns {string | undefined} in hex; undefined if none is left or the line is not a hash
 */
export function nextProofHash(proof) {
  const { reader } = proof
  if (proof.wrong !== '') return undefined
  if (proof.taken === proof.hashes || !takeLine(reader)) {
    proof.wrong = 'it has fewer hashes than the events need'
    return undefined
  }
  const hash = fromBase64(byteText(reader.buffer, reader.from, reader.to))
  if (hash === undefined || hash.length !== 32) {
    proof.wrong = `line ${reader.lines} is no hash`
    return undefined
  }
  proof.taken += 1
  return toHex(hash)
}

/**
 * Checks that the events used up all hashes.
 * @param {SubsetProof} proof
 */
export async function endSubsetProof(proof) {
  if (proof.wrong !== '') return
  if (proof.taken !== proof.hashes || (await nextLine(proof.reader)))
    proof.wrong = 'it has more hashes than the events need'
}

const MAX_PROOF = 16_384

/**
 * consistency.proof.
 * @param {Uint8Array | undefined} bytes
 * @returns {{ from: number, to: number, proof: string[] } | undefined}
 */
export function parseConsistency(bytes) {
  const text = plain(bytes)
  const head = new RegExp(`^penmark-consistency-proof/1\nfrom ${NUMBER}\nto ${NUMBER}\n`).exec(text)
  if (head === null) return undefined
  const proof = hashes(text.slice(head[0].length))
  return proof === undefined ? undefined : { from: Number(head[1]), to: Number(head[2]), proof }
}

/**
 * c2sp.org/tlog-proof: the index of an event, its path to the root, and the checkpoint. The format does not authenticate
 * `extra`; this log puts the event's line there.
 * @param {Uint8Array | undefined} bytes
 * @returns {{ index: number, proof: string[], note: Uint8Array, extra: Uint8Array | undefined } | undefined}
 */
export function parseTlogProof(bytes) {
  if (bytes === undefined || bytes.length > 1 << 20) return undefined
  const text = byteText(bytes, 0, bytes.length)
  const head = new RegExp(
    `^c2sp\\.org/tlog-proof@v1\n(?:extra ([A-Za-z0-9+/=]*)\n)?index ${NUMBER}\n((?:[A-Za-z0-9+/=]{44}\n)*)\n`,
  ).exec(text)
  if (head === null) return undefined
  const extra = head[1] === undefined ? undefined : fromBase64(head[1])
  const proof = hashes(head[3])
  const index = Number(head[2])
  if (proof === undefined || !Number.isSafeInteger(index)) return undefined
  if (head[1] !== undefined && extra === undefined) return undefined
  return { index, proof, note: bytes.slice(head[0].length), extra }
}

/** @param {Uint8Array | undefined} bytes */
function plain(bytes) {
  return bytes === undefined || bytes.length > MAX_PROOF ? '' : byteText(bytes, 0, bytes.length)
}

/**
 * @param {string} text lines, each with its line break
 * @returns {string[] | undefined}
 */
function hashes(text) {
  if (text === '') return []
  if (!text.endsWith('\n')) return undefined
  const found = []
  for (const line of text.slice(0, -1).split('\n')) {
    const hash = fromBase64(line)
    if (hash === undefined || hash.length !== 32) return undefined
    found.push(toHex(hash))
  }
  return found.length > 128 ? undefined : found
}
