import { nextPeriodStart, periodStart } from '#app/domain/usage/period.ts'
import type { ReadEvent } from './line.ts'
import { type Effect, effectsOf, invoiceOf, netOf } from './money-csv.ts'

import type { FoundRequest } from './requests.ts'

const DAY_MS = 86_400_000

/** What an account's statement is written from: signed events and nothing else. */
export type StatementFacts = {
  origin: string
  /** The period.closed of the month, and the leaf hash of it. */
  statement: ReadEvent
  leaf: string
  /** Those of earlier months. */
  earlier: readonly ReadEvent[]
  operations: Operations
  /** The events about money in the month. */
  money: readonly ReadEvent[]
}

/** Sums over the requests of a month, by operation. */
export type Operations = Map<string, Record<(typeof COUNTS)[number], number>>

const COUNTS = ['requests', 'settled', 'late', 'released', 'expired', 'credits', 'tokens_in', 'tokens_out'] as const

/** Adds a request to the sums. */
export function addRequest(operations: Operations, { event, reserve }: FoundRequest): void {
  const name = String(reserve.data.operation)
  const none = Object.fromEntries(COUNTS.map((each) => [each, 0])) as Record<(typeof COUNTS)[number], number>
  const sums = operations.get(name) ?? none
  const isSettled = event.type === 'request.settled'
  const late = event.data.late === true
  sums.requests += late ? 0 : 1
  sums.settled += isSettled ? 1 : 0
  sums.late += late ? 1 : 0
  sums.released += event.type === 'request.released' ? 1 : 0
  sums.expired += event.type === 'request.expired' ? 1 : 0
  sums.credits += isSettled ? Number(event.data.amount) : 0
  sums.tokens_in += Number(event.data.tokens_in ?? 0)
  sums.tokens_out += Number(event.data.tokens_out ?? 0)
  operations.set(name, sums)
}

/**
 * statement.html: one month of an account on paper, with opening and closing balances. It says nothing that does not follow
 * from the export's lines; docs/ledger.md gives it part by part, and the verifier writes it again and compares.
 */
export function statementPage(facts: StatementFacts): string {
  const { origin, statement, leaf } = facts
  const { account, seq, data } = statement
  const period = String(data.period)
  const last = new Date(nextPeriodStart(period) - DAY_MS).toISOString().slice(0, 10)
  const about = [
    ['Account', account],
    ['Period', `${new Date(periodStart(period)).toISOString().slice(0, 10)} to ${last} (UTC)`],
    ['Plan at its end', `${data.plan}, ${grouped(data.quota)} requests a month`],
    ['Log', escaped(origin)],
    ['Statement', `event ${seq}, sha256:${leaf}`],
  ]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Statement ${period}, ${account}</title>
<style>${STYLE}</style>
<h1>Statement ${period}</h1>
${table('about', null, about.map(pair))}
<h2>Requests</h2>
${requestsTable(facts)}
<h2>Credits of the plan</h2>
${table('sums', null, planCredits(data).map(pair))}
<h2>Extra credits</h2>
${table('sums', null, extraCredits(facts).map(pair))}
<h2>Money</h2>
${moneyTable(facts.money)}
${table('sums', null, moneyBalance(facts).map(pair))}
<p>${tie(facts)}</p>
<p class="note">Every figure follows from the signed events of this export, and the verifier writes this page again to compare it. Opening balances are the sums of the statements of earlier months in context.jsonl. What Penmark records is what Stripe said; this is no tax invoice.</p>
`
}

const STYLE =
  'body{font:15px/1.45 Georgia,serif;color:#000;background:#fff;max-width:46rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.6rem;margin:0 0 1rem}h2{font-size:1.1rem;margin:1.6rem 0 .3rem}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}table+table{margin-top:1rem}th,td{padding:.22rem .6rem .22rem 0;text-align:left;vertical-align:top;font-weight:400;border-bottom:1px solid #ccc}th{color:#444;white-space:nowrap}td{overflow-wrap:anywhere}.sums th{white-space:normal}thead th{border-bottom-color:#666}.n{text-align:right;white-space:nowrap;padding-right:0;padding-left:.6rem}.total>*{font-weight:700;color:#000;border-bottom:3px double #666}.note{color:#444;font-size:.85rem}@media(max-width:40rem){.wide{display:block;overflow-x:auto;white-space:nowrap}}@media print{body{margin:0;max-width:none;font-size:10pt}h2{break-after:avoid}tr{break-inside:avoid}}'

type Row = { head: string; cells: string[]; total?: boolean }

function pair([head = '', value = '', total]: readonly (string | undefined)[]): Row {
  return { head, cells: [value], ...(total === undefined ? {} : { total: true }) }
}

/** A table: the first cell of a row names it. A head that begins with `#` is one of amounts, which stand right. */
function table(kind: 'about' | 'sums' | 'wide', columns: readonly string[] | null, rows: readonly Row[]): string {
  const isAmount = (index: number) => kind === 'sums' || columns?.[index + 1]?.startsWith('#') === true
  const cellOf = (text: string, index: number) => `<td${isAmount(index) ? ' class="n"' : ''}>${text}</td>`
  const head =
    columns === null
      ? ''
      : `<thead><tr>${columns.map((name) => (name.startsWith('#') ? `<th class="n">${name.slice(1)}</th>` : `<th>${name}</th>`)).join('')}</tr></thead>\n`
  const body = rows.map(
    ({ head: name, cells, total }) =>
      `<tr${total === true ? ' class="total"' : ''}><th scope="row">${name}</th>${cells.map(cellOf).join('')}</tr>\n`,
  )
  return `<table class="${kind}">\n${head}${body.join('')}</table>`
}

function requestsTable({ operations, statement: { data } }: StatementFacts): string {
  const columns = [
    'Operation',
    '#Requests',
    '#Settled',
    '#Late',
    '#Released',
    '#Expired',
    '#Credits',
    '#Tokens in',
    '#Tokens out',
  ]
  const rows = [...operations]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, sums]) => ({ head: name, cells: COUNTS.map((count) => grouped(sums[count])) }))
  const credits = Number(data.used) + Number(data.from_lots)
  const all = COUNTS.map((count) => grouped(count === 'credits' ? credits : data[count]))
  return table('wide', columns, [...rows, { head: 'Statement', cells: all, total: true }])
}

