import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import { missing, PYTHON } from '#tests/support/second-reader.ts'
import { saysTheSame } from '../../verifier/src/same-value.js'

// Which forms of a cell mean the same as the exported one, and which are another value.

const MOMENT = '2026-08-01T00:20:04.926Z'

test.each([
  // As exported, by ISO 8601 with another separator, by pandas, openpyxl and R.
  '2026-08-01 00:20:04.926',
  '2026-08-01 00:20:04.926000',
  '2026-08-01 00:20:04.926+00:00',
  '2026-08-01T00:20:04.926000+0000',
  '2026-08-01 02:20:04.926+02:00',
  '2026-07-31 18:50:04.926-05:30',
  '2026-08-01 00:20:04.926 UTC',
  // Cut and rounded.
  '2026-08-01 00:20:04.93',
  '2026-08-01 00:20:04.92',
  '2026-08-01 00:20:04.9',
  '2026-08-01 00:20:04',
  '2026-08-01 00:20:05',
  '01/08/2026 00:20',
  '8/1/26 12:20 AM',
  // Gnumeric in its own form and as the number of days, Excel's shorter one.
  '2026/08/01 00:20:04.926',
  '46235.01394590278',
  '46235,01395',
])('the moment %s is the exported one', (cell) => {
  expect(saysTheSame('start', MOMENT, cell)).toBe(true)
})

test.each([
  '2026-08-01T00:20:04.927Z',
  '2026-08-01 00:20:04.126',
  '2026-08-01 00:20:04.000',
  '2026-08-01 00:20:04.926501',
  '2026-08-01 00:20:04.8',
  '2026-08-01 00:20:06',
  '2026-08-01 00:21',
  '2026-08-01 00:20:04.926+01:00',
  '2026-08-01 02:20:04.926 CEST',
  '2026-07-32 00:20:04',
  '2026-07-31 24:20:04',
  '8/1/26 12:20 PM',
  '46235.0140',
  '46235',
  '1785543604926',
])('the moment %s is another one', (cell) => {
  expect(saysTheSame('start', MOMENT, cell)).toBe(false)
})

test.each([
  ['07/2026', true],
  ['Jul-26', true],
  ['juil. 2026', true],
  ['julio de 2026', true],
  ['2026-07-01', true],
  ['7/1/2026', true],
  ['01.07.2026', true],
  ['1 Jul 2026', true],
  ['2026-07-01 00:00:00', true],
  ['2026-07-01T00:00:00.000Z', true],
  ['46204', true],
  ['2026-08', false],
  ['Aug-26', false],
  ['2026-07-12', false],
  ['07/12/2026', false],
  ['2 Jul 2026', false],
  ['2026-07-01 00:00:01', false],
  ['46205', false],
  ['46234', false],
  ['2026', false],
  ['7', false],
])('%s for the month 2026-07: %s', (cell, isSame) => {
  expect(saysTheSame('month', '2026-07', cell)).toBe(isSame)
})

test.each([
  ['tokens_in', '1234567', '1,234,567', true],
  ['tokens_in', '1234567', '1.234.567,00', true],
  ['tokens_in', '1234567', '1.23E+06', true],
  ['tokens_in', '1234567', '1.24E+06', false],
  ['tokens_in', '100000', '1e+05', true],
  ['amount_minor', '-998', '-998.0', true],
  ['amount_minor', '-998', '998', false],
  ['amount_minor', '-998', '(998)', false],
  ['amount_minor', '999', '9.99', false],
  ['amount_minor', '999', '999,1', false],
  ['amount_minor', '0', 'NA', false],
  ['lot', '', 'NA', true],
  ['lot', '', 'nan', true],
  ['lot', '', '0', false],
  ['lot', '', 'event_3', false],
  ['model', '003', '3', true],
  ['model', '1e5', '1.00E+05', true],
  ['model', '1e5', '100000', true],
  ['model', '3.10', '3.1', true],
  ['model', '3.10', '3,1', true],
  ['model', '3.10', '3.11', false],
  ['model', 'gpt-5', 'gpt-5-mini', false],
  ['price', 'usd:9.99', 'usd:9.98', false],
])('in the column %s %s written as %s: %s', (column, expected, cell, isSame) => {
  expect(saysTheSame(column, expected, cell)).toBe(isSame)
})

const two = (number: number) => String(number).padStart(2, '0')

