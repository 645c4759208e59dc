// The keys that may sign a checkpoint according to the log itself: its key.rotated events.
import { judgeSignatures, parseVkey } from './note.js'

/** @typedef {import('./note.js').Key} Key */
/** @typedef {{ seq: number, from: string | null, to: string, reason: string }} Rotation */

/**
 * `inForce` is the key declared last, `usable` are all keys that may sign, `lost` are those that the log declared lost: a
 * finder of such a key can sign anything, so its signatures are worthless after that event.
 * @typedef {{ inForce: { seq: number, vkey: string } | undefined, usable: Key[], lost: Map<string, { seq: number, key: Key }> }} Declared
 */

/**
 * The keys that the log declares in its first `size` events.
 * @param {Rotation[]} rotations
 * @param {number} size
 * @returns {Declared}
 */
export function declaredAt(rotations, size) {
  /** @type {Declared} */
  const declared = { inForce: undefined, usable: [], lost: new Map() }
  for (const { seq, from, to, reason } of rotations) {
    if (seq >= size) break
    // A second first key breaks a rule, which is reported there. It continues no key, so it changes nothing here.
    if (reason === 'first' && declared.inForce !== undefined) continue
    if (reason === 'lost') {
      const lostKeys = [...declared.usable, from === null ? undefined : parseVkey(from)]
      for (const key of lostKeys) if (key !== undefined) declared.lost.set(key.vkey, { seq, key })
      declared.usable = []
    }
    const key = parseVkey(to)
    if (key !== undefined && !declared.lost.has(to)) declared.usable.push(key)
    declared.inForce = { seq, vkey: to }
  }
  return declared
}

/**
 * Judges the signatures of a note by the keys that the auditor knows and those that the log declared.
 * @param {import('./note.js').Note} note
 * @param {Key[]} known
 * @param {Declared} declared
 */
export async function judgeDeclared(note, known, { usable, lost }) {
  const declared = [...usable, ...[...lost.values()].map(({ key }) => key)]
  const named = new Set(known.map(({ vkey }) => vkey))
  const judged = await judgeSignatures(note, [...known, ...declared.filter(({ vkey }) => !named.has(vkey))])
  return {
    ...judged,
    log: judged.log.filter(({ vkey }) => !lost.has(vkey)),
    worthless: judged.log.filter(({ vkey }) => lost.has(vkey)),
  }
}

/**
 * Faults of the keys that the log names.
 * @param {Rotation[]} rotations
 * @param {string} origin
 * @returns {string[]}
 */
export function foreignKeys(rotations, origin) {
  return rotations.flatMap(({ seq, to }) => {
    const key = parseVkey(to)
    if (key === undefined) return [`Event ${seq} names a key that is none: ${to}`]
    return key.name === origin ? [] : [`Event ${seq} names a key of another log: ${key.name}, key ${key.id}`]
  })
}
