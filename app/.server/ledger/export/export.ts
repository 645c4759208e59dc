import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'
import { type Handle, openReadOnly } from '#app/.server/platform/database.ts'
import { newPace, type Pace, runPaced } from '#app/.server/platform/pace.ts'
import { tarEnd, tarHeader, tarPadding } from '#app/.server/platform/tar.ts'
import { zipOf } from '#app/.server/platform/zip.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import {
  type BundleFile,
  bundleFiles,
  ledgerLines,
  ledgerTable,
  moneyTable,
  requestsTable,
  statementTable,
} from './bundle.ts'
import { type Context, newContext } from './context.ts'
import { readLine } from './line.ts'
import { MONEY_CSV_HEADER } from './money-csv.ts'
import { receiptsArchive } from './receipts.ts'
import { REQUESTS_CSV_HEADER } from './requests-csv.ts'
import { type ExportArguments, nameOf, type Selection, type SelectionRefusal, selectEvents } from './selection.ts'
import { type SheetSource, WORKBOOK_TYPE, workbookFiles } from './spreadsheet.ts'
import { hasStatement, statementFile } from './statement-file.ts'
import { STATEMENTS_CSV_HEADER } from './statements-csv.ts'
import { pagesOf } from './stretch.ts'

export type { ExportArguments, NewestFormat, Range, SelectionRefusal } from './selection.ts'
export { NEWEST_FORMATS } from './selection.ts'

/**
 * `month_without_statement`: a statement is of one account and one month that is closed, in which it did something.
 * `workbook_too_large`: the tables themselves have no limit.
 */
export type ExportRefusal = SelectionRefusal | Refusal<'month_without_statement' | 'workbook_too_large'>

export { currentMonth } from './selection.ts'

/**
 * `tar` is the whole bundle with its proofs; `receipts` the receipt of each request, to be checked one by one; `workbook` the tables as a
 * spreadsheet, which no verifier reads; the others are one file of the bundle, for people who want just a table.
 */
