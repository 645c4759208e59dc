import { expect, test } from 'vitest'
import { LOCALES, storedLocale } from './language.ts'

test('an account keeps its language, and one that this version does not speak reads as English', () => {
  expect(LOCALES.map(storedLocale)).toEqual(LOCALES)
  for (const unknown of ['it', 'EN', '', 'de-AT']) expect(storedLocale(unknown)).toBe('en')
})
