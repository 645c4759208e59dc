import { expect, test } from 'vitest'
import { PLAN_KEYS, type PlanKey } from '#app/domain/billing/plans.ts'
import type { Standing } from '#app/domain/billing/standing.ts'
import { actionFor } from './plan-card-texts.ts'

const RUNNING: Standing = {
  subscription: 'sub_1',
  status: 'active',
  plan: 'business',
  interval: 'month',
  quantity: 1,
  periodEnd: 0,
  ends: false,
  next: null,
  graceUntil: null,
}

function actions(plan: PlanKey, standing: Standing | null, interval: 'month' | 'year' = 'month', sells = true) {
  return PLAN_KEYS.map((key) => actionFor(key, { plan, standing, interval, sells })).join(' ')
}

test('each plan is offered by what is in force and what it would become', () => {
  expect(actions('starter', null)).toBe('current upgrade upgrade contact')
  expect(actions('business', RUNNING)).toBe('free downgrade current contact')
  expect(actions('business', RUNNING, 'year')).toBe('free none interval contact')
  expect(actions('business', { ...RUNNING, ends: true }, 'year')).toBe('free none current contact')
  expect(actions('enterprise', null)).toBe('free none none current')
  expect(actions('pro', null, 'month', false)).toBe('free current none contact')
})

test('a change that waits already is not offered again, for the other interval it is', () => {
  const waiting: Standing = { ...RUNNING, interval: 'year', next: { plan: 'pro', interval: 'month' } }
  expect(actions('business', waiting)).toBe('free none interval contact')
  expect(actions('business', waiting, 'year')).toBe('free downgrade current contact')
})

test('while a payment is owed nothing is sold on top of it', () => {
  expect(actions('starter', { ...RUNNING, status: 'unpaid' })).toBe('current none none contact')
  expect(actions('starter', { ...RUNNING, status: 'past_due' })).toBe('current none none contact')
})