export const EXPORT_FORMATS = ['tar', 'csv', 'jsonl', 'requests', 'money', 'statement', 'workbook', 'receipts'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export type Export = {
  ok: true
  /** File name with its ending. */
  name: string
  contentType: string
  /** Size of the tree under whose checkpoint it stands. */
  size: number
  /** Pulls: reads no further than the reader takes. Cancelling it ends the work and closes what it opened. */
  stream: ReadableStream<Uint8Array>
}

const TABLE = 'text/csv; charset=utf-8; header=present'
const FILES: Readonly<Record<ExportFormat, { type: string; ending: string; write: Writer }>> = {
  tar: { type: 'application/x-tar', ending: '.tar', write: tarOf },
  csv: { type: TABLE, ending: '.csv', write: tableOf },
  jsonl: { type: 'application/jsonl; charset=utf-8', ending: '.jsonl', write: linesOf },
  requests: { type: TABLE, ending: '-requests.csv', write: requestsFile },
  money: { type: TABLE, ending: '-money.csv', write: moneyFile },
  statement: { type: 'text/html; charset=utf-8', ending: '-statement.html', write: statementText },
  workbook: { type: WORKBOOK_TYPE, ending: '.xlsx', write: workbookText },
  receipts: { type: 'application/x-tar', ending: '-receipts.tar', write: receiptsText },
}

/**
 * An export as a stream of constant memory, however large it is. Equal arguments give identical bytes, now and later.
 * Works on a connection of its own, opened with the first byte that is asked for; it leaves the event loop free at
 * least every few milliseconds. `reader` only serves to decide what the export holds.
 */
export function exportBundle(
  reader: Handle,
  wanted: ExportArguments & { format: ExportFormat },
): Export | ExportRefusal {
  const selected = selectEvents(reader, wanted)
  if (!selected.ok) return selected
  const { value: selection } = selected
  if (wanted.format === 'statement' && !hasStatement(reader.sqlite, selection)) return refuse('month_without_statement')
  if (wanted.format === 'workbook' && selection.events.to - selection.events.from > MAX_WORKBOOK_EVENTS)
    return refuse('workbook_too_large')
  const { type, ending, write } = FILES[wanted.format]
  return {
    ok: true,
    name: `${nameOf(selection)}${ending}`,
    contentType: type,
    size: selection.checkpoint.size,
    stream: pulledFrom(onOwnConnection(reader.sqlite.name, selection, write)),
  }
}

/**
 * Writes the same files into a folder of their own inside `parent`.
 * @returns the path of that folder.
 * @throws if it exists already: an export is never mixed with another.
 */
export async function writeBundle(
  reader: Handle,
  wanted: ExportArguments,
  parent: string,
): Promise<{ ok: true; folder: string; size: number } | SelectionRefusal> {
  const selected = selectEvents(reader, wanted)
  if (!selected.ok) return selected
  const { value: selection } = selected
  const folder = path.join(parent, nameOf(selection))
  mkdirSync(parent, { recursive: true })
  mkdirSync(folder)
  const own = openReadOnly(reader.sqlite.name)
  try {
    const pace = newPace()
    for await (const file of bundleFiles(own, selection, pace))
      await writeFile(path.join(folder, file.name), file, pace)
  } finally {
    own.sqlite.close()
  }
  return { ok: true, folder, size: selection.checkpoint.size }
}

type Writer = (reader: Handle, selection: Selection, pace: Pace) => AsyncGenerator<Uint8Array>

function pulledFrom(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done === true) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function* onOwnConnection(file: string, selection: Selection, write: Writer): AsyncGenerator<Uint8Array> {
  const reader = openReadOnly(file)
  try {
    yield* write(reader, selection, newPace())
  } finally {
    reader.sqlite.close()
  }
}

async function* tarOf(reader: Handle, selection: Selection, pace: Pace): AsyncGenerator<Uint8Array> {
  const folder = nameOf(selection)
  for await (const { name, bytes, chunks } of bundleFiles(reader, selection, pace)) {
    yield tarHeader(`${folder}/${name}`, bytes)
    yield* steady(chunks, pace)
    if (bytes % 512 > 0) yield tarPadding(bytes)
  }
  yield tarEnd()
}

async function* tableOf({ sqlite }: Handle, { events }: Selection, pace: Pace): AsyncGenerator<Uint8Array> {
  yield* steady(ledgerTable(pagesOf(sqlite, events)), pace)
}

async function* linesOf({ sqlite }: Handle, { events }: Selection, pace: Pace): AsyncGenerator<Uint8Array> {
  yield* steady(ledgerLines(pagesOf(sqlite, events)), pace)
}

async function* requestsFile(reader: Handle, selection: Selection, pace: Pace): AsyncGenerator<Uint8Array> {
  const context = await contextOf(reader, selection, pace)
  yield* steady(requestsTable(reader.sqlite, selection, context), pace)
}

async function* moneyFile({ sqlite }: Handle, { events }: Selection, pace: Pace): AsyncGenerator<Uint8Array> {
  yield* steady(moneyTable(pagesOf(sqlite, events)), pace)
}

async function* statementText(reader: Handle, selection: Selection, pace: Pace): AsyncGenerator<Uint8Array> {
  const context = await contextOf(reader, selection, pace)
  const page = await runPaced(statementFile(reader.sqlite, selection, context), pace)
  if (page === null) throw new Error('the statement is gone')
  yield Buffer.from(page)
}

/** More than that is a matter for the CSV tables. Twenty times what the largest plan allows in a month. */
const MAX_WORKBOOK_EVENTS = 80_000

async function* workbookText(reader: Handle, selection: Selection, pace: Pace): AsyncGenerator<Uint8Array> {
  const { sqlite } = reader
  const { checkpoint, origin } = selection
  const context = await contextOf(reader, selection, pace)
  const name = nameOf(selection)
  const lines = [
    'A workbook for adding up. It is no part of the proof.',
    `It was made from the export ${name} of ${origin}, at checkpoint ${checkpoint.size}.`,
    'Its sheets are requests.csv, money.csv and statements.csv of that export, with numbers and times (UTC) as such. Amounts are in cents.',
    'Nothing shows whether this file was changed. Evidence is the bundle (.tar), which ledger-verify checks cell by cell.',
  ]
  const sheets = [
    sheet('requests', REQUESTS_CSV_HEADER, requestsTable(sqlite, selection, context)),
    sheet('money', MONEY_CSV_HEADER, moneyTable(pagesOf(sqlite, selection.events))),
    // The last column is the event itself, which is for the bundle.
    sheet('statements', STATEMENTS_CSV_HEADER, statementTable(context.pages('statements')), 1),
  ]
  yield* zipOf(workbookFiles({ name: 'about', lines }, sheets), { at: ZIP_EPOCH, pace, level: 1 })
}

/** The earliest time that a zip can hold, so that equal exports are equal files. */
const ZIP_EPOCH = Date.UTC(1980, 0, 2)

function sheet(name: string, header: string, table: Iterable<Uint8Array>, left = 0): SheetSource {
  return { name, table, columns: header.split(',').length - left }
}

async function* receiptsText(reader: Handle, selection: Selection, pace: Pace): AsyncGenerator<Uint8Array> {
  const context = await contextOf(reader, selection, pace)
  yield* steady(receiptsArchive(reader.sqlite, selection, context), pace)
}

/** The context of an export whose own events are not written. */
async function contextOf({ sqlite }: Handle, selection: Selection, pace: Pace): Promise<Context> {
  const context = newContext(sqlite, selection)
  for (const page of pagesOf(sqlite, selection.events)) {
    for (const line of page) context.take(readLine(line))
    await pace()
  }
  await runPaced(context.complete(), pace)
  return context
}

/** An empty chunk would end nothing, but a stream of bytes does not allow it. */
async function* steady(chunks: Iterable<Uint8Array>, pace: Pace): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    if (chunk.length > 0) yield chunk
    await pace()
  }
}

async function writeFile(file: string, { chunks }: BundleFile, pace: Pace): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  const target = openSync(file, 'wx', 0o644)
  try {
    for (const chunk of chunks) {
      writeSync(target, chunk)
      await pace()
    }
  } finally {
    closeSync(target)
  }
}
