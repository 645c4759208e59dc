import { expect, test } from 'vitest'
import { dayFormat } from './day-format.ts'

const FIRST = Date.UTC(2026, 11, 1)

test('French counts the first of a month as an ordinal, and only the first', () => {
  const day = dayFormat('fr', { dateStyle: 'long' })
  expect(day(FIRST)).toBe('1er décembre 2026')
  expect(day(Date.UTC(2026, 11, 11))).toBe('11 décembre 2026')
})

test('other languages write the day as Intl does', () => {
  expect(dayFormat('en', { dateStyle: 'long' })(FIRST)).toBe('December 1, 2026')
  expect(dayFormat('de', { day: 'numeric', month: 'long' })(FIRST)).toBe('1. Dezember')
})
