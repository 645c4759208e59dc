import { type Spending, spendingOf } from '#app/.server/billing/cap.ts'
import {
  chainOf,
  type Ledger,
  latestCheckpoint,
  type MonthUsage,
  monthsOf,
  monthUsage,
  monthView,
  parsedEvents,
  proofOf,
  type Receipt,
  type RecentEvent,
  receiptOf,
  recentEvents,
  SYSTEM,
  seqFrom,
  statementsOf,
  usageOf,
} from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Copies } from '#app/.server/platform/cluster/copies.ts'
import type { Database } from '#app/.server/platform/database.ts'
import { nextPeriodStart, periodStart } from '#app/domain/usage/period.ts'
import type { Evidence } from '#app/domain/usage/receipt-check.ts'
import type { EntryStanding } from '#app/domain/usage/standing.ts'
import { periodOf, type UsageSummary } from '#app/domain/usage/usage.ts'

/** The usage of ledger accounts as routes use it: each use case takes the user who acts. */
export type Usage = ReturnType<typeof createUsage>

/**
 * A user with the ledger account that pays, or an auditor's seat with the account that it opens. The object must live as
 * long as its request and no longer.
 */
export type Spender = { account: string }

/** A user whose workspace may have a spending cap. */
type Payer = Spender & { workspaceId: string }

/** What the slip of one entry shows. */
export type Slip = {
  receipt: Receipt
  standing: EntryStanding
  /** For the check on the page; null until a checkpoint covers the entry. The page holds it, so that a check sends nothing. */
  evidence: Evidence | null
  /** The rest of the limit now, for a request of the running month; null for any other entry. */
  left: { left: number; limit: number } | null
}

type UsageDeps = {
  database: Database
  clock: Clock
  ledger: Pick<Ledger, 'lastChange'>
  copies: Copies
  /** Whether what was written is told only once another machine has it, or does not answer. */
  waits: boolean
}

