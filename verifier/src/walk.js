// The single walk over all events of a bundle, in the order of the log: hashes, forms, links, rows and rules.
import { newBook } from './book.js'
import { follow, inRange } from './chains.js'
import { byteText, leafHash } from './crypto-node.js'
import { LEDGER_COLUMNS, STATEMENT_COLUMNS } from './csv.js'
import { csvNeedsMore, endCsv, openCsv } from './csv-check.js'
import { advance, earlierCursor, emptyFile, newCursor, waitFor } from './cursor.js'
import { addFinding, findingAt } from './findings.js'
import { endSubsetProof, fillProof, nextProofHash, openSubsetProof, proofNeedsMore } from './proof-files.js'
import { compareRows, compareWorkbook, endRequests, fillCsv } from './rows.js'
import { judge } from './rules.js'
import { isFault, readEvent } from './shapes.js'
import { newTotals, tally } from './totals.js'
import { addSubtree, newTree, rootOf, widestAt } from './tree.js'
import { MONEY_COLUMNS, newWorkbook, REQUEST_COLUMNS } from './workbook.js'

/** @typedef {import('./cursor.js').Cursor} Cursor */
/** @typedef {import('./findings.js').LineFinding} LineFinding */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */

/**
 * @typedef {object} Walk
 * @property {import('./tree.js').Tree} tree
 * @property {import('./book.js').Book} book
 * @property {import('./totals.js').Totals} totals
 * @property {LineFinding[]} lines faults of single lines
 * @property {number} lineCount how many lines have a fault
 * @property {LineFinding[]} newer lines of types that this verifier does not know
 * @property {number} newerCount
 * @property {LineFinding[]} links broken chains, gaps and times that run backwards
 * @property {number} linkCount
 * @property {Set<number>} suspects events whose hash the next event of their account does not name
 * @property {boolean} torn a line has no place in the log, so the root cannot be computed
 * @property {import('./proof-files.js').SubsetProof} proof
 * @property {import('./csv-check.js').CsvCheck | undefined} csv
 * @property {import('./csv-check.js').CsvCheck | undefined} statements
 * @property {import('./csv-check.js').CsvCheck | undefined} requests
 * @property {import('./csv-check.js').CsvCheck | undefined} money
 * @property {import('./workbook.js').Workbook} workbook
 * @property {Map<string, { aseq: number, seq: number, leaf: string, inLedger: boolean }>} chains
 * @property {{ ledger: Cursor, context: Cursor }} cursors
 * @property {Map<number, string>} roots the roots at the requested sizes
 * @property {LedgerEvent | undefined} first the first event of ledger.jsonl
 * @property {LedgerEvent | undefined} last
 * @property {LedgerEvent | undefined} before the last context event before the month
 * @property {LedgerEvent | undefined} after the first context event after the month
 * @property {number} lastBefore the last place in the whole log that is known to lie before the month; -1 for none
 * @property {number} firstAfter the first place that is known to lie after it
 * @property {boolean} sealedHere the walk has read the month's period.sealed
 * @property {{ seq: number, from: string | null, to: string, reason: string }[]} rotations
 * @property {number} at time of the previous event
 * @property {number} outside number of events whose time is not in the month
 */

/**
 * @param {import('./bundle.js').Bundle} bundle
 * @param {{ scope: import('./book.js').Scope, origin: string, size: number, hashesOnly: boolean, hasWorkbook: boolean, rootsAt: number[],
 *   onSize?: (tree: import('./tree.js').Tree, rotations: Walk['rotations']) => Promise<void>, nextSize?: () => number, progress?: (bytes: number) => void }} options
 * @returns {Promise<Walk>}
 */
