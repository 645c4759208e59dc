// checkpoints.jsonl: every checkpoint that was ever published. Each must cover a prefix of this log. Together they show
// which key signed when, so that the verifier can follow a change of key that the log declares.

import { byteText } from './crypto-node.js'
import { declaredAt, judgeDeclared } from './declared-keys.js'
import { canonical } from './manifest.js'
import { parseCheckpoint, parseNote, parseVkey, sameKey } from './note.js'
import { nextLine, openReader, openTextReader } from './reader.js'
import { rootOf } from './tree.js'

/** @typedef {import('./note.js').Key} Key */
/** @typedef {import('./declared-keys.js').Rotation} Rotation */

/**
 * @typedef {object} SignedSizes
 * @property {import('./reader.js').Reader} reader
 * @property {string} origin
 * @property {Key[]} trusted the keys given by the user, and those that the log announced under them
 * @property {Key[]} known keys that can check a signature but vouch for nothing
 * @property {boolean} hashesOnly the events are not read, so their declarations are unknown
 * @property {SignedNote | undefined} next
 * @property {SignedNote[]} early the checkpoints from before the log declared its first key
 * @property {number} good
 * @property {number} bad
 * @property {string} fault the first fault
 * @property {number} lastGood the largest size up to which the events are the signed ones
 * @property {number} firstBad
 */

/** @typedef {{ size: number, root: string, note: import('./note.js').Note }} SignedNote */

/**
 * @param {import('./reader.js').BundleFile} file
 * @param {{ origin: string, trusted: Key[], known: Key[], hashesOnly: boolean }} given
 * @returns {Promise<SignedSizes>}
 */
export async function openSignedSizes(file, { origin, trusted, known, hashesOnly }) {
  /** @type {SignedSizes} */
  const signed = {
    reader: openTextReader(file),
    origin,
    trusted: [...trusted],
    known,
    hashesOnly,
    next: undefined,
    early: [],
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
  const { fault, vouched } = await judgeNote(signed, next, rotations)
  const same = next.size === tree.size && rootOf(tree) === next.root
  if (fault !== '' && rotations.length === 0 && same) {
    // A log may be older than its first declaration of a key; `endSigned` judges these checkpoints.
    signed.early.push(next)
  } else if (fault !== '') {
    noteFault(signed, `the checkpoint of size ${next.size} ${fault}`)
  } else if (!same) {
    noteFault(signed, `the checkpoint of size ${next.size} is not the beginning of these events`)
    signed.firstBad = Math.min(signed.firstBad, next.size)
  } else {
    signed.good += 1
    if (signed.firstBad === Infinity) signed.lastGood = next.size
    if (vouched) announce(signed.trusted, rotations, signed.origin)
  }
  await takeNext(signed, next.size)
}

/**
 * Judges the signatures of a published checkpoint: by a key that the log had declared before, or that the user trusts.
 * @param {SignedSizes} signed
 * @param {SignedNote} published
 * @param {Rotation[]} rotations
 * @returns {Promise<{ fault: string, vouched: boolean }>} `vouched`: a trusted key signed it
 */
async function judgeNote(signed, { note, size }, rotations) {
  const judged = await judgeDeclared(note, [...signed.trusted, ...signed.known], declaredAt(rotations, size))
  const vouched = judged.log.some(({ vkey }) => signed.trusted.some((key) => key.vkey === vkey))
  const fault =
    judged.bad.length > 0
      ? 'was changed after signing'
      : judged.cannot
        ? ''
        : judged.log.length === 0 && judged.worthless.length > 0
          ? 'is signed by a key that the log had declared lost'
          : judged.log.length === 0
            ? 'is not signed by a key of this log'
            : ''
  return { fault, vouched: vouched && fault === '' }
}

/**
 * Adds the keys that the log announced in its own events under an already trusted key. Call it only after the events are
 * known to be the signed ones.
 * @param {Key[]} trusted
 * @param {Rotation[]} rotations
 * @param {string} origin
 */
export function announce(trusted, rotations, origin) {
  for (const { from, to, reason } of rotations) {
    // A lost key cannot vouch for its successor.
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
function noteFault(signed, fault) {
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
    const read = ending !== 'long' ? parseLine(buffer.subarray(from, to)) : undefined
    if (read === undefined || read.size <= above) {
      noteFault(signed, `line ${lines} of checkpoints.jsonl is no checkpoint, or not in order`)
    } else if (read.origin !== signed.origin) noteFault(signed, `line ${lines} of checkpoints.jsonl is of another log`)
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
 * Judges the checkpoints from before the first declared key by that key. Sizes beyond the bundle cannot be compared.
 * @param {SignedSizes} signed
 * @param {Rotation[]} rotations
 */
export async function endSigned(signed, rotations) {
  const first = rotations.slice(0, 1).map((rotation) => ({ ...rotation, seq: -1 }))
  for (const each of signed.early) {
    const { fault } = await judgeNote(signed, each, first)
    if (fault === '' || (signed.hashesOnly && fault !== 'was changed after signing')) signed.good += 1
    else noteFault(signed, `the checkpoint of size ${each.size} ${fault}`)
  }
  if (signed.next !== undefined) noteFault(signed, `the checkpoint of size ${signed.next.size} lies beyond the events`)
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
