import { accountId, type Draft, monthOf, type NaiveKey, preamble, sha256 } from './naive-bundle.ts'

const MINUTE = 60_000
const ZERO = {
  requests: 0,
  settled: 0,
  released: 0,
  expired: 0,
  late: 0,
  used: 0,
  from_lots: 0,
  adjusted: 0,
  tokens_in: 0,
  tokens_out: 0,
  granted: 0,
  credits_expired: 0,
  credits_revoked: 0,
  paid: 0,
  refunded: 0,
}

export const ANNE = accountId('anne')
export const BERT = accountId('bert')

/** Writes logs by hand: each call adds one event a minute later and returns its seq. It accepts lies. */
export function naiveLog(key: NaiveKey, start = Date.UTC(2026, 8, 28, 9)) {
  const drafts: Draft[] = preamble(start, key)
  const log = {
    drafts,
    now: start,
    add(account: string, type: string, data: Draft['data'], v = 1): number {
      log.now += MINUTE
      drafts.push({ account, at: log.now, type, v, data })
      return drafts.length - 1
    },
    open: (account: string, plan = 'starter', quota = plan === 'starter' ? 3 : 500) =>
      log.add(account, 'account.opened', { plan, policy: 1, quota }),
    reserve(account: string, changes: Draft['data'] = {}): number {
      const at = log.now + MINUTE
      const data = {
        request: `req_${sha256(`request ${drafts.length}`).toString('hex').slice(0, 32)}`,
        operation: 'rephrase',
        amount: 1,
        period: monthOf(at),
        source: 'quota',
        lot: null,
        expires_at: at + 2 * MINUTE,
        retry_of: null,
      }
      return log.add(account, 'request.reserved', { ...data, ...changes }, 2)
    },
    settle(reserve: number, changes: Draft['data'] = {}): number {
      const { account, data } = at(reserve)
      const outcome = {
        reserve,
        amount: 1,
        period: data.period,
        tokens_in: 20,
        tokens_out: 10,
        model: 'm-1',
        late: false,
      }
      return log.add(account, 'request.settled', { ...outcome, ...changes })
    },
    release: (reserve: number) =>
      log.add(at(reserve).account, 'request.released', {
        reserve,
        amount: 1,
        period: at(reserve).data.period,
        reason: 'failed',
      }),
    expire(reserve: number): number {
      log.now = Math.max(log.now, Number(at(reserve).data.expires_at))
      return log.add(at(reserve).account, 'request.expired', { reserve, amount: 1, period: at(reserve).data.period })
    },
    money(account: string, type: string, amount: number, more: Draft['data'] & { obj: string }): number {
      const { obj, ...rest } = more
      const stripe = {
        evt: `evt_${sha256(`evt ${drafts.length}`).toString('hex').slice(0, 20)}`,
        obj,
        created: Math.floor(log.now / 1000),
        api_version: '2026-08-27',
        payload_sha256: sha256(`payload ${drafts.length}`).toString('hex'),
        via: 'webhook',
      }
      return log.add(account, type, { amount, currency: 'usd', stripe, ...rest })
    },
    grant: (account: string, amount: number, expires_at: number | null = null) =>
      log.add(account, 'credit.granted', { amount, expires_at, reason: 'goodwill', operator: 'ops-1', cause: null }),
    adjust(reserve: number, settled: number, units = 1): number {
      const of_period = at(settled).data.period
      const period = monthOf(log.now + MINUTE)
      const data = { reserve, settled, of_period, period, units, reason: 'goodwill', operator: 'ops-1' }
      return log.add(at(reserve).account, 'adjustment.posted', data)
    },
    /** Adds the accounts' statements for the month and its seal, at the earliest allowed time. */
    close(period: string, accounts: readonly string[], changes: Draft['data'] = {}, plan = 'starter', quota = 3) {
      const end = Date.UTC(Number(period.slice(0, 4)), Number(period.slice(5)))
      log.now = Math.max(log.now, end + 15 * MINUTE)
      const sums = { ...ZERO }
      for (const account of accounts) {
        const own = { ...statementOf(drafts, account, period), ...changes }
        for (const name of Object.keys(sums) as (keyof typeof ZERO)[]) sums[name] += Number(own[name] ?? 0)
        log.add(account, 'period.closed', { ...own, plan, quota, period, currency: 'usd' })
      }
      const first = drafts.findIndex((draft) => monthOf(draft.at) >= period)
      const after = drafts.findIndex((draft) => monthOf(draft.at) > period)
      log.add('_', 'period.sealed', {
        ...sums,
        statements: accounts.length,
        first,
        end: after,
        period,
        currency: 'usd',
      })
    },
  }
  const at = (seq: number): Draft => {
    const draft = drafts[seq]
    if (draft === undefined) throw new Error(`no event ${seq}`)
    return draft
  }
  return log
}

