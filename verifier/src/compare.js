// Compares what two people were shown of one log. Each keeps a checkpoint; together they notice a log that showed them two histories.
import { fromBase64, toHex } from './base64.js'
import { judgeSignatures, parseCheckpoint, parseNote } from './note.js'
import { parseConsistency } from './proof-files.js'
import { conclude, newChecks, say, sayIncomplete, thousands } from './report.js'
import { parseState } from './state.js'
import { provesConsistency } from './tree.js'

/**
 * One person's view of the log.
 * @typedef {object} View
 * @property {string} name of the file
 * @property {string} origin
 * @property {number} size
 * @property {string} root hex
 * @property {string} rootText
 * @property {'signed' | 'kept' | 'unsigned' | 'forged' | 'unsure'} standing `signed`: by a key that the user gave; `kept`: a state
 *   file, which says what a verifier saw and has no signature; `unsigned`: by no key that the user gave; `unsure`: it cannot be checked here
 */

/**
 * Reads a state file, or a checkpoint as an export holds it.
 * @param {string} name
 * @param {Uint8Array} bytes
 * @param {import('./note.js').Key[]} keys
 * @returns {Promise<View | undefined>}
 */
export async function viewIn(name, bytes, keys) {
  const state = parseState(bytes)
  if (state !== undefined) {
    const root = toHex(fromBase64(state.root) ?? new Uint8Array(32))
    return { name, origin: state.origin, size: state.size, root, rootText: state.root, standing: 'kept' }
  }
  const note = parseNote(bytes)
  const checkpoint = 'wrong' in note ? undefined : parseCheckpoint(note.text)
  if ('wrong' in note || checkpoint === undefined) return undefined
  const { origin, size, root, rootText } = checkpoint
  const judged = await judgeSignatures(note, keys)
  const isSigned = judged.log.some((key) => key.name === origin)
  const standing = judged.bad.length > 0 ? 'forged' : judged.cannot ? 'unsure' : isSigned ? 'signed' : 'unsigned'
  return { name, origin, size, root, rootText, standing }
}

const STANDINGS = {
  signed: 'signed by the log',
  kept: 'kept by a verifier',
  unsigned: 'not signed by a key that you gave',
  forged: 'its signature does not fit',
  unsure: 'its signature cannot be checked here',
}

const VIEWS_NOT_PROVEN = [
  'that others were shown the same log: only these two views were compared.',
  'that a state file says what its owner saw: it is signed by nobody. The checkpoint in an export is signed.',
]

/**
 * @param {View} one
 * @param {View} other
 * @param {Uint8Array | undefined} consistency a proof that the larger tree continues the smaller one
 * @returns {import('./report.js').Report}
 */
export function compareViews(one, other, consistency) {
  const checks = newChecks()
  for (const [number, view] of [one, other].entries())
    sayView(checks, number === 0 ? 'First view' : 'Second view', view)
  const isVouchedFor = [one, other].every(({ standing }) => standing === 'signed' || standing === 'kept')
  const found = relationOf(one, other, consistency)
  if (found.is === 'split' && isVouchedFor) say(checks, 'Comparison', 'FAILED', found.text, splitDetails(one, other))
  else if (found.is === 'split')
    sayIncomplete(checks, 'Comparison', found.text, [
      'That would be two histories, but of one of them nobody vouches. Give the key of the log, and files that it signed.',
    ])
  else if (found.is === 'open') sayIncomplete(checks, 'Comparison', found.text, found.details)
  else say(checks, 'Comparison', 'OK', found.text)
  const report = conclude(`Two views of ${one.origin}`, checks, [], VIEWS_NOT_PROVEN)
  return { ...report, summary: summaryOf(report, found.is === 'split' && isVouchedFor) }
}

/**
 * @param {import('./report.js').Check[]} checks
 * @param {string} name
 * @param {View} view
 */
function sayView(checks, name, view) {
  const text = `${view.name}: size ${thousands(view.size)}, root ${view.rootText}  ${STANDINGS[view.standing]}`
  if (view.standing === 'forged') say(checks, name, 'FAILED', text)
  else if (view.standing === 'signed' || view.standing === 'kept') say(checks, name, 'OK', text)
  else sayIncomplete(checks, name, text)
}

/**
 * @param {View} one
 * @param {View} other
 * @param {Uint8Array | undefined} consistency
 * @returns {{ is: 'same' | 'continued' | 'split', text: string } | { is: 'open', text: string, details: string[] }}
 */
function relationOf(one, other, consistency) {
  if (one.origin !== other.origin)
    return {
      is: 'open',
      text: `two logs: ${one.origin} and ${other.origin}`,
      details: ['Only views of one log can be compared.'],
    }
  if (one.size === other.size) {
    if (one.root === other.root) return { is: 'same', text: 'both saw the same log' }
    return { is: 'split', text: `SPLIT VIEW: two logs of the same size ${thousands(one.size)} with different roots` }
  }
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  const way = `/ledger/consistency?from=${small.size}&to=${large.size}`
  const proof = consistency === undefined ? undefined : parseConsistency(consistency)
  if (consistency === undefined || proof === undefined || proof.from !== small.size || proof.to !== large.size)
    return {
      is: 'open',
      text: `sizes ${thousands(small.size)} and ${thousands(large.size)}: not linked`,
      details: [
        consistency === undefined
          ? `Fetch ${way} from the log and give it as consistency proof (--consistency).`
          : `The proof that you gave is not from ${thousands(small.size)} to ${thousands(large.size)}. Fetch ${way} from the log.`,
      ],
    }
  if (
    provesConsistency({
      from: small.size,
      to: large.size,
      fromRoot: small.root,
      toRoot: large.root,
      proof: proof.proof,
    })
  )
    return { is: 'continued', text: `${large.name} continues ${small.name}: both saw one log` }
  return {
    is: 'split',
    text: `SPLIT VIEW: the log of size ${thousands(large.size)} does not continue that of size ${thousands(small.size)}`,
  }
}

/**
 * @param {View} one
 * @param {View} other
 */
function splitDetails(one, other) {
  const areSigned = one.standing === 'signed' && other.standing === 'signed'
  return [
    `${one.name} has root ${one.rootText}, ${other.name} has root ${other.rootText}.`,
    ...(one.size === other.size
      ? []
      : ['If the log can give another proof that fits, this one was wrong. If it cannot, it showed two histories.']),
    areSigned
      ? 'Both are signed with the key of the log. Keep both files: together they prove it to anyone.'
      : 'Keep both files, and ask both people for the export that the state file came from: its checkpoint is signed.',
  ]
}

/**
 * @param {import('./report.js').Report} report
 * @param {boolean} isSplit
 */
function summaryOf({ result, summary }, isSplit) {
  if (isSplit) return 'The log showed two people two different histories.'
  if (result === 'TAMPERED') return 'One of the two files was changed after it was signed.'
  if (result === 'VERIFIED') return 'Both people were shown one and the same log.'
  return summary
}
