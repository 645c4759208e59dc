import type { CurrentUser } from '#app/.server/auth/middleware.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database, Handle } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import type { Offer } from '#app/domain/billing/change.ts'
import { type Due, dueOf, isRunning, type Standing } from '#app/domain/billing/standing.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { refuse } from '#app/domain/result.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { Billing } from './billing.ts'
import { capOf, setCap, spendingOf } from './cap.ts'
import { startCheckout } from './checkout.ts'
import { customerOf, planOverridden } from './customers.ts'
import { type Flow, openPortal, previewChange } from './portal.ts'
import { billingOf } from './queries.ts'
import { resumeSubscription } from './subscription-commands.ts'

type User = Pick<CurrentUser, 'userId' | 'workspaceId' | 'account' | 'email' | 'role'>

/** Counts a question to the payment service, whose own limits all customers share. */
type Attempts = {
  take(attempt: {
    identifier: string
    address: string
  }): Promise<{ ok: true } | { ok: false; code: 'rate_limited'; retryAfterSeconds: number }>
}

/** The acting user and the client's address, which the rate limit counts. */
type Actor = { user: User; address: string }

/** The rule who may spend a workspace's money. */
export function mayBuy({ role }: Pick<CurrentUser, 'role'>): boolean {
  return role === 'owner' || role === 'admin'
}

/** Billing as routes use it: the plan, the cap and the payments of the acting user's own workspace. */
export type OwnBilling = ReturnType<typeof createOwnBilling>

export function createOwnBilling(deps: {
  /** undefined if no payment service is set up. */
  billing: Billing | undefined
  database: Database
  clock: Clock
  log: Log
  attempts: Attempts
  publicUrl: string
  /** Whether the ledger refuses writes at the moment. */
  isReadOnly(): boolean
}) {
  const { billing, database, clock, publicUrl } = deps
  const { reader } = database

  /** Stripe's customer of the workspace. A customer of test mode means nothing to a live service, nor the other way round. */
  function customer({ workspaceId }: User) {
    const known = customerOf(reader, workspaceId)
    return billing === undefined || known?.livemode === billing.deps.payments.livemode ? known : undefined
  }

  const standing = (user: User): Standing | null => customer(user)?.standing ?? null
  const running = (user: User): Standing | null => {
    const present = standing(user)
    return isRunning(present) ? present : null
  }

  /** Billing that this user may use now, or the reason why not. Counts an attempt only if it would be used. */
  async function permit({ user, address }: Actor) {
    if (billing === undefined) return refuse('billing_not_configured')
    if (!mayBuy(user)) return refuse('forbidden')
    const attempt = await deps.attempts.take({ identifier: user.userId, address })
    return attempt.ok ? { ok: true as const, billing } : attempt
  }

  return {
    configured: billing !== undefined,
    standing,
    running,
    planSetByOperator: ({ workspaceId }: User) => planOverridden(reader, workspaceId),

    cap: ({ workspaceId }: User) => capOf(reader, workspaceId),
    setCap: ({ userId, workspaceId, account }: User, cap: number | null) =>
      setCap(deps, { userId, workspaceId, account, cap }),
    /** The cap, and how long the month's requests last at the present pace. */
    spending: ({ workspaceId, account }: User, usage: UsageSummary) =>
      spendingOf(reader, { workspaceId, account, usage, now: clock.now() }),
    /** A payment that is due, for a user who can do something about it. */
    paymentDue(user: User) {
      if (billing === undefined || !mayBuy(user)) return null
      return paymentDue({ reader, livemode: billing.deps.payments.livemode }, user.workspaceId, clock.now())
    },

    /** Stripe's view of the workspace; null if there is nothing to ask about. */
    async view({ user, address }: Actor) {
      if (billing === undefined || customer(user) === undefined) return { ok: true as const, billing: null }
      const attempt = await deps.attempts.take({ identifier: user.userId, address })
      return attempt.ok ? billingOf(billing.deps, user.workspaceId) : attempt
    },

    /** The cost of switching the running subscription, to the cent. */
    async preview({ user, address }: Actor, to: Offer) {
      const permitted = await permit({ user, address })
      return permitted.ok ? previewChange(permitted.billing.deps, { workspaceId: user.workspaceId, to }) : permitted
    },

    /** The page on which the user buys an offer: the portal for a running subscription, else a checkout. */
    async open(actor: Actor, to: Offer, locale: Locale) {
      const permitted = await permit(actor)
      if (!permitted.ok) return permitted
      const { workspaceId, email } = actor.user
      const owner = { workspaceId, publicUrl }
      return running(actor.user) !== null
        ? openPortal(permitted.billing.deps, { ...owner, flow: { kind: 'switch', to } })
        : startCheckout(permitted.billing.deps, { ...owner, ...to, email, locale })
    },

    async checkout(actor: Actor, to: Offer, locale: Locale) {
      const permitted = await permit(actor)
      const { workspaceId, email } = actor.user
      return permitted.ok
        ? startCheckout(permitted.billing.deps, { workspaceId, email, publicUrl, locale, ...to })
        : permitted
    },

    async portal(actor: Actor, flow: Flow) {
      const permitted = await permit(actor)
      const { workspaceId } = actor.user
      return permitted.ok ? openPortal(permitted.billing.deps, { workspaceId, publicUrl, flow }) : permitted
    },

    /** Brings the workspace to Stripe's present state; with `resume`, takes back a cancellation first. */
    async sync(actor: Actor, { resume }: { resume: boolean }) {
      const permitted = await permit(actor)
      if (!permitted.ok) return permitted
      if (resume) {
        const resumed = await resumeSubscription(permitted.billing.deps, actor.user.workspaceId)
        if (!resumed.ok) return resumed
      }
      const known = customer(actor.user)
      return known === undefined ? { ok: true as const } : permitted.billing.sync(known)
    },

    /** Takes a webhook; `later` if nothing can be written now. The body is read only if it can be used. */
    async webhook(body: () => Promise<string>, signature: string | null) {
      if (billing === undefined) return 'not_configured' as const
      if (deps.isReadOnly()) return 'later' as const
      return billing.webhook(await body(), signature)
    },
  }
}

/**
 * What a workspace owes in this mode of the payment service; null if nothing is due or an operator has set its plan. One
 * read by primary key.
 */
function paymentDue(
  { reader, livemode }: { reader: Handle; livemode: boolean },
  workspaceId: string,
  now: number,
): Due | null {
  const standing = preparedFor(reader).get(workspaceId, livemode ? 1 : 0)
  return standing === undefined ? null : dueOf(JSON.parse(standing) as Standing, now)
}

const preparedFor = preparedOnce(({ sqlite }) =>
  sqlite
    .prepare<[string, number], string>(
      `SELECT standing FROM billing_customer AS customer WHERE workspace_id = ? AND livemode = ? AND standing IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM billing_override AS given WHERE given.workspace_id = customer.workspace_id)`,
    )
    .pluck(),
)