/** The sums of an account's month, added up event by event. */
function statementOf(drafts: readonly Draft[], account: string, period: string): typeof ZERO {
  const sums = { ...ZERO }
  for (const { account: whose, at, type, data } of drafts) {
    if (whose !== account || (data.period ?? monthOf(at)) !== period) continue
    const amount = Number(data.amount)
    if (type === 'request.reserved') sums.requests += 1
    if (type === 'request.released') sums.released += 1
    if (type === 'request.expired') sums.expired += 1
    if (type === 'request.settled') {
      const fromLot = drafts[Number(data.reserve)]?.data.source === 'lot'
      sums.settled += 1
      if (data.late) sums.late += 1
      sums[fromLot ? 'from_lots' : 'used'] += amount
      sums.tokens_in += Number(data.tokens_in)
      sums.tokens_out += Number(data.tokens_out)
    }
    if (type === 'adjustment.posted') sums.adjusted += Number(data.units)
    if (type === 'credit.granted') sums.granted += amount
    if (type === 'credit.expired') sums.credits_expired += amount
    if (type === 'credit.revoked') sums.credits_revoked += amount
    if (type === 'invoice.paid' || type === 'refund.reversed') sums.paid += amount
    if (type === 'invoice.refunded') sums.refunded += amount
  }
  return sums
}

/** About forty events of all kinds over two months, the first of them closed; every rule is kept. */
export function honestLog(key: NaiveKey) {
  const log = naiveLog(key)
  log.open(ANNE)
  log.open(BERT)
  log.settle(log.reserve(ANNE))
  log.release(log.reserve(ANNE))
  const lost = log.reserve(ANNE)
  log.expire(lost)
  log.settle(lost, { late: true })
  const bought = log.money(BERT, 'invoice.paid', 999, { obj: 'in_bert1' })
  const lot = log.grant(BERT, 4)
  for (let n = 0; n < 3; n += 1) log.settle(log.reserve(BERT))
  log.settle(log.reserve(BERT, { source: 'lot', lot }))
  log.add(BERT, 'credit.revoked', { lot, amount: 1, reason: 'correction', operator: 'ops-1' })
  log.money(BERT, 'invoice.refunded', 500, { obj: 're_bert1', invoice: 'in_bert1' })
  log.add(BERT, 'plan.changed', {
    from: 'starter',
    to: 'enterprise',
    policy: 1,
    quota: 40,
    effective_at: log.now + MINUTE,
    cause: bought,
  })
  log.add(BERT, 'plan.changed', {
    from: 'enterprise',
    to: 'starter',
    policy: 1,
    quota: 3,
    effective_at: log.now + MINUTE,
    cause: null,
  })
  // A request across midnight of the last day: it begins in September and ends in October.
  log.now = Date.UTC(2026, 9, 1) - MINUTE - 1
  const overnight = log.reserve(ANNE)
  log.settle(overnight)
  log.close('2026-09', [ANNE, BERT])
  const first = log.reserve(ANNE)
  const settled = log.settle(first)
  log.adjust(first, settled)
  log.money(ANNE, 'dispute.changed', 999, { obj: 'dp_anne1', status: 'open' })
  log.money(ANNE, 'invoice.failed', 999, { obj: 'in_anne1' })
  log.settle(log.reserve(BERT))
  log.add(BERT, 'account.erased', { reason: 'requested' })
  return log
}
