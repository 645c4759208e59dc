// Checks that this checkpoint extends the one that the auditor saw before.
import { fromBase64, toHex } from './base64.js'
import { parseConsistency } from './proof-files.js'
import { readWhole } from './reader.js'
import { say, sayIncomplete, thousands } from './report.js'
import { leadsTo, provesConsistency } from './tree.js'

/**
 * @param {import('./report.js').Check[]} checks
 * @param {{ bundle: import('./bundle.js').Bundle, checkpoint: import('./note.js').Checkpoint, manifest: import('./manifest.js').Manifest,
 *   walk: import('./walk.js').Walk, options: import('./verify.js').Options, ranged: boolean }} given
 * @returns {Promise<boolean>} false if the bundle holds a consistency.proof that could not be checked
 */
export async function checkHistory(checks, { bundle, checkpoint, manifest, walk, options, ranged }) {
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
  const leads =
    inBundle === undefined ? true : proofHolds(inBundle, checkpoint, options, ranged ? walk.roots : undefined)
  if (leads === false) {
    say(checks, 'History', 'FAILED', `consistency.proof does not lead from size ${since} to this checkpoint`)
    return true
  }
  compareState(checks, { checkpoint, walk, options, ranged, inBundle })
  return leads === true
}

/**
 * Checks the proof in the bundle against the best known root of its start: from the events, the state file, or none.
 * @param {{ from: number, to: number, proof: string[] }} proof
 * @param {import('./note.js').Checkpoint} checkpoint
 * @param {import('./verify.js').Options} options
 * @param {Map<number, string> | undefined} roots
 * @returns {boolean | undefined} undefined if the check needs a root that is not known
 */
function proofHolds(proof, checkpoint, { state, consistency }, roots) {
  const fromRoot = roots?.get(proof.from)
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
 *   ranged: boolean, inBundle: { from: number, to: number, proof: string[] } | undefined }} given
 */
function compareState(checks, { checkpoint, walk, options, ranged, inBundle }) {
  const { state } = options
  if (state === undefined) {
    if (options.firstState)
      say(checks, 'History', 'NOT CHECKED', 'the first checkpoint that you keep: nothing to compare with')
    else say(checks, 'History', 'NOT CHECKED', 'no state file: nothing to compare with')
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
  const continues = state.size < checkpoint.size ? `extends ${seen}` : `an earlier state of ${seen}`
  if (onTheWay !== undefined) {
    if (onTheWay === known) say(checks, 'History', 'OK', `${continues}: its root follows from these events`)
    else reportFork(checks, `does not extend ${seen}: the events up to there give another root`, state.root, 'another')
  } else if (proof !== undefined) {
    if (proofIsConsistent(proof, fromRoot, toRoot)) say(checks, 'History', 'OK', continues)
    else reportFork(checks, `does not extend ${seen}`, state.root, checkpoint.rootText)
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
