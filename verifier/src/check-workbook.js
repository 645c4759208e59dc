// Reports whether the controller's tables and the page of the statement are what the events give.
import { alteredCells, otherForms } from './check-rules.js'
import { readWhole } from './reader.js'
import { counted, moneyText, say, sayIncomplete, thousands } from './report.js'
import { statementPage, tieOf } from './statement-page.js'

/** @typedef {import('./report.js').Check[]} Checks */
/** @typedef {import('./walk.js').Walk} Walk */

const MAX_PAGE = 1 << 24

/**
 * @param {Checks} checks
 * @param {import('./bundle.js').Bundle} bundle
 * @param {Walk} walk
 * @param {string} origin
 */
export async function checkWorkbook(checks, bundle, walk, origin) {
  const { requests, money, workbook, newerCount, lineCount } = walk
  if (newerCount + lineCount > 0) {
    // Rows of an event that cannot be read cannot be told. Its fault stands elsewhere in the report.
    say(checks, 'Workbook', 'NOT CHECKED', 'cannot be judged: some events cannot be read')
    return
  }
  const tables = [
    { name: 'requests.csv', table: requests },
    { name: 'money.csv', table: money },
  ]
  const altered = tables.flatMap(({ name, table }) => alteredCells(name, table))
  const forms = tables.flatMap(({ name, table }) => otherForms(name, table))
  if (workbook.statement !== undefined && workbook.blind === 0 && walk.book.scope.kind === 'account') {
    altered.push(...tieFaults(workbook, workbook.statement.event))
    altered.push(...(await pageFaults(bundle, walk, workbook.statement, origin)))
  }
  const sums = sumsOf(walk)
  if (altered.length > 0)
    say(checks, 'Workbook', 'FAILED', 'a table or the statement says other than the events', [...altered, ...forms])
  else if (workbook.blind > 0) {
    const text = `${counted(workbook.blind, 'request')} whose beginning is not in this export`
    sayIncomplete(checks, 'Workbook', `cannot be judged: ${text}`, forms)
  } else if (forms.length > 0) {
    say(checks, 'Workbook', 'RE-SAVED', `${sums}, but not in the form that was exported`, forms)
  } else say(checks, 'Workbook', 'OK', sums)
}

/** @param {Walk} walk */
function sumsOf({ workbook, requests, money, book }) {
  const { sums, paid, refunded, statement } = workbook
  if (statement !== undefined && book.scope.kind === 'account') {
    return `${tieOf(workbook, statement.event.data)} So says the statement (event ${thousands(statement.event.seq)}, statement.html)`
  }
  return `requests.csv: ${counted(requests?.rows ?? 0, 'row')}, ${thousands(sums.requests)} ended requests, ${counted(sums.credits, 'credit')}. money.csv: ${counted(money?.rows ?? 0, 'row')}, paid ${moneyText(paid, 'usd')}, refunded ${moneyText(refunded, 'usd')}`
}

/**
 * The sums over the tables' rows are the figures of the statement.
 * @param {import('./workbook.js').Workbook} workbook
 * @param {import('./shapes.js').LedgerEvent} statement
 */
function tieFaults({ sums, paid, refunded }, { seq, data }) {
  const both = [
    ['requests', sums.requests, data.requests],
    ['settled', sums.settled, data.settled],
    ['late', sums.late, data.late],
    ['released', sums.released, data.released],
    ['expired', sums.expired, data.expired],
    ['credits', sums.credits, data.used + data.from_lots],
    ['tokens_in', sums.tokensIn, data.tokens_in],
    ['tokens_out', sums.tokensOut, data.tokens_out],
    ['paid_minor', paid, data.paid],
    ['refunded_minor', refunded, data.refunded],
  ]
  return both
    .filter(([, rows, stated]) => rows !== stated)
    .map(([name, rows, stated]) => `${name}: the rows add up to ${rows}, the statement (event ${seq}) says ${stated}`)
}

/**
 * @param {import('./bundle.js').Bundle} bundle
 * @param {Walk} walk
 * @param {{ event: import('./shapes.js').LedgerEvent, leaf: string }} statement
 * @param {string} origin
 */
async function pageFaults({ files }, { workbook }, statement, origin) {
  const file = files.get('statement.html')
  if (file === undefined) return ['statement.html is missing']
  const bytes = await readWhole(file, MAX_PAGE)
  const found = bytes === undefined ? [] : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\n')
  const wanted = statementPage(workbook, statement, origin).split('\n')
  const at = wanted.findIndex((line, index) => line !== found[index])
  if (at < 0 && found.length === wanted.length) return []
  const place = at < 0 ? wanted.length : at
  return [
    `statement.html, line ${thousands(place + 1)}: expected ${shortened(wanted[place])}; found ${shortened(found[place])}`,
  ]
}

/** @param {string | undefined} line */
function shortened(line) {
  if (line === undefined) return 'the end of the page'
  return line.length > 300 ? `${line.slice(0, 299)}…` : line
}
