import type { Clock } from '#app/.server/platform/clock.ts'
import { type Database, stateDirOf } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { isStorageTrouble } from '#app/.server/platform/storage-trouble.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { SYSTEM } from '../format/events.ts'
import { AccountStopped, forAccount, LedgerBreach } from './breach.ts'
import { createChanges } from './changes.ts'
import { type CorrectionOutcome, prepareClockCorrection } from './clock-correction.ts'
import type { ClockTrust } from './clock-trust.ts'
import {
  type GrantInput,
  type GrantOutcome,
  prepareCreditCommands,
  type RevokeInput,
  type RevokeOutcome,
} from './credits/commands.ts'
import { type EraseInput, type EraseOutcome, prepareErasure } from './erasure.ts'
import { prepareIdentity } from './identity.ts'
import { type Journal, type JournalTx, type LedgerTx, openJournal } from './journal.ts'
import { prepareAccountReader } from './ledger-account-reader.ts'
import { type MarkFile, openMark } from './mark.ts'
import { type MoneyInput, type MoneyOutcome, prepareMoneyCommand } from './payments/commands.ts'
import { type CloseOutcome, prepareClosing } from './periods/close.ts'
import { type AdjustInput, type AdjustOutcome, prepareAdjust } from './periods/commands.ts'
import { type PlanChange, preparePlanCommands } from './plans/commands.ts'
import { createQueue } from './queue.ts'
import { LedgerReadOnly } from './read-only.ts'
import {
  prepareRequestCommands,
  type ReleaseInput,
  type ReserveInput,
  type ReserveOutcome,
  type SettleInput,
  type SettleOutcome,
} from './requests/commands.ts'
import { prepareExpiry } from './requests/expiry.ts'
import { watchFiles } from './same-file.ts'
import { type KeyDeclaration, prepareSigningKeys } from './signing-keys.ts'
import { assertStore } from './soundness.ts'
import { createTimekeeper } from './timekeeper.ts'
import {
  type PublicationOutcome,
  prepareVerifierPublication,
  type VerifierPublication,
} from './verifier-publication.ts'

export type { LedgerTx } from './journal.ts'
export type { MoneyInput } from './payments/commands.ts'
export type { PaidInvoice } from './payments/invoice-lines.ts'
export { LedgerReadOnly } from './read-only.ts'
export type { ReleaseInput, SettleInput, SettleOutcome } from './requests/commands.ts'

/** Accounts that one transaction of a sweep deals with, so that it never holds up requests for long. */
const SWEEP_BATCH = 64

/** When a request may come again after the disk took no write: people make room, and that takes minutes. */
const STORAGE_WAIT_SECONDS = 120

/** Further work in the transaction of a command that succeeded. */
type And<Outcome extends { ok: boolean }> = (done: Extract<Outcome, { ok: true }>) => void

