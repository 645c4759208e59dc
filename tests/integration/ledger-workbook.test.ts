import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ExportFormat, exportBundle, type Range } from '#app/.server/ledger/export/export.ts'
import { filesOf } from '#tests/support/any-history.ts'
import { type Files, renewed } from '#tests/support/naive-bundle.ts'
import { strictCsv } from '#tests/support/strict-csv.ts'
import { type ThreeMonths, threeMonths } from '#tests/support/three-months.ts'
import { detailsOf, verified } from '#tests/support/verifying.ts'

// A controller's view of an export: requests.csv, money.csv and statement.html. They follow from the lines, so the verifier
// writes them again, and every sum over one of their columns is a figure of the statement.

const folder = mkdtempSync(path.join(tmpdir(), 'penmark-workbook-'))
let log: ThreeMonths
let month: Files
let whole: Files
const MONTHS = ['2026-07', '2026-08', '2026-09']
const AUGUST = { kind: 'month', period: '2026-08' } as const
const account = () => log.accounts[1] ?? ''

beforeAll(async () => {
  log = threeMonths(path.join(folder, 'data'))
  month = await exported(account(), AUGUST)
  whole = await exported(null, { kind: 'all' })
})
afterAll(() => {
  log.database.close()
  rmSync(folder, { recursive: true })
})

async function exported(of: string | null, range: Range, newest: 2 | 3 | 4 = 4): Promise<Files> {
  const scope = of === null ? ({ kind: 'log' } as const) : ({ kind: 'account', account: of } as const)
  const files = await filesOf(log, { scope, range, newest })
  if (files === undefined) throw new Error('nothing to export')
  return files
}

/** The rows of a table, each by the names of its columns. */
function rowsOf(files: Files, name: string): Record<string, string>[] {
  const [head = [], ...rows] = strictCsv(String(files[name])).map((row) => row.map(({ value }) => value))
  return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index] ?? ''])))
}

function sumOf(rows: readonly Record<string, string>[], column: string): number {
  return rows.reduce((sum, row) => sum + Number(row[column]), 0)
}

const verdict = async (files: Files) => (await verified(files, { keys: [log.signer.vkey] })).report

/** What became of a bundle whose file was changed and whose manifest was made to fit. */
async function changed(name: string, change: (text: string) => string) {
  const text = String(month[name])
  const other = change(text)
  expect(other).not.toBe(text)
  const report = await verdict(renewed({ ...month, [name]: Buffer.from(other) }))
  return { result: report.result, says: detailsOf(report, 'Workbook') }
}

test('the sums over the columns of both tables are the statement, for each account and month', async () => {
  const REQUESTS = 'requests settled released expired late used from_lots tokens_in tokens_out'.split(' ')
  let stated = 0
  for (const of of log.accounts) {
    for (const period of MONTHS) {
      const files = await exported(of, { kind: 'month', period }).catch(() => undefined)
      const statement = files && rowsOf(files, 'statements.csv').find((row) => row.period === period)
      if (files === undefined || statement === undefined) continue
      stated += 1
      const [requests, money] = [rowsOf(files, 'requests.csv'), rowsOf(files, 'money.csv')]
      const sums = Object.fromEntries(REQUESTS.map((name) => [name, sumOf(requests, name)]))
      expect(sums).toEqual(Object.fromEntries(REQUESTS.map((name) => [name, Number(statement[name])])))
      expect(sumOf(requests, 'credits')).toBe(Number(statement.used) + Number(statement.from_lots))
      expect(sumOf(money, 'paid_minor')).toBe(Number(statement.paid_minor))
      expect(sumOf(money, 'refunded_minor')).toBe(Number(statement.refunded_minor))
      expect(sumOf(money, 'amount_minor')).toBe(
        sumOf(money, 'paid_minor') - sumOf(money, 'refunded_minor') + sumOf(money, 'disputed_minor'),
      )
    }
  }
  expect(stated).toBeGreaterThan(12)
})

test('only columns that can be added up hold numbers', () => {
  const numbers = (name: string) => {
    const rows = rowsOf(whole, name)
    const columns = Object.keys(rows[0] ?? {})
    return columns.filter((column) => rows.some((row) => row[column] !== '' && Number.isFinite(Number(row[column]))))
  }
  expect(numbers('requests.csv').join(' ')).toBe(
    'requests settled late released expired running used from_lots credits tokens_in tokens_out',
  )
  expect(numbers('money.csv').join(' ')).toBe(
    'amount_minor paid_minor refunded_minor disputed_minor tax_minor unmoved_minor',
  )
})

