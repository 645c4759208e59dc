// Verifies many receipts in one run, with one report: each by itself, and all of them as views of one log.
import { plainBytes } from './forms.js'
import { parseKeptReceipt } from './kept-receipt.js'
import { parseCheckpoint, parseNote } from './note.js'
import { parseTlogProof } from './proof-files.js'
import { readWhole } from './reader.js'
import { verifyReceipt } from './receipt.js'
import { conclude, counted, newChecks, say, sayIncomplete, thousands, unreadable } from './report.js'

/** @typedef {import('./reader.js').BundleFile} BundleFile */

/** A proof, or a receipt as the service answers it. */
export const RECEIPT_NAME = /\.tlog-proof$|(?:^|\/)receipt-[0-9]+\.json$/
const MAX_RECEIPT = 1 << 20
const SHOWN = 20

/**
 * The receipts in a folder or an archive, if it holds those and no export.
 * @param {import('./bundle.js').Bundle} bundle
 * @returns {BundleFile[] | undefined}
 */
export function receiptsIn({ files }) {
  if (files.has('manifest.json') || files.has('checkpoint')) return undefined
  const receipts = [...files].filter(([name]) => RECEIPT_NAME.test(name)).map(([name, file]) => ({ ...file, name }))
  return receipts.length === 0 ? undefined : receipts
}

/**
 * @typedef {object} Tally
 * @property {number} good receipts in which everything holds
 * @property {string[]} savedAgain names of those that another program saved again
 * @property {Map<string, string[]>} faults by check: one line for each receipt
 * @property {Map<string, string[]>} open by check: what could not be checked
 * @property {Map<number, Set<string>>} roots by size of the tree
 * @property {Map<string, number>} types events by type
 * @property {Map<number, string>} places names of receipts by place in the log
 * @property {number} twice receipts of an event that another one is for as well
 * @property {number} credits
 */

/**
 * @param {BundleFile[]} receipts
 * @param {{ keys: string[], wrong?: string[], aside?: string[], progress?: (done: number, of: number) => void }} options
 * @returns {Promise<import('./report.js').Report>}
 */
export async function verifyReceipts(receipts, { keys, wrong = [], aside = [], progress }) {
  /** @type {Tally} */
  const tally = {
    good: 0,
    savedAgain: [],
    faults: new Map(),
    open: new Map(),
    roots: new Map(),
    types: new Map(),
    places: new Map(),
    twice: 0,
    credits: 0,
  }
  for (const [index, file] of receipts.entries()) {
    const bytes = await readWhole(file, MAX_RECEIPT)
    const report =
      bytes === undefined ? unreadable('No receipt is that large.') : await verifyReceipt(bytes, undefined, keys)
    if (
      report.exit === 2 &&
      report.checks.length === 0 &&
      keys.length > 0 &&
      report.summary.startsWith('One of the keys')
    )
      return report
    addReport(tally, file.name, report)
    if (bytes !== undefined && report.exit !== 2) addFacts(tally, file.name, bytes)
    progress?.(index + 1, receipts.length)
  }
  return reportOf(tally, receipts.length, { wrong, aside })
}

/**
 * @param {Tally} tally
 * @param {string} name
 * @param {import('./report.js').Report} report
 */
function addReport(tally, name, { exit, result, checks, summary }) {
  if (result === 'VERIFIED' || result === 'RE-SAVED') tally.good += 1
  if (result === 'RE-SAVED') tally.savedAgain.push(name)
  const add = (/** @type {Map<string, string[]>} */ lists, /** @type {string} */ check, /** @type {string} */ text) => {
    const list = lists.get(check) ?? []
    list.push(`${name}: ${text}`)
    lists.set(check, list)
  }
  if (exit === 2) add(tally.faults, 'Receipts', summary)
  for (const { name: check, status, incomplete, text, details } of checks) {
    if (status === 'FAILED') add(tally.faults, check, details[0] ?? text)
    else if (incomplete) add(tally.open, check, details[0] ?? text)
  }
}

/**
 * @param {Tally} tally
 * @param {string} name
 * @param {Uint8Array} bytes
 */