export type Ledger = {
  /** The name of this log, fixed when its file was made. */
  readonly origin: string
  /**
   * One `BEGIN IMMEDIATE` on the writer; other domains' writes through `database.writer` inside `work` are part of it.
   * Synchronous: an async work is a type error and throws. Does not nest. What the work throws rolls all of it back.
   */
  transact<T>(work: (tx: LedgerTx) => T extends Promise<unknown> ? never : T): T
  /**
   * A random account id and its key for a workspace, in keys.db. Call it before `transact`. Called again for the same
   * workspace it gives the same id, so a registration that failed half-way can be repeated.
   */
  newAccount(workspaceId: string): string
  /** Appends account.opened with the plan's limit of the policy in force. @throws if the account is open already. */
  openAccount(tx: LedgerTx, input: { account: string; plan: PlanKey }): void
  /**
   * Appends plan.changed, in force at once. The current month gets the new limit, its usage stays.
   * @throws if the account was erased.
   */
  changePlan(tx: LedgerTx, input: PlanChange): { seq: number }
  /** The account of a workspace; undefined if it never had one or was erased. */
  accountOf(workspaceId: string): string | undefined
  /**
   * A number that is larger after each commit that appended to the account's chain: figures read at one number hold as
   * long as the ledger answers with the same.
   */
  lastChange(account: string): number
  /** Holds one credit for one request. Resolves after COMMIT. */
  reserve(input: ReserveInput): Promise<ReserveOutcome>
  /**
   * The request succeeded: counts its credit and records what it took. If it ended before, nothing happens and the
   * recorded end is the answer. Rejects if `seq` is not a reservation of this account. `and` as for `adjust`.
   */
  settle(input: SettleInput, and?: And<SettleOutcome>): Promise<SettleOutcome>
  /** The request came to nothing: gives its credit back. No-op if it ended before. Rejects as `settle` does. */
  release(input: ReleaseInput): Promise<void>
  /**
   * Gives units of a settled request back, in the month that is open now. The settled month stays what it was.
   * @param and runs in the transaction of a success, here and below: other domains' writes through `database.writer` are
   * part of it
   */
  adjust(input: AdjustInput, and?: And<AdjustOutcome>): Promise<AdjustOutcome>
  /** Adds a lot of credits, which requests take once the month's limit is used up. */
  grantCredits(input: GrantInput, and?: And<GrantOutcome>): Promise<GrantOutcome>
  /** Takes back credits of one lot that are neither used nor held. */
  revokeCredits(input: RevokeInput, and?: And<RevokeOutcome>): Promise<RevokeOutcome>
  /**
   * Records what Stripe says about money. Any number of times and in any order; one `evt` is one event, and a refund is
   * reversed once. A reversal that comes before its refund is refused with `no_such_refund`.
   */
  recordMoney(input: MoneyInput): Promise<MoneyOutcome>
  /**
   * Ends the account for ever: releases what runs, appends account.erased, then deletes its key and its tie to the
   * workspace. Its events and their proofs stay. Can be repeated; a start finishes what was cut short.
   */
  erase(input: EraseInput): Promise<EraseOutcome>
  /**
   * Writes the statements of every month that is over for 15 minutes or more, and seals those months, oldest first.
   * In small batches, so that requests are never held up. Can be repeated, also after being cut short.
   */
  closePeriods(): Promise<CloseOutcome>
  /**
   * Appends key.rotated.
   * @throws if `from` is not the key in force, or `to` is.
   */
  declareKey(input: KeyDeclaration): { seq: number }
  /** Appends clock.corrected: the log is ahead of the right time `clock`, and its own time stands still until then. */
  correctClock(input: { clock: number; operator: string }): CorrectionOutcome
  /** Appends verifier.published, unless it would say what the last one says. */
  publishVerifier(input: VerifierPublication): PublicationOutcome
  /** The verifier key that the log declared last; undefined if it never did. */
  keyInForce(): string | undefined
  /** Accounts whose rows are not what their events say, and what was found; they alone take no requests. */
  readonly stopped: ReadonlyMap<string, string>
  /** Why nothing can be written; undefined if everything can. */
  readonly readOnly: string | undefined
  /**
   * From now on as if it had been opened with this `readOnly`, or, with undefined, as if it had been opened without:
   * then what a start writes is written now.
   */
  setReadOnly(reason: string | undefined): void
  /** Ends every hold whose time is over. Resolves with how many. Call it now and then; requests do it for their own account. */
  sweep(): Promise<number>
  /**
   * Gives back every credit that is still held, since the process that held it has died. Only for the start of the one
   * process that serves. Resolves with how many.
   */
  releaseLeftHolds(): Promise<number>
  /** Resolves once every command taken is answered; takes no more. Leaves the database open. */
  close(): Promise<void>
}

/**
 * Opens the ledger on an open database. A fresh log gets log.opened; a plan table that differs from the last one in
 * the log is published. Starts nothing that runs by itself. With `readOnly`, a reason for the log, it writes nothing
 * at all: `reserve` and the other commands with refusals answer `ledger_read_only`, every other write throws or rejects
 * with `LedgerReadOnly`.
 * @throws {LedgerBreach} if head, tree or guards are not what they must be.
 */
