import { expect, test } from 'vitest'
import { colonIn } from './colon.ts'
import { LOCALES } from './language.ts'

test('a label ends in a colon, which French sets apart', () => {
  expect(LOCALES.map((locale) => `${locale}${colonIn(locale)}`)).toEqual(['en:', 'es:', 'pt:', 'fr\u00a0:', 'de:'])
})
