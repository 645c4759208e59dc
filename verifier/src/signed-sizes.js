// checkpoints.jsonl: every checkpoint that was ever published. Each must be a beginning of this very log, and together
// they tell which key signed when, so that a key changed by the log's own word can be followed.

import { byteText } from './crypto-node.js'
import { canonical } from './manifest.js'
import { judgeSignatures, parseCheckpoint, parseNote, parseVkey, sameKey } from './note.js'
import { nextLine, openReader } from './reader.js'
import { rootOf } from './tree.js'

/** @typedef {import('./note.js').Key} Key */

/**
 * @typedef {object} SignedSizes
 * @property {import('./reader.js').Reader} reader
 * @property {string} origin
 * @property {Key[]} trusted keys given by the user, and those that the log announced under them
 * @property {{ size: number, root: string, note: import('./note.js').Note } | undefined} next
 * @property {number} good
 * @property {number} bad
 * @property {string} fault the first fault
 * @property {number} lastGood the largest size up to which the events are those that were signed
 * @property {number} firstBad
 */

/**
 * @param {import('./reader.js').BundleFile} file
 * @param {string} origin
 * @param {Key[]} keys
 * @returns {Promise<SignedSizes>}
 */
export async function openSignedSizes(file, origin, keys) {
  /** @type {SignedSizes} */
  const signed = {
    reader: openReader(file),
    origin,
    trusted: [...keys],
    next: undefined,
    good: 0,
    bad: 0,
    fault: '',
    lastGood: 0,
    firstBad: Infinity,
  }
  await takeNext(signed, -1)
  return signed
}

/** @param {SignedSizes} signed */
export function nextSignedSize(signed) {
  return signed.next?.size ?? Infinity
}

/**
 * Compares a published checkpoint with the events read so far.
 * @param {SignedSizes} signed
 * @param {import('./tree.js').Tree} tree
 * @param {Rotation[]} rotations
 */
export async function compareSigned(signed, tree, rotations) {
  const { next } = signed
  if (next === undefined) return
  const judged = await judgeSignatures(next.note, signed.trusted)
  const same = next.size === tree.size && rootOf(tree) === next.root
  if (judged.bad.length > 0 || judged.log.length === 0) {
    wrong(signed, `the checkpoint of size ${next.size} is not signed by a key of this log`)
  } else if (!same) {
    wrong(signed, `the checkpoint of size ${next.size} is not the beginning of these events`)
    signed.firstBad = Math.min(signed.firstBad, next.size)
  } else {
    signed.good += 1
    if (signed.firstBad === Infinity) signed.lastGood = next.size
    announce(signed.trusted, rotations, signed.origin)
  }
  await takeNext(signed, next.size)
}

/** @typedef {{ seq: number, from: string | null, to: string, reason: string }} Rotation */

/**
 * Adds the keys that the log has announced in its own events under a key that is trusted already. To be called once the
 * events are known to be the signed ones.
 * @param {Key[]} trusted
 * @param {Rotation[]} rotations
 * @param {string} origin
 */
export function announce(trusted, rotations, origin) {
  for (const { from, to, reason } of rotations) {
    // A key that was lost cannot vouch for the one after it.
    const before = from === null || reason !== 'planned' ? undefined : parseVkey(from)
    const after = parseVkey(to)
    if (before === undefined || after === undefined || after.name !== origin) continue
    if (trusted.some((key) => sameKey(key, before)) && !trusted.some((key) => sameKey(key, after))) trusted.push(after)
  }
}

/**
 * @param {SignedSizes} signed
 * @param {string} fault
 */
function wrong(signed, fault) {
  signed.bad += 1
  if (signed.fault === '') signed.fault = fault
}

/**
 * @param {SignedSizes} signed
 * @param {number} above
 */
async function takeNext(signed, above) {
  signed.next = undefined
  while (signed.next === undefined && (await nextLine(signed.reader))) {
    const { buffer, from, to, lines, ending } = signed.reader
    const read = ending === 'lf' ? parseLine(buffer.subarray(from, to)) : undefined
    if (read === undefined || read.size <= above) {
      wrong(signed, `line ${lines} of checkpoints.jsonl is no checkpoint, or not in order`)
    } else if (read.origin !== signed.origin) wrong(signed, `line ${lines} of checkpoints.jsonl is of another log`)
    else signed.next = read
  }
}

/** @param {Uint8Array} bytes */
function parseLine(bytes) {
  try {
    const line = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const value = JSON.parse(line)
    const note = parseNote(new TextEncoder().encode(String(value.note)))
    const { size } = value
    if (Object.keys(value).length !== 2 || canonical(value, 0) !== line || 'wrong' in note) return undefined
    const checkpoint = parseCheckpoint(note.text)
    return checkpoint === undefined || checkpoint.size !== size ? undefined : { ...checkpoint, note }
  } catch {
    return undefined
  }
}

/**
 * Those beyond the events of the bundle cannot be compared.
 * @param {SignedSizes} signed
 */
export function endSigned(signed) {
  if (signed.next !== undefined) wrong(signed, `the checkpoint of size ${signed.next.size} lies beyond the events`)
}

/** @param {import('./reader.js').BundleFile} file */
export async function vkeysIn(file) {
  const reader = openReader(file)
  const keys = []
  while (keys.length < 16 && (await nextLine(reader))) {
    const key = parseVkey(byteText(reader.buffer, reader.from, reader.to))
    if (key === undefined || reader.ending !== 'lf') return undefined
    keys.push(key)
  }
  return keys.length > 0 ? keys : undefined
}
