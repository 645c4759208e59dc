// checkpoints.jsonl of a part of the log: the checkpoint at the end of each closed month, each with the proof that the next
// line continues it, the last one with the proof that the checkpoint of the export does. People who hold different exports
// of one log hold the same lines, so that they can compare what they were shown. A line lists the keys that signed it: they
// vouch for nothing, but with them a change of a signature is noticed.
import { fromBase64, toHex } from './base64.js'
import { canonical } from './manifest.js'
import { judgeSignatures, parseCheckpoint, parseNote, parseVkey } from './note.js'
import { readWhole } from './reader.js'
import { provesConsistency } from './tree.js'

/** A thousand months, each with the signatures of many witnesses. */
const MAX_FILE = 1 << 25
const MAX_LINES = 4_096

/** @typedef {{ size: number, root: string, rootText: string, isSigned: boolean }} Past `root` in hex; `isSigned`: by a key that was given */

/**
 * @param {import('./reader.js').BundleFile | undefined} file
 * @param {{ checkpoint: import('./note.js').Checkpoint, keys: import('./note.js').Key[] }} given
 * @returns {Promise<{ past: Past[], fault: string }>} `past` is empty if there is a fault: what follows a broken link is not shown
 *   to be of this log
 */
export async function readMonthEnds(file, { checkpoint, keys }) {
  const bytes = file === undefined ? undefined : await readWhole(file, MAX_FILE)
  if (bytes === undefined) return { past: [], fault: 'it is missing or too large' }
  const texts = textOf(bytes)?.split('\n')
  if (texts === undefined || texts.pop() !== '') return { past: [], fault: 'its last line has no end' }
  if (texts.length > MAX_LINES) return { past: [], fault: 'it has more lines than a log has months' }
  const past = []
  /** @type {(Line & { number: number }) | undefined} */
  let before
  for (const [index, text] of texts.entries()) {
    const number = index + 1
    const line = parseMonthEnd(text)
    if (line === undefined) return { past: [], fault: `line ${number} is no checkpoint with a proof` }
    if (line.checkpoint.origin !== checkpoint.origin) return { past: [], fault: `line ${number} is of another log` }
    if (before !== undefined && line.checkpoint.size <= before.checkpoint.size)
      return { past: [], fault: `line ${number} is not in order` }
    if (before !== undefined && !leads(before, line.checkpoint)) return { past: [], fault: unlinked(before) }
    const listed = line.keys.filter(({ vkey }) => keys.every((key) => key.vkey !== vkey))
    const judged = await judgeSignatures(line.note, [...keys, ...listed])
    if (judged.bad.length > 0) return { past: [], fault: `line ${number} was changed after signing` }
    if (!judged.cannot && !signedBy(line.keys, judged))
      return { past: [], fault: `line ${number} is signed by other keys than it lists` }
    const { size, root, rootText, origin } = line.checkpoint
    const isSigned = judged.log.some(({ name, vkey }) => name === origin && keys.some((key) => key.vkey === vkey))
    past.push({ size, root, rootText, isSigned })
    before = { ...line, number }
  }
  if (before !== undefined && before.checkpoint.size > checkpoint.size)
    return { past: [], fault: `line ${before.number} lies beyond the checkpoint of this export` }
  if (before !== undefined && !leads(before, checkpoint)) return { past: [], fault: unlinked(before) }
  return { past, fault: '' }
}

/**
 * @typedef {{ keys: import('./note.js').Key[], note: import('./note.js').Note, checkpoint: import('./note.js').Checkpoint,
 *   proof: string[] }} Line
 */

/**
 * A log that declared its first key late lists none for what was signed before.
 * @param {import('./note.js').Key[]} listed
 * @param {{ log: import('./note.js').Key[], witnesses: import('./note.js').Key[], unchecked: import('./note.js').Key[],
 *   unknown: import('./note.js').Signature[] }} judged
 */
function signedBy(listed, { log, witnesses, unchecked, unknown }) {
  if (listed.length === 0) return true
  const signers = [...log, ...witnesses, ...unchecked]
  return unknown.length === 0 && listed.every(({ vkey }) => signers.some((key) => key.vkey === vkey))
}

/** @param {Uint8Array} bytes */
function textOf(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * @param {string} text
 * @returns {Line | undefined}
 */
function parseMonthEnd(text) {
  try {
    const value = JSON.parse(text)
    if (Object.keys(value).join() !== 'keys,note,proof,size' || canonical(value, 0) !== text) return undefined
    const note = parseNote(new TextEncoder().encode(String(value.note)))
    const checkpoint = 'wrong' in note ? undefined : parseCheckpoint(note.text)
    if ('wrong' in note || checkpoint === undefined || checkpoint.size !== value.size) return undefined
    const proof = hashesOf(value.proof)
    const keys = keysIn(value.keys)
    return proof === undefined || keys === undefined ? undefined : { keys, note, checkpoint, proof }
  } catch {
    return undefined
  }
}

/**
 * @param {unknown} value
 * @returns {import('./note.js').Key[] | undefined}
 */
function keysIn(value) {
  if (!Array.isArray(value) || value.length > 64) return undefined
  const keys = value.map((each) => (typeof each === 'string' ? parseVkey(each) : undefined))
  return keys.includes(undefined) ? undefined : keys.flatMap((key) => key ?? [])
}

/**
 * @param {unknown} value
 * @returns {string[] | undefined} in hex
 */
function hashesOf(value) {
  if (!Array.isArray(value) || value.length > 128) return undefined
  const hashes = value.map((each) => (typeof each === 'string' ? fromBase64(each) : undefined))
  return hashes.some((hash) => hash?.length !== 32)
    ? undefined
    : hashes.map((hash) => toHex(hash ?? new Uint8Array(32)))
}

/**
 * @param {Line} line
 * @param {{ size: number, root: string }} next
 */
function leads({ checkpoint, proof }, next) {
  return provesConsistency({
    from: checkpoint.size,
    to: next.size,
    fromRoot: checkpoint.root,
    toRoot: next.root,
    proof,
  })
}

/** @param {{ number: number }} line */
function unlinked({ number }) {
  return `the proof of line ${number} does not lead to the checkpoint after it`
}
