// Which keys may sign a checkpoint by the log's own word: its key.rotated events.
import { judgeSignatures, parseVkey } from './note.js'

/** @typedef {import('./note.js').Key} Key */
/** @typedef {{ seq: number, from: string | null, to: string, reason: string }} Rotation */

/**
 * `inForce` is the key declared last, `usable` all that may sign, `lost` those that the log declared lost: whoever holds
 * one of these can sign anything, so beyond that event their signatures are worth nothing.
 * @typedef {{ inForce: { seq: number, vkey: string } | undefined, usable: Key[], lost: Map<string, { seq: number, key: Key }> }} Declared
 */

/**
 * What the log says about its keys in its first `size` events.
 * @param {Rotation[]} rotations
 * @param {number} size
 * @returns {Declared}
 */
export function declaredAt(rotations, size) {
  /** @type {Declared} */
  const declared = { inForce: undefined, usable: [], lost: new Map() }
  for (const { seq, from, to, reason } of rotations) {
    if (seq >= size) break
    // A second first key breaks the rules, which is said there; it follows nothing, so it changes nothing.
    if (reason === 'first' && declared.inForce !== undefined) continue
    if (reason === 'lost') {
      const gone = [...declared.usable, from === null ? undefined : parseVkey(from)]
      for (const key of gone) if (key !== undefined) declared.lost.set(key.vkey, { seq, key })
      declared.usable = []
    }
    const key = parseVkey(to)
    if (key !== undefined && !declared.lost.has(to)) declared.usable.push(key)
    declared.inForce = { seq, vkey: to }
  }
  return declared
}

/**
 * The signatures of a note, by keys that somebody vouches for and by those that the log declared.
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
 * What is wrong with the keys that the log names.
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
