/** A parsed line, taken at its word: what is wrong with it shows as a difference, not as an error. */
export type ReadEvent = {
  seq: number
  account: string
  aseq: number
  at: number
  type: string
  v: number
  idem: string | null
  prev: string | null
  data: Record<string, unknown>
}

type MonthRow = { quota: number; used: number; reserved: number }
type HoldRow = {
  account: string
  period: string
  amount: number
  source: string
  expires_at: number
  state: string
  superseded: 0 | 1
  ended: number | null
}

/** The projections as rows, keyed as text. Column order is that of the comparison in `rebuild`. */
export type Fold = {
  accounts: Map<string, { account: string; plan: string; quota: number; policy: number }>
  months: Map<string, MonthRow>
  holds: Map<string, HoldRow>
  idem: Map<string, { seq: number }>
  policies: Map<number, Map<string, number>>
  /** The verifier key that the log declared last. */
  key: string | null
  differ(where: string, expected: unknown, found: unknown): void
}

export function newFold(differ: Fold['differ']): Fold {
  return {
    accounts: new Map(),
    months: new Map(),
    holds: new Map(),
    idem: new Map(),
    policies: new Map(),
    key: null,
    differ,
  }
}

/**
 * The second reading of every event: what rows it leads to and which rule it breaks. Written apart from the deciders
 * and the SQL projections on purpose; see `rebuild`.
 */
export function foldEvent(fold: Fold, event: ReadEvent): void {
  const { account, seq, at, data } = event
  const here = `event ${seq}`
  const rule = (kept: boolean, expected: unknown, found: unknown) => {
    if (!kept) fold.differ(`${here} rule`, expected, found)
  }
  if (event.idem !== null) {
    rule(!fold.idem.has(event.idem), 'an idempotency key once', event.idem)
    fold.idem.set(event.idem, { seq })
  }
  const kind = `${event.type}/${event.v}`
  switch (kind) {
    case 'log.opened/1':
      rule(seq === 0, 'log.opened first', seq)
      return
    case 'policy.published/1': {
      const plans = data.plans as { key: string; requests_per_month: number }[]
      fold.policies.set(seq, new Map(plans.map((plan) => [plan.key, plan.requests_per_month])))
      rule(data.version === fold.policies.size, fold.policies.size, data.version)
      return
    }
    case 'account.opened/1': {
      const { plan, quota, policy } = data as { plan: string; quota: number; policy: number }
      const promised = fold.policies.get(policy)?.get(plan)
      rule(promised === quota, promised ?? 'a policy', quota)
      fold.accounts.set(account, { account, plan, quota, policy })
      return
    }
    case 'plan.changed/1': {
      const { from, to, quota, policy } = data as { from: string; to: string; quota: number; policy: number }
      rule(fold.accounts.get(account)?.plan === from, fold.accounts.get(account)?.plan, from)
      rule(data.effective_at === at, at, data.effective_at)
      fold.accounts.set(account, { account, plan: to, quota, policy })
      const month = fold.months.get(`${account} ${monthOf(at)}`)
      if (month !== undefined) month.quota = quota
      return
    }
    case 'key.rotated/1':
      rule(data.from === fold.key, fold.key, data.from)
      rule((data.reason === 'first') === (fold.key === null), fold.key, data.reason)
      fold.key = data.to as string
      return
    case 'request.reserved/1':
    case 'request.reserved/2': {
      const { amount, period, source, expires_at, retry_of } = data as {
        amount: number
        period: string
        source: string
        expires_at: number
        retry_of: number | null
      }
      const state = fold.accounts.get(account)
      rule(state !== undefined, 'an open account', account)
      rule(period === monthOf(at), monthOf(at), period)
      rule(expires_at > at, `after ${at}`, expires_at)
      const month = fold.months.get(`${account} ${period}`) ?? { quota: state?.quota ?? 0, used: 0, reserved: 0 }
      rule(month.used + month.reserved + amount <= month.quota, `at most ${month.quota}`, month)
      month.reserved += amount
      fold.months.set(`${account} ${period}`, month)
      const hold = { account, period, amount, source, expires_at, state: 'open', superseded: 0 as const, ended: null }
      fold.holds.set(String(seq), hold)
      if (retry_of !== null) {
        const earlier = fold.holds.get(String(retry_of))
        const ended = earlier?.state === 'released' || earlier?.state === 'expired'
        rule(ended && earlier?.account === account && earlier.superseded === 0, 'a retry of what ended', earlier)
        if (earlier !== undefined) earlier.superseded = 1
      }
      return
    }
    case 'request.settled/1':
    case 'request.released/1':
    case 'request.expired/1': {
      const { reserve, amount, period } = data as { reserve: number; amount: number; period: string }
      const hold = fold.holds.get(String(reserve))
      if (hold === undefined || hold.account !== account) {
        fold.differ(`${here} rule`, 'a reservation of this account', reserve)
        return
      }
      const late = data.late === true
      rule(hold.state === (late ? 'expired' : 'open'), late ? 'expired' : 'open', hold.state)
      rule(hold.period === period, hold.period, period)
      const owed = late && hold.superseded === 1 ? 0 : hold.amount
      rule(amount === owed, owed, amount)
      const month = fold.months.get(`${account} ${hold.period}`)
      if (month !== undefined) {
        if (!late) month.reserved -= hold.amount
        if (kind === 'request.settled/1') month.used += amount
      }
      if (kind === 'request.expired/1') rule(at >= hold.expires_at, `at least ${hold.expires_at}`, at)
      else if (!late) rule(at < hold.expires_at, `before ${hold.expires_at}`, at)
      hold.state = late ? 'late' : (kind.split('/')[0] ?? '').replace('request.', '')
      hold.ended = seq
      return
    }
    default:
      fold.differ(`${here} type`, 'a known event', kind)
  }
}

function monthOf(at: number): string {
  const day = new Date(at)
  return `${day.getUTCFullYear()}-${String(day.getUTCMonth() + 1).padStart(2, '0')}`
}
