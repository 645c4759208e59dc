import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { LedgerBreach, uphold } from './breach.ts'
import { encodeEvent, type Fact, type LedgerEvent, startsChain } from './events.ts'
import { appendLeaf, type Frontier, leafHash, packFrontier, unpackFrontier } from './merkle.ts'
import { prepareProjections } from './projections.ts'
import type { Reading } from './time.ts'
import { completesTile, completeTiles, prepareTiles } from './tree/tiles.ts'

/** The end of the log as one transaction knows it. A value: going back to a savepoint is taking the old one. */
export type Head = { size: number; frontier: Frontier; lastAt: number }

export type Appended = { seq: number; at: number; leaf: Buffer }

/**
 * An open transaction on the ledger's writer. Valid until `transact` returns; writes of other domains through the same
 * connection are part of it.
 */
export type LedgerTx = {
  /** Milliseconds UTC that every event of this transaction carries. */
  readonly at: number
  /** The wall clock cannot be believed at the moment: end what runs, start nothing. */
  readonly clockSuspect: boolean
  /**
   * Appends one event with its projections.
   * @throws {LedgerBreach} where the store does not hold what the ledger promises.
   */
  append(account: string, fact: Fact, idem: Buffer | null): Appended
  /** Runs one command so that its failure undoes nothing but itself. */
  apart<T>(command: () => T): T
  /** False once an error has ended the transaction: nothing of it can be kept. */
  alive(): boolean
}

export type Journal = {
  /**
   * One `BEGIN IMMEDIATE`. Whatever the work throws rolls everything back.
   * @throws {LedgerBreach} now and at every later call, once a promise of the ledger is broken.
   */
  transact<T>(work: (tx: LedgerTx) => T): T
}

/** `readClock` answers with a time that is safe to write down, given that of the last event. */
export function openJournal(sqlite: SqliteConnection, readClock: (lastAt: number) => Reading): Journal {
  const begin = sqlite.prepare('BEGIN IMMEDIATE')
  const commit = sqlite.prepare('COMMIT')
  const rollback = sqlite.prepare('ROLLBACK')
  const savepoint = sqlite.prepare('SAVEPOINT command')
  const release = sqlite.prepare('RELEASE command')
  const rollbackTo = sqlite.prepare('ROLLBACK TO command')
  const selectHead = sqlite.prepare<[], { size: number; frontier: Buffer; last_at: number; stored: number }>(
    `SELECT size, frontier, last_at, (SELECT coalesce(max(seq), -1) + 1 FROM ledger_event) AS stored
     FROM ledger_head WHERE id = 1`,
  )
  const updateHead = sqlite.prepare('UPDATE ledger_head SET size = ?, frontier = ?, last_at = ? WHERE id = 1')
  const selectChainEnd = sqlite.prepare<[string], { aseq: number; leaf: Buffer }>(
    'SELECT aseq, leaf FROM ledger_event WHERE account = ? ORDER BY aseq DESC LIMIT 1',
  )
  const insertEvent = sqlite.prepare(
    'INSERT INTO ledger_event (seq, account, aseq, type, v, at, body, leaf) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const project = prepareProjections(sqlite)
  const tiles = prepareTiles(sqlite)
  completeTiles(sqlite)

  let breach: LedgerBreach | undefined
  // A log never gets shorter: a smaller head than one seen before means that the file was put back.
  let largestSeen = 0

  function readHead(): Head {
    const row = selectHead.get()
    uphold(row !== undefined, 'the ledger has a head')
    uphold(row.size === row.stored, `head says ${row.size} events, ${row.stored} are stored`)
    uphold(row.size >= largestSeen, `${largestSeen} events were here before, now ${row.size}`)
    return { size: row.size, frontier: unpackFrontier(row.frontier, row.size), lastAt: row.last_at }
  }

  function transact<T>(work: (tx: LedgerTx) => T): T {
    if (breach !== undefined) throw new LedgerBreach('the ledger refuses writes after a breach', { cause: breach })
    if (sqlite.inTransaction) throw new Error('ledger transactions do not nest')
    if (isAsync(work)) throw new TypeError('ledger transactions are synchronous')
    let open = true
    try {
      begin.run()
      const start = readHead()
      let head = start
      const { at, suspect } = readClock(start.lastAt)
      const tx: LedgerTx = {
        at,
        clockSuspect: suspect,
        append(account, fact, idem) {
          if (!open) throw new Error('this ledger transaction is over')
          const last = selectChainEnd.get(account)
          uphold(
            (last === undefined) === startsChain(fact.type),
            `${fact.type} has its place in the chain of ${account}`,
          )
          const placed = {
            account,
            aseq: last === undefined ? 0 : last.aseq + 1,
            at,
            idem: idem?.toString('hex') ?? null,
            prev: last?.leaf.toString('hex') ?? null,
            seq: head.size,
          }
          const event: LedgerEvent = { ...fact, ...placed }
          const body = encodeEvent(event)
          const leaf = leafHash(body)
          guard(() => {
            insertEvent.run(event.seq, account, event.aseq, event.type, event.v, at, body, leaf)
            project(event)
          })
          head = { size: head.size + 1, frontier: appendLeaf(head.frontier, head.size, leaf), lastAt: at }
          return { seq: event.seq, at, leaf }
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
      const { size, frontier, lastAt } = head
      if (completesTile(start.size, size)) guard(() => tiles.complete(size))
      if (size !== start.size) guard(() => updateHead.run(size, packFrontier(frontier), lastAt))
      commit.run()
      largestSeen = size
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

/** Runs the ledger's own statements: a constraint or trigger that stops one of them is a broken promise, not a refusal. */
export function guard<T>(statement: () => T): T {
  try {
    return statement()
  } catch (error) {
    const code = codeOf(error)
    if (code.startsWith('SQLITE_CONSTRAINT') || code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') {
      throw new LedgerBreach(`the store refused an event (${code})`, { cause: error })
    }
    throw error
  }
}

/** True where another process held the write lock longer than the busy timeout. */
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
