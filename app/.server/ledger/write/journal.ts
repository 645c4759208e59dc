import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { encodeEvent, type Fact, type LedgerEvent, parseEvent, SYSTEM, startsChain } from '../format/events.ts'
import { appendLeaf, type Frontier, leafHash, packFrontier, unpackFrontier } from '../tree/merkle.ts'
import { completesTile, completeTiles, prepareTiles } from '../tree/tiles.ts'
import { breachUnless, FileReplaced, forAccount, LedgerBreach } from './breach.ts'
import type { MarkFile } from './mark.ts'
import { prepareProjections } from './projections.ts'
import type { Reading } from './timekeeper.ts'

/** The end of the log as one transaction knows it. A value: going back to a savepoint is taking the old one. */
type Head = { size: number; frontier: Frontier; lastAt: number; leaf?: Buffer }

type Appended = { seq: number; at: number; leaf: Buffer }

/**
 * An open transaction on the ledger's writer. Valid until `transact` returns; writes of other domains through the same
 * connection are part of it.
 */
export type LedgerTx = {
  /** Milliseconds UTC that every event of this transaction carries. */
  readonly at: number
  /** The wall clock cannot be believed at the moment: end what runs, start nothing. */
  readonly clockSuspect: boolean
  /** The wall clock is believed enough to close a month for good. */
  readonly maySeal: boolean
  /**
   * Appends one event with its projections.
   * @throws {LedgerBreach} if the store does not hold what the ledger promises.
   */
  append(account: string, fact: Fact, idem: Buffer | null): Appended
  /** Runs one command so that its failure undoes nothing but itself. */
  apart<T>(command: () => T): T
  /** False once an error has ended the transaction: nothing of it can be kept. */
  alive(): boolean
}

export type JournalTx = LedgerTx & {
  /** The end of the log, with what this transaction appended so far. */
  head(): Head
  /**
   * Appends an event that was published before and is missing here, byte for byte. Its request's hash is not in it, so
   * its idempotency key is taken with `UNKNOWN_REQUEST`.
   * @throws {LedgerBreach} if it is not the next event of this log.
   */
  adopt(body: Uint8Array): void
}

export type Journal = {
  /**
   * One `BEGIN IMMEDIATE`. An error that the work throws rolls everything back.
   * @throws {LedgerBreach} now and at every later call, once a promise of the ledger is broken.
   */
  transact<T>(work: (tx: JournalTx) => T): T
}

/** Stands for the hash of a request that is not known any more; no HMAC is ever all zeros. */
export const UNKNOWN_REQUEST = Buffer.alloc(32)

export type JournalHooks = {
  /** Called after each commit that appended something, with the accounts whose chains grew. */
  committed?: (accounts: ReadonlySet<string>, size: number) => void
  /** Gets the end of the log after each commit that appended something, before anybody is answered. */
  mark?: MarkFile | undefined
  /** The name of a file that is no longer the one that was opened; asked after each commit that appended something. */
  replaced?: () => string | undefined
}

