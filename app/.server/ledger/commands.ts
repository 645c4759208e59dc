import type { Database } from '#app/.server/platform/database.ts'
import { newId } from '#app/.server/platform/ids.ts'
import type { Operation } from '#app/domain/assistant/options.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import type { Refusal } from '#app/domain/result.ts'
import { periodOf, type UsageSummary } from '#app/domain/usage/usage.ts'
import { type Account, decideExpire, decideRelease, decideReserve, decideSettle, evolve, usageIn } from './account.ts'
import { uphold } from './breach.ts'
import { canonical } from './canonical.ts'
import { type FactOf, modelName, parseEvent, SYSTEM } from './events.ts'
import { countAttempts, type KeyMaker, keyMaker } from './idempotency.ts'
import { guard, type LedgerTx } from './journal.ts'
import { currentPolicy, quotaIn } from './policy.ts'
import { type HoldRow, prepareAccountReader } from './projections.ts'

export type ReserveInput = {
  account: string
  /** The client's idempotency key, made when the person acts. */
  key: string
  /** SHA-256 of the canonical request, 32 bytes. */
  requestHash: Uint8Array
  operation: Operation
  units?: 1
}

export type ReserveOutcome =
  /** A credit is put aside; `settle` or `release` ends it. */
  | { ok: true; fresh: true; seq: number; usage: UsageSummary }
  /** The same key and request were here before; nothing was added. `leaf` is that of the reserve, hex. */
  | { ok: true; fresh: false; seq: number; state: 'open' | 'settled'; leaf: string; usage: UsageSummary }
  | (Refusal<'limit_reached'> & { usage: UsageSummary })
  /** The key was used for another request. */
  | Refusal<'idempotency_mismatch'>
  /** The server's clock has jumped; nothing new starts until it is steady. */
  | Refusal<'clock_refused'>
  /** Another process held the write lock too long. */
  | Refusal<'busy'>
  /** The ledger was opened to be read. */
  | Refusal<'ledger_read_only'>

export type SettleInput = { account: string; seq: number; tokensIn: number; tokensOut: number; model: string }

/** The event that ended the reservation, be it written now or before. `leaf` is its leaf hash, hex. */
export type SettleOutcome = {
  ok: true
  seq: number
  leaf: string
  late: boolean
  /** `released` where the request had been given up before: then it costs nothing, and settling changed nothing. */
  ended: 'settled' | 'released'
  usage: UsageSummary
}

export type ReleaseInput = { account: string; seq: number; reason: FactOf<'request.released'>['data']['reason'] }

const KEY_CACHE = 1_000

