import { DAY_MS } from '#app/domain/usage/period.ts'
import { periodOfEvent, type ReadEvent } from './line.ts'

export const LEDGER_CSV_HEADER =
  'seq,time,account,aseq,type,period,units,tokens,amount_minor,currency,stripe_ref,event\n'

/**
 * The row of one event in ledger.csv (RFC 4180 with LF), a function of the event alone. `line` is its exact text and the
 * last cell. No cell begins with a character that a spreadsheet takes for a formula: all but the last are digits or
 * begin with a letter or an underscore, the last begins with a quote and a brace.
 * @throws if a value would need a quote, which no value of a known event does.
 */
export function ledgerRow(event: ReadEvent, line: string): string {
  return `${cellsOf(event)},${quoted(line)}\n`
}

/** How many bytes `ledgerRow` gives, without writing the row. */
export function ledgerRowBytes(event: ReadEvent, line: string): number {
  let quotes = 0
  for (let index = 0; index < line.length; index += 1) if (line.charCodeAt(index) === QUOTE) quotes += 1
  // A comma, the quotes around, those that are doubled, and a line feed; the other cells are ASCII.
  return cellsOf(event).length + 4 + Buffer.byteLength(line) + quotes
}

const QUOTE = 0x22

function cellsOf(event: ReadEvent): string {
  const { seq, at, account, aseq, type, data } = event
  const isMoney = /^(invoice|refund|dispute)\./.test(type)
  const money = isMoney ? `${cell(data.amount)},${cell(data.currency)},${cell(stripeObject(data.stripe))}` : ',,'
  return `${cell(seq)},${moment(at)},${cell(account)},${cell(aseq)},${cell(type)},${cell(periodOfEvent(event))},${cell(unitsOf(event))},${cell(tokensOf(data))},${money}`
}

/** ISO 8601 with milliseconds, UTC. `toISOString` alone would be a sixth of the work of a row. */
export function moment(at: number): string {
  const day = Math.floor(at / DAY_MS)
  if (day !== lastDay) [lastDay, lastDate] = [day, new Date(day * DAY_MS).toISOString().slice(0, 11)]
  const ms = at - day * DAY_MS
  const minutes = Math.floor(ms / 60_000)
  const [hour, minute, second] = [Math.floor(minutes / 60), minutes % 60, Math.floor(ms / 1_000) % 60]
  return `${lastDate}${digits(hour, 2)}:${digits(minute, 2)}:${digits(second, 2)}.${digits(ms % 1_000, 3)}Z`
}

let lastDay = 0
let lastDate = '1970-01-01T'

function digits(value: number, count: number): string {
  return String(value).padStart(count, '0')
}

/** A cell that is never quoted: a count, an id, a code, or nothing. */
export function cell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return String(value)
  if (typeof value === 'string' && /^[A-Za-z0-9_][A-Za-z0-9_.:-]*$/.test(value)) return value
  throw new Error(`${JSON.stringify(value)} has no place in a table of counts and codes`)
}

/** A whole number with its sign. A minus before digits alone is a number for every spreadsheet, and no formula. */
export function signedCell(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  throw new Error(`${value} is no whole number`)
}

/** A name that others chose, such as a model's, or a price with its currency. */
export function codeCell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9._:/@+-]*$/.test(value)) return value
  throw new Error(`${JSON.stringify(value)} has no place in a table of counts and codes`)
}

/** The place of an event as a name, since a place is no number to add up. */
export function eventCell(seq: unknown): string {
  return seq === undefined || seq === null ? '' : `event_${cell(seq)}`
}

/** A cell that is always quoted. */
export function quoted(line: string): string {
  // By expression: replaceAll takes half as long again.
  return `"${line.replace(/"/g, '""')}"`
}

function unitsOf({ type, data }: ReadEvent): unknown {
  if (type.startsWith('request.') || type.startsWith('credit.')) return data.amount
  if (type === 'adjustment.posted') return data.units
  if (type === 'period.closed' || type === 'period.sealed') return sum(data.used, data.from_lots)
  return undefined
}

function tokensOf(data: ReadEvent['data']): unknown {
  return 'tokens_in' in data ? sum(data.tokens_in, data.tokens_out) : undefined
}

function sum(one: unknown, other: unknown): number {
  return Number(one) + Number(other)
}

function stripeObject(stripe: unknown): unknown {
  return typeof stripe === 'object' && stripe !== null && 'obj' in stripe ? stripe.obj : undefined
}
