// Checks that this checkpoint extends the one that the auditor saw before.
import { fromBase64, toHex } from './base64.js'
import { parseConsistency } from './proof-files.js'
import { readWhole } from './reader.js'
import { counted, say, sayIncomplete, thousands } from './report.js'
import { leadsTo, provesConsistency } from './tree.js'

/** @typedef {{ past: import('./month-ends.js').Past[], fault: string }} MonthEnds */

/**
 * @param {import('./report.js').Check[]} checks
 * @param {{ bundle: import('./bundle.js').Bundle, checkpoint: import('./note.js').Checkpoint, manifest: import('./manifest.js').Manifest,
 *   walk: import('./walk.js').Walk, options: import('./verify.js').Options, ranged: boolean, monthEnds: MonthEnds | undefined }} given
 *   `monthEnds` is undefined if the format has none
 * @returns {Promise<boolean>} false if the bundle holds a consistency.proof that could not be checked
 */
export async function checkHistory(checks, { bundle, checkpoint, manifest, walk, options, ranged, monthEnds }) {
  const inBundle = await proofIn(bundle)
  const since = manifest.since
  if (
    (inBundle === undefined) !== (since === null) ||
    (inBundle !== undefined && inBundle !== 'bad' && (inBundle.from !== since || inBundle.to !== checkpoint.size))
  ) {
    say(checks, 'History', 'FAILED', 'consistency.proof does not fit what manifest.json says about it')
    return true
  }
  if (manifest.format === 'penmark-ledger-export/2' && (since === null || manifest.range.kind !== 'month')) {
    say(checks, 'History', 'FAILED', 'manifest.json names a format that only closed months have')
    return true
  }
  if (inBundle === 'bad') {
    say(checks, 'History', 'FAILED', 'consistency.proof is damaged')
    return true
  }
  if (monthEnds !== undefined && monthEnds.fault !== '') {
    say(checks, 'History', 'FAILED', `checkpoints.jsonl: ${monthEnds.fault}`)
    return true
  }
  const past = monthEnds?.past ?? []
  const roots = new Map([
    ...past.map(({ size, root }) => /** @type {const} */ ([size, root])),
    ...(ranged ? walk.roots : []),
  ])
  const leads = inBundle === undefined ? true : proofHolds(inBundle, checkpoint, options, roots)
  if (leads === false) {
    say(checks, 'History', 'FAILED', `consistency.proof does not lead from size ${since} to this checkpoint`)
    return true
  }
  compareState(checks, { checkpoint, walk, options, ranged, inBundle, past })
  checks[checks.length - 1].details.push(...signedByOthers(past))
  return leads === true
}

/**
 * Checks the proof in the bundle against the best known root of its start: from the events, the state file, or none.
 * @param {{ from: number, to: number, proof: string[] }} proof
 * @param {import('./note.js').Checkpoint} checkpoint
 * @param {import('./verify.js').Options} options
 * @param {Map<number, string>} roots
 * @returns {boolean | undefined} undefined if the check needs a root that is not known
 */
function proofHolds(proof, checkpoint, { state, consistency }, roots) {
  const fromRoot = roots.get(proof.from)
  if (fromRoot !== undefined) return proofIsConsistent(proof, fromRoot, checkpoint.root)
  const startsAtState = state !== undefined && state.size === proof.from && state.origin === checkpoint.origin
  if (!startsAtState || proof.from === proof.to) return leadsTo({ ...proof, toRoot: checkpoint.root })
  // Without a second proof, compareState compares this one: a difference there means that two pasts were signed.
  return consistency === undefined || proofIsConsistent(proof, rootIn(state), checkpoint.root)
}

/** @param {import('./state.js').State} state */
function rootIn({ root }) {
  return toHex(fromBase64(root) ?? new Uint8Array(32))
}

/**
 * @param {import('./report.js').Check[]} checks
 * @param {{ checkpoint: import('./note.js').Checkpoint, walk: import('./walk.js').Walk, options: import('./verify.js').Options,
 *   ranged: boolean, inBundle: { from: number, to: number, proof: string[] } | undefined, past: import('./month-ends.js').Past[] }} given
 */