test('a month has each request that counts in it once, and a late result as a second row of its request', async () => {
  const rows = rowsOf(month, 'requests.csv')
  const lines = [...String(month['ledger.jsonl']).split('\n'), ...String(month['context.jsonl']).split('\n')]
  const events = lines.filter(Boolean).map((line) => JSON.parse(line))
  const reserved = events.filter(({ type, data }) => type === 'request.reserved' && data.period === AUGUST.period)
  const once = rows.filter(({ requests }) => requests === '1').map(({ request }) => request)
  expect(once.toSorted()).toEqual(reserved.map(({ data }) => data.request).toSorted())
  const late = rows.filter(({ outcome }) => outcome === 'late')
  expect(late.length).toBeGreaterThan(0)
  for (const { request, requests } of late) {
    expect(requests).toBe('0')
    expect(rows.filter((row) => row.request === request).map(({ outcome }) => outcome)).toEqual(['expired', 'late'])
  }
})

test('the balances of a statement continue those of the month before', async () => {
  const balances = async (period: string) => {
    const page = String((await exported(account(), { kind: 'month', period }))['statement.html'])
    return [...page.matchAll(/(Opening|Closing) balance[^<]*<\/th><td class="n">([^<]*)/g)].map(([, , value]) => value)
  }
  const [july, august, september] = await Promise.all(MONTHS.map(balances))
  // Of the plan's limit, of extra credits, of money: each opening and closing.
  expect(july?.[2]).toBe('0')
  expect(august?.[2]).toBe(july?.[3])
  expect(september?.[2]).toBe(august?.[3])
  expect(july?.[4]).toBe('USD 0.00')
  expect(august?.[4]).toBe(july?.[5])
  expect(september?.[4]).toBe(august?.[5])
})

test('a statement names the invoices that it ties to in one line, and the verifier repeats it', async () => {
  const invoice = rowsOf(month, 'money.csv')[0]?.invoice
  const tie = `requests.csv: 33 requests, 31 credits. money.csv: paid USD 9.99, refunded USD 0.00; invoices ${invoice} USD 9.99.`
  expect(String(month['statement.html'])).toContain(`<p>${tie}</p>`)
  const report = await verdict(month)
  expect(report.result).toBe('VERIFIED')
  expect(detailsOf(report, 'Workbook')).toContain(tie)
})

