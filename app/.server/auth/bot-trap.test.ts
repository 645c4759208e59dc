import { expect, test } from 'vitest'
import { bringsItsTime, holdBackMs, isBaited } from './bot-trap.ts'

const NOW = 1_795_262_400_000

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('E44: what fills in the hidden field is a bot', () => {
  expect(isBaited(form({ website: 'https://spam.example' }))).toBe(true)
  expect(isBaited(form({ website: '' }))).toBe(false)
  expect(isBaited(form({}))).toBe(false)
})

test('E44: a form that comes back at once is held until a second has passed; others pass', () => {
  expect(holdBackMs(form({ made_at: String(NOW) }), NOW)).toBe(1000)
  expect(holdBackMs(form({ made_at: String(NOW - 999) }), NOW)).toBe(1)
  for (const made_at of ['x', '', '-1', String(NOW - 1000), String(NOW + 60_000)]) {
    expect(holdBackMs(form({ made_at }), NOW)).toBe(0)
  }
  expect(holdBackMs(form({}), NOW)).toBe(0)
})

test('a form that a page has given out brings its time, and a homemade one does not', () => {
  for (const made_at of [NOW, NOW - 1, NOW - 30 * 24 * 3_600_000, NOW + 1_000])
    expect(bringsItsTime(form({ made_at: String(made_at) }), NOW)).toBe(true)
  for (const made_at of ['', 'x', '-1', '0', '1e12', '99999999999999', ` ${NOW}`, `${NOW}.5`, String(NOW + 3_600_000)])
    expect([made_at, bringsItsTime(form({ made_at }), NOW)]).toEqual([made_at, false])
  expect(bringsItsTime(form({}), NOW)).toBe(false)
})