function compareState(checks, { checkpoint, walk, options, ranged, inBundle, past }) {
  const { state } = options
  if (state === undefined) {
    const why = options.firstState ? 'the first checkpoint that you keep' : 'no state file'
    say(checks, 'History', 'NOT CHECKED', `${why}: nothing to compare with`, monthsBefore(past, checkpoint.size))
    return
  }
  if (state.origin !== checkpoint.origin) {
    say(
      checks,
      'History',
      'FAILED',
      `your state file is of the log ${state.origin}, this export of ${checkpoint.origin}`,
    )
    return
  }
  const outside = options.consistency === undefined ? undefined : parseConsistency(options.consistency)
  if (options.consistency !== undefined && outside === undefined) {
    say(checks, 'History', 'FAILED', 'the consistency proof that you gave cannot be read')
    return
  }
  const known = rootIn(state)
  const seen = `the checkpoint you kept (size ${thousands(state.size)})`
  if (state.size === checkpoint.size) {
    if (known === checkpoint.root) say(checks, 'History', 'OK', `the same as ${seen}`)
    else reportFork(checks, `same size as ${seen}, but another root`, state.root, checkpoint.rootText)
    return
  }
  const [from, to] = state.size < checkpoint.size ? [state.size, checkpoint.size] : [checkpoint.size, state.size]
  const [fromRoot, toRoot] = state.size < checkpoint.size ? [known, checkpoint.root] : [checkpoint.root, known]
  const proof = [outside, inBundle].find((each) => each?.from === from && each.to === to)
  const onTheWay = ranged && state.size < checkpoint.size ? walk.roots.get(state.size) : undefined
  const common = commonFork(state, past)
  const atMonthEnd = past.find(({ size }) => size === state.size)
  const earlier = state.past?.find(({ size }) => size === checkpoint.size)
  const continues = state.size < checkpoint.size ? `extends ${seen}` : `an earlier state of ${seen}`
  if (common !== undefined) {
    reportFork(
      checks,
      `another history than ${seen}: at size ${thousands(common.size)} the roots differ`,
      common.kept,
      common.here,
    )
  } else if (onTheWay !== undefined) {
    if (onTheWay === known) say(checks, 'History', 'OK', `${continues}: its root follows from these events`)
    else reportFork(checks, `does not extend ${seen}: the events up to there give another root`, state.root, 'another')
  } else if (proof !== undefined) {
    if (proofIsConsistent(proof, fromRoot, toRoot)) say(checks, 'History', 'OK', continues)
    else reportFork(checks, `does not extend ${seen}`, state.root, checkpoint.rootText)
  } else if (atMonthEnd !== undefined) {
    say(checks, 'History', 'OK', `${continues}, as checkpoints.jsonl proves`)
  } else if (earlier !== undefined) {
    if (toHex(fromBase64(earlier.root) ?? new Uint8Array(32)) === checkpoint.root)
      say(checks, 'History', 'OK', continues)
    else reportFork(checks, `no earlier state of ${seen}`, earlier.root, checkpoint.rootText)
  } else if (state.size > checkpoint.size) {
    sayIncomplete(checks, 'History', `older than ${seen}: this goes backwards`, [
      'An export of a closed month always uses the same early checkpoint, so this can be in order. To link the two, fetch',
      `/ledger/consistency?from=${from}&to=${to} from the log and give it as consistency proof (--consistency).`,
    ])
  } else {
    sayIncomplete(checks, 'History', `not linked to ${seen}`, [
      `Ask for an export that begins from it (since ${from}), or fetch /ledger/consistency?from=${from}&to=${to} and give it as consistency proof (--consistency).`,
    ])
  }
}

/**
 * The first size at which the state file and the export name two roots.
 * @param {import('./state.js').State} state
 * @param {import('./month-ends.js').Past[]} past
 */
function commonFork(state, past) {
  const here = new Map(past.map(({ size, rootText }) => [size, rootText]))
  for (const { size, root } of [...(state.past ?? []), state]) {
    const other = here.get(size)
    if (other !== undefined && other !== root) return { size, kept: root, here: other }
  }
  return undefined
}

/**
 * A key that was changed since, or none of this log: an export of a part of the log does not hold its declarations of keys.
 * @param {import('./month-ends.js').Past[]} past
 */
function signedByOthers(past) {
  const sizes = past.filter(({ isSigned }) => !isSigned).map(({ size }) => thousands(size))
  if (sizes.length === 0) return []
  const which =
    sizes.length === 1 ? `The checkpoint of size ${sizes[0]} is` : `The checkpoints of sizes ${sizes.join(', ')} are`
  return [`${which} not signed by a key that you gave. That this log had that root, the proofs show.`]
}

/**
 * @param {import('./month-ends.js').Past[]} past
 * @param {number} size that of the export's checkpoint
 */
function monthsBefore(past, size) {
  const count = past.filter((each) => each.size < size).length
  return count === 0
    ? []
    : [
        `It continues the log of ${counted(count, 'closed month')} before (checkpoints.jsonl), which others can compare.`,
      ]
}

/**
 * @param {import('./report.js').Check[]} checks
 * @param {string} text
 * @param {string} expected
 * @param {string} found
 */
function reportFork(checks, text, expected, found) {
  say(checks, 'History', 'FAILED', text, [
    `expected root ${expected}, found ${found}`,
    'Two different pasts were signed. Keep both files: together they prove that the log was rewritten.',
  ])
}

/**
 * @param {{ from: number, to: number, proof: string[] }} proof
 * @param {string} fromRoot
 * @param {string} toRoot
 */
function proofIsConsistent({ from, to, proof }, fromRoot, toRoot) {
  return provesConsistency({ from, to, fromRoot, toRoot, proof })
}

/** @param {import('./bundle.js').Bundle} bundle */
async function proofIn(bundle) {
  const file = bundle.files.get('consistency.proof')
  if (file === undefined) return undefined
  return parseConsistency(await readWhole(file, 16_384)) ?? 'bad'
}