test('the page of a statement loads nothing and holds no script', () => {
  const page = String(month['statement.html'])
  expect(page).not.toMatch(/<script|<link|<img|\bsrc=|url\(|@import|https?:/)
})

test.each<[string, (row: string) => string, RegExp]>([
  ['a credit', (row) => row.replace(',1,0,1,', ',0,0,1,'), /requests\.csv row 2, column used: expected 1; found 0/],
  ['an outcome', (row) => row.replace(',settled,', ',released,'), /column outcome: expected settled; found released/],
  ['an operation', (row) => row.replace(',rephrase,', ',expand,'), /column operation: expected rephrase; found expand/],
  ['a receipt', (row) => row.replace('sha256:4', 'sha256:5'), /column receipt/],
])('%s that was changed in requests.csv is named', async (_, change, names) => {
  const { result, says } = await changed('requests.csv', (text) => {
    const rows = text.split('\n')
    return [rows[0], change(rows[1] ?? ''), ...rows.slice(2)].join('\n')
  })
  expect(result).toBe('TAMPERED')
  expect(says).toMatch(names)
})

test.each<[string, (rows: string[]) => string[]]>([
  ['left out', (rows) => rows.toSpliced(3, 1)],
  ['doubled', (rows) => rows.toSpliced(3, 0, rows[3] ?? '')],
  ['moved', (rows) => [...rows.toSpliced(3, 1).slice(0, -1), rows[3] ?? '', '']],
  ['added at the end', (rows) => [...rows.slice(0, -1), (rows[1] ?? '').replace('settled', 'running'), '']],
])('a row that was %s is noticed in both tables', async (_, change) => {
  for (const name of ['requests.csv', 'money.csv']) {
    const other = change(String(whole[name]).split('\n')).join('\n')
    const report = await verdict(renewed({ ...whole, [name]: Buffer.from(other) }))
    expect([name, report.result]).toEqual([name, 'TAMPERED'])
    expect(detailsOf(report, 'Workbook')).toContain(name)
  }
})

test('a figure, an amount and a hidden part on the page of a statement are noticed', async () => {
  for (const change of [
    (text: string) => text.replace('USD 9.99', 'USD 9.98'),
    (text: string) => text.replace('>+7<', '>+8<'),
    (text: string) => `${text}<p>Paid in full.</p>\n`,
    (text: string) => text.replace('<h2>Money', '<h2 hidden>Money'),
  ]) {
    const { result, says } = await changed('statement.html', change)
    expect([result, says]).toEqual(['TAMPERED', expect.stringContaining('statement.html, line ')])
  }
  const marked = Buffer.from(`\ufeff${String(month['statement.html'])}`)
  expect((await verdict(renewed({ ...month, 'statement.html': marked }))).result).toBe('RE-SAVED')
})

test('tables that a spreadsheet has saved again are re-saved, and a changed cell in them is named', async () => {
  const saved = (text: string) =>
    `\ufeff${text
      .replaceAll(/(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d):\d\d\.\d{3}Z/g, '$3/$2/$1 $4')
      .replaceAll(',2026-08,', ',Aug-26,')
      .replaceAll(',', ';')
      .replaceAll('\n', '\r\n')}`
  for (const name of ['requests.csv', 'money.csv']) {
    const again = Buffer.from(saved(String(month[name])))
    const report = await verdict({ ...month, [name]: again })
    expect([name, report.result]).toEqual([name, 'RE-SAVED'])
    const edited = Buffer.from(String(again).replace(/;(999|392);/, ';1;'))
    const altered = await verdict({ ...month, [name]: edited })
    expect([name, altered.result]).toEqual([name, 'TAMPERED'])
    expect(detailsOf(altered, 'Workbook')).toMatch(/column (amount_minor|tokens_in): expected \d+; found 1/)
  }
})

test('a missing table is missing; the other one and the statement are judged all the same', async () => {
  for (const [gone, there] of [
    ['money.csv', 'requests.csv'],
    ['requests.csv', 'money.csv'],
  ] as const) {
    const { [gone]: _, ...files } = month
    const report = await verdict(files)
    expect(report.result).toBe('TAMPERED')
    const says = [detailsOf(report, 'Files'), detailsOf(report, 'Workbook')].join('\n')
    expect(says).toContain(`${gone} is missing`)
    expect(says).not.toContain(there)
    expect(says).not.toContain('statement.html')
  }
})

test('without the workbook a bundle has the format, the files and the lines of before', async () => {
  const plain = await exported(account(), AUGUST, 2)
  expect(JSON.parse(String(plain['manifest.json'])).format).toBe('penmark-ledger-export/2')
  const more = Object.keys(month).filter((name) => !(name in plain))
  expect(more.toSorted()).toEqual(['checkpoints.jsonl', 'money.csv', 'requests.csv', 'statement.html'])
  for (const name of ['ledger.jsonl', 'ledger.csv', 'checkpoint', 'consistency.proof', 'vkey']) {
    expect(month[name]?.equals(plain[name] ?? Buffer.alloc(0)), name).toBe(true)
  }
  expect((await verdict(plain)).result).toBe('VERIFIED')
})

test.each<[ExportFormat, string]>([
  ['requests', 'requests.csv'],
  ['money', 'money.csv'],
  ['statement', 'statement.html'],
])('%s alone is %s of the bundle', async (format, name) => {
  const scope = { kind: 'account', account: account() } as const
  const alone = exportBundle(log.database.reader, { scope, range: AUGUST, format })
  if (!alone.ok) throw new Error(alone.code)
  expect(await new Response(alone.stream).text()).toBe(String(month[name]))
  expect(alone.name).toMatch(new RegExp(`^penmark-ledger-acc_[0-9a-f]{32}-2026-08-${alone.size}-${name}$`))
})

test('there is no statement of the log, of everything, of a month that runs, or of one without events', () => {
  const mine = { kind: 'account', account: account() } as const
  for (const [scope, range] of [
    [{ kind: 'log' }, AUGUST],
    [mine, { kind: 'all' }],
    [mine, { kind: 'month', period: '2026-10' }],
  ] as const) {
    const refused = exportBundle(log.database.reader, { scope, range, format: 'statement' })
    expect(refused).toEqual({ ok: false, code: 'month_without_statement' })
  }
})
