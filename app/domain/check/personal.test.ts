import { expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import {
  NewPersonalEntrySchema,
  PersonalEntrySchema,
  personalEntry,
  pressedEntry,
  withoutPersonal,
} from './personal.ts'

const finding = (start: number, end: number, change: Partial<Finding> = {}): Finding => ({
  ...{ start, end, family: 'spelling', rule: 'en.spelling', replacements: [], ticked: false },
  ...change,
})

test('a known word is left alone in its capitals, and one in small letters in any', () => {
  const text = '😀 Zorblax zorblax Qwrtz qwrtz'
  const all = [finding(2, 9), finding(10, 17), finding(18, 23), finding(24, 29)]
  expect(withoutPersonal(text, all, { words: ['Zorblax', 'qwrtz'], rules: [] })).toEqual([finding(10, 17)])
})

test('a known word still has its grammar checked, and an ignored rule is silent everywhere', () => {
  const all = [finding(0, 2, { family: 'confused', rule: 'en.its' }), finding(3, 5, { rule: 'en.other' })]
  expect(withoutPersonal('Its an', all, { words: ['Its'], rules: ['en.other'] })).toEqual([all[0]])
})

test('what is no word and no rule is no entry', () => {
  expect(personalEntry('words', ' naïve ')).toEqual({ kind: 'words', value: 'naïve' })
  for (const typed of ['', 'two words', '1234', 'x'.repeat(61), undefined]) {
    expect(personalEntry('words', typed)).toBeNull()
  }
  expect(pressedEntry('ignore_rule:harper.AnA')).toEqual({ kind: 'rules', value: 'harper.AnA' })
  expect(pressedEntry('ignore_rule:a b')).toBeNull()
  expect(pressedEntry('check')).toBeNull()
})

test('the spelling of all words cannot be ignored, and can be taken back by who ignored it before', () => {
  expect(pressedEntry('ignore_rule:en.spelling')).toBeNull()
  expect(NewPersonalEntrySchema.safeParse({ rule: 'en.spelling' }).error?.issues).toMatchObject([
    { path: ['rule'], message: 'settings:dictionary.whole_spelling' },
  ])
  expect(NewPersonalEntrySchema.safeParse({ rule: 'en.your' }).data).toEqual({ kind: 'rules', value: 'en.your' })
  expect(PersonalEntrySchema.safeParse({ rule: 'en.spelling' }).success).toBe(true)
})
