import type { Database } from '#app/.server/platform/database.ts'
import { newId } from '#app/.server/platform/ids.ts'
import type { Operation } from '#app/domain/assistant/options.ts'
import type { Refusal } from '#app/domain/result.ts'
import { periodOf, type UsageSummary } from '#app/domain/usage/usage.ts'
import { type FactOf, modelName } from '../../format/events.ts'
import { ledgerOperation } from '../../product-words.ts'
import { breachUnless } from '../breach.ts'
import { prepareFirstLook } from '../first-look.ts'
import { countAttempts, type KeyMaker, keyMaker } from '../idempotency.ts'
import { guard, type LedgerTx, UNKNOWN_REQUEST } from '../journal.ts'
import { evolve, type LedgerAccount, usageIn } from '../ledger-account.ts'
import type { AccountReader, HoldRow } from '../ledger-account-reader.ts'
import type { Expiry } from './expiry.ts'
import { decideRelease, decideReserve, decideSettle, hasRoom } from './rules.ts'

export type ReserveInput = {
  account: string
  /** The client's idempotency key, made when the person acts. */
  key: string
  /** SHA-256 of the canonical request, 32 bytes. */
  requestHash: Uint8Array
  operation: Operation
  units?: 1
  /** At most so many in this month, below the limit; null or absent: the limit alone. Never part of an event. */
  ceiling?: number | null
}

export type ReserveOutcome =
  /** A credit is held; `settle` or `release` ends it. */
  | { ok: true; fresh: true; seq: number; usage: UsageSummary }
  /** The same key and request were here before; nothing was added. `leaf` is that of the reserve, hex. */
  | { ok: true; fresh: false; seq: number; state: 'open' | 'settled'; leaf: string; usage: UsageSummary }
  | (Refusal<'limit_reached' | 'cap_reached'> & { usage: UsageSummary })
  /** The key was used for another request. */
  | Refusal<'idempotency_mismatch'>
  /** The server's clock has jumped; nothing new starts until it is steady. */
  | Refusal<'clock_refused'>
  /** Another process held the write lock too long. */
  | Refusal<'busy'>
  /** The disk takes no writes: nothing was added. */
  | (Refusal<'storage_unavailable'> & { retryAfterSeconds: number })
  /** The ledger was opened to be read. */
  | Refusal<'ledger_read_only'>

export type SettleInput = {
  account: string
  seq: number
  tokensIn: number
  tokensOut: number
  model: string
  /** Commitment to what was changed, 32 bytes in hex, for the event to carry; absent if the author keeps none. */
  passage?: string | undefined
}

/** The event that ended the reservation, be it written now or before. `leaf` is its leaf hash, hex. */
export type SettleOutcome = {
  ok: true
  seq: number
  leaf: string
  late: boolean
  /** `released` if the request had been given up before: then it costs nothing, and settling changed nothing. */
  ended: 'settled' | 'released'
  usage: UsageSummary
}

export type ReleaseInput = { account: string; seq: number; reason: FactOf<'request.released'>['data']['reason'] }

const KEY_CACHE = 1_000

