import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CreateKeySchema } from './api-key-forms.ts'
import { replacementEnd } from './api-keys.ts'

const whole = { name: 'CI', scopes: ['assist'], days: '90' }
const problems = (change: Record<string, unknown>) => {
  const parsed = CreateKeySchema.safeParse({ ...whole, ...change })
  return parsed.error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`) ?? []
}

test('a key has a name of 1 to 50 characters that can be read', () => {
  expect(problems({ name: '🖋'.repeat(50) })).toEqual([])
  expect(problems({ name: '🖋'.repeat(51) })).toEqual(['name settings:keys.problem.nameTooLong'])
  expect(CreateKeySchema.parse({ ...whole, name: '  build \n server ' }).name).toBe('build server')
  for (const name of ['', '  ', '\t', undefined, 7]) {
    expect(problems({ name })).toEqual(['name settings:keys.problem.nameRequired'])
  }
  for (const name of ['a\u0000b', 'a\u202eb', 'a\u200bb']) {
    expect(problems({ name })).toEqual(['name settings:keys.problem.nameUnreadable'])
  }
})

test('E38: a key needs at least one scope that exists, and its time is one of three, a year at most', () => {
  for (const scopes of [[], ['admin'], ['assist', 'all'], undefined, '*']) {
    expect(problems({ scopes })[0]).toMatch(/^scopes settings:keys\.problem\.scopes$/)
  }
  expect(CreateKeySchema.parse({ ...whole, scopes: ['usage', 'assist', 'usage'] }).scopes).toEqual(['assist', 'usage'])
  expect(['30', '90', '365'].map((days) => CreateKeySchema.parse({ ...whole, days }).days)).toEqual([30, 90, 365])
  for (const days of ['31', '', '-1', 'never', '366', 30, undefined]) {
    expect(problems({ days })).toEqual(['days settings:keys.problem.days'])
  }
})

test('E38: a key that replaces another lives as long, and for a year at most', () => {
  const day = 24 * 60 * 60 * 1000
  const life = (expiresAt: number | null) =>
    (replacementEnd({ createdAt: 5 * day, expiresAt }, 100 * day) - 100 * day) / day
  expect([life(35 * day), life(370 * day), life(1000 * day), life(null)]).toEqual([30, 365, 365, 365])
})

test('D34: nothing else is taken from a form', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (more) => {
      const parsed = CreateKeySchema.safeParse({ ...more, ...whole })
      expect(Object.keys(parsed.data ?? {}).filter((name) => name !== 'password')).toEqual(['name', 'scopes', 'days'])
    }),
  )
})
