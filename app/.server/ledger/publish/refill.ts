import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, stateDirOf } from '#app/.server/platform/database.ts'
import type { Archive } from '../archive/archive.ts'
import { tileKey, unpackBundle, WIDTH } from '../archive/layout.ts'
import { parseEvent } from '../format/events.ts'
import { leafHash, rootOf } from '../tree/merkle.ts'
import { openJournal } from '../write/journal.ts'
import { Alarm, raiseUnless } from './alarm.ts'
import type { Published } from './archive-register.ts'

type Bundle = { n: number; offset: number; length: number }

/**
 * Brings the log up to what was published: the missing events come from the archive's bundles, byte for byte, with
 * their keys, projections and tiles, in one transaction that ends only in the published root. A log without a head
 * gets that of its first event. The bundles wait in a file until all of them are here.
 * @throws {Alarm} if the archive lacks some, or they do not lead to the published root; nothing was changed then.
 */
export async function refill(
  { database, archive }: { database: Database; archive: Archive },
  published: Published,
): Promise<void> {
  const { sqlite } = database.writer
  const size = sqlite.prepare<[], number>('SELECT size FROM ledger_head').pluck().get() ?? 0
  const file = path.join(stateDirOf(database.writer) ?? tmpdir(), 'ledger-refill.part')
  const spool = openSync(file, 'w+', 0o600)
  try {
    const bundles: Bundle[] = []
    let offset = 0
    for (let n = Math.floor(size / WIDTH); n * WIDTH < published.size; n += 1) {
      const bytes = await fetchBundle(archive, n, published.size)
      writeSync(spool, bytes)
      bundles.push({ n, offset, length: bytes.length })
      offset += bytes.length
    }
    append(bundles)
  } finally {
    closeSync(spool)
    rmSync(file, { force: true })
  }

  function append(bundles: readonly Bundle[]) {
    if (size === 0) makeHead(entriesOf(bundles[0])[0])
    const journal = openJournal(sqlite, (at) => ({ at, suspect: false, maySeal: false }))
    const selectLeaf = sqlite.prepare<[number], Buffer>('SELECT leaf FROM ledger_event WHERE seq = ?').pluck()
    try {
      journal.transact((tx) => {
        for (const bundle of bundles) {
          for (const [index, body] of entriesOf(bundle).entries()) {
            const seq = bundle.n * WIDTH + index
            const here = seq < tx.head().size ? selectLeaf.get(seq) : undefined
            if (here === undefined) tx.adopt(body)
            else raiseUnless(here.equals(leafHash(body)), 'root_differs', `event ${seq} is not the one published`)
          }
        }
        const end = tx.head()
        const whole = end.size === published.size && rootOf(end.frontier).equals(published.root)
        raiseUnless(whole, 'root_differs', 'the archived events do not lead to the published root')
      })
    } catch (error) {
      if (error instanceof Alarm || isStoreTrouble(error)) throw error
      // An edited bundle may break its text, the shape of an event, or a rule: all of them mean the same here.
      const message = error instanceof Error ? error.message : String(error)
      throw new Alarm('root_differs', `the archived events do not continue this log: ${message}`, {
        cause: error,
      })
    }
  }

  function entriesOf(bundle: Bundle | undefined): Buffer[] {
    if (bundle === undefined) return []
    const bytes = Buffer.alloc(bundle.length)
    readSync(spool, bytes, 0, bundle.length, bundle.offset)
    return unpackBundle(bytes) ?? []
  }

  function makeHead(first: Buffer | undefined) {
    const event = first && parsed(first)
    raiseUnless(event?.type === 'log.opened', 'archive_incomplete', 'the archive does not begin with log.opened')
    raiseUnless(event.data.origin === published.origin, 'origin_differs', `event 0 opens ${event.data.origin}`)
    sqlite
      .prepare(
        `INSERT INTO ledger_head (id, origin, epoch, size, frontier, last_at)
         SELECT 1, ?, ?, 0, x'', 0 WHERE NOT EXISTS (SELECT 1 FROM ledger_head)`,
      )
      .run(event.data.origin, event.data.epoch)
  }
}

/** The event of an archived entry; undefined if it is none. */
function parsed(entry: Buffer): ReturnType<typeof parseEvent> | undefined {
  try {
    return parseEvent(entry)
  } catch {
    return undefined
  }
}

/** A full disk or a busy file says nothing about the archive. */
function isStoreTrouble(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('SQLITE_') && !code.startsWith('SQLITE_CONSTRAINT')
}

/** The bundle with the n-th 256 events, or as many of them as were published. */
async function fetchBundle(archive: Archive, n: number, size: number): Promise<Buffer> {
  const width = Math.min(WIDTH, size - n * WIDTH)
  const found = (await archive.get(tileKey('entries', n, width))) ?? (await archive.get(tileKey('entries', n)))
  const entries = found && unpackBundle(found)
  raiseUnless(found !== undefined && entries !== undefined, 'archive_incomplete', `bundle ${n} of ${width} is missing`)
  raiseUnless(entries.length >= width, 'archive_incomplete', `bundle ${n} has ${entries.length} events`)
  if (entries.length === width) return found
  // A run that ended early may have left the full one behind.
  return found.subarray(
    0,
    entries.slice(0, width).reduce((bytes, entry) => bytes + 2 + entry.length, 0),
  )
}
