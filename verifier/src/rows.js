// Compares the rows of the two tables with their events.
import { ledgerCells, rowText, statementCells } from './csv.js'
import { csvNeedsMore, expectLoosely, expectPlainRow, expectRow } from './csv-check.js'
import { fill } from './reader.js'
import { addMoney, effectsOf, keepStatement, moneyCells, requestCells, runningRows } from './workbook.js'

/** @typedef {import('./cursor.js').Cursor} Cursor */
/** @typedef {import('./walk.js').Walk} Walk */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */
/** @typedef {import('./csv.js').PlannedRow} PlannedRow */

/**
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {LedgerEvent | undefined} event
 * @returns {Promise<void> | undefined} a promise to await if a row differs from its exact form
 */
export function compareRows(walk, cursor, event) {
  const { reader } = cursor
  const { csv, statements } = walk
  let waiting
  if (csv !== undefined && cursor.name === 'ledger.jsonl') {
    const cells = event === undefined ? undefined : ledgerCells(event)
    const quick = cells !== undefined && expectRow(csv, cells, reader.buffer, reader.from, reader.to)
    if (!quick) waiting = compareLoosely(csv, cells, cursor)
  }
  if (statements === undefined || event === undefined || event.type !== 'period.closed') return waiting
  return statementRow(statements, event, cursor, waiting)
}

/**
 * @param {import('./csv-check.js').CsvCheck} check
 * @param {Cursor} cursor
 */
export async function fillCsv(check, { reader }) {
  while (csvNeedsMore(check, reader.to - reader.from)) if (!(await fill(check.reader))) return
}

/**
 * @param {import('./csv-check.js').CsvCheck} statements
 * @param {LedgerEvent} event
 * @param {Cursor} cursor
 * @param {Promise<void> | undefined} waiting
 */
async function statementRow(statements, event, cursor, waiting) {
  const { reader } = cursor
  await waiting
  await fillCsv(statements, cursor)
  const cells = statementCells(event)
  if (!expectRow(statements, cells, reader.buffer, reader.from, reader.to)) {
    await compareLoosely(statements, cells, cursor)
  }
}

/**
 * @param {import('./csv-check.js').CsvCheck} check
 * @param {PlannedRow | undefined} cells
 * @param {Cursor} cursor
 */
function compareLoosely(check, cells, { reader, seq }) {
  const bytes = reader.buffer.subarray(reader.from, reader.to)
  return expectLoosely(check, cellsOf(cells), new TextDecoder().decode(bytes), seq)
}

/** @param {PlannedRow | null | undefined} row */
function cellsOf(row) {
  return row === null || row === undefined ? undefined : rowText(row).split(',')
}

/** A row of a plain table is never nearly as long. */
const LONGEST = 1024

/**
 * Compares the rows of the workbook that an event gives.
 * @param {Walk} walk
 * @param {LedgerEvent} event
 * @param {string} leaf
 * @param {boolean} inLedger
 * @returns {Promise<void> | undefined} a promise to await if a row differs from its exact form, or more has to be read
 */
export function compareWorkbook({ workbook, requests, money }, event, leaf, inLedger) {
  if (event.type === 'period.closed') keepStatement(workbook, event, leaf)
  if (requests === undefined && money === undefined) return undefined
  if (event.type.startsWith('request.')) {
    const cells = requestCells(workbook, event, leaf)
    return cells === undefined || requests === undefined ? undefined : plainRow(requests, cells, event.seq)
  }
  if (!inLedger || event.data.stripe === undefined) return undefined
  const effects = effectsOf(event)
  addMoney(workbook, event, effects, workbook.month !== undefined)
  if (money === undefined) return undefined
  return plainRows(
    money,
    moneyCells(event, effects).map((cells) => ({ cells, seq: event.seq })),
  )
}

/**
 * Compares the rows of requests that no line ends, which stand last.
 * @param {Walk} walk
 */
export async function endRequests({ workbook, requests }) {
  if (requests !== undefined) await plainRows(requests, runningRows(workbook))
}

/**
 * @param {import('./csv-check.js').CsvCheck} check
 * @param {{ cells: PlannedRow, seq: number }[]} rows
 */
async function plainRows(check, rows) {
  for (const { cells, seq } of rows) await plainRow(check, cells, seq)
}

/**
 * @param {import('./csv-check.js').CsvCheck} check
 * @param {PlannedRow | null} cells
 * @param {number} seq
 */
function plainRow(check, cells, seq) {
  const { reader } = check
  if (cells !== null && (reader.done || reader.end - reader.at > LONGEST) && expectPlainRow(check, cells))
    return undefined
  return plainRowSlowly(check, cells, seq)
}

/**
 * @param {import('./csv-check.js').CsvCheck} check
 * @param {PlannedRow | null} cells
 * @param {number} seq
 */
async function plainRowSlowly(check, cells, seq) {
  const { reader } = check
  while (!reader.done && reader.end - reader.at <= LONGEST && (await fill(reader)));
  if (cells !== null && expectPlainRow(check, cells)) return
  await expectLoosely(check, cellsOf(cells), undefined, seq)
}
