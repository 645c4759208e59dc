import { expect, test } from 'vitest'
import { bundleOf, type Files, linesOf, naiveKey, renewed } from '#tests/support/naive-bundle.ts'
import { honestLog } from '#tests/support/naive-log.ts'
import { detailsOf, verified } from '#tests/support/verifying.ts'

// Tests the report on tables that a spreadsheet has saved again.

const key = naiveKey()
const honest = bundleOf(linesOf(honestLog(key).drafts), { keys: [key] })
const table = String(honest['ledger.csv'])

/** The CSV with dates and line ends as a spreadsheet on Windows saves them. */
function savedAgain(csv: string): string {
  return csv.replace(/,(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d):\d\d\.\d{3}Z,/g, ',$3/$2/$1 $4,').replaceAll('\n', '\r\n')
}

async function rowsOf(changed: Files) {
  const { report } = await verified({ ...honest, ...changed }, { keys: [key.vkey] })
  const check = report.checks.find(({ name }) => name === 'Rows')
  if (check === undefined) throw new Error('no rows')
  return { ...check, report }
}

test('an altered cell is named first although the whole table was saved again', async () => {
  const csv = savedAgain(table).replace(',invoice.paid,2026-09,,,999,', ',invoice.paid,2026-09,,,99,')
  const { status, text, details, report } = await rowsOf({ 'ledger.csv': Buffer.from(csv) })
  expect([status, report.result]).toEqual(['FAILED', 'TAMPERED'])
  expect(text).toBe('ledger.csv: 38 of 39 rows equal their events; 1 does not')
  expect(details[0]).toBe('ledger.csv: 1 cell or row with another meaning')
  expect(details[1]).toMatch(/^ledger\.csv row \d+, column amount_minor: expected 999; found 99$/)
  expect(details[2]).toMatch(/^ledger\.csv, column time: 39 cells in another date form, the same moment \(row 2: /)
  expect(details[3]).toBe('ledger.csv, the whole file: other line ends')
  expect(details).toHaveLength(4)
})

test('twenty altered cells are named and the rest counted, apart from those of another form', async () => {
  const csv = savedAgain(table).replace(/^(\d+,[^,]*,)[^,]*,/gm, '$1nobody,')
  const { text, details } = await rowsOf({ 'ledger.csv': Buffer.from(csv) })
  expect(text).toBe('ledger.csv: 0 of 39 rows equal their events; 39 do not')
  expect(details[0]).toBe('ledger.csv: 39 cells or rows with another meaning')
  expect(details.filter((line) => line.includes('found nobody'))).toHaveLength(20)
  expect(details[21]).toBe('… and 19 more with another meaning')
  expect(details[22]).toContain('column time: 39 cells')
})

test('an altered statement is named before the other form of the ledger', async () => {
  const statements = String(honest['statements.csv']).replace(',starter,3,', ',starter,4,')
  const files = { 'ledger.csv': Buffer.from(savedAgain(table)), 'statements.csv': Buffer.from(statements) }
  const { text, details } = await rowsOf(files)
  expect(text).toMatch(/^statements\.csv: \d of \d rows? .*; 1 does not$/)
  expect(details[1]).toBe('statements.csv row 2, column quota: expected 3; found 4')
  expect(details[2]).toContain('ledger.csv, column time')
})

test.each([
  ['quotes', table.replaceAll(/^(\d+),/gm, '"$1",'), 'ledger.csv, the whole file: other quotes'],
  ['line ends', table.replaceAll('\n', '\r\n'), 'ledger.csv, the whole file: other line ends'],
  ['a mark', `\ufeff${table}`, 'ledger.csv, the whole file: a byte order mark at its beginning'],
])('%s that another program writes take one line, and are no edit', async (_, csv, line) => {
  const { status, details, report } = await rowsOf({ 'ledger.csv': Buffer.from(csv) })
  expect([status, report.result]).toEqual(['RE-SAVED', 'RE-SAVED'])
  expect(details).toEqual([line])
})

test.each([
  ['28/09/2026 09:00', 'RE-SAVED'],
  ['28.09.2026 9:00:00', 'RE-SAVED'],
  ['9/28/26 9:00 AM', 'RE-SAVED'],
  ['2026-09-28 09:00:00.000', 'RE-SAVED'],
  ['2026-09-28T09:00:00.0)0Z', 'FAILED'],
  ['2026-09-28T09:00:00.000Z 5', 'FAILED'],
  ['28/09/2026 09:00, or so', 'FAILED'],
])('the time %s in place of the exported one: %s', async (time, status) => {
  const csv = table.replaceAll('2026-09-28T09:00:00.000Z', time.includes(',') ? `"${time}"` : time)
  expect((await rowsOf({ 'ledger.csv': Buffer.from(csv) })).status).toBe(status)
})

test('rows that no event gives do not make the equal ones less', async () => {
  const { text, details } = await rowsOf({ 'ledger.csv': Buffer.from(`${table}999,x\n`) })
  expect(text).toBe('ledger.csv: 39 of 39 rows equal their events, but 1 cell or row is there that no event gives')
  expect(details[1]).toContain('expected the end of the file; found 1 more row: 999,x')
})

test('what failed is told as failed, never in the words of a check that holds', async () => {
  const doubled = String(honest['ledger.jsonl']).replace('"amount":1,', '"amount":2,')
  const { report } = await verified({ ...honest, 'ledger.jsonl': Buffer.from(doubled) }, { keys: [key.vkey] })
  expect(detailsOf(report, 'Files')).toMatch(/^1 of \d+ files differs\n/)
  expect(detailsOf(report, 'Range')).toMatch(/: not as they stand in the signed tree/)

  const damaged = String(honest['ledger.jsonl']).replace('"amount":1,', '"amount":01,')
  const other = await verified(renewed({ ...honest, 'ledger.jsonl': Buffer.from(damaged) }), { keys: [key.vkey] })
  expect(detailsOf(other.report, 'Lines')).toMatch(/^38 of 39 lines are events in their one canonical form; 1 is not\n/)
  expect(detailsOf(other.report, 'Chains')).toMatch(/ not follow the one before by number, hash or time\n/)

  const sentences = [report, other.report]
    .flatMap(({ checks }) => checks.filter(({ status }) => status === 'FAILED'))
    .map(({ text }) => text)
  const good = (await verified(honest, { keys: [key.vkey] })).report.checks.map(({ text }) => text)
  expect(sentences.filter((text) => good.includes(text))).toEqual([])
})

test('the first check has nothing to compare with, and says so in every form of the verifier', async () => {
  for (const firstState of [true, false]) {
    const { report } = await verified(honest, { keys: [key.vkey], firstState })
    const history = report.checks.find(({ name }) => name === 'History')
    expect(history?.status).toBe('NOT CHECKED')
    expect(history?.text).toContain('nothing to compare with')
    expect(report.result).toBe('VERIFIED')
  }
})
