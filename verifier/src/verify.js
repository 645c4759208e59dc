// Verifies one bundle: runs the checks in order and draws the conclusion.
import { checkCheckpoint, checkLog, trustedKeys } from './check-checkpoint.js'
import { checkManifest } from './check-files.js'
import { checkHistory } from './check-history.js'
import { checkCompleteness, checkLedger, checkRange } from './check-range.js'
import { checkRules, checkTables, checkTotals } from './check-rules.js'
import { checkWorkbook } from './check-workbook.js'
import { checkCorrections } from './clock.js'
import { declaredAt, judgeDeclared } from './declared-keys.js'
import { inPlainForm } from './forms.js'
import { checkLost } from './lost-numbers.js'
import { hasMonthEnds, hasWorkbook, readManifest } from './manifest.js'
import { readMonthEnds } from './month-ends.js'
import { parseCheckpoint, parseNote } from './note.js'
import { checkVerifier } from './published-verifier.js'
import { readWhole } from './reader.js'
import { conclude, newChecks, say, sayIncomplete, thousands, unreadable } from './report.js'
import { announce, compareSigned, endSigned, nextSignedSize, openSignedSizes } from './signed-sizes.js'
import { rootOf } from './tree.js'
import { walkEvents } from './walk.js'

/** @typedef {import('./report.js').Report} Report */

/**
 * @typedef {object} Options
 * @property {string[]} keys verifier keys that the user trusts
 * @property {import('./state.js').State} [state] the checkpoint that was verified before
 * @property {boolean} [firstState] the user named a state file that does not exist yet
 * @property {{ name: string, bytes: Uint8Array }[]} [stripe] CSV files from Stripe
 * @property {Uint8Array} [consistency] a consistency proof from outside the bundle
 * @property {boolean} [hashesOnly]
 * @property {(checks: import('./report.js').Check[], of: { note: Uint8Array, manifest: import('./manifest.js').Manifest }) => void} [checkStamps]
 *   judges the time stamps that the user gave
 * @property {string} [self] SHA-256 of the file of the verifier that runs, if it can know it
 * @property {(done: number, of: number) => void} [progress]
 */

/**
 * @typedef {{ report: Report, state: import('./state.js').State | undefined, root?: string }} Verdict `state` is the state to save
 *   if all is well, `root` that of the checkpoint
 */

/**
 * @param {import('./bundle.js').Bundle} opened
 * @param {Options} options
 * @returns {Promise<Verdict>}
 */
