import { createHash } from 'node:crypto'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import { workspacesOwnedBy } from '#app/.server/auth/ownership.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { accountPages, ledgerLines, ledgerTable } from '#app/.server/ledger/index.ts'
import type { Database, Handle } from '#app/.server/platform/database.ts'
import type { KeptText } from '#app/.server/platform/kept-text/kept-text.ts'
import { openColumn, type SealedTable } from '#app/.server/platform/kept-text/tables.ts'
import { newPace } from '#app/.server/platform/pace.ts'
import { type ZipFile, zipOf } from '#app/.server/platform/zip.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { csvRow, type Value } from './csv.ts'
import type { DataFile, Part, Subject } from './part.ts'
import { PARTS } from './parts.ts'

export type DataExport = {
  /** The file name with its extension. */
  name: string
  contentType: 'application/zip'
  /** Pull-based: it reads no further than its reader. Cancelling it ends the work. */
  stream: ReadableStream<Uint8Array>
}

/** The files of every export, in order, as keys of the words that explain them. */
export const DATA_FILES: readonly DataFile[] = [...new Set(PARTS.map(({ file }) => file)), 'ledger', 'manifest']

type Written = { name: string; rows: number; bytes: number; sha256: string }

/**
 * Everything that is stored about a user, as a zip archive that takes little memory at any size. Ask the user for proof
 * of identity first. Nothing is held open between two pieces, so changes made meanwhile may or may not be included.
 * @returns undefined if there is no such user.
 */
export function exportUserData(
  deps: Pick<AccountDeps, 'database' | 'ledger' | 'clock' | 'log'>,
  userId: string,
): DataExport | undefined {
  const { database, clock, log } = deps
  const user = findUser(database.reader, userId)
  if (user === undefined) return undefined
  const at = clock.now()
  const owned = workspacesOwnedBy(database.reader, userId)
  const accounts = owned.flatMap((workspaceId) => deps.ledger.accountOf(workspaceId) ?? [])
  const subject: Subject = { user: userId, email: user.emailCanonical, owned: JSON.stringify(owned) }
  const readme = readmeText({ locale: user.locale, email: user.email, at, files: DATA_FILES })
  log.info({ event: 'data.exported', userId }, 'data of an account exported')
  return {
    name: `penmark-data-${new Date(at).toISOString().slice(0, 10)}.zip`,
    contentType: 'application/zip',
    stream: pulledFrom(zipOf(filesOf(database, { subject, accounts, readme, at, userId }), { at, pace: newPace() })),
  }
}

function* filesOf(
  database: Database,
  {
    subject,
    accounts,
    readme,
    at,
    userId,
  }: { subject: Subject; accounts: string[]; readme: string; at: number; userId: string },
): Generator<ZipFile> {
  const written: Written[] = []
  /** Hashes and counts the bytes that pass through. */
  function file(name: string, content: (count: () => void) => Iterable<Uint8Array>): ZipFile {
    function* chunks() {
      const hash = createHash('sha256')
      const entry: Written = { name, rows: 0, bytes: 0, sha256: '' }
      const count = () => {
        entry.rows += 1
      }
      for (const chunk of content(count)) {
        hash.update(chunk)
        entry.bytes += chunk.length
        yield chunk
      }
      written.push({ ...entry, sha256: hash.digest('hex') })
    }
    return { name, chunks: chunks() }
  }

  yield { name: 'README.txt', chunks: [Buffer.from(readme)] }
  for (const part of PARTS) {
    yield file(`${part.file}.json`, (count) => gathered(jsonOf(database, part, subject, count)))
    yield file(`${part.file}.csv`, (count) => gathered(csvOf(database, part, subject, count)))
  }
  for (const account of accounts) {
    const pages = (count: () => void) => counted(accountPages(database.reader.sqlite, account), count)
    yield file(`ledger/${account}.jsonl`, (count) => ledgerLines(pages(count)))
    yield file(`ledger/${account}.csv`, (count) => ledgerTable(pages(count)))
  }
  const manifest = { format: 'penmark-data/1', made_at: new Date(at).toISOString(), user_id: userId, files: written }
  yield { name: 'manifest.json', chunks: late(() => Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)) }
}