function addFacts(tally, name, bytes) {
  const proof = parseKeptReceipt(bytes)?.proof ?? bytes
  const receipt = parseTlogProof(plainBytes(proof) ?? proof)
  const note = receipt === undefined ? undefined : parseNote(receipt.note)
  const checkpoint = note === undefined || 'wrong' in note ? undefined : parseCheckpoint(note.text)
  if (receipt === undefined || checkpoint === undefined) return
  tally.roots.set(checkpoint.size, new Set([...(tally.roots.get(checkpoint.size) ?? []), checkpoint.rootText]))
  if (tally.places.has(receipt.index)) tally.twice += 1
  tally.places.set(receipt.index, name)
  try {
    const event = JSON.parse(new TextDecoder().decode(receipt.extra))
    const type = String(event.type)
    tally.types.set(type, (tally.types.get(type) ?? 0) + 1)
    if (type === 'request.settled' && Number.isSafeInteger(event.data.amount)) tally.credits += event.data.amount
  } catch {
    // The report of this receipt says what is wrong with its event.
  }
}

/**
 * @param {Tally} tally
 * @param {number} of
 * @param {{ wrong: string[], aside: string[] }} beside
 */
function reportOf(tally, of, { wrong, aside }) {
  const checks = newChecks()
  const every = (/** @type {string} */ name, /** @type {string} */ text) => {
    const faults = tally.faults.get(name) ?? []
    const open = tally.open.get(name) ?? []
    if (faults.length > 0)
      say(
        checks,
        name,
        'FAILED',
        `${thousands(faults.length)} of ${counted(of, 'receipt')} fail here`,
        shortList(faults),
      )
    else if (open.length > 0)
      sayIncomplete(
        checks,
        name,
        `${thousands(open.length)} of ${counted(of, 'receipt')} cannot be checked here`,
        shortList(open),
      )
    else say(checks, name, 'OK', text)
  }
  const unread = [...(tally.faults.get('Receipts') ?? []), ...wrong]
  const notes =
    aside.length === 0
      ? []
      : [`Left aside, because a system adds such files by itself: ${aside.slice(0, 5).join(', ')}`]
  if (unread.length > 0)
    say(
      checks,
      'Receipts',
      'FAILED',
      `${counted(unread.length, 'file')} of ${thousands(of)} ${unread.length === 1 ? 'is' : 'are'} no receipt`,
      shortList(unread),
    )
  else {
    const { savedAgain } = tally
    const forms = shortList(
      savedAgain.map((name) => `${name} was saved again by another program: what it proves is unchanged`),
    )
    const status = savedAgain.length > 0 ? 'RE-SAVED' : 'OK'
    const text = `receipts: ${thousands(of)}, verified: ${thousands(tally.good)}`
    say(checks, 'Receipts', status, text, [...forms, ...notes, ...twiceNote(tally)])
  }
  const recorded = tally.open.get('Standing')?.length ?? 0
  if (recorded < of) {
    every('Checkpoint', `checkpoints: ${thousands(tally.roots.size)}, each signed by a key that you trust`)
    const which = 'each event stands at its place in the signed log'
    every('Inclusion', recorded > 0 ? 'each published event stands at its place in the signed log' : which)
  }
  every('Event', 'each is an event in its one canonical form')
  for (const name of ['Hash', 'Receipt']) if (tally.faults.has(name)) every(name, '')
  const proven = ['Receipts', 'Checkpoint', 'Inclusion', 'Receipt'].every((name) => !tally.faults.has(name))
  if (recorded > 0 || (proven && !tally.open.has('Checkpoint')))
    every('Standing', 'each is published: a signed checkpoint covers it')
  const split = [...tally.roots].filter(([, roots]) => roots.size > 1)
  if (split.length > 0) {
    const lines = split.map(([size, roots]) => `size ${thousands(size)}: ${[...roots].join(' and ')}`)
    say(checks, 'One log', 'FAILED', 'two roots of one size: these receipts are of two histories', shortList(lines))
  } else say(checks, 'One log', 'OK', 'no two checkpoints of one size contradict each other')
  const types = [...tally.types]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([type, number]) => `${thousands(number)} ${type}`)
  say(
    checks,
    'Totals',
    tally.good === of ? 'OK' : 'NOT CHECKED',
    `${types.join(', ')}; ${counted(tally.credits, 'credit')} settled`,
  )
  return conclude(
    `Receipts: ${thousands(of)}`,
    checks,
    [],
    [
      'that every real request was recorded: receipts are for single events.',
      'that these are all receipts of a month: completeness is shown by an export.',
      'that token counts are right: they are what the AI provider reported.',
    ],
  )
}

/** @param {Tally} tally */
function twiceNote({ twice }) {
  return twice === 0
    ? []
    : [`${counted(twice, 'receipt')} of an event that another one is for as well, so the totals count it twice.`]
}

/** @param {string[]} lines */
function shortList(lines) {
  return lines.length > SHOWN ? [...lines.slice(0, SHOWN), `… and ${thousands(lines.length - SHOWN)} more`] : lines
}