export async function walkEvents(bundle, options) {
  const { scope, hashesOnly } = options
  const whole = scope.kind === 'log' && scope.month === undefined
  const ledger = newCursor(bundle, 'ledger.jsonl')
  const context = newCursor(bundle, 'context.jsonl')
  // In a bundle of the whole log the seq of a line is its number, so it need not be searched for.
  ledger.alone = whole
  const csvFile = hashesOnly ? undefined : bundle.files.get('ledger.csv')
  const statementsFile = hashesOnly ? undefined : bundle.files.get('statements.csv')
  const requestsFile = hashesOnly || !options.hasWorkbook ? undefined : bundle.files.get('requests.csv')
  const moneyFile = hashesOnly || !options.hasWorkbook ? undefined : bundle.files.get('money.csv')
  /** @type {Walk} */
  const walk = {
    tree: newTree(),
    book: newBook(scope),
    totals: newTotals(scope.month),
    lines: [],
    lineCount: 0,
    newer: [],
    newerCount: 0,
    links: [],
    linkCount: 0,
    suspects: new Set(),
    torn: false,
    proof: await openSubsetProof(bundle.files.get('subset.proof') ?? emptyFile('subset.proof')),
    csv: csvFile === undefined ? undefined : await openCsv(csvFile, LEDGER_COLUMNS),
    statements: statementsFile === undefined ? undefined : await openCsv(statementsFile, STATEMENT_COLUMNS),
    requests: requestsFile === undefined ? undefined : await openCsv(requestsFile, REQUEST_COLUMNS, true),
    money: moneyFile === undefined ? undefined : await openCsv(moneyFile, MONEY_COLUMNS, true),
    workbook: newWorkbook(scope.month),
    chains: new Map(),
    cursors: { ledger, context },
    roots: new Map(),
    first: undefined,
    last: undefined,
    before: undefined,
    after: undefined,
    lastBefore: -1,
    firstAfter: Infinity,
    sealedHere: false,
    rotations: [],
    at: 0,
    outside: 0,
  }
  const wanted = [...new Set(options.rootsAt)].sort((one, other) => one - other)
  let nextRoot = whole ? (wanted.shift() ?? Infinity) : Infinity
  for (;;) {
    if (!ledger.ready && !advance(ledger)) await waitFor(ledger, options)
    if (!context.ready && !advance(context)) await waitFor(context, options)
    const cursor = earlierCursor(ledger, context)
    if (cursor === undefined) break
    if (proofNeedsMore(walk.proof)) await fillProof(walk.proof)
    const { reader } = cursor
    const leaf = leafHash(reader.buffer, reader.from, reader.to)
    placeLeaf(walk, cursor, leaf, whole, options.size)
    if (!hashesOnly) {
      if (walk.csv !== undefined && csvNeedsMore(walk.csv, reader.to - reader.from)) await fillCsv(walk.csv, cursor)
      const event = readAndJudge(walk, cursor, leaf, options)
      const slow = compareRows(walk, cursor, event)
      if (slow !== undefined) await slow
      if (event !== undefined) {
        const more = compareWorkbook(walk, event, leaf, cursor.name === 'ledger.jsonl')
        if (more !== undefined) await more
      }
    }
    cursor.ready = false
    while (walk.tree.size >= nextRoot) {
      if (walk.tree.size === nextRoot) walk.roots.set(nextRoot, rootOf(walk.tree))
      nextRoot = wanted.shift() ?? Infinity
    }
    if (whole && options.nextSize !== undefined) {
      while (options.nextSize() <= walk.tree.size) await options.onSize?.(walk.tree, walk.rotations)
    }
  }
  if (!walk.torn && !skipTo(walk, options.size)) walk.torn = true
  await endSubsetProof(walk.proof)
  if (walk.csv !== undefined) await endCsv(walk.csv)
  if (walk.statements !== undefined) await endCsv(walk.statements)
  await endRequests(walk)
  if (walk.requests !== undefined) await endCsv(walk.requests)
  if (walk.money !== undefined) await endCsv(walk.money)
  return walk
}

/**
 * Adds a leaf at its place in the tree, after the hashes of the events that the bundle omits before it.
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {string} leaf
 * @param {boolean} whole the bundle holds every event, so the place is known without reading the line
 * @param {number} size
 */
function placeLeaf(walk, cursor, leaf, whole, size) {
  const { seq } = cursor
  if (whole ? walk.tree.size < size : seq >= walk.tree.size && seq < size) {
    if (walk.torn || (!whole && !skipTo(walk, seq))) walk.torn = true
    else addSubtree(walk.tree, 1, leaf)
  } else walk.torn = true
}

/**
 * @param {Walk} walk
 * @param {number} to
 * @returns {boolean} false if the proof has too few hashes
 */
function skipTo(walk, to) {
  const { tree, proof } = walk
  while (tree.size < to) {
    const hash = nextProofHash(proof)
    if (hash === undefined) return false
    addSubtree(tree, widestAt(tree.size, to), hash)
  }
  return true
}

/**
 * Reads the line, follows its account's chain, and applies the rules.
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {string} leaf
 * @param {{ scope: import('./book.js').Scope, origin: string }} options
 * @returns {LedgerEvent | undefined}
 */
function readAndJudge(walk, cursor, leaf, { scope, origin }) {
  const { reader } = cursor
  if (reader.ending === 'long')
    addFinding(walk, 'lines', findingAt(cursor, reader.to - reader.from, 'a line break', 'a line too long'))
  const { buffer, from, to } = reader
  const read = readEvent(byteText(buffer, from, to), () => decode(buffer.subarray(from, to)), buffer, from)
  if (isFault(read)) {
    addFinding(walk, read.newer ? 'newer' : 'lines', findingAt(cursor, read.at, read.expected, read.found))
    if (read.event !== undefined) {
      follow(walk, cursor, read.event, leaf, scope)
      inRange(walk, cursor, read.event, scope)
    }
    return undefined
  }
  follow(walk, cursor, read, leaf, scope)
  inRange(walk, cursor, read, scope)
  if (cursor.name === 'ledger.jsonl') {
    if (walk.book.last < 0) walk.book.first = read.seq
    walk.book.last = read.seq
  }
  judge(walk.book, read, origin)
  tally(walk.totals, read, cursor.name === 'ledger.jsonl')
  if (read.type === 'key.rotated') walk.rotations.push({ seq: read.seq, ...rotationOf(read.data) })
  if (read.type === 'period.sealed' && read.data.period === scope.month) walk.sealedHere = true
  return read
}

/** @param {Record<string, any>} data */
function rotationOf({ from, to, reason }) {
  return { from, to, reason }
}

/** @param {Uint8Array} bytes */
function decode(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