/** The ledger's commands, each to be called inside a transaction. All state is read there, none is kept between. */
export function prepareCommands({ writer, keys }: Pick<Database, 'writer' | 'keys'>) {
  const { sqlite } = writer
  const accounts = prepareAccountReader(sqlite)
  const selectIdem = sqlite.prepare<[Buffer], { seq: number; req_hash: Buffer }>(
    'SELECT seq, req_hash FROM ledger_idem WHERE key = ?',
  )
  const insertIdem = sqlite.prepare('INSERT INTO ledger_idem (key, seq, req_hash) VALUES (?, ?, ?)')
  const selectLeaf = sqlite.prepare<[number], Buffer>('SELECT leaf FROM ledger_event WHERE seq = ?').pluck()
  const selectPolicy = sqlite.prepare<[], { seq: number; body: Buffer }>(
    `SELECT seq, body FROM ledger_event WHERE account = '${SYSTEM}' AND type = 'policy.published'
     ORDER BY aseq DESC LIMIT 1`,
  )
  const selectDek = keys.reader.sqlite
    .prepare<[string], Buffer>('SELECT dek FROM account_key WHERE account = ?')
    .pluck()
  // A key never changes while it exists, so remembering what was derived from it cannot go stale.
  const keyMakers = new Map<string, KeyMaker>()

  function keysOf(account: string): KeyMaker {
    const known = keyMakers.get(account)
    if (known !== undefined) return known
    const dek = selectDek.get(account)
    if (dek === undefined) throw new Error(`no key for ledger account ${account}`)
    const made = keyMaker(dek)
    if (keyMakers.size >= KEY_CACHE) keyMakers.clear()
    keyMakers.set(account, made)
    return made
  }

  function leafOf(seq: number): string {
    const leaf = selectLeaf.get(seq)
    uphold(leaf !== undefined, `event ${seq} exists`)
    return leaf.toString('hex')
  }

  function ownHold(account: string, seq: number): HoldRow {
    const hold = accounts.hold(seq)
    if (hold === undefined || hold.account !== account) throw new Error(`${account} has no reservation ${seq}`)
    return hold
  }

  /** The last policy in the log with the seq of its event. */
  function publishedPolicy() {
    const row = selectPolicy.get()
    if (row === undefined) return undefined
    const event = parseEvent(row.body)
    uphold(event.type === 'policy.published', `event ${row.seq} is a policy`)
    return { seq: row.seq, policy: event.data }
  }

  function policyInForce() {
    const published = publishedPolicy()
    uphold(published !== undefined, 'the log has a policy')
    return published
  }

  /** Opens a fresh log, and publishes the plan table where it is not what the log says last. */
  function publishPolicy(tx: LedgerTx): void {
    const current = currentPolicy()
    const published = publishedPolicy()
    if (published !== undefined) {
      const { version: _, ...before } = published.policy
      if (canonical(before) === canonical(current)) return
    }
    const version = (published?.policy.version ?? 0) + 1
    tx.append(SYSTEM, { type: 'policy.published', v: 1, data: { ...current, version } }, null)
  }

  function openAccount(tx: LedgerTx, input: { account: string; plan: PlanKey }): void {
    const { account, plan } = input
    if (accounts.exists(account)) throw new Error(`${account} is open already`)
    const { seq, policy } = policyInForce()
    tx.append(
      account,
      { type: 'account.opened', v: 1, data: { plan, policy: seq, quota: quotaIn(policy, plan) } },
      null,
    )
  }

  function changePlan(tx: LedgerTx, input: { account: string; plan: PlanKey; quota?: number; cause?: number }): void {
    const { seq, policy } = policyInForce()
    const { account, plan: to, quota = quotaIn(policy, to), cause = null } = input
    const { plan: from } = accounts.load(account, periodOf(tx.at))
    const data = { from, to, policy: seq, quota, effective_at: tx.at, cause }
    tx.append(account, { type: 'plan.changed', v: 1, data }, null)
  }

  /** Ends the account's holds whose time is over. Every command does this first, so none sees a stale hold. */
  function expireDue(tx: LedgerTx, account: string): number {
    const due = accounts.due(account, tx.at)
    if (due.length === 0) return 0
    const holds = due.map((seq) => ownHold(account, seq))
    const state = accounts.load(account, periodOf(tx.at), holds)
    for (const seq of due) {
      const decision = decideExpire(state, { at: tx.at, reserve: seq })
      uphold(decision.ok, `hold ${seq} is due`)
      tx.append(account, decision.fact, null)
    }
    return due.length
  }

  function reserve(tx: LedgerTx, input: ReserveInput): ReserveOutcome {
    const { account, key, requestHash, operation, units: amount = 1 } = input
    expireDue(tx, account)
    const derive = keysOf(account)
    const asked = derive.request(requestHash)
    const derived: Buffer[] = []
    const idemOf = (attempt: number) => {
      derived[attempt] ??= derive.attempt(key, attempt)
      return derived[attempt]
    }
    const attempts = countAttempts((attempt) => selectIdem.get(idemOf(attempt)) !== undefined)
    const earlier = attempts === 0 ? undefined : selectIdem.get(idemOf(attempts))
    if (earlier !== undefined) {
      if (!earlier.req_hash.equals(asked)) return { ok: false, code: 'idempotency_mismatch' }
      const hold = ownHold(account, earlier.seq)
      if (hold.state === 'open' || hold.state === 'settled' || hold.state === 'late') {
        const usage = usageIn(accounts.load(account, periodOf(tx.at)), periodOf(tx.at))
        const state = hold.state === 'open' ? 'open' : 'settled'
        return { ok: true, fresh: false, seq: hold.seq, state, leaf: leafOf(hold.seq), usage }
      }
    }
    if (tx.clockSuspect) return { ok: false, code: 'clock_refused' }

    const period = periodOf(tx.at)
    const before = accounts.load(account, period)
    const request = newId('req', tx.at)
    const decision = decideReserve(before, { at: tx.at, request, operation, amount, retryOf: earlier?.seq ?? null })
    if (!decision.ok) return { ...decision, usage: usageIn(before, period) }
    const idem = idemOf(attempts + 1)
    const { seq, at } = tx.append(account, decision.fact, idem)
    guard(() => insertIdem.run(idem, seq, asked))
    return { ok: true, fresh: true, seq, usage: usageIn(evolve(before, { ...decision.fact, seq, at }), period) }
  }

  function settle(tx: LedgerTx, input: SettleInput): SettleOutcome {
    const { account, seq: reserved, tokensIn, tokensOut } = input
    expireDue(tx, account)
    const hold = ownHold(account, reserved)
    const period = periodOf(tx.at)
    const before = accounts.load(account, period, [hold])
    const command = { reserve: reserved, tokensIn, tokensOut, model: modelName(input.model) }
    const decision = decideSettle(before, command)
    if (!decision.ok) return recordedEnd(hold, before, period)
    const { seq, at, leaf } = tx.append(account, decision.fact, null)
    const usage = usageIn(evolve(before, { ...decision.fact, seq, at }), period)
    return { ok: true, seq, leaf: leaf.toString('hex'), late: decision.fact.data.late, ended: 'settled', usage }
  }

  function recordedEnd(hold: HoldRow, account: Account, period: string): SettleOutcome {
    uphold(hold.ended !== null, `reservation ${hold.seq} names the event that ended it`)
    const ended = hold.state === 'released' ? 'released' : 'settled'
    const usage = usageIn(account, period)
    return { ok: true, seq: hold.ended, leaf: leafOf(hold.ended), late: hold.state === 'late', ended, usage }
  }

  function release(tx: LedgerTx, input: ReleaseInput): void {
    const { account, seq, reason } = input
    expireDue(tx, account)
    const hold = ownHold(account, seq)
    const state = accounts.load(account, hold.period, [hold])
    const decision = decideRelease(state, { reserve: seq, reason })
    if (decision.ok) tx.append(account, decision.fact, null)
  }

  return {
    publishPolicy,
    openAccount,
    changePlan,
    expireDue,
    reserve,
    settle,
    release,
    dueAccounts: accounts.dueAccounts,
  }
}