/** `readClock` answers with a time that is safe to write down, given that of the last event. */
export function openJournal(
  sqlite: SqliteConnection,
  readClock: (lastAt: number) => Reading,
  hooks: JournalHooks = {},
): Journal {
  const { committed, mark, replaced = () => undefined } = hooks
  const begin = sqlite.prepare('BEGIN IMMEDIATE')
  const commit = sqlite.prepare('COMMIT')
  const rollback = sqlite.prepare('ROLLBACK')
  const savepoint = sqlite.prepare('SAVEPOINT command')
  const release = sqlite.prepare('RELEASE command')
  const rollbackTo = sqlite.prepare('ROLLBACK TO command')
  const selectHead = sqlite.prepare<
    [],
    { origin: string; size: number; frontier: Buffer; last_at: number; stored: number }
  >(
    `SELECT origin, size, frontier, last_at, (SELECT coalesce(max(seq), -1) + 1 FROM ledger_event) AS stored
     FROM ledger_head WHERE id = 1`,
  )
  const updateHead = sqlite.prepare('UPDATE ledger_head SET size = ?, frontier = ?, last_at = ? WHERE id = 1')
  // `+?`, since SQLite would otherwise plan the statement again for every value (4 times the cost of the look-up).
  const selectChainEnd = sqlite.prepare<[string], { aseq: number; leaf: Buffer }>(
    'SELECT aseq, leaf FROM ledger_event WHERE account = +? ORDER BY aseq DESC LIMIT 1',
  )
  const insertEvent = sqlite.prepare(
    'INSERT INTO ledger_event (seq, account, aseq, type, v, at, body, leaf) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const insertIdem = sqlite.prepare('INSERT INTO ledger_idem (key, seq, req_hash) VALUES (?, ?, ?)')
  const project = prepareProjections(sqlite)
  const tiles = prepareTiles(sqlite)
  completeTiles(sqlite)

  let breach: LedgerBreach | undefined
  // A log never gets shorter: a smaller head than one seen before means that the file was put back.
  let largestSeen = 0
  let origin = ''

  function readHead(): Head {
    const row = selectHead.get()
    breachUnless(row !== undefined, 'the ledger has no head')
    breachUnless(row.size === row.stored, `head says ${row.size} events, ${row.stored} are stored`)
    breachUnless(row.size >= largestSeen, `${largestSeen} events were here before, now ${row.size}`)
    origin = row.origin
    return { size: row.size, frontier: unpackFrontier(row.frontier, row.size), lastAt: row.last_at }
  }

  /** Nothing is acknowledged that went to a file which no later start will find. */
  function assertSameFile() {
    const name = replaced()
    if (name === undefined) return
    // Also for what the rest of the process would write.
    sqlite.pragma('query_only = 1')
    throw new FileReplaced(`${name} was deleted or replaced while it was open`)
  }

  function chainEnd(account: string, type: string) {
    const last = selectChainEnd.get(account)
    breachUnless((last === undefined) === startsChain(type), `${type} does not fit the chain of ${account}`)
    return {
      aseq: last === undefined ? 0 : last.aseq + 1,
      prev: last?.leaf.toString('hex') ?? null,
    }
  }

  /** Writes one event with its projections; the head that it leads to is not stored yet. */
  function store(head: Head, event: LedgerEvent, body: Uint8Array): { head: Head; leaf: Buffer } {
    const { seq, account, aseq, type, v, at } = event
    const leaf = leafHash(body)
    wholly(() => guard(() => insertEvent.run(seq, account, aseq, type, v, at, body, leaf)))
    if (account === SYSTEM) guard(() => project(event))
    else forAccount(account, () => guard(() => project(event)))
    return { head: { size: seq + 1, frontier: appendLeaf(head.frontier, seq, leaf), lastAt: at, leaf }, leaf }
  }

  function transact<T>(work: (tx: JournalTx) => T): T {
    if (breach !== undefined) throw new LedgerBreach('the ledger refuses writes after a breach', { cause: breach })
    if (sqlite.inTransaction) throw new Error('ledger transactions do not nest')
    if (isAsync(work)) throw new TypeError('ledger transactions are synchronous')
    let open = true
    const grown = new Set<string>()
    try {
      begin.run()
      const start = readHead()
      let head = start
      const { at, suspect, maySeal } = readClock(start.lastAt)
      const tx: JournalTx = {
        at,
        clockSuspect: suspect,
        maySeal,
        head: () => head,
        append(account, fact, idem) {
          if (!open) throw new Error('this ledger transaction is over')
          const seq = head.size
          const placed = { ...chainEnd(account, fact.type), account, at, idem: idem?.toString('hex') ?? null, seq }
          const event: LedgerEvent = { ...fact, ...placed }
          const stored = store(head, event, encodeEvent(event))
          head = stored.head
          grown.add(account)
          return { seq, at, leaf: stored.leaf }
        },
        adopt(body) {
          if (!open) throw new Error('this ledger transaction is over')
          const event = parseEvent(body)
          const { aseq, prev } = chainEnd(event.account, event.type)
          breachUnless(
            event.seq === head.size && event.aseq === aseq && event.prev === prev && event.at >= head.lastAt,
            `event ${event.seq} of ${event.account} does not follow event ${head.size - 1}`,
          )
          head = store(head, event, body).head
          grown.add(event.account)
          const { idem } = event
          if (idem !== null) guard(() => insertIdem.run(Buffer.from(idem, 'hex'), event.seq, UNKNOWN_REQUEST))
        },
        apart(command) {
          const before = head
          savepoint.run()
          try {
            const result = command()
            release.run()
            return result
          } catch (error) {
            // A full disk can have ended the whole transaction already.
            if (sqlite.inTransaction) {
              rollbackTo.run()
              release.run()
              head = before
            }
            throw error
          }
        },
        alive: () => open && sqlite.inTransaction,
      }
      const result = work(tx)
      if (isThenable(result)) throw new TypeError('ledger transactions are synchronous')
      const { size, frontier, lastAt, leaf } = head
      if (completesTile(start.size, size)) guard(() => tiles.complete(size))
      if (size === start.size) {
        commit.run()
        return result
      }
      guard(() => updateHead.run(size, packFrontier(frontier), lastAt))
      commit.run()
      largestSeen = size
      // After the commit, so that it covers all that is answered now. An event in a lost file is never acknowledged.
      assertSameFile()
      if (leaf !== undefined) mark?.note({ origin, size, leaf, at: lastAt })
      committed?.(grown, size)
      return result
    } catch (error) {
      if (sqlite.inTransaction) rollback.run()
      if (error instanceof LedgerBreach) breach = error
      throw error
    } finally {
      open = false
    }
  }

  return { transact }
}

/** What breaks here concerns the log itself, not the account whose command met it. */
function wholly<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof LedgerBreach)) throw error
    throw new LedgerBreach(error.message, { cause: error.cause, isOfAccount: false })
  }
}

/** Runs the ledger's own statements: a constraint or trigger that stops one of them is a broken promise, not a refusal. */
export function guard<T>(statement: () => T): T {
  try {
    return statement()
  } catch (error) {
    const code = codeOf(error)
    const isConstraint = code.startsWith('SQLITE_CONSTRAINT')
    if (isConstraint || code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') {
      throw new LedgerBreach(`the store refused an event (${code})`, { cause: error, isOfAccount: isConstraint })
    }
    throw error
  }
}

/** True if another process held the write lock longer than the busy timeout. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function isAsync(work: unknown): boolean {
  return Object.prototype.toString.call(work) === '[object AsyncFunction]'
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}
