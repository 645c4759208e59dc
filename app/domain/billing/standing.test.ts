import { expect, test } from 'vitest'
import { dueOf, KNOWN_STATUSES, type Standing } from './standing.ts'

const PAID: Standing = {
  subscription: 'sub_1',
  status: 'active',
  plan: 'pro',
  interval: 'month',
  quantity: 1,
  periodEnd: 5_000,
  ends: false,
  next: null,
  graceUntil: null,
}

test('a payment is due while it is tried again and after it was given up, and never else', () => {
  const due = KNOWN_STATUSES.filter((status) => dueOf({ ...PAID, status }, 0) !== null)
  expect(due).toEqual(['past_due', 'unpaid'])
})

test('the plan stays to the end of the grace period and not a moment longer', () => {
  const late = { ...PAID, status: 'past_due', graceUntil: 1_000 } as const
  expect(dueOf(late, 999)).toEqual({ plan: 'pro', until: 1_000 })
  expect(dueOf(late, 1_000)).toEqual({ plan: 'pro', until: null })
})
