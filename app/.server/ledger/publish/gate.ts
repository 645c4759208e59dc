import type { Database, SqliteConnection } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { type Archive, ArchiveError } from '../archive/archive.ts'
import { parseEvent, SYSTEM } from '../format/events.ts'
import { storedNodes } from '../tree/nodes.ts'
import { rootAt } from '../tree/proofs.ts'
import { completeTiles } from '../tree/tiles.ts'
import { LedgerBreach } from '../write/breach.ts'
import { Alarm, type AlarmCode, raiseUnless } from './alarm.ts'
import { type RegisterState, readPublished } from './archive-register.ts'
import { openNote } from './note.ts'
import { latestCheckpoint } from './queries.ts'
import { refill } from './refill.ts'
import { parseVkey, type Verifier } from './signer.ts'
import { storedNotes } from './stored-notes.ts'
import { lostInWords, lostTail } from './tail.ts'

export type GateVerdict =
  /** The log may be continued. `refilled` counts events that were published, missing here, and are back. */
  | { ok: true; refilled: number }
  /** It may be read, and must not be written to. */
  | { ok: false; code: AlarmCode }

export type GateDeps = { database: Database; archive: Archive; origin: string; log: Log }

/**
 * To be passed before the first write of a process: compares the log with what was published. If it is behind, as
 * after a restore of an older database, the missing events come back byte for byte from the archive, and so do the
 * notes that were signed; if it is not what was published, or lacks what was acknowledged, the verdict says why. A log that
 * was never published passes. `origin` is the name that a fresh log would get.
 * @throws if a fresh database meets the archive of another log: there is nothing here to be read either.
 */
export async function passGate(deps: GateDeps): Promise<GateVerdict> {
  const { database, archive, log } = deps
  try {
    completeTiles(database.writer.sqlite)
    const published = await readPublished(archive)
    raiseUnless(published !== 'damaged', 'register_damaged', 'the register of the archive cannot be read')
    if (published === 'absent') {
      const before = latestCheckpoint(database.reader)
      raiseUnless(
        before === undefined,
        'archive_removed',
        `${before?.size} events were published, the archive is empty`,
      )
      return complete(database, 0)
    }
    const refilled = await catchUp(deps, published)
    await restoreNotes(deps, published)
    return complete(database, refilled)
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    const detail = error instanceof Error ? error.message : ''
    log.error({ alarm: code, detail, archive: archive.where }, 'ledger alarm: the log may not be continued')
    return { ok: false, code }
  }
}

/** All published events are here. Then so must be all acknowledged ones. */
function complete({ writer }: Database, refilled: number): GateVerdict {
  const lost = lostTail(writer)
  raiseUnless(lost === undefined, 'tail_lost', lost === undefined ? '' : lostInWords(lost))
  return { ok: true, refilled }
}

async function catchUp({ database, archive, origin, log }: GateDeps, published: RegisterState): Promise<number> {
  const { sqlite } = database.writer
  const head = sqlite.prepare<[], { origin: string; size: number }>('SELECT origin, size FROM ledger_head').get()
  if (head === undefined && published.origin !== origin) {
    throw new Error(
      `LEDGER_ARCHIVE ${archive.where} holds the ledger ${published.origin}, and this one would be ${origin}: give each its own archive`,
    )
  }
  raiseUnless((head?.origin ?? origin) === published.origin, 'origin_differs', `the archive is of ${published.origin}`)
  const size = head?.size ?? 0
  if (size >= published.size) {
    const root = rootAt(storedNodes(sqlite), published.size)
    raiseUnless(
      root.equals(published.root),
      'root_differs',
      `the first ${published.size} events are not those published`,
    )
    return 0
  }
  log.warn({ size, published: published.size }, 'the ledger is behind what was published; fetching what is missing')
  await refill({ database, archive }, published)
  log.warn({ size: published.size, refilled: published.size - size }, 'the ledger is what was published again')
  return published.size - size
}

/** Notes that were signed after the last one here, as far as they are this log's and over this tree. */
async function restoreNotes({ database, archive, log }: GateDeps, published: RegisterState): Promise<void> {
  const { sqlite } = database.writer
  const known = latestCheckpoint(database.reader)?.size ?? 0
  if (known >= published.size) return
  const notes = await storedNotes(archive, published.origin, { after: known, upTo: published.size })
  const nodes = storedNodes(sqlite)
  const keys = declaredKeys(sqlite)
  const insert = sqlite.prepare('INSERT INTO ledger_checkpoint (size, root, note, published_at) VALUES (?, ?, ?, ?)')
  for (const checkpoint of notes) {
    if (!openNote(checkpoint.note, keys).ok) {
      log.warn({ size: checkpoint.size }, 'a kept note is not signed by a key of this log')
      continue
    }
    const same = rootAt(nodes, checkpoint.size).equals(checkpoint.root)
    raiseUnless(same, 'root_differs', `another tree of ${checkpoint.size} was signed`)
    insert.run(checkpoint.size, checkpoint.root, checkpoint.note, checkpoint.publishedAt)
  }
}

/** Every key that the log ever declared. */
function declaredKeys(sqlite: SqliteConnection): Verifier[] {
  return sqlite
    .prepare<[], Buffer>(
      `SELECT body FROM ledger_event WHERE account = '${SYSTEM}' AND type = 'key.rotated' ORDER BY aseq`,
    )
    .pluck()
    .all()
    .map((body) => parseEvent(body))
    .flatMap((event) => (event.type === 'key.rotated' ? [parseVkey(event.data.to)] : []))
    .filter((key) => key !== undefined)
}

function codeOf(error: unknown): AlarmCode | undefined {
  if (error instanceof Alarm) return error.code
  if (error instanceof ArchiveError) return error.code
  return error instanceof LedgerBreach ? 'root_differs' : undefined
}
