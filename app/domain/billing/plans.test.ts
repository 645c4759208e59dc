import { expect, test } from 'vitest'
import { cardPoints, planPoints } from './plan-points.ts'
import { PLANS, planFor, planReaches, yearlySavingsCents } from './plans.ts'

test('the plan table promises what the pricing cards promise', () => {
  expect(Object.values(PLANS).map((plan) => [plan.key, plan.requestsPerMonth])).toEqual([
    ['starter', 25],
    ['pro', 500],
    ['business', 2000],
    ['enterprise', 5000],
  ])
})

test('a year of Pro saves $19.89 and a year of Business $59.89', () => {
  expect(yearlySavingsCents(PLANS.pro)).toBe(1989)
  expect(yearlySavingsCents(PLANS.business)).toBe(5989)
  expect(yearlySavingsCents(PLANS.enterprise)).toBeNull()
})

test('spec 6: plan defaults to starter when unknown', () => {
  for (const value of ['gold', '', null, undefined, 'constructor', '__proto__'])
    expect(planFor(value).key).toBe('starter')
})

test('a plan reaches itself and everything below it', () => {
  expect(planReaches('pro', 'starter')).toBe(true)
  expect(planReaches('pro', 'pro')).toBe(true)
  expect(planReaches('pro', 'business')).toBe(false)
})

test('a card says of each kind of own items how many there may be, in one line where none is counted', () => {
  const keys = (change: object) => planPoints({ ...PLANS.business, ...change }).map(({ key, count }) => [key, count])
  expect(keys({})[1]).toEqual(['pricing.unlimited', undefined])
  expect(keys({ customStyles: 9, customTemplates: 0 }).slice(1, 4)).toEqual([
    ['pricing.unlimitedPrompts', undefined],
    ['pricing.styles', 9],
    ['pricing.builtInAll', undefined],
  ])
  expect(keys({ customPrompts: 3 }).slice(1, 4)).toEqual([
    ['pricing.prompts', 3],
    ['pricing.unlimitedStyles', undefined],
    ['pricing.unlimitedTemplates', undefined],
  ])
})

test('a card names the plan below only if it has everything of it, and then says what it adds', () => {
  const keys = (plan: keyof typeof PLANS) => cardPoints(PLANS[plan]).map(({ key }) => key)
  expect(cardPoints(PLANS.enterprise)).toEqual([
    { key: 'pricing.everythingIn', plan: 'Business' },
    { key: 'pricing.requestsFrom', count: 5000 },
    { key: 'pricing.enterprise' },
  ])
  for (const plan of ['starter', 'pro', 'business'] as const) {
    expect(cardPoints(PLANS[plan])).toEqual(planPoints(PLANS[plan]))
    expect(keys(plan)).not.toContain('pricing.everythingIn')
  }
})