test('no form of another moment, month or count is taken for the exported one', () => {
  const moment = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2031, 0) })
  fc.assert(
    fc.property(
      moment,
      moment,
      fc.constantFrom('cut', 'digits', 'serial'),
      fc.integer({ min: 0, max: 9 }),
      (a, b, form, digits) => {
        const iso = new Date(a).toISOString()
        const other = new Date(Math.abs(a - b) > 2_000 ? b : a)
        const fraction = `${two(other.getUTCMilliseconds()).padStart(3, '0')}000000`.slice(0, digits)
        const cell = {
          cut: other.toISOString().slice(0, 19).replace('T', ' '),
          digits: `${other.toISOString().slice(0, 19)}${digits > 0 ? '.' : ''}${fraction}+00:00`,
          serial: String(other.getTime() / 86_400_000 + 25_569),
        }[form]
        return saysTheSame('end', iso, cell) === (other.getTime() === a)
      },
    ),
    { numRuns: runs(2_000, 100_000) },
  )
  const month = fc.tuple(fc.integer({ min: 2025, max: 2031 }), fc.integer({ min: 1, max: 12 }))
  fc.assert(
    fc.property(month, month, fc.nat(5), ([year, number], [otherYear, otherNumber], form) => {
      const names = 'Jan Feb Mrz Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split(' ')
      const cell = [
        `${otherYear}/${two(otherNumber)}/01`,
        `1.${otherNumber}.${otherYear}`,
        `${otherNumber}/1/${otherYear}`,
        `${names[otherNumber - 1]} ${otherYear % 100}`,
        `${otherYear}-${two(otherNumber)}-01 00:00:00`,
        String(Date.UTC(otherYear, otherNumber - 1) / 86_400_000 + 25_569),
      ][form]
      const isSame = year === otherYear && number === otherNumber
      return saysTheSame('period', `${year}-${two(number)}`, cell ?? '') === isSame
    }),
    { numRuns: runs(2_000, 100_000) },
  )
})

test.skipIf(missing !== undefined)('the second reader takes the same cells for the same', () => {
  const part = fc.constantFrom(
    '2026',
    '26',
    '08',
    '8',
    '1',
    '01',
    '12',
    '00',
    '20',
    '04',
    '926',
    '99',
    'Aug',
    'août',
    'am',
  )
  const sign = fc.constantFrom('-', '/', '.', ':', ' ', 'T', 'Z', '+', ',', '', 'E+', '\u00a0', ' pm', '+02:00', 'UTC')
  const strange = fc.array(fc.tuple(part, sign), { minLength: 1, maxLength: 9 }).map((list) => list.flat().join(''))
  const usual = fc.constantFrom(
    ...[
      '2026-08-01 00:20:04.926000',
      '01.08.2026 00:20',
      '8/1/26 12:20:04 AM',
      '2026-08-01',
      'NA',
      '46235.01394590278',
    ],
    ...['1,234', '1.234,00', '1.2E+3', '-1234.0', '−1.234', '46235', '2026-08-01T02:20:04.926+02:00', '3.1', '100000'],
  )
  const edited = fc
    .tuple(usual, fc.nat(30), part)
    .map(([text, at, more]) => text.slice(0, at) + more + text.slice(at + 1))
  const wanted = fc.constantFrom(
    ...[
      ['start', MOMENT],
      ['start', '2026-08-01T00:20:00.000Z'],
      ['month', '2026-08'],
      ['month', '2026-12'],
      ['lot', ''],
    ],
    ...[
      ['tokens_in', '1234'],
      ['tokens_in', '0'],
      ['amount_minor', '-1234'],
      ['model', '3.10'],
      ['model', '1e5'],
    ],
  )
  const pairs = fc
    .sample(fc.tuple(wanted, fc.oneof(strange, usual, edited)), runs(3_000, 100_000))
    .map(([[column = '', expected = ''], cell]) => [column, expected, cell] as const)
  const folder = path.dirname(fileURLToPath(new URL('../interop/second-reader/reader.py', import.meta.url)))
  const program =
    'import json,sys; from tables import _says_the_same as same; print(json.dumps([same(*each) for each in json.load(sys.stdin)]))'
  const options = { input: JSON.stringify(pairs), cwd: folder, maxBuffer: 2 ** 28 }
  const second = JSON.parse(String(execFileSync(PYTHON ?? '', ['-B', '-c', program], options))) as boolean[]
  const differences = pairs.filter(
    ([column, expected, cell], index) => saysTheSame(column, expected, cell) !== second[index],
  )
  expect(differences.slice(0, 10)).toEqual([])
  // Neither answer is rare, so a reader that always gives one of them would be found.
  expect(second.filter(Boolean).length).toBeGreaterThan(pairs.length / 50)
})
