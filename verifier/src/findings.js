// Records faults of single lines and their positions.

const MAX_FINDINGS = 20

/** @typedef {import('./cursor.js').Cursor} Cursor */
/** @typedef {import('./walk.js').Walk} Walk */

/**
 * A fault at one place of a file. `byte` counts from the start of the line.
 * @typedef {{ file: string, line: number, byte: number, seq: number | undefined, expected: string, found: string }} LineFinding
 */

/**
 * @param {Cursor} cursor
 * @param {number} byte
 * @param {string} expected
 * @param {string} found
 * @returns {LineFinding}
 */
export function findingAt({ name, reader, seq }, byte, expected, found) {
  return { file: name, line: reader.lines, byte: byte + 1, seq: seq < 0 ? undefined : seq, expected, found }
}

/**
 * @param {Walk} walk
 * @param {'lines' | 'newer' | 'links'} kind
 * @param {LineFinding} finding
 */
export function addFinding(walk, kind, finding) {
  if (kind === 'lines') walk.lineCount += 1
  else if (kind === 'newer') walk.newerCount += 1
  else walk.linkCount += 1
  if (walk[kind].length < MAX_FINDINGS) walk[kind].push(finding)
}