/** The commands of requests, each to be called inside a transaction. All state is read there, none is kept between. */
export function prepareRequestCommands(deps: {
  database: Pick<Database, 'writer' | 'keys'>
  accounts: AccountReader
  expiry: Expiry
}) {
  const { accounts, expiry } = deps
  const { firstLook, lookAgain } = prepareFirstLook(deps.database.writer, accounts)
  const { sqlite } = deps.database.writer
  const selectIdem = sqlite.prepare<[Buffer], { seq: number; req_hash: Buffer }>(
    'SELECT seq, req_hash FROM ledger_idem WHERE key = ?',
  )
  const insertIdem = sqlite.prepare('INSERT INTO ledger_idem (key, seq, req_hash) VALUES (?, ?, ?)')
  const selectLeaf = sqlite.prepare<[number], Buffer>('SELECT leaf FROM ledger_event WHERE seq = ?').pluck()
  const selectDek = deps.database.keys.reader.sqlite
    .prepare<[string], Buffer>('SELECT dek FROM account_key WHERE account = ?')
    .pluck()
  // A key never changes while it exists, so remembering what was derived from it cannot go stale.
  const keyMakers = new Map<string, KeyMaker>()

  function keysOf(account: string): KeyMaker {
    const known = keyMakers.get(account)
    if (known !== undefined) return known
    const dek = selectDek.get(account)
    if (dek === undefined) throw new Error(`no key for ledger account ${account}`)
    const maker = keyMaker(dek)
    if (keyMakers.size >= KEY_CACHE) keyMakers.clear()
    keyMakers.set(account, maker)
    return maker
  }

  function leafOf(seq: number): string {
    const leaf = selectLeaf.get(seq)
    breachUnless(leaf !== undefined, `event ${seq} is missing`)
    return leaf.toString('hex')
  }

  function ownHold(account: string, seq: number): HoldRow {
    const hold = accounts.hold(seq)
    if (hold === undefined || hold.account !== account) throw new Error(`${account} has no reservation ${seq}`)
    return hold
  }

  function reserve(tx: LedgerTx, input: ReserveInput): ReserveOutcome {
    const { account, key, requestHash, units: amount = 1, ceiling = null } = input
    firstLook(account, periodOf(tx.at))
    expiry.expireHolds(tx, account)
    const derive = keysOf(account)
    const requestMac = derive.request(requestHash)
    const derived: Buffer[] = []
    const idemOf = (attempt: number) => {
      derived[attempt] ??= derive.attempt(key, attempt)
      return derived[attempt]
    }
    const attempts = countAttempts((attempt) => selectIdem.get(idemOf(attempt)) !== undefined)
    const earlier = attempts === 0 ? undefined : selectIdem.get(idemOf(attempts))
    if (earlier !== undefined) {
      const known = !earlier.req_hash.equals(UNKNOWN_REQUEST)
      if (known && !earlier.req_hash.equals(requestMac)) return { ok: false, code: 'idempotency_mismatch' }
      const hold = ownHold(account, earlier.seq)
      if (hold.state === 'open' || hold.state === 'settled' || hold.state === 'late') {
        const usage = usageIn(expiry.load(tx, account, periodOf(tx.at)), periodOf(tx.at))
        const state = hold.state === 'open' ? 'open' : 'settled'
        return { ok: true, fresh: false, seq: hold.seq, state, leaf: leafOf(hold.seq), usage }
      }
    }
    if (tx.clockSuspect) return { ok: false, code: 'clock_refused' }

    const period = periodOf(tx.at)
    const loaded = expiry.load(tx, account, period)
    if (loaded.erased) throw new Error(`${account} was erased`)
    const lotsMatter = loaded.extra > 0 && !hasRoom(loaded, period, amount)
    const before = lotsMatter ? accounts.withLots(loaded, accounts.lots(account)) : loaded
    const request = newId('req', tx.at)
    const operation = ledgerOperation(input.operation)
    const retryOf = earlier?.seq ?? null
    const decision = decideReserve(before, { at: tx.at, request, operation, amount, retryOf, ceiling })
    if (!decision.ok) return { ...decision, usage: usageIn(before, period) }
    const idem = idemOf(attempts + 1)
    const { seq, at } = tx.append(account, decision.fact, idem)
    guard(() => insertIdem.run(idem, seq, requestMac))
    return { ok: true, fresh: true, seq, usage: usageIn(evolve(before, { ...decision.fact, seq, at }), period) }
  }

  function settle(tx: LedgerTx, input: SettleInput): SettleOutcome {
    const { account, seq: reserved, tokensIn, tokensOut } = input
    expiry.expireHolds(tx, account)
    const hold = ownHold(account, reserved)
    const period = periodOf(tx.at)
    const before = expiry.load(tx, account, period, [hold])
    const command = {
      ...{ at: tx.at, reserve: reserved, tokensIn, tokensOut },
      ...{ model: modelName(input.model), passage: input.passage },
    }
    const decision = decideSettle(before, command)
    if (!decision.ok) return recordedEnd(hold, before, period)
    const { seq, at, leaf } = tx.append(account, decision.fact, null)
    const usage = usageIn(evolve(before, { ...decision.fact, seq, at }), period)
    return { ok: true, seq, leaf: leaf.toString('hex'), late: decision.fact.data.late, ended: 'settled', usage }
  }

  function recordedEnd(hold: HoldRow, account: LedgerAccount, period: string): SettleOutcome {
    breachUnless(hold.ended !== null, `reservation ${hold.seq} names no event that ended it`)
    const ended = hold.state === 'settled' || hold.state === 'late' ? 'settled' : 'released'
    const usage = usageIn(account, period)
    return { ok: true, seq: hold.ended, leaf: leafOf(hold.ended), late: hold.state === 'late', ended, usage }
  }

  function release(tx: LedgerTx, input: ReleaseInput): void {
    const { account, seq, reason } = input
    expiry.expireHolds(tx, account)
    const hold = ownHold(account, seq)
    const state = expiry.load(tx, account, hold.period, [hold])
    const decision = decideRelease(state, { reserve: seq, reason })
    if (!decision.ok) return
    tx.append(account, decision.fact, null)
    // Its credits may have come back to a lot whose time is over.
    if (hold.lot !== null) expiry.expireLots(tx, account)
  }

  return {
    reserve,
    settle,
    release,
    lookAgain,
    /** Drops what was derived from a deleted key. */
    forget: (account: string) => void keyMakers.delete(account),
  }
}
