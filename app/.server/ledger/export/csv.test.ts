import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEvent } from '#tests/support/any-event.ts'
import { strictCsv } from '#tests/support/strict-csv.ts'
import { encodeEvent, type LedgerEvent } from '../format/events.ts'
import { LEDGER_CSV_HEADER, ledgerRow, ledgerRowBytes } from './csv.ts'
import { readLine } from './line.ts'
import { STATEMENTS_CSV_HEADER, statementRow } from './statements-csv.ts'

const RUNS = { numRuns: 2_000 }

function rowOf(event: LedgerEvent): { line: string; row: string } {
  const line = encodeEvent(event).toString('utf8')
  return { line, row: ledgerRow(readLine(line), line) }
}

test('invariant 23: no cell of an event of any type begins a formula, and only the event itself is quoted', () => {
  fc.assert(
    fc.property(anyEvent(), (event) => {
      const { line, row } = rowOf(event)
      const [cells = [], ...more] = strictCsv(row)
      expect(more).toEqual([])
      expect(cells).toHaveLength(LEDGER_CSV_HEADER.split(',').length)
      expect(cells.filter(({ value }) => /^[=+\-@\t\r]/.test(value))).toEqual([])
      expect(cells.map(({ quoted }) => quoted)).toEqual(cells.map((_, index) => index === cells.length - 1))
      expect(cells.at(-1)?.value).toBe(line)
    }),
    RUNS,
  )
})

test('the size of a row is known without writing it', () => {
  fc.assert(
    fc.property(anyEvent(), (event) => {
      const { line, row } = rowOf(event)
      expect(ledgerRowBytes(readLine(line), line)).toBe(Buffer.byteLength(row))
    }),
    RUNS,
  )
})

test('times are written as ISO 8601 in UTC, whatever comes before', () => {
  fc.assert(
    fc.property(anyEvent(), (event) => {
      expect(rowOf(event).row.split(',')[1]).toBe(new Date(event.at).toISOString())
    }),
    RUNS,
  )
})

const ACCOUNT = `acc_${'0'.repeat(32)}`
const place = { account: ACCOUNT, aseq: 3, at: Date.UTC(2026, 10, 21, 12), idem: null, prev: 'a'.repeat(64), seq: 17 }
const stripe = {
  evt: 'evt_1A',
  obj: 'in_1B',
  created: 1_795_262_399,
  api_version: '2026-08-27.basil',
  payload_sha256: 'b'.repeat(64),
  via: 'webhook',
} as const
const figures = {
  requests: 4,
  settled: 3,
  released: 1,
  expired: 1,
  late: 1,
  used: 2,
  from_lots: 1,
  adjusted: 0,
  tokens_in: 30,
  tokens_out: 12,
  granted: 6,
  credits_expired: 0,
  credits_revoked: 0,
  paid: 999,
  refunded: 0,
} as const

test.each<[string, LedgerEvent, string]>([
  [
    'a reserve: its units and its month',
    {
      ...place,
      idem: 'c'.repeat(64),
      type: 'request.reserved',
      v: 2,
      data: {
        request: `req_${'1'.repeat(32)}`,
        operation: 'rephrase',
        amount: 1,
        period: '2026-10',
        source: 'quota',
        lot: null,
        expires_at: place.at + 120_000,
        retry_of: null,
      },
    },
    `17,2026-11-21T12:00:00.000Z,${ACCOUNT},3,request.reserved,2026-10,1,,,,,`,
  ],
  [
    'a settle: the tokens of both directions together',
    {
      ...place,
      type: 'request.settled',
      v: 1,
      data: {
        reserve: 9,
        amount: 0,
        period: '2026-11',
        tokens_in: 30,
        tokens_out: 12,
        model: 'gpt-5-mini',
        late: true,
      },
    },
    `17,2026-11-21T12:00:00.000Z,${ACCOUNT},3,request.settled,2026-11,0,42,,,,`,
  ],
  [
    'an adjustment: the units given back, the month they are given back in',
    {
      ...place,
      type: 'adjustment.posted',
      v: 1,
      data: {
        reserve: 9,
        settled: 10,
        of_period: '2026-10',
        period: '2026-11',
        units: 1,
        reason: 'failure',
        operator: 'ops-1',
      },
    },
    `17,2026-11-21T12:00:00.000Z,${ACCOUNT},3,adjustment.posted,2026-11,1,,,,,`,
  ],
  [
    'a credit: its amount, the month of its time',
    { ...place, type: 'credit.expired', v: 1, data: { lot: 8, amount: 4 } },
    `17,2026-11-21T12:00:00.000Z,${ACCOUNT},3,credit.expired,2026-11,4,,,,,`,
  ],
  [
    'a payment: money, and no units',
    { ...place, type: 'invoice.paid', v: 1, data: { amount: 999, currency: 'usd', stripe } },
    `17,2026-11-21T12:00:00.000Z,${ACCOUNT},3,invoice.paid,2026-11,,,999,usd,in_1B,`,
  ],
  [
    'a statement: all units of the month that it closes',
    {
      ...place,
      type: 'period.closed',
      v: 1,
      data: { ...figures, period: '2026-10', plan: 'starter', quota: 25, currency: 'usd' },
    },
    `17,2026-11-21T12:00:00.000Z,${ACCOUNT},3,period.closed,2026-10,3,42,,,,`,
  ],
  [
    'a plan: neither units nor money',
    {
      ...place,
      type: 'plan.changed',
      v: 1,
      data: { from: 'starter', to: 'pro', policy: 1, quota: 500, effective_at: place.at, cause: null },
    },
    `17,2026-11-21T12:00:00.000Z,${ACCOUNT},3,plan.changed,2026-11,,,,,,`,
  ],
])('the row of %s', (_, event, expected) => {
  const { line, row } = rowOf(event)
  expect(row).toBe(`${expected}"${line.replaceAll('"', '""')}"\n`)
})

test('a statement has a row with all its figures', () => {
  const data = { ...figures, period: '2026-10', plan: 'starter', quota: 25, currency: 'usd' } as const
  const line = encodeEvent({ ...place, type: 'period.closed', v: 1, data }).toString('utf8')
  const [header = [], cells = []] = strictCsv(STATEMENTS_CSV_HEADER + statementRow(readLine(line), line))
  const row = Object.fromEntries(header.map(({ value }, index) => [value, cells[index]?.value]))
  expect(row).toMatchObject({
    account: ACCOUNT,
    paid_minor: '999',
    refunded_minor: '0',
    used: '2',
    seq: '17',
    event: line,
  })
  expect(header.map(({ value }) => value).join(',')).toBe(
    'account,period,plan,quota,requests,settled,released,expired,late,used,from_lots,adjusted,tokens_in,tokens_out,granted,credits_expired,credits_revoked,paid_minor,refunded_minor,currency,seq,event',
  )
})

test.each(['=1+1', '-1', '+1', '@x', '\tx', 'a,b', 'a"b', 'a\nb', ''])(
  'a stored code of %j, which no event can hold, is not written into a table',
  (currency) => {
    const event = { ...place, type: 'invoice.paid', v: 1, data: { amount: 1, currency, stripe } }
    expect(() => ledgerRow(event, '{}')).toThrow(/no place in a table/)
  },
)
