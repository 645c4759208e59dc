import { createHash } from 'node:crypto'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import { workspacesOwnedBy } from '#app/.server/auth/ownership.ts'
import { findUser } from '#app/.server/auth/queries.ts'
import { accountPages, ledgerLines, ledgerTable } from '#app/.server/ledger/index.ts'
import type { Database } from '#app/.server/platform/database.ts'
import { newPace } from '#app/.server/platform/pace.ts'
import type { DataFile, Subject } from './part.ts'
import { PARTS } from './parts.ts'
import { readmeText } from './readme.ts'
import { csvOf, jsonOf } from './rows.ts'
import { type ZipFile, zipOf } from './zip.ts'

export type DataExport = {
  /** File name with its ending. */
  name: string
  contentType: 'application/zip'
  /** Pulls: reads no further than the reader takes. Cancelling it ends the work. */
  stream: ReadableStream<Uint8Array>
}

/** The files of every export, in their order, by the words that explain them. */
export const DATA_FILES: readonly DataFile[] = [...new Set(PARTS.map(({ file }) => file)), 'ledger', 'manifest']

type Written = { name: string; rows: number; bytes: number; sha256: string }

/**
 * Everything that is stored about a user, as a zip archive that takes little memory at any size. Ask the user to prove who
 * they are first. Holds nothing open between two pieces that are read; what changes meanwhile may be in it or not.
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
    stream: pulledFrom(zipOf(filesOf(database, { subject, accounts, readme, at, userId }), at, newPace())),
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
  /** Hashes and counts what passes. */
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

/** Small pieces in larger ones: a compressor does better with those. */
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

/** Bytes that are not known before their turn. */
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