function planCredits(data: ReadEvent['data']): string[][] {
  const [quota, adjusted, used] = [Number(data.quota), Number(data.adjusted), Number(data.used)]
  return [
    ['Opening balance: the limit of the plan', grouped(quota)],
    ['Given back', signed(adjusted)],
    ['Used', signed(-used)],
    ['Closing balance, not carried over', grouped(Math.max(0, quota + adjusted - used)), 'total'],
  ]
}

function extraCredits({ statement, earlier }: StatementFacts): string[][] {
  const { data } = statement
  const opening = earlier.reduce((sum, { data: before }) => sum + extraChange(before), 0)
  return [
    ['Opening balance', grouped(opening)],
    ['Granted', signed(data.granted)],
    ['Used', signed(-Number(data.from_lots))],
    ['Expired', signed(-Number(data.credits_expired))],
    ['Revoked', signed(-Number(data.credits_revoked))],
    ['Closing balance', grouped(opening + extraChange(data)), 'total'],
  ]
}

function extraChange({ granted, from_lots, credits_expired, credits_revoked }: ReadEvent['data']): number {
  return Number(granted) - Number(from_lots) - Number(credits_expired) - Number(credits_revoked)
}

const KINDS: Readonly<Record<string, string>> = {
  plan: 'Plan',
  proration: 'Part of a plan',
  other: 'Other',
  discount: 'Discount',
  tax: 'Tax',
  balance: 'Customer balance at Stripe',
  payment: 'Payment',
  refund: 'Refund',
  refund_reversed: 'Refund that failed',
  dispute_open: 'Dispute opened',
  dispute_won: 'Dispute won',
  dispute_lost: 'Dispute lost',
  dispute_withdrawn: 'Disputed amount withdrawn',
  dispute_reinstated: 'Disputed amount reinstated',
  credit_note: 'Credit note',
  credit_note_void: 'Credit note void',
  invoice_void: 'Invoice void',
  invoice_uncollectible: 'Invoice uncollectible',
  payment_failed: 'Payment failed',
}

function moneyTable(events: readonly ReadEvent[]): string {
  if (events.length === 0) return '<p>None.</p>'
  const columns = ['Date', 'What', 'Invoice', 'Service', '#Amount']
  const rows = events.flatMap((event) => effectsOf(event).map((effect) => moneyRow(event, effect)))
  return table('wide', columns, rows)
}

function moneyRow(event: ReadEvent, effect: Effect): Row {
  const { data, at } = event
  const { line, unmoved = 0 } = effect
  const plan = line?.plan === null || line === undefined ? '' : ` ${line.plan}, ${line.interval}`
  const price = line?.price === null || line === undefined ? '' : ` at ${money(line.price)}`
  const about = unmoved === 0 ? '' : ` (${money(unmoved)})`
  const service = line === undefined ? '' : `${day(line.from * 1_000)} to ${day(line.to * 1_000)}`
  const invoice = typeof data.number === 'string' ? data.number : (invoiceOf(event) ?? '')
  return {
    head: day(at),
    cells: [`${KINDS[effect.kind] ?? effect.kind}${plan}${price}${about}`, invoice, service, money(netOf(effect))],
  }
}

function moneyBalance({ statement: { data }, earlier }: StatementFacts): string[][] {
  const change = ({ paid, refunded }: ReadEvent['data']) => Number(paid) - Number(refunded)
  const opening = earlier.reduce((sum, { data: before }) => sum + change(before), 0)
  return [
    ['Opening balance: paid before this month, less refunds', money(opening)],
    ['Paid', money(Number(data.paid))],
    ['Refunded', money(-Number(data.refunded))],
    ['Closing balance', money(opening + change(data)), 'total'],
  ]
}

/** One line from the requests and the invoices to the statement. */
function tie({ statement: { data }, money: events }: StatementFacts): string {
  const paid = events.filter(({ type }) => type === 'invoice.paid')
  const invoices = paid.map((event) => {
    const number = typeof event.data.number === 'string' ? event.data.number : invoiceOf(event)
    return `${number} ${money(Number(event.data.amount))}`
  })
  const credits = grouped(Number(data.used) + Number(data.from_lots))
  const listed = invoices.length === 0 ? 'no invoice' : `invoices ${invoices.join(' + ')}`
  return `requests.csv: ${grouped(data.requests)} requests, ${credits} credits. money.csv: paid ${money(Number(data.paid))}, refunded ${money(Number(data.refunded))}; ${listed}.`
}

/** Digits in groups of three. */
function grouped(value: unknown): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

function signed(value: unknown): string {
  return Number(value) > 0 ? `+${grouped(value)}` : Number(value) < 0 ? `\u2212${grouped(-Number(value))}` : '0'
}

function money(minor: number): string {
  const cents = Math.abs(minor)
  return `USD ${minor < 0 ? '\u2212' : ''}${grouped(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
