import { createHash } from 'node:crypto'
import type { Handle, SqliteConnection } from '#app/.server/platform/database.ts'
import { type Pace, runPaced } from '#app/.server/platform/pace.ts'
import about from '../../../../package.json' with { type: 'json' }
import { canonical } from '../format/canonical.ts'
import { type Nodes, storedNodes } from '../tree/nodes.ts'
import { encodeConsistencyProof, encodeSubsetProof, subsetProofBytes } from '../tree/proof-text.ts'
import { consistencyProof } from '../tree/proofs.ts'
import { perfectSubtrees } from '../tree/subset.ts'
import { type Context, newContext } from './context.ts'
import { LEDGER_CSV_HEADER, ledgerRow, ledgerRowBytes } from './csv.ts'
import { readLine } from './line.ts'
import { type ListedFile, manifestText, newTally, tallyEvent } from './manifest.ts'
import { MAY_BE_MONEY, MONEY_CSV_HEADER, moneyRows } from './money-csv.ts'
import { readmeText } from './readme.ts'
import { requestsOf, requestText } from './requests.ts'
import { REQUESTS_CSV_HEADER } from './requests-csv.ts'
import { eventsSchema } from './schema.ts'
import { checkpointsOfMonths, type Selection } from './selection.ts'
import { statementFile } from './statement-file.ts'
import { STATEMENTS_CSV_HEADER, statementRow } from './statements-csv.ts'
import { bytesOf, pagesOf, runsOf } from './stretch.ts'
import { keysIn, policyAt, signersOf } from './system-events.ts'

/** One file of a bundle. To be read to its end before the next one is asked for. */
export type BundleFile = { name: string; bytes: number; chunks: Iterable<Uint8Array> }

const REQUESTS = 'requests.csv'
const MONEY = 'money.csv'
const STATEMENT = 'statement.html'
const CHECKPOINTS = 'checkpoints.jsonl'

/** Hashes in one chunk: the worst of them are read from as many tiles. */
const HASHES = 64
const NOTES = 256

/**
 * The files of an export in their order, each with its size before its bytes, so that an archive can be written without
 * keeping any of it. A size that does not follow from the selection is found by a reading of its own: twice read is
 * cheaper than once stored. `reader` is a connection for this alone; temporary tables are made on it.
 */