export function createUsage({ database, clock, ledger, copies, waits }: UsageDeps) {
  const { reader } = database
  const readBefore = new WeakMap<Spender, { usage: UsageSummary; change: number }>()

  /**
   * The usage of this month. It is read once for each request, and again only after an event was appended for the
   * account. A user object belongs to one request, so it is the key.
   */
  function of(user: Spender): UsageSummary {
    const now = clock.now()
    const change = ledger.lastChange(user.account)
    const before = readBefore.get(user)
    if (before?.change === change && before.usage.period === periodOf(now)) return before.usage
    const usage = usageOf(reader, user.account, now)
    readBefore.set(user, { usage, change })
    return usage
  }

  /** The cap and how long the month's requests last at the present pace. */
  function spending({ workspaceId, account }: Payer, usage: UsageSummary): Spending {
    return spendingOf(reader, { workspaceId, account, usage, now: clock.now() })
  }

  /** Every key that the log ever declared, newest first: an older receipt may be signed by a key that is retired. */
  function declaredKeys(): string[] {
    const chain = chainOf(reader, SYSTEM)
    const lines = chain.lines({ from: 0, to: chain.length() }, new Set(['key.rotated']), true)
    return [...lines].flatMap((line) => (line.type === 'key.rotated' ? [line.data.to] : []))
  }

  function receipt({ account }: Spender, number: string): Receipt | undefined {
    const seq = seqFrom(number)
    return seq === undefined ? undefined : receiptOf(reader, account, seq)
  }

  function standing(seq: number): EntryStanding {
    if (seq < (latestCheckpoint(reader)?.size ?? 0)) return 'published'
    return copies.hold(seq) ? 'replicated' : 'recorded'
  }

  /** The line, the proof and the keys of an entry; null until a checkpoint covers it. */
  function evidenceOf({ account }: Spender, { seq, body }: Receipt): Evidence | null {
    const proof = proofOf(reader, account, seq)
    return proof === undefined ? null : { body, proof, keys: declaredKeys() }
  }

  function leftAfter(user: Spender, { event }: Receipt): Slip['left'] {
    const { period, limit, used, reserved } = of(user)
    if (!event.type.startsWith('request.') || !('period' in event.data) || event.data.period !== period) return null
    return { left: Math.max(0, limit - used - reserved), limit }
  }

  /** The first day of a month's balance, later for a new account, and whether a change of plan moved the month's limit. */
  function openingOf({ account }: Spender, period: string) {
    const events = [...parsedEvents(reader, account, chainOf(reader, account).month(period), false)]
    return {
      openedAt: events.find(({ type }) => type === 'account.opened')?.at ?? periodStart(period),
      limitMoved: events.some(({ type }) => type === 'plan.changed'),
    }
  }

  /** The month before its first entry has the plan's limit already, which no entry says yet. */
  function withLimit(month: MonthUsage, { limit, adjusted, used, reserved }: UsageSummary): MonthUsage {
    if (month.limit !== null) return month
    return { ...month, limit: limit - adjusted, left: Math.max(0, limit - used - reserved) }
  }

  /** The entry by which a month can be checked: its statement, else its newest; null for a month without entries. */
  function sealOf({ account }: Spender, period: string, statement: number | undefined) {
    const chain = chainOf(reader, account)
    const { from, to } = chain.month(period)
    const seq = statement ?? (to > from ? chain.event(to - 1)?.seq : undefined)
    const found = seq === undefined ? undefined : receiptOf(reader, account, seq)
    if (found === undefined) return null
    return { seq: found.seq, at: found.at, provenAt: found.state === 'proven' ? found.provenAt : null }
  }

  return {
    of,
    /** The account's last events, newest first. */
    recent: ({ account }: Spender, limit: number): RecentEvent[] => recentEvents(reader, account, limit),

    /**
     * The page of one month. `named` is the month of the address, if it names one; `query` filters and pages the lines.
     * @returns undefined for a month that does not exist, has not begun or is older than the account
     */
    month(user: Spender, wanted: { named: string | undefined; query: URLSearchParams }) {
      const now = clock.now()
      const view = monthView(reader, user.account, { ...wanted, now, extra: of(user).extra })
      if (view === undefined) return undefined
      const { period, statement } = view.month
      return {
        ...view,
        month: view.running ? withLimit(view.month, of(user)) : view.month,
        plan: view.running ? of(user).plan : null,
        /** The instant up to which the balance counts. */
        asOf: view.running ? now : nextPeriodStart(period) - 1,
        ...openingOf(user, period),
        seal: sealOf(user, period, statement?.seq),
      }
    },

    /** The usage of this month with the cap and the forecast. */
    withSpending(user: Payer) {
      const usage = of(user)
      return { usage, spending: spending(user, usage) }
    },

    /** The month of now, as `2026-11`. */
    currentPeriod: (): string => periodOf(clock.now()),

    /** The figures of one month, and those of its events that end before `cursor`, newest first, at most `limit`. */
    events(user: Payer, { period, limit, cursor }: { period: string; limit: number; cursor: number }) {
      const summary = of(user)
      const chain = chainOf(reader, user.account)
      const { from, to } = chain.month(period)
      const end = Math.min(to, cursor)
      const start = Math.max(from, end - limit)
      const events = [...chain.events({ from: start, to: Math.max(start, end) }, true)]
      return {
        month: monthUsage(reader, user.account, period),
        /** Only the running month has a rest, a cap and a forecast. */
        running: period === summary.period ? { summary, spending: spending(user, summary) } : null,
        checkpoint: latestCheckpoint(reader),
        events,
        nextCursor: start > from && events.length > 0 ? start : null,
      }
    },

    /** The months of the account, newest first, each with its statement if it is closed. */
    statements({ account }: Spender) {
      const statements = statementsOf(reader, account)
      const periods = new Set([...monthsOf(reader, account), ...statements.keys()])
      return [...periods]
        .sort()
        .reverse()
        .map((period) => ({ period, statement: statements.get(period) ?? null }))
    },

    /** One entry of the account by the number in an address; undefined for the entries of every other account. */
    receipt,

    /** How sure an entry is now. */
    standing,

    /** How sure an entry is that was written just now, once another machine has it if that is waited for. */
    async standingOfNew(seq: number): Promise<EntryStanding> {
      if (waits) await copies.settle()
      return standing(seq)
    },

    /** The same entry with all that its slip shows. */
    slip(user: Spender, number: string): Slip | undefined {
      const found = receipt(user, number)
      if (found === undefined) return undefined
      const sure = found.state === 'proven' ? 'published' : standing(found.seq)
      return { receipt: found, standing: sure, evidence: evidenceOf(user, found), left: leftAfter(user, found) }
    },

    /** An entry of the account by its place in the log, with what its check needs; undefined for those of every other account. */
    entry(user: Spender, seq: number) {
      const found = receiptOf(reader, user.account, seq)
      return found && { event: found.event, at: found.at, evidence: evidenceOf(user, found) }
    },

    /** The `.tlog-proof` of an entry, once a checkpoint covers it, with the name of its file. */
    proof({ account }: Spender, number: string) {
      const seq = seqFrom(number)
      const text = seq === undefined ? undefined : proofOf(reader, account, seq)
      return seq === undefined || text === undefined ? undefined : { seq, text, file: `entry-${seq}.tlog-proof` }
    },
  }
}