export async function verifyBundle(opened, options) {
  const bundle = await inPlainForm(opened)
  const file = bundle.files.get('manifest.json')
  const noteFile = bundle.files.get('checkpoint')
  if (file === undefined && noteFile === undefined) {
    return {
      report: unreadable('This holds no manifest.json and no checkpoint: it is no export of the ledger.'),
      state: undefined,
    }
  }
  if (options.consistency !== undefined && options.state === undefined) {
    return {
      report: unreadable(
        'A consistency proof (--consistency) links an export to what you verified before: give your state file (--state) with it.',
      ),
      state: undefined,
    }
  }
  const checks = newChecks()
  const read = file === undefined ? { wrong: 'missing', newer: false } : await readManifest(file)
  if ('wrong' in read) {
    if (bundle.wrong.length > 0) say(checks, 'Files', 'FAILED', 'not those of an export', bundle.wrong.slice(0, 20))
    if (read.newer) sayIncomplete(checks, 'Manifest', `manifest.json: ${read.wrong}`)
    else say(checks, 'Manifest', 'FAILED', `manifest.json: ${read.wrong}`)
    return { report: conclude('Ledger export', checks, [], notProven(undefined, options)), state: undefined }
  }
  const { manifest } = read
  /** @type {import('./book.js').Scope} */
  const scope = {
    kind: manifest.scope.kind,
    account: manifest.scope.kind === 'account' ? manifest.scope.account : undefined,
    month: manifest.range.kind === 'month' ? manifest.range.period : undefined,
  }
  const subject = subjectOf(manifest)

  const keys = await trustedKeys(bundle, options)
  if ('refused' in keys) return { report: unreadable(keys.refused), state: undefined }
  const noteBytes = noteFile === undefined ? undefined : await readWhole(noteFile, 65_536)
  const note = noteBytes === undefined ? { wrong: 'missing or too large' } : parseNote(noteBytes)
  const checkpoint = 'wrong' in note ? undefined : parseCheckpoint(note.text)
  if ('wrong' in note || checkpoint === undefined) {
    const reason = 'wrong' in note ? note.wrong : 'its text is not that of a checkpoint'
    say(checks, 'Checkpoint', 'FAILED', `The checkpoint is damaged: ${reason}.`)
    return { report: conclude(subject, checks, [], notProven(manifest, options)), state: undefined }
  }

  const whole = scope.kind === 'log' && scope.month === undefined
  const notesFile = whole ? bundle.files.get('checkpoints.jsonl') : undefined
  const hashesOnly = options.hashesOnly === true
  const { origin } = checkpoint
  const signed = notesFile === undefined ? undefined : await openSignedSizes(notesFile, { ...keys, origin, hashesOnly })
  const total = bundle.files.get('ledger.jsonl')?.size ?? 0
  const { progress, state } = options
  const walk = await walkEvents(bundle, {
    scope,
    origin,
    size: checkpoint.size,
    hashesOnly,
    hasWorkbook: hasWorkbook(manifest),
    rootsAt: [state?.size ?? 0, manifest.since ?? 0].filter((size) => size > 0 && size < checkpoint.size),
    ...(progress === undefined ? {} : { progress: (bytes) => progress(bytes, total) }),
    ...(signed === undefined
      ? {}
      : {
          nextSize: () => nextSignedSize(signed),
          onSize: (tree, rotations) => compareSigned(signed, tree, rotations),
        }),
  })
  if (signed !== undefined) await endSigned(signed, walk.rotations)
  const root = walk.torn ? undefined : rootOf(walk.tree)
  const ranged = root === checkpoint.root && walk.proof.wrong === ''
  const trusted = signed === undefined ? [...keys.trusted] : signed.trusted
  // The log's declarations of its keys count only if its events are the signed ones.
  const rotations = ranged ? walk.rotations : []
  const judged = await judgeDeclared(note, trusted, declaredAt(rotations, checkpoint.size))
  if (judged.log.some(({ vkey }) => trusted.some((key) => key.vkey === vkey))) announce(trusted, rotations, origin)

  const allRead = whole && ranged && !hashesOnly && walk.lineCount + walk.newerCount === 0
  const claim = { note, checkpoint, manifest, keys, trusted, rotations, whole: allRead }
  await checkLog(checks, claim)
  const signers = await checkCheckpoint(checks, claim)
  const genuine = signers.length > 0
  if (noteBytes !== undefined) options.checkStamps?.(checks, { note: noteBytes, manifest })
  const monthEnds = hasMonthEnds(manifest)
    ? await readMonthEnds(bundle.files.get('checkpoints.jsonl'), { checkpoint, keys: [...trusted, ...keys.known] })
    : undefined
  const linked = await checkHistory(checks, { bundle, checkpoint, manifest, walk, options, ranged, monthEnds })
  await checkManifest(checks, { bundle, manifest, walk, signed })
  checkRange(checks, { walk, checkpoint, manifest, ranged, signed, root })
  if (genuine && ranged) say(checks, 'Standing', 'OK', 'published: a signed checkpoint covers every line')
  if (hashesOnly) {
    for (const name of ['Completeness', 'Lines', 'Rows', 'Workbook', 'Chains', 'Rules', 'Totals']) {
      say(checks, name, 'NOT CHECKED', 'hashes only, as you asked')
    }
  } else {
    checkCompleteness(checks, walk, manifest, scope, checkpoint.size)
    checkLedger(checks, walk, scope)
    checkTables(checks, walk)
    if (hasWorkbook(manifest)) await checkWorkbook(checks, bundle, walk, origin)
    checkRules(checks, walk, scope)
    checkLost(checks, walk.book)
    if (ranged) checkVerifier(checks, walk.book.verifiers, options.self)
    checkCorrections(checks, walk.book)
    checkTotals(checks, walk, scope, options)
  }
  const report = conclude(
    subject,
    checks,
    stillHolds(checks, genuine, ranged, walk, signed),
    notProven(manifest, options, linked),
  )
  if (report.result === 'VERIFIED' && hashesOnly) {
    report.summary = 'The events are the signed ones. Only hashes were checked, as you asked.'
  }
  const next = {
    origin: checkpoint.origin,
    size: checkpoint.size,
    root: checkpoint.rootText,
    key: signers[0]?.vkey ?? '',
    ...(monthEnds === undefined
      ? {}
      : { past: monthEnds.past.map(({ size, rootText }) => ({ size, root: rootText })) }),
  }
  const grows = state === undefined || checkpoint.size > state.size
  return { report, state: report.exit === 0 && grows && next.key !== '' ? next : undefined, root: checkpoint.rootText }
}