export async function* bundleFiles(reader: Handle, selection: Selection, pace: Pace): AsyncGenerator<BundleFile> {
  const { sqlite } = reader
  const { events, checkpoint, since, scope, range } = selection
  const { size } = checkpoint
  const listed: ListedFile[] = []
  const nodes = storedNodes(sqlite)
  const text = (name: string, content: string) => file(name, Buffer.byteLength(content), [Buffer.from(content)])

  function file(name: string, bytes: number, chunks: Iterable<Uint8Array>): BundleFile {
    return { name, bytes, chunks: counted(name, bytes, chunks) }
  }

  function* counted(name: string, bytes: number, chunks: Iterable<Uint8Array>): Generator<Uint8Array> {
    const hash = createHash('sha256')
    let written = 0
    for (const chunk of chunks) {
      hash.update(chunk)
      written += chunk.length
      yield chunk
    }
    if (written !== bytes) throw new Error(`${name} has ${written} bytes instead of ${bytes}`)
    listed.push({ bytes, name, sha256: hash.digest('hex') })
  }

  yield text('README.txt', readmeText(selection))
  yield text('vkey', signersOf(sqlite, checkpoint.note).join(''))
  yield text('checkpoint', checkpoint.note)
  if (since !== null) {
    const proof = consistencyProof(nodes, since.size, size)
    yield text('consistency.proof', encodeConsistencyProof({ from: since.size, to: size, proof }))
  }

  const tally = newTally()
  const context = newContext(sqlite, selection)
  let rowBytes = 0
  yield file('ledger.jsonl', await runPaced(bytesOf(sqlite, events), pace), lines())
  await runPaced(context.complete(), pace)

  function* lines(): Generator<Uint8Array> {
    for (const page of pagesOf(sqlite, events)) {
      for (const line of page) {
        const event = readLine(line)
        tallyEvent(tally, event)
        context.take(event)
        rowBytes += ledgerRowBytes(event, line)
      }
      yield Buffer.from(`${page.join('\n')}\n`)
    }
  }

  yield file('ledger.csv', LEDGER_CSV_HEADER.length + rowBytes, ledgerTable(pagesOf(sqlite, events)))

  const contextLines = () => ledgerLines(context.pages('context'))
  yield file('context.jsonl', await runPaced(lengthOf(contextLines()), pace), contextLines())

  const runs = () => merged(runsOf(sqlite, events), asRuns(context.seqs()))
  const hashes = await runPaced(proofLength(runs(), size), pace)
  yield file('subset.proof', proofBytes(size, hashes), grouped(proofText(nodes, runs(), size, hashes)))

  const statements = () => statementTable(context.pages('statements'))
  yield file('statements.csv', await runPaced(lengthOf(statements()), pace), statements())

  if (selection.newest >= 3) {
    const requests = () => requestsTable(sqlite, selection, context)
    yield file(REQUESTS, await runPaced(lengthOf(requests()), pace), requests())
    const money = () => moneyTable(pagesOf(sqlite, events))
    yield file(MONEY, await runPaced(lengthOf(money()), pace), money())
    const page = await runPaced(statementFile(sqlite, selection, context), pace)
    if (page !== null) yield text(STATEMENT, page)
  }

  if (scope.kind === 'log' && range.kind === 'all') {
    const notes = () => notesUpTo(reader, size)
    yield file(CHECKPOINTS, await runPaced(lengthOf(notes()), pace), notes())
  } else if (selection.newest >= 4) yield text(CHECKPOINTS, linkedCheckpoints(reader, nodes, size))
  yield text('schema/events.schema.json', eventsSchema())

  const policy = tally.last === null ? null : policyAt(sqlite, tally.last.seq)
  yield text(
    'manifest.json',
    manifestText(selection, { tally, context: context.count(), policy, files: listed, tool: TOOL }),
  )
}

/** ledger.jsonl from pages of event lines. */
export function ledgerLines(pages: Iterable<string[]>): Generator<Uint8Array> {
  return rendered(pages, (line) => `${line}\n`)
}

/** ledger.csv from the pages of ledger.jsonl. */
export function* ledgerTable(pages: Iterable<string[]>): Generator<Uint8Array> {
  yield Buffer.from(LEDGER_CSV_HEADER)
  yield* rendered(pages, (line) => ledgerRow(readLine(line), line))
}

/** requests.csv. */
export function* requestsTable(
  sqlite: SqliteConnection,
  selection: Selection,
  context: Context,
): Generator<Uint8Array> {
  yield Buffer.from(REQUESTS_CSV_HEADER)
  for (const page of requestsOf(sqlite, selection, context)) yield Buffer.from(page.map(requestText).join(''))
}

/** money.csv from the pages of ledger.jsonl. */
export function* moneyTable(pages: Iterable<string[]>): Generator<Uint8Array> {
  yield Buffer.from(MONEY_CSV_HEADER)
  yield* rendered(pages, (line) => (MAY_BE_MONEY.test(line) ? moneyRows(readLine(line)) : ''))
}

/** statements.csv. */
export function* statementTable(pages: Iterable<string[]>): Generator<Uint8Array> {
  yield Buffer.from(STATEMENTS_CSV_HEADER)
  yield* rendered(pages, (line) => statementRow(readLine(line), line))
}

/** One chunk for each page. */
function* rendered(pages: Iterable<string[]>, render: (line: string) => string): Generator<Uint8Array> {
  for (const page of pages) yield Buffer.from(page.map(render).join(''))
}

