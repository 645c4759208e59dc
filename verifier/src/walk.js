// The one walk over all events of a bundle, in order of their place in the log: hashes, forms, links, rows and rules.
import { newBook } from './book.js'
import { byteText, leafHash } from './crypto-node.js'
import { LEDGER_COLUMNS, ledgerCells, STATEMENT_COLUMNS, statementCells } from './csv.js'
import { csvNeedsMore, endCsv, expectLoosely, expectRow, openCsv } from './csv-check.js'
import { endOfMonth, startOfMonth } from './months.js'
import { endSubsetProof, fillProof, nextProofHash, openSubsetProof, proofNeedsMore } from './proof-files.js'
import { fill, openReader, takeLine } from './reader.js'
import { judge } from './rules.js'
import { isFault, readEvent } from './shapes.js'
import { newTotals, tally } from './totals.js'
import { addSubtree, newTree, rootOf, widestAt } from './tree.js'

const MAX_FINDINGS = 20

/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */

/**
 * Something wrong at one place of a file. `byte` counts from the beginning of the line.
 * @typedef {{ file: string, line: number, byte: number, seq: number | undefined, expected: string, found: string }} LineFinding
 */

/**
 * @typedef {object} Walk
 * @property {import('./tree.js').Tree} tree
 * @property {import('./book.js').Book} book
 * @property {import('./totals.js').Totals} totals
 * @property {LineFinding[]} lines what is wrong with single lines
 * @property {number} lineCount how many lines are wrong
 * @property {LineFinding[]} newer lines of types that this verifier does not know
 * @property {number} newerCount
 * @property {LineFinding[]} links broken chains, gaps and times that run backwards
 * @property {number} linkCount
 * @property {Set<number>} suspects events that the next one of their account does not recognise
 * @property {boolean} torn a line has no place in the log, so the root cannot be computed
 * @property {import('./proof-files.js').SubsetProof} proof
 * @property {import('./csv-check.js').CsvCheck | undefined} csv
 * @property {import('./csv-check.js').CsvCheck | undefined} statements
 * @property {Map<string, { aseq: number, seq: number, leaf: string, inLedger: boolean }>} chains
 * @property {{ ledger: Cursor, context: Cursor }} cursors
 * @property {Map<number, string>} roots roots at sizes that were asked for
 * @property {LedgerEvent | undefined} first of ledger.jsonl
 * @property {LedgerEvent | undefined} last
 * @property {LedgerEvent | undefined} before the last context event before the month
 * @property {LedgerEvent | undefined} after the first context event after the month
 * @property {boolean} sealedHere the month's period.sealed was read
 * @property {{ seq: number, from: string | null, to: string, reason: string }[]} rotations
 * @property {number} at time of the event before
 * @property {number} outside events whose time lies outside the month
 */

/**
 * @param {import('./tar.js').Bundle} bundle
 * @param {{ scope: import('./book.js').Scope, origin: string, size: number, hashesOnly: boolean, rootsAt: number[],
 *   onSize?: (tree: import('./tree.js').Tree, rotations: Walk['rotations']) => Promise<void>, nextSize?: () => number, progress?: (bytes: number) => void }} options
 * @returns {Promise<Walk>}
 */
