import { expect, test } from 'vitest'
import { senderOf } from './bot-trap.ts'

const NOW = 1_795_262_400_000

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('44: what fills in the hidden field is a bot', () => {
  expect(senderOf(form({ website: 'https://spam.example', made_at: String(NOW - 9000) }), NOW)).toBe('bot')
  expect(senderOf(form({ website: '', made_at: String(NOW - 9000) }), NOW)).toBe('person')
})

test('44: a form that comes back at once is asked for again; one without a time, or with a broken one, passes', () => {
  expect(senderOf(form({ made_at: String(NOW - 199) }), NOW)).toBe('too_fast')
  expect(senderOf(form({ made_at: String(NOW - 200) }), NOW)).toBe('person')
  for (const made_at of ['x', '', '-1', String(NOW + 60_000)]) expect(senderOf(form({ made_at }), NOW)).toBe('person')
  expect(senderOf(form({}), NOW)).toBe('person')
})