function* counted(pages: Iterable<string[]>, count: () => void): Generator<string[]> {
  for (const page of pages) {
    for (const _ of page) count()
    yield page
  }
}

const CHUNK = 16 * 1024

/** Joins small pieces into larger ones, which compress better. */
function* gathered(pieces: Iterable<string>): Generator<Uint8Array> {
  let text = ''
  for (const piece of pieces) {
    text += piece
    if (text.length < CHUNK) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text !== '') yield Buffer.from(text)
}

/** Bytes that are known only when their turn comes. */
function* late(make: () => Uint8Array): Generator<Uint8Array> {
  yield make()
}

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

/** README.txt: explains each file in the user's language. */
function readmeText(input: { locale: Locale; email: string; at: number; files: readonly DataFile[] }): string {
  const { data, readme, files: about } = TEXTS[input.locale].deletion
  const time = new Intl.DateTimeFormat(input.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const timeLine = readme.made.replace('{{time}}', time.format(input.at)).replace('{{email}}', () => input.email)
  const listed = input.files.map((file) => `${file}\n    ${about[file]}`)
  return `${[
    readme.title,
    timeLine,
    readme.forms,
    readme.times,
    readme.filesTitle,
    ...listed,
    readme.notTitle,
    data.not,
  ].join('\n\n')}\n`
}

/** The number of rows per page. Between two pages nothing is held open, even if a download is slow. */
const PAGE = 500
/** Rows with kept texts are large, and are opened as soon as they are read, since a rotation may destroy their key. */
const TEXT_PAGE = 50

type Row = Record<string, unknown>

function* rowsOf(database: Database, part: Part, subject: Subject): Generator<Row> {
  const { sqlite }: Handle = part.database === 'keys' ? database.keys.reader : database.reader
  const { texts } = part
  const workspace = texts === undefined ? [] : [`${texts.workspace} AS ":workspace"`]
  const size = texts === undefined ? PAGE : TEXT_PAGE
  const named = [...part.columns, ...workspace, `${part.key} AS "key"`].join(', ')
  const opened = (rows: Row[]) =>
    texts === undefined ? rows : rows.map((row) => withTexts(database.reader.texts, texts, row))
  const select = (after: string) =>
    sqlite.prepare<[object], Row>(
      `SELECT ${named} FROM ${part.table} WHERE (${part.where}) ${after} ORDER BY ${part.key} LIMIT ${size}`,
    )
  const parameters = Object.fromEntries(Object.entries(subject).filter(([name]) => part.where.includes(`:${name}`)))
  let page = opened(select('').all(parameters))
  const following = select(`AND ${part.key} > :after`)
  while (page.length > 0) {
    yield* page
    if (page.length < size) return
    page = opened(following.all({ ...parameters, after: page.at(-1)?.key }))
  }
}

function withTexts(texts: KeptText, table: SealedTable, row: Row): Row {
  const workspaceId = String(row[':workspace'])
  const open = (column: string) => [column, openColumn(texts, table, row, { workspaceId, column })]
  return { ...row, ...Object.fromEntries(table.sealed.map(open)) }
}

/** Formats times as ISO 8601. Bytes should not occur and are refused. */
function shownValue(column: string, value: unknown): Value {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return /(^|_)at$/.test(column) ? new Date(value).toISOString() : value
  if (typeof value === 'string') return value
  throw new Error(`${column} holds what no export may show`)
}

/** Called for every written row. */
type Count = () => void

/** A part as a JSON array with one object per line. */
function* jsonOf(database: Database, part: Part, subject: Subject, count: Count): Generator<string> {
  let before = '[\n'
  for (const row of rowsOf(database, part, subject)) {
    count()
    yield `${before}${JSON.stringify(Object.fromEntries(part.columns.map((name) => [name, shownValue(name, row[name])])))}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** A part as a table with a header. */
function* csvOf(database: Database, part: Part, subject: Subject, count: Count): Generator<string> {
  yield csvRow(part.columns)
  for (const row of rowsOf(database, part, subject)) {
    count()
    yield csvRow(part.columns.map((name) => shownValue(name, row[name])))
  }
}
