// Compares what two people were shown of one log. Each keeps a checkpoint; together they notice a log that showed them two histories.
import { fromBase64, toHex } from './base64.js'
import { inPlainForm } from './forms.js'
import { hasMonthEnds, readManifest } from './manifest.js'
import { readMonthEnds } from './month-ends.js'
import { judgeSignatures, parseCheckpoint, parseNote } from './note.js'
import { parseConsistency } from './proof-files.js'
import { readWhole } from './reader.js'
import { conclude, counted, newChecks, say, sayIncomplete, thousands } from './report.js'
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
 * @property {{ size: number, root: string, rootText: string }[]} past ends of closed months that are shown to lie before it
 * @property {string} fault why the ends of months in an export are not shown to lie before it; '' for nothing
 */

/**
 * An export: its checkpoint, and the ends of months that it holds.
 * @param {string} name
 * @param {import('./bundle.js').Bundle} opened
 * @param {import('./note.js').Key[]} keys
 * @returns {Promise<View | undefined>}
 */
export async function viewOfExport(name, opened, keys) {
  const { files } = await inPlainForm(opened)
  const [note, described] = [files.get('checkpoint'), files.get('manifest.json')]
  const bytes = note === undefined ? undefined : await readWhole(note, 65_536)
  const view = bytes === undefined ? undefined : await viewIn(name, bytes, keys)
  const read = described === undefined ? undefined : await readManifest(described)
  if (view === undefined || read === undefined || 'wrong' in read || !hasMonthEnds(read.manifest)) return view
  const { past, fault } = await readMonthEnds(files.get('checkpoints.jsonl'), { checkpoint: view, keys })
  return { ...view, past, fault }
}

/**
 * Reads a state file, or a checkpoint as an export holds it.
 * @param {string} name
 * @param {Uint8Array | undefined} bytes
 * @param {import('./note.js').Key[]} keys
 * @returns {Promise<View | undefined>}
 */
export async function viewIn(name, bytes, keys) {
  if (bytes === undefined) return undefined
  const state = parseState(bytes)
  if (state !== undefined) {
    const past = (state.past ?? []).map(({ size, root }) => ({ size, root: hexOf(root), rootText: root }))
    const { origin, size, root } = state
    return { name, origin, size, root: hexOf(root), rootText: root, standing: 'kept', past, fault: '' }
  }
  const note = parseNote(bytes)
  const checkpoint = 'wrong' in note ? undefined : parseCheckpoint(note.text)
  if ('wrong' in note || checkpoint === undefined) return undefined
  const { origin, size, root, rootText } = checkpoint
  const judged = await judgeSignatures(note, keys)
  const isSigned = judged.log.some((key) => key.name === origin)
  const standing = judged.bad.length > 0 ? 'forged' : judged.cannot ? 'unsure' : isSigned ? 'signed' : 'unsigned'
  return { name, origin, size, root, rootText, standing, past: [], fault: '' }
}

/** @param {string} text */
function hexOf(text) {
  return toHex(fromBase64(text) ?? new Uint8Array(32))
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
  if (found.is === 'split' && isVouchedFor)
    say(checks, 'Comparison', 'FAILED', found.text, splitDetails(one, other, found.at))
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
  const months = view.past.length === 0 ? '' : `, with ${counted(view.past.length, 'end of a month', 'ends of months')}`
  const text = `${view.name}: size ${thousands(view.size)}, root ${view.rootText}${months}  ${STANDINGS[view.standing]}`
  if (view.standing === 'forged') say(checks, name, 'FAILED', text)
  else if (view.fault !== '') say(checks, name, 'FAILED', text, [`checkpoints.jsonl: ${view.fault}`])
  else if (view.standing === 'signed' || view.standing === 'kept') say(checks, name, 'OK', text)
  else sayIncomplete(checks, name, text)
}

/**
 * @param {View} one
 * @param {View} other
 * @param {Uint8Array | undefined} consistency
 * @returns {{ is: 'same' | 'continued' | 'split', text: string, at?: Fork } | { is: 'open', text: string, details: string[] }}
 */
function relationOf(one, other, consistency) {
  if (one.origin !== other.origin)
    return {
      is: 'open',
      text: `two logs: ${one.origin} and ${other.origin}`,
      details: ['Only views of one log can be compared.'],
    }
  const shared = sharedSizes(one, other)
  const fork = shared.find(({ roots }) => roots[0] !== roots[1])
  if (fork !== undefined && one.size !== other.size)
    return {
      is: 'split',
      text: `SPLIT VIEW: both have a log of ${thousands(fork.size)} events on their way, with different roots`,
      at: fork,
    }
  if (one.size === other.size) {
    if (one.root === other.root) return { is: 'same', text: 'both saw the same log' }
    return { is: 'split', text: `SPLIT VIEW: two logs of the same size ${thousands(one.size)} with different roots` }
  }
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  const known = shared[shared.length - 1]
  if (known?.size === small.size)
    return { is: 'continued', text: `${large.name} continues ${small.name}: both saw one log` }
  const way = `/ledger/consistency?from=${small.size}&to=${large.size}`
  const proof = consistency === undefined ? undefined : parseConsistency(consistency)
  if (consistency === undefined || proof === undefined || proof.from !== small.size || proof.to !== large.size)
    return {
      is: 'open',
      text:
        known === undefined
          ? `sizes ${thousands(small.size)} and ${thousands(large.size)}: not linked`
          : `the same log up to size ${thousands(known.size)}; beyond it ${thousands(small.size)} and ${thousands(large.size)} are not linked`,
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

/** @typedef {{ size: number, roots: [string, string] }} Fork the roots as written */

/**
 * The sizes that both views know, smallest first.
 * @param {View} one
 * @param {View} other
 * @returns {Fork[]}
 */
function sharedSizes(one, other) {
  const roots = (/** @type {View} */ view) =>
    new Map([...view.past, view].map(({ size, rootText }) => /** @type {const} */ ([size, rootText])))
  const there = roots(other)
  return [...roots(one)].flatMap(([size, root]) => {
    const its = there.get(size)
    return its === undefined ? [] : [{ size, roots: /** @type {[string, string]} */ ([root, its]) }]
  })
}

/**
 * @param {View} one
 * @param {View} other
 * @param {Fork | undefined} at
 */
function splitDetails(one, other, at) {
  const areSigned = one.standing === 'signed' && other.standing === 'signed'
  const [oneRoot, otherRoot] = at?.roots ?? [one.rootText, other.rootText]
  return [
    `${one.name} has root ${oneRoot}, ${other.name} has root ${otherRoot}.`,
    ...(one.size === other.size || at !== undefined
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
