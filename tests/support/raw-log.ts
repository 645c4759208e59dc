import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { encodeEvent, type Fact, type LedgerEvent, SYSTEM } from '#app/.server/ledger/format/events.ts'
import { checkpointText } from '#app/.server/ledger/publish/checkpoint-text.ts'
import { signNote } from '#app/.server/ledger/publish/note.ts'
import { type Signer, signerFrom } from '#app/.server/ledger/publish/signer.ts'
import { appendLeaf, type Frontier, leafHash, packFrontier, rootOf } from '#app/.server/ledger/tree/merkle.ts'
import { prepareTiles } from '#app/.server/ledger/tree/tiles.ts'
import { currentPolicy } from '#app/.server/ledger/write/plans/policy.ts'
import { type Database, openDatabase } from '#app/.server/platform/database.ts'

const RAW_ORIGIN = 'penmark.test/ledger'

/**
 * A log written straight into its tables: correct shapes, chains and tree, but no commands, no rules and no
 * projections. For tests that place events themselves, and for logs too large to build by commands.
 */
export type RawLog = {
  database: Database
  signer: Signer
  /** Every event so far, in order. */
  events: LedgerEvent[]
  size(): number
  /** Appends one event at the given time. */
  append(account: string, at: number, fact: Fact, idem?: string): LedgerEvent
  /** Signs the present tree and stores the checkpoint. */
  checkpoint(at: number): { size: number; root: Buffer; note: string }
  /** Opens an account. */
  open(account: string, at: number, plan?: 'starter' | 'pro'): LedgerEvent
}

/** A fresh log that begins at `at` with its opening, its first policy and its first key. */
export function rawLog(dataDir: string, at: number, options: { keepEvents?: boolean } = {}): RawLog {
  const { keepEvents = true } = options
  mkdirSync(dataDir, { recursive: true })
  const database = openDatabase(dataDir)
  const { sqlite } = database.writer
  sqlite.pragma('synchronous = OFF')
  const signer = signerFrom(Buffer.alloc(32, 7).toString('base64'), RAW_ORIGIN)
  sqlite
    .prepare("INSERT INTO ledger_head (id, origin, epoch, size, frontier, last_at) VALUES (1, ?, 1, 0, x'', 0)")
    .run(RAW_ORIGIN)
  const insertEvent = sqlite.prepare(
    'INSERT INTO ledger_event (seq, account, aseq, type, v, at, body, leaf) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const updateHead = sqlite.prepare('UPDATE ledger_head SET size = ?, frontier = ?, last_at = ?')
  const insertCheckpoint = sqlite.prepare('INSERT INTO ledger_checkpoint VALUES (?, ?, ?, ?)')
  const tiles = prepareTiles(sqlite)
  const chains = new Map<string, { aseq: number; leaf: string }>()
  const events: LedgerEvent[] = []
  let frontier: Frontier = []
  let size = 0

  function append(account: string, time: number, fact: Fact, idem: string | null = null): LedgerEvent {
    const before = chains.get(account)
    const event = {
      ...fact,
      account,
      aseq: before === undefined ? 0 : before.aseq + 1,
      at: time,
      idem: fact.type === 'request.reserved' ? (idem ?? sha256(`idem ${size}`)) : null,
      prev: before?.leaf ?? null,
      seq: size,
    } as LedgerEvent
    const body = encodeEvent(event)
    const leaf = leafHash(body)
    insertEvent.run(size, account, event.aseq, event.type, event.v, time, body, leaf)
    chains.set(account, { aseq: event.aseq, leaf: leaf.toString('hex') })
    frontier = appendLeaf(frontier, size, leaf)
    size += 1
    if (size % 256 === 0) tiles.complete(size)
    updateHead.run(size, packFrontier(frontier), time)
    if (keepEvents) events.push(event)
    return event
  }

  append(SYSTEM, at, { type: 'log.opened', v: 1, data: { origin: RAW_ORIGIN, epoch: 1, predecessor: null } })
  append(SYSTEM, at, { type: 'policy.published', v: 1, data: { ...currentPolicy(), version: 1 } })
  append(SYSTEM, at, { type: 'key.rotated', v: 1, data: { from: null, to: signer.vkey, reason: 'first' } })

  return {
    database,
    signer,
    events,
    size: () => size,
    append,
    checkpoint(time) {
      const root = rootOf(frontier)
      const note = signNote(checkpointText({ origin: RAW_ORIGIN, size, root }), [signer])
      insertCheckpoint.run(size, root, note, time)
      return { size, root, note }
    },
    open: (account, time, plan = 'starter') =>
      append(account, time, {
        type: 'account.opened',
        v: 1,
        data: { plan, policy: 1, quota: plan === 'starter' ? 25 : 500 },
      }),
  }
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A made-up account id. */
export function accountId(name: string): string {
  return `acc_${sha256(name).slice(0, 32)}`
}
