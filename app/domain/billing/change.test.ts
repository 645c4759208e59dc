import { expect, test } from 'vitest'
import { timingOf } from './change.ts'

test('a switch to more begins now, a switch to less when the paid period ends', () => {
  const at = (from: string, to: string) => {
    const [plan, interval] = from.split('/') as ['pro', 'month']
    const [wanted, every] = to.split('/') as ['pro', 'month']
    return timingOf({ plan, interval }, { plan: wanted, interval: every })
  }
  expect(at('pro/month', 'business/month')).toBe('now')
  expect(at('pro/month', 'business/year')).toBe('now')
  expect(at('pro/month', 'pro/year')).toBe('now')
  expect(at('business/year', 'pro/year')).toBe('later')
  expect(at('business/month', 'pro/month')).toBe('later')
  expect(at('pro/year', 'pro/month')).toBe('later')
  expect(at('pro/year', 'business/month')).toBe('later')
  expect(at('business/month', 'pro/year')).toBe('not_offered')
  expect(at('pro/year', 'pro/year')).toBe('none')
})