export function openLedger(deps: {
  database: Database
  clock: Clock
  log: Log
  origin: string
  readOnly?: string | undefined
  /** Whether a later month may begin; absent for commands: the operator who gives them answers for the clock. */
  clockTrust?: ClockTrust | undefined
  /**
   * Whether this machine, one of several, may say now that something was saved; asked before each commit and after it.
   * Absent: it is alone, and keeps the mark of its log in a file.
   */
  mayAcknowledge?: (() => boolean) | undefined
  /** Beside it: whether the next leader knows how far the log has come; an answer waits for it. */
  noted?: (() => Promise<boolean>) | undefined
  /** Told when the disk did not take a write: nothing of that transaction was kept. */
  onStorageFailed?: (() => void) | undefined
}): Ledger {
  const { database, clock, log } = deps
  let readOnly = deps.readOnly
  const { sqlite } = database.writer
  const stateDir = stateDirOf(database.writer)
  assertStore(sqlite)
  const correction = prepareClockCorrection(sqlite)
  const verifier = prepareVerifierPublication(sqlite)
  const readClock = createTimekeeper(clock, deps.clockTrust, correction.last)
  let journal: Journal | undefined
  let mark: MarkFile | undefined
  const replaced = watchFiles(sqlite.name)
  const changes = createChanges()
  const { noted } = deps
  const queue = createQueue({
    transact: guarded,
    ...(noted === undefined ? {} : { known: async () => assertNoted(await noted()) }),
  })

  const accounts = prepareAccountReader(sqlite)
  const expiry = prepareExpiry(accounts)
  const stopped = new Map<string, string>()
  const parts = { sqlite, queue, accounts, expiry, alone }
  const requests = prepareRequestCommands({ database, accounts, expiry })
  const plans = preparePlanCommands(sqlite, accounts)
  const credits = prepareCreditCommands(parts)
  const adjust = prepareAdjust(parts)
  const recordMoney = prepareMoneyCommand(parts)
  const erasure = prepareErasure(parts)
  const closePeriods = prepareClosing(parts)
  const signingKeys = prepareSigningKeys(sqlite)
  const identity = prepareIdentity(database.keys)

  function stop({ account, message }: AccountStopped): void {
    if (stopped.has(account)) return
    stopped.set(account, message)
    log.error({ alarm: 'account_stopped', account, detail: message }, 'ledger alarm: this account takes no requests')
  }

  /** A command of one account. One that was stopped is looked at again first, since its row may have been mended. */
  function of<T>(account: string, command: (tx: LedgerTx) => T): (tx: LedgerTx) => T {
    return (tx) => {
      try {
        if (stopped.has(account)) {
          forAccount(account, () => requests.lookAgain(account, periodOf(tx.at)))
          stopped.delete(account)
          log.warn({ account }, 'the account agrees with its events again')
        }
        return forAccount(account, () => command(tx))
      } catch (error) {
        if (error instanceof AccountStopped) stop(error)
        throw error
      }
    }
  }

  /** Work of one account among others in a transaction; undefined if it is stopped: then nothing of it is kept. */
  function alone<T>(tx: LedgerTx, account: string, work: () => T): T | undefined {
    try {
      return tx.apart(() => forAccount(account, work))
    } catch (error) {
      if (!(error instanceof AccountStopped)) throw error
      stop(error)
      return undefined
    }
  }

  function guarded<T>(work: (tx: JournalTx) => T): T {
    if (readOnly !== undefined) throw new LedgerReadOnly(readOnly)
    try {
      assertMayAcknowledge()
      // Opening it may write.
      if (stateDir !== undefined && deps.mayAcknowledge === undefined) mark ??= openMark(stateDir)
      journal ??= openJournal(sqlite, readClock, { committed: changes.note, mark, replaced })
      const done = journal.transact(work)
      // The commit may have taken longer than the proof of leading holds.
      assertMayAcknowledge()
      return done
    } catch (error) {
      if (error instanceof LedgerBreach) {
        log.error({ breach: error.message }, 'ledger breach: no more events are written')
        readOnly = error.reason
      } else if (error instanceof AccountStopped) {
        stop(error)
      } else if (isStorageTrouble(error)) {
        log.error({ error }, 'the disk took no write: nothing was added to the ledger')
        deps.onStorageFailed?.()
      }
      throw error
    }
  }

  function assertMayAcknowledge(): void {
    assertNoted(deps.mayAcknowledge?.())
  }

  function assertNoted(isProven: boolean | undefined): void {
    if (isProven === false) throw new LedgerReadOnly('not_primary')
  }

  const origin = firstOpen(deps.origin)
  if (origin !== deps.origin) log.warn({ origin, asked: deps.origin }, 'the ledger keeps the name it was made with')

  function firstOpen(wanted: string): string {
    const selectHead = sqlite.prepare<[], { origin: string; epoch: number }>('SELECT origin, epoch FROM ledger_head')
    if (readOnly !== undefined) return selectHead.get()?.origin ?? wanted
    sqlite
      .prepare(
        `INSERT INTO ledger_head (id, origin, epoch, size, frontier, last_at)
         SELECT 1, ?, 1, 0, x'', 0 WHERE NOT EXISTS (SELECT 1 FROM ledger_head)`,
      )
      .run(wanted)
    const head = selectHead.get()
    if (head === undefined) throw new LedgerBreach('the ledger has no head')
    guarded((tx) => {
      if (sqlite.prepare('SELECT 1 FROM ledger_event LIMIT 1').get() === undefined) {
        tx.append(SYSTEM, { type: 'log.opened', v: 1, data: { ...head, predecessor: null } }, null)
      }
      plans.publishPolicy(tx)
    })
    const forgotten = identity.forget(erasure.all())
    if (forgotten > 0) log.warn({ accounts: forgotten }, 'finished erasures that had been cut short')
    return head.origin
  }

  async function sweep(): Promise<number> {
    let expired = 0
    for (;;) {
      const swept = await queue.submit((tx) => {
        const due = accounts.dueAccounts(tx.at, SWEEP_BATCH)
        const ends = due.map((account) => alone(tx, account, () => expiry.expireDue(tx, account)) ?? 0)
        return { due: due.length, expired: ends.reduce((sum, each) => sum + each, 0) }
      })
      expired += swept.expired
      // Accounts that are stopped stay due.
      if (swept.due < SWEEP_BATCH || swept.expired === 0) return expired
    }
  }

  async function releaseLeftHolds(): Promise<number> {
    for (let released = 0; ; ) {
      const here = await queue.submit((tx) => {
        const left = accounts.openHolds(SWEEP_BATCH)
        const ends = left.map(({ account, seq }) => alone(tx, account, () => releaseDead(tx, account, seq)) ?? 0)
        return { left: left.length, released: ends.reduce((sum, each) => sum + each, 0) }
      })
      released += here.released
      // Holds of accounts that are stopped stay open.
      if (here.left < SWEEP_BATCH || here.released === 0) return released
    }
  }

  function releaseDead(tx: LedgerTx, account: string, seq: number): number {
    requests.release(tx, { account, seq, reason: 'failed' })
    return 1
  }

  /** For the commands that answer with a refusal if nothing can be written. */
  async function orReadOnly<T>(command: () => Promise<T>): Promise<T | { ok: false; code: 'ledger_read_only' }> {
    const refused = { ok: false, code: 'ledger_read_only' } as const
    if (readOnly !== undefined) return refused
    try {
      return await command()
    } catch (error) {
      // `guarded` has logged it; the caller gets the same answer as all callers after it.
      const stops = [LedgerBreach, LedgerReadOnly, AccountStopped]
      if (stops.some((kind) => error instanceof kind)) return refused
      throw error
    }
  }

  async function erase(input: EraseInput): Promise<EraseOutcome> {
    const erased = await queue.submit(of(input.account, (tx) => erasure.append(tx, input)))
    requests.forget(input.account)
    identity.forget([input.account])
    return { ok: true, ...erased }
  }

  return {
    origin,
    stopped,
    get readOnly() {
      return readOnly
    },
    setReadOnly(reason) {
      const wasReadOnly = readOnly !== undefined
      readOnly = reason
      if (wasReadOnly && reason === undefined) firstOpen(origin)
    },
    transact: (work) => guarded(work as (tx: LedgerTx) => never),
    newAccount(workspaceId) {
      if (readOnly !== undefined) throw new LedgerReadOnly(readOnly)
      return identity.newAccount(workspaceId)
    },
    openAccount: plans.openAccount,
    changePlan: plans.changePlan,
    accountOf: identity.accountOf,
    lastChange: changes.of,
    reserve(input) {
      if (input.requestHash.length !== 32) return Promise.reject(new TypeError('requestHash is not 32 bytes'))
      if (input.key === '') return Promise.reject(new TypeError('empty idempotency key'))
      return orReadOnly(() =>
        queue
          .submit<ReserveOutcome>(
            of(input.account, (tx) => requests.reserve(tx, input)),
            () => ({ ok: false, code: 'busy' }),
          )
          .catch((error: unknown): ReserveOutcome => {
            if (!isStorageTrouble(error)) throw error
            return { ok: false, code: 'storage_unavailable', retryAfterSeconds: STORAGE_WAIT_SECONDS }
          }),
      )
    },
    settle: (input, and) => queue.submit(of(input.account, (tx) => followed(requests.settle(tx, input), and))),
    release: (input) => queue.submit(of(input.account, (tx) => requests.release(tx, input))),
    adjust: (input, and) => orReadOnly(() => queue.submit(of(input.account, (tx) => followed(adjust(tx, input), and)))),
    grantCredits: (input, and) =>
      orReadOnly(() => queue.submit(of(input.account, (tx) => followed(credits.grant(tx, input), and)))),
    revokeCredits: (input, and) =>
      orReadOnly(() => queue.submit(of(input.account, (tx) => followed(credits.revoke(tx, input), and)))),
    recordMoney: (input) => orReadOnly(() => queue.submit(of(input.account, (tx) => recordMoney(tx, input)))),
    erase: (input) => orReadOnly(() => erase(input)),
    closePeriods,
    declareKey: (declared) => guarded((tx) => signingKeys.declareKey(tx, declared)),
    correctClock: (input) => guarded((tx) => correction.correct(tx, input)),
    publishVerifier: (input) => guarded((tx) => verifier.publish(tx, input)),
    keyInForce: signingKeys.keyInForce,
    sweep,
    releaseLeftHolds,
    async close() {
      await queue.close()
      mark?.close()
    },
  }
}

/** Runs the further work of a command, if the command succeeded. */
function followed<Outcome extends { ok: boolean }>(outcome: Outcome, and: And<Outcome> | undefined): Outcome {
  if (outcome.ok) and?.(outcome as Extract<Outcome, { ok: true }>)
  return outcome
}
