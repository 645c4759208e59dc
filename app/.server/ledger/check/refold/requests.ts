import { type Fold, type HoldRow, monthOf, monthRow, type ReadEvent, type Rule } from './fold.ts'
import { moveLot, rightLot } from './lots.ts'

/** How long a reservation holds. The second reading has its own figure, so that a slip of the writer is found. */
const HOLD_MS = 120_000

export function foldReserve(fold: Fold, event: ReadEvent, rule: Rule): void {
  const { account, seq, at } = event
  const { amount, period, source, expires_at, retry_of } = event.data as HoldRow & { retry_of: number | null }
  const lot = (event.data.lot ?? null) as number | null
  rule(period === monthOf(at), monthOf(at), period)
  rule(expires_at === at + HOLD_MS, String(at + HOLD_MS), expires_at)
  rule((source === 'lot') === (lot !== null), 'a lot where one is taken', lot)
  const month = monthRow(fold, account, period)
  const fits = month.used + month.reserved + amount <= month.quota + month.adjusted
  if (lot === null) {
    rule(fits, `at most ${month.quota} + ${month.adjusted}`, month)
    month.reserved += amount
    fold.months.set(`${account} ${period}`, month)
  } else {
    rule(!fits, 'the limit of the month first', month)
    rule(rightLot(fold, account, at, amount) === String(lot), rightLot(fold, account, at, amount), lot)
    moveLot(fold, account, lot, { left: -amount, held: amount })
  }
  fold.holds.set(String(seq), {
    account,
    period,
    amount,
    source,
    lot,
    expires_at,
    state: 'open',
    superseded: 0,
    ended: null,
    refunded: 0,
  })
  fold.running.set(account, (fold.running.get(account) ?? 0) + 1)
  if (retry_of !== null) {
    const earlier = fold.holds.get(String(retry_of))
    const ended = earlier?.state === 'released' || earlier?.state === 'expired'
    rule(ended && earlier?.account === account && earlier.superseded === 0, 'a retry of what ended', earlier)
    if (earlier !== undefined) earlier.superseded = 1
  }
}

/** @returns the reservation that ended; undefined if it is none of this account. */
export function foldEnd(fold: Fold, event: ReadEvent, rule: Rule): HoldRow | undefined {
  const { account, seq, at, type, data } = event
  const { reserve, amount, period } = data as { reserve: number; amount: number; period: string }
  const hold = fold.holds.get(String(reserve))
  if (hold === undefined || hold.account !== account) {
    rule(false, 'a reservation of this account', reserve)
    return undefined
  }
  const late = data.late === true
  rule(hold.state === (late ? 'expired' : 'open'), late ? 'expired' : 'open', hold.state)
  const closed = (fold.accounts.get(account)?.closed_through ?? '') >= hold.period
  const counts = late && closed ? monthOf(at) : hold.period
  rule(period === counts, counts, period)
  const owed = late && hold.superseded === 1 ? 0 : hold.amount
  rule(amount === owed, owed, amount)
  if (type === 'request.expired') rule(at >= hold.expires_at, `at least ${hold.expires_at}`, at)
  else if (!late) rule(at < hold.expires_at, `before ${hold.expires_at}`, at)

  const used = type === 'request.settled' ? amount : 0
  const held = late ? 0 : hold.amount
  if (hold.lot === null) {
    const before = monthRow(fold, account, hold.period)
    before.reserved -= held
    const month = monthRow(fold, account, period)
    month.used += used
    fold.months.set(`${account} ${period}`, month)
  } else {
    const left = fold.lots.get(String(hold.lot))?.left ?? 0
    moveLot(fold, account, hold.lot, { held: -held, left: late ? -Math.min(left, used) : held - used })
  }
  if (late) fold.late.set(String(reserve), { period, amount })
  else fold.running.set(account, (fold.running.get(account) ?? 0) - 1)
  hold.state = late ? 'late' : type.replace('request.', '')
  hold.ended = seq
  return hold
}

export function foldAdjustment(fold: Fold, event: ReadEvent, rule: Rule): void {
  const { account, at } = event
  const { reserve, settled, of_period, period, units } = event.data as {
    reserve: number
    settled: number
    of_period: string
    period: string
    units: number
  }
  rule(period === monthOf(at), monthOf(at), period)
  const hold = fold.holds.get(String(reserve))
  const succeeded = hold?.state === 'settled' || hold?.state === 'late'
  if (hold === undefined || hold.account !== account || !succeeded) {
    rule(false, 'a settled request of this account', reserve)
    return
  }
  const counted = fold.late.get(String(reserve)) ?? hold
  rule(hold.ended === settled, hold.ended, settled)
  rule(of_period === counted.period, counted.period, of_period)
  rule(hold.refunded + units <= counted.amount, `at most ${counted.amount}`, hold.refunded + units)
  hold.refunded += units
  const month = monthRow(fold, account, period)
  month.adjusted += units
  fold.months.set(`${account} ${period}`, month)
}
