import { expect, test } from 'vitest'
import { LOCALES } from '../preferences/language.ts'
import { parseSupportHours, supportHoursIn } from './hours.ts'

const HOURS = 'Mo-Fr 09:00-18:00, Sa 10:00-16:00 America/Los_Angeles'

test('hours are told in every language with the name of their time zone', () => {
  const hours = parseSupportHours(HOURS)
  if (hours === undefined) throw new Error('these hours are valid')
  const words = Object.fromEntries(
    LOCALES.map((locale) => {
      const inWords = supportHoursIn(locale, hours)
      return [locale, `${inWords.hours} (${inWords.zone})`.replace(/[\u2009\u202f\u00a0]/g, ' ')]
    }),
  )
  expect(words.en).toBe('Mon–Fri 9:00 AM – 6:00 PM, Sat 10:00 AM – 4:00 PM (Pacific Time)')
  expect(words.de).toBe('Mo–Fr 09:00–18:00 Uhr, Sa 10:00–16:00 Uhr (Nordamerikanische Westküstenzeit)')
  for (const locale of LOCALES) expect(words[locale]).toMatch(/^\p{L}+\.?–\p{L}+\.? .*9.*16.*\(.{4,}\)$|^Mon/u)
})

test.each([
  '',
  'always',
  'Mo-Fr 09:00-18:00',
  'Mo-Fr 09:00-18:00 Mars/Olympus',
  'Fr-Mo 09:00-18:00 UTC',
  'Mo 18:00-09:00 UTC',
  'Mo 09:00-24:30 UTC',
  'Mo-Fr 09:00-18:00,, Sa 10:00-16:00 UTC',
  'mo-fr 09:00-18:00 UTC',
])('“%s” is no list of hours', (text) => {
  expect(parseSupportHours(text)).toBeUndefined()
})

test('one day, a day and a day, and hours around spaces are read', () => {
  expect(parseSupportHours('  Su 10:00-10:01 UTC ')).toEqual({
    spans: [{ from: 6, to: 6, opens: '10:00', closes: '10:01' }],
    timeZone: 'UTC',
  })
  expect(parseSupportHours('Mo 08:00-12:00, Mo 13:00-17:00 Europe/Vienna')?.spans).toHaveLength(2)
})
