import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KNOWN_STATUSES } from '#app/domain/billing/standing.ts'
import { derive, type SubscriptionState } from './derive.ts'

const NOW = 1_795_262_400_000
const DAY = 86_400_000

function one(change: Partial<SubscriptionState>): SubscriptionState {
  return {
    subscription: 'sub_1',
    status: 'active',
    plan: 'pro',
    interval: 'month',
    quantity: 1,
    periodEnd: NOW + 30 * DAY,
    ends: false,
    next: null,
    created: NOW - DAY,
    unpaidSince: NOW,
    ...change,
  }
}

test('each state has the plan or has none', () => {
  const plans = Object.fromEntries(KNOWN_STATUSES.map((status) => [status, derive([one({ status })], NOW).plan]))
  expect(plans).toEqual({
    trialing: 'pro',
    active: 'pro',
    past_due: 'pro',
    incomplete: 'starter',
    incomplete_expired: 'starter',
    canceled: 'starter',
    unpaid: 'starter',
    paused: 'starter',
  })
  expect(derive([], NOW)).toEqual({ plan: 'starter', standing: null, dueAt: null, alerts: [] })
})

test('a payment that is due leaves the plan for seven days to the millisecond', () => {
  const due = one({ status: 'past_due', unpaidSince: NOW })
  expect(derive([due], NOW + 7 * DAY - 1)).toMatchObject({ plan: 'pro', dueAt: NOW + 7 * DAY })
  expect(derive([due], NOW + 7 * DAY)).toMatchObject({ plan: 'starter', dueAt: null })
})

test('a cancelled plan stays until Stripe ends it', () => {
  expect(derive([one({ ends: true })], NOW)).toMatchObject({ plan: 'pro', standing: { ends: true } })
})

test('what nobody here understands keeps the last plan and calls an operator', () => {
  expect(derive([one({ status: 'unknown' })], NOW)).toMatchObject({ plan: 'keep', alerts: ['unknown_status'] })
  expect(derive([one({ plan: undefined })], NOW)).toMatchObject({ plan: 'keep', alerts: ['unknown_price'] })
  expect(derive([one({ status: 'unknown' }), one({ subscription: 'sub_2' })], NOW).plan).toBe('pro')
})

test('of two subscriptions the higher plan counts, and an operator is called', () => {
  const both = [one({}), one({ subscription: 'sub_2', plan: 'business' })]
  expect(derive(both, NOW)).toMatchObject({
    plan: 'business',
    standing: { subscription: 'sub_2' },
    alerts: ['two_subscriptions'],
  })
})

const seen = fc.record({
  subscription: fc.constantFrom('sub_1', 'sub_2', 'sub_3', 'sub_4'),
  status: fc.constantFrom(...KNOWN_STATUSES, 'unknown' as const),
  plan: fc.constantFrom('pro' as const, 'business' as const, undefined),
  created: fc.constantFrom(NOW - DAY, NOW - 2 * DAY),
  unpaidSince: fc.constantFrom(NOW - 8 * DAY, NOW - DAY),
})

test('the order in which Stripe lists subscriptions changes nothing', () => {
  const lists = fc
    .uniqueArray(seen, { selector: ({ subscription }) => subscription, maxLength: 4 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
  fc.assert(
    fc.property(lists, ([listed, shuffled]) => {
      const of = (list: typeof listed) =>
        derive(
          list.map((change) => one(change as Partial<SubscriptionState>)),
          NOW,
        )
      expect(of(shuffled)).toEqual(of(listed))
    }),
  )
})
