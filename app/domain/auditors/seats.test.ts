import { expect, test } from 'vitest'
import { InviteAuditorSchema } from './forms.ts'
import { isOpen, seatEnd, seatState } from './seats.ts'

const DAY = 24 * 60 * 60 * 1000
const invited = { inviteExpiresAt: 14 * DAY, acceptedAt: null, expiresAt: null, revokedAt: null }

test('an invitation waits until its last millisecond and then lapses', () => {
  expect(seatState(invited, 0)).toBe('invited')
  expect(seatState(invited, 14 * DAY - 1)).toBe('invited')
  expect(seatState(invited, 14 * DAY)).toBe('lapsed')
})

test('a seat is counted in days from its acceptance, however late in the fortnight that was', () => {
  const accepted = { ...invited, acceptedAt: 13 * DAY, expiresAt: seatEnd(13 * DAY, 7) }
  expect(seatState(accepted, 13 * DAY)).toBe('active')
  expect(seatState(accepted, 20 * DAY - 1)).toBe('active')
  expect(seatState(accepted, 20 * DAY)).toBe('ended')
})

test('a revoked seat is revoked whatever its times say', () => {
  expect(seatState({ ...invited, revokedAt: 1 }, 0)).toBe('revoked')
  expect(seatState({ ...invited, acceptedAt: 1, expiresAt: 100, revokedAt: 2 }, 50)).toBe('revoked')
})

test('only what is invited or in use counts as open', () => {
  expect((['invited', 'lapsed', 'active', 'ended', 'revoked'] as const).filter(isOpen)).toEqual(['invited', 'active'])
})

test('the form takes one of three lengths, an address, and a note if there is one', () => {
  expect(InviteAuditorSchema.parse({ email: ' eva@example.com ', days: '30' })).toEqual({
    email: 'eva@example.com',
    days: 30,
  })
  const problems = (form: object) => InviteAuditorSchema.safeParse(form).error?.issues.map((issue) => issue.message)
  expect(problems({ email: 'eva', days: '31' })).toEqual(['sign-in:problem.emailInvalid', 'auditors:problem.days'])
  expect(problems({})).toEqual(['sign-in:problem.emailRequired', 'auditors:problem.days'])
  expect(problems({ email: 'eva@example.com', days: '7', label: 'x'.repeat(81) })).toEqual([
    'auditors:problem.labelTooLong',
  ])
})