export async function walkEvents(bundle, options) {
  const { scope, hashesOnly } = options
  const whole = scope.kind === 'log' && scope.month === undefined
  const ledger = newCursor(bundle, 'ledger.jsonl')
  const context = newCursor(bundle, 'context.jsonl')
  // Where every event is there, a line's place is its number, and nothing has to be looked for.
  ledger.alone = whole
  const csvFile = hashesOnly ? undefined : bundle.files.get('ledger.csv')
  const statementsFile = hashesOnly ? undefined : bundle.files.get('statements.csv')
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
    proof: await openSubsetProof(bundle.files.get('subset.proof') ?? nothing('subset.proof')),
    csv: csvFile === undefined ? undefined : await openCsv(csvFile, LEDGER_COLUMNS),
    statements: statementsFile === undefined ? undefined : await openCsv(statementsFile, STATEMENT_COLUMNS),
    chains: new Map(),
    cursors: { ledger, context },
    roots: new Map(),
    first: undefined,
    last: undefined,
    before: undefined,
    after: undefined,
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
    const cursor = earlier(ledger, context)
    if (cursor === undefined) break
    if (proofNeedsMore(walk.proof)) await fillProof(walk.proof)
    const { reader } = cursor
    const leaf = leafHash(reader.buffer, reader.from, reader.to)
    placeLeaf(walk, cursor, leaf, whole, options.size)
    if (!hashesOnly) {
      if (walk.csv !== undefined && csvNeedsMore(walk.csv, reader.to - reader.from)) await fillCsv(walk.csv, cursor)
      const event = look(walk, cursor, leaf, options)
      const slow = compareRows(walk, cursor, event)
      if (slow !== undefined) await slow
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
  return walk
}

/** One of the two files of events. @typedef {{ name: string, reader: import('./reader.js').Reader, ready: boolean, seq: number, over: boolean, alone: boolean }} Cursor */

/**
 * @param {import('./tar.js').Bundle} bundle
 * @param {string} name
 * @returns {Cursor}
 */
function newCursor(bundle, name) {
  return {
    name,
    reader: openReader(bundle.files.get(name) ?? nothing(name)),
    ready: false,
    seq: -1,
    over: false,
    alone: false,
  }
}

/**
 * @param {string} name
 * @returns {import('./reader.js').BundleFile}
 */
function nothing(name) {
  return { name, size: 0, read: () => 0 }
}

/** @param {Cursor} cursor */
function advance(cursor) {
  if (cursor.over || !takeLine(cursor.reader)) return false
  cursor.ready = true
  cursor.seq = cursor.alone ? cursor.reader.lines - 1 : seqIn(cursor.reader)
  return true
}

/**
 * @param {Cursor} cursor
 * @param {{ progress?: (bytes: number) => void }} options
 */
async function waitFor(cursor, { progress }) {
  while (!cursor.over && !cursor.ready) {
    if (advance(cursor)) return
    if (!(await fill(cursor.reader))) {
      cursor.over = true
      return
    }
    if (progress !== undefined && cursor.name === 'ledger.jsonl') progress(cursor.reader.base + cursor.reader.end)
  }
}

/**
 * The line that comes first in the log. One without a readable place is looked at where it stands.
 * @param {Cursor} ledger
 * @param {Cursor} context
 */
function earlier(ledger, context) {
  if (!ledger.ready) return context.ready ? context : undefined
  if (!context.ready || ledger.seq < 0) return ledger
  return context.seq < ledger.seq ? context : ledger
}

/**
 * The place that a line claims: what follows the last `"seq":` in it. -1 where there is none.
 * @param {import('./reader.js').Reader} reader
 */
function seqIn({ buffer, from, to }) {
  const lowest = Math.max(from, to - 200)
  // The colon first: in the tail of a line there are few of them.
  for (let at = to - 1; at >= lowest + 5; at -= 1) {
    if (buffer[at] !== 0x3a || buffer[at - 2] !== 0x71 || byteText(buffer, at - 5, at) !== '"seq"') continue
    let seq = 0
    let digits = 0
    for (let place = at + 1; place < to && buffer[place] >= 0x30 && buffer[place] <= 0x39; place += 1) {
      seq = seq * 10 + buffer[place] - 0x30
      digits += 1
    }
    return digits > 0 && Number.isSafeInteger(seq) ? seq : -1
  }
  return -1
}

/**
 * Puts a leaf at its place in the tree, with the hashes of what the bundle leaves out before it.
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {string} leaf
 * @param {boolean} whole every event is there, so the place is known without reading it
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
 * @returns {boolean} false where the proof has not enough hashes
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
function look(walk, cursor, leaf, { scope, origin }) {
  const { reader } = cursor
  if (reader.ending !== 'lf') {
    note(
      walk,
      'lines',
      place(
        cursor,
        reader.to - reader.from,
        'a line break',
        reader.ending === 'long' ? 'a line too long' : 'the end of the file',
      ),
    )
  }
  const line = byteText(reader.buffer, reader.from, reader.to)
  const read = readEvent(line, () => decode(reader.buffer.subarray(reader.from, reader.to)))
  if (isFault(read)) {
    note(walk, read.newer ? 'newer' : 'lines', place(cursor, read.at, read.expected, read.found))
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
  if (read.type === 'key.rotated') walk.rotations.push({ seq: read.seq, ...rotation(read.data) })
  if (read.type === 'period.sealed' && read.data.period === scope.month) walk.sealedHere = true
  return read
}

/** @param {Record<string, any>} data */
function rotation({ from, to, reason }) {
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

/**
 * @param {Cursor} cursor
 * @param {number} byte
 * @param {string} expected
 * @param {string} found
 * @returns {LineFinding}
 */
function place({ name, reader, seq }, byte, expected, found) {
  return { file: name, line: reader.lines, byte: byte + 1, seq: seq < 0 ? undefined : seq, expected, found }
}

/**
 * @param {Walk} walk
 * @param {'lines' | 'newer' | 'links'} kind
 * @param {LineFinding} finding
 */
function note(walk, kind, finding) {
  if (kind === 'lines') walk.lineCount += 1
  else if (kind === 'newer') walk.newerCount += 1
  else walk.linkCount += 1
  if (walk[kind].length < MAX_FINDINGS) walk[kind].push(finding)
}

/**
 * Each account's events are a chain: numbered without gaps, each naming the leaf hash of the one before. Time never
 * runs backwards in the whole log.
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {LedgerEvent} event
 * @param {string} leaf
 * @param {import('./book.js').Scope} scope
 */
function follow(walk, cursor, event, leaf, scope) {
  const inLedger = cursor.name === 'ledger.jsonl'
  if (event.at < walk.at) note(walk, 'links', place(cursor, 0, `a time not before ${walk.at}`, `${event.at}`))
  walk.at = event.at
  if (inLedger && scope.kind === 'log') {
    const next = walk.last === undefined ? (scope.month === undefined ? 0 : event.seq) : walk.last.seq + 1
    if (event.seq !== next) note(walk, 'links', place(cursor, 0, `event ${next}`, `event ${event.seq}`))
  }
  if (scope.kind === 'account' && event.account !== scope.account && (inLedger || event.type !== 'policy.published')) {
    note(walk, 'links', place(cursor, 0, `events of ${scope.account}`, `${event.type} of ${event.account}`))
  }
  const before = walk.chains.get(event.account)
  if (before === undefined) {
    if (inLedger && scope.month === undefined && event.aseq !== 0) {
      note(walk, 'links', place(cursor, 0, `the first event of ${event.account}`, `its event ${event.aseq}`))
    }
    walk.chains.set(event.account, { aseq: event.aseq, seq: event.seq, leaf, inLedger })
    return
  }
  if (event.aseq === before.aseq + 1) {
    if (event.prev !== before.leaf) {
      walk.suspects.add(before.seq)
      note(
        walk,
        'links',
        place(cursor, 0, `prev ${before.leaf}, the hash of event ${before.seq} as it is here`, `prev ${event.prev}`),
      )
    }
  } else if (event.aseq <= before.aseq || (inLedger && before.inLedger)) {
    note(walk, 'links', place(cursor, 0, `event ${before.aseq + 1} of ${event.account}`, `event ${event.aseq} of it`))
  }
  before.aseq = event.aseq
  before.seq = event.seq
  before.leaf = leaf
  before.inLedger = inLedger
}

/**
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {LedgerEvent} event
 * @param {import('./book.js').Scope} scope
 */
function inRange(walk, cursor, event, scope) {
  if (cursor.name === 'ledger.jsonl') {
    walk.first ??= event
    walk.last = event
    if (scope.month !== undefined && (event.at < startOfMonth(scope.month) || event.at >= endOfMonth(scope.month))) {
      walk.outside += 1
    }
    return
  }
  if (scope.month === undefined || (scope.kind === 'account' && event.account !== scope.account)) return
  if (event.at < startOfMonth(scope.month)) walk.before = event
  else if (event.at >= endOfMonth(scope.month)) walk.after ??= event
  else walk.outside += 1
}

/**
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {LedgerEvent | undefined} event
 * @returns {Promise<void> | undefined} something to wait for where a row is not as written
 */
function compareRows(walk, cursor, event) {
  const { reader } = cursor
  const { csv, statements } = walk
  let waiting
  if (csv !== undefined && cursor.name === 'ledger.jsonl') {
    const cells = event === undefined ? undefined : ledgerCells(event)
    const quick = cells !== undefined && expectRow(csv, cells, reader.buffer, reader.from, reader.to)
    if (!quick) waiting = loosely(csv, cells, cursor)
  }
  if (statements === undefined || event === undefined || event.type !== 'period.closed') return waiting
  return statementRow(statements, event, cursor, waiting)
}

/**
 * @param {import('./csv-check.js').CsvCheck} check
 * @param {Cursor} cursor
 */
async function fillCsv(check, { reader }) {
  while (csvNeedsMore(check, reader.to - reader.from)) if (!(await fill(check.reader))) return
}

/**
 * @param {import('./csv-check.js').CsvCheck} statements
 * @param {LedgerEvent} event
 * @param {Cursor} cursor
 * @param {Promise<void> | undefined} waiting
 */
async function statementRow(statements, event, cursor, waiting) {
  const { reader } = cursor
  await waiting
  await fillCsv(statements, cursor)
  const cells = statementCells(event)
  if (!expectRow(statements, cells, reader.buffer, reader.from, reader.to)) {
    await loosely(statements, cells, cursor)
  }
}

/**
 * @param {import('./csv-check.js').CsvCheck} check
 * @param {string | undefined} cells
 * @param {Cursor} cursor
 */
function loosely(check, cells, { reader, seq }) {
  const bytes = reader.buffer.subarray(reader.from, reader.to)
  return expectLoosely(check, cells?.split(','), new TextDecoder().decode(bytes), seq)
}