function* grouped(texts: Iterable<string>): Generator<Uint8Array> {
  let group: string[] = []
  for (const text of texts) {
    group.push(text)
    if (group.length < HASHES) continue
    yield Buffer.from(group.join(''))
    group = []
  }
  yield Buffer.from(group.join(''))
}

/** checkpoints.jsonl of a part of the log: a line for each closed month, with the proof that leads to the next line, the last to `size`. */
function linkedCheckpoints(reader: Handle, nodes: Nodes, size: number): string {
  const months = checkpointsOfMonths(reader, size)
  const lines = months.map(({ note, size: from }, index) => {
    const proof = consistencyProof(nodes, from, months[index + 1]?.size ?? size)
    const { log, witnesses } = keysIn(reader.sqlite, note)
    return canonical({
      keys: [...log, ...witnesses],
      note,
      proof: proof.map((hash) => hash.toString('base64')),
      size: from,
    })
  })
  return lines.map((line) => `${line}\n`).join('')
}

function* notesUpTo({ sqlite }: Handle, size: number): Generator<Uint8Array> {
  const page = sqlite.prepare<[number, number, number], { note: string; size: number }>(
    'SELECT note, size FROM ledger_checkpoint WHERE size > ? AND size <= ? ORDER BY size LIMIT ?',
  )
  for (let after = 0; after < size; ) {
    const notes = page.all(after, size, NOTES)
    yield Buffer.from(notes.map((each) => `${canonical(each)}\n`).join(''))
    after = notes.at(-1)?.size ?? size
  }
}

function* asRuns(seqs: Iterable<number>): Generator<[number, number]> {
  for (const seq of seqs) yield [seq, seq + 1]
}

/** Bytes of all chunks. Pauses after each. */
function* lengthOf(chunks: Iterable<Uint8Array>): Generator<void, number> {
  let bytes = 0
  for (const chunk of chunks) {
    bytes += chunk.length
    yield
  }
  return bytes
}

type Run = readonly [from: number, to: number]

/** How many hashes prove these leaves in a tree of this size. Pauses now and then. */
function* proofLength(runs: Iterable<Run>, size: number): Generator<void, number> {
  let hashes = 0
  let steps = 0
  for (const gap of gapsOf(runs, size)) {
    for (const _ of perfectSubtrees(...gap)) hashes += 1
    steps += 1
    if (steps % 1_024 === 0) yield
  }
  return hashes
}

/** The text of subset.proof: what `subsetProof` gives for all leaves of the runs, without counting them one by one. */
function proofText(nodes: Nodes, runs: Iterable<Run>, size: number, hashes: number): Generator<string> {
  return encodeSubsetProof(size, hashes, hashesOf(nodes, runs, size))
}

function proofBytes(size: number, hashes: number): number {
  return subsetProofBytes(size, hashes)
}

function* hashesOf(nodes: Nodes, runs: Iterable<Run>, size: number): Generator<Buffer> {
  for (const gap of gapsOf(runs, size)) {
    for (const { start, level } of perfectSubtrees(...gap)) yield nodes.node(level, start / 2 ** level)
  }
}

/** What lies before, between and after the runs, [start, end) each; never empty. */
function* gapsOf(runs: Iterable<Run>, size: number): Generator<[start: number, end: number]> {
  let end = 0
  for (const [from, to] of runs) {
    if (from > end) yield [end, from]
    end = to
  }
  if (size > end) yield [end, size]
}

/** Two ascending lists of runs that do not overlap, as one. */
function* merged(one: Iterable<Run>, other: Iterable<Run>): Generator<Run> {
  const [left, right] = [one[Symbol.iterator](), other[Symbol.iterator]()]
  let [a, b] = [left.next(), right.next()]
  while (a.done !== true || b.done !== true) {
    if (b.done === true || (a.done !== true && a.value[0] < b.value[0])) {
      if (a.done !== true) yield a.value
      a = left.next()
    } else {
      yield b.value
      b = right.next()
    }
  }
}

/** The program that writes an export, by name and version. */
const TOOL = `${about.name} ${about.version}`