/** @param {import('./manifest.js').Manifest} manifest */
function subjectOf({ scope, range, checkpoint, tool }) {
  const who = scope.kind === 'log' ? 'the whole log' : `account ${scope.account}`
  const when = range.kind === 'all' ? 'all events' : `month ${range.period}`
  return `Ledger export: ${who}, ${when}, at checkpoint ${thousands(checkpoint.size)} (written by ${tool})`
}

/**
 * @param {import('./report.js').Check[]} checks
 * @param {boolean} genuine
 * @param {boolean} ranged
 * @param {import('./walk.js').Walk} walk
 * @param {import('./signed-sizes.js').SignedSizes | undefined} signed
 */
function stillHolds(checks, genuine, ranged, walk, signed) {
  const holds = []
  const failed = (/** @type {string} */ name) =>
    checks.some((check) => check.name === name && check.status !== 'OK' && check.status !== 'NOT CHECKED')
  if (genuine) holds.push('The checkpoint is genuine: its signature fits.')
  if (genuine && ranged) {
    holds.push('Every line of ledger.jsonl and context.jsonl is in the signed log, unchanged.')
    if (failed('Rows')) holds.push('Work with ledger.jsonl, or download the export again; only the tables differ.')
  }
  if (genuine && !ranged && signed !== undefined && signed.lastGood > 0) {
    holds.push(
      `Events 0 to ${thousands(signed.lastGood - 1)} are those of the signed checkpoint of size ${thousands(signed.lastGood)}.`,
    )
  }
  if (!ranged && walk.csv !== undefined && !walk.csv.loose)
    holds.push('ledger.csv holds the same events as ledger.jsonl.')
  return holds
}

/**
 * Lists what no export can prove, and what this one does not.
 * @param {import('./manifest.js').Manifest | undefined} manifest
 * @param {Options} options
 * @param {boolean} linked consistency.proof was checked, or there is none
 * @returns {string[]}
 */
function notProven(manifest, { state, firstState, stripe, checkStamps }, linked = true) {
  const items = [
    'that every real request was recorded: what was never written down leaves no trace here.',
    'that token counts are right: they are what the AI provider reported.',
  ]
  if (manifest?.scope.kind === 'account') {
    items.push('that limits of months before, and other accounts, were treated alike: this export is of one account.')
    if (manifest.range.kind === 'month') {
      items.push(
        'at which places of the whole log the month begins and ends: events of others lie there, so the two numbers of manifest.json are only bounded.',
      )
    }
    items.push(
      'which plan table was the last one when this ended: the log publishes it for all, so policy in manifest.json is only bounded.',
    )
    if (manifest.range.kind === 'all') {
      items.push('that the account has no later event: the end of a single chain is only shown by the next export.')
    }
  }
  if (manifest?.range.kind === 'month') {
    items.push(
      'what lies before the month: lots granted and requests begun earlier are judged in the export of the whole log.',
      'that no change of plan before the month was left out: the limit at its start rests on the opening and the last change that context.jsonl shows.',
    )
  }
  if (manifest?.files.some(({ name }) => name === 'statement.html')) {
    items.push(
      'that no statement of an earlier month was left out: the opening balances of statement.html rest on those that are here.',
    )
  }
  if (manifest !== undefined && hasMonthEnds(manifest)) {
    items.push('that checkpoints.jsonl holds every closed month: one that is left out is missed only in a comparison.')
  }
  if (state === undefined && firstState !== true) {
    items.push(
      'that everyone was shown the same log: keep a state file (--state), and the next export must continue this one.',
    )
  }
  if (!linked) {
    items.push(
      `that consistency.proof is right: it begins at size ${manifest?.since}, whose root only a state file of that size has.`,
    )
  }
  if (checkStamps !== undefined)
    items.push('that the certificate of the time stamp was not revoked: only its authority knows.')
  items.push(
    'what README.txt and schema/ say, and which program wrote this (tool in manifest.json): explanations, which nobody signed.',
  )
  if (stripe === undefined) items.push("that money matches: compare with Stripe's own export (--stripe file.csv).")
  return items
}
