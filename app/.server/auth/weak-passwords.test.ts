import { expect, test } from 'vitest'
import commonPasswords from './common-passwords.json' with { type: 'json' }
import { weaknessOf } from './weak-passwords.ts'

test('A3: the list holds more than 3,000 different passwords that the rule would else accept', () => {
  const words = commonPasswords.lines.flatMap((line) => line.split(' '))
  expect(new Set(words).size).toBeGreaterThan(3000)
  expect(words.every((word) => word.length >= 8)).toBe(true)
})

test('A3: every word of the list is refused, as it stands and in capitals', () => {
  const words = commonPasswords.lines.flatMap((line) => line.split(' '))
  const passed = words.filter(
    (word) => weaknessOf(word, 'x@example.com') === null || weaknessOf(word.toUpperCase(), 'x@example.com') === null,
  )
  expect(passed).toEqual([])
})

test('A3: common passwords, runs, repetitions and product words are refused in any case', () => {
  const refused = [
    'password',
    'Password1',
    'iloveyou',
    'qwertzuiop',
    'zyxwvuts',
    '23456789',
    'aaaaaaaa',
    'abababab',
    'penmark1',
    'Penmark2026!',
    'x-penmark',
  ]
  for (const password of refused)
    expect([password, weaknessOf(password, 'ada@example.com')]).toEqual([password, 'common'])
})

test('A3: the mail name and the address are refused, alone or with digits around them', () => {
  for (const password of ['lovelace1815', 'Ada.Lovelace', 'ada.lovelace@example.com', '!!lovelace!!']) {
    expect([password, weaknessOf(password, 'Ada.Lovelace@example.com')]).toEqual([password, 'personal'])
  }
})

test('A1: what is long or odd enough passes without any composition rule', () => {
  for (const password of [
    'correct horse battery',
    'nine lives',
    'ünterwegs',
    '🖋🖋🖊📎📏📐✂🗂',
    'lovelace wrote notes',
    'penmark is for writers',
    '7294-1835',
  ]) {
    expect([password, weaknessOf(password, 'ada.lovelace@example.com')]).toEqual([password, null])
  }
})
