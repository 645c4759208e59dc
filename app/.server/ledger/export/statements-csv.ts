import { cell, quoted } from './csv.ts'
import type { ReadEvent } from './line.ts'

const COLUMNS = {
  account: 'account',
  period: 'period',
  plan: 'plan',
  quota: 'quota',
  requests: 'requests',
  settled: 'settled',
  released: 'released',
  expired: 'expired',
  late: 'late',
  used: 'used',
  from_lots: 'from_lots',
  adjusted: 'adjusted',
  tokens_in: 'tokens_in',
  tokens_out: 'tokens_out',
  granted: 'granted',
  credits_expired: 'credits_expired',
  credits_revoked: 'credits_revoked',
  paid_minor: 'paid',
  refunded_minor: 'refunded',
  currency: 'currency',
} as const

export const STATEMENTS_CSV_HEADER = `${Object.keys(COLUMNS).join(',')},seq,event\n`

/** The row of one period.closed event in statements.csv, by the rules of `ledgerRow`. */
export function statementRow(event: ReadEvent, line: string): string {
  const values: Readonly<Record<string, unknown>> = { ...event.data, account: event.account }
  const cells = Object.values(COLUMNS).map((name) => cell(values[name]))
  return `${cells.join(',')},${event.seq},${quoted(line)}\n`
}
