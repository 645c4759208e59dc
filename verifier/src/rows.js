// Compares the rows of the two tables with their events.
import { ledgerCells, statementCells } from './csv.js'
import { csvNeedsMore, expectLoosely, expectRow } from './csv-check.js'
import { fill } from './reader.js'

/** @typedef {import('./cursor.js').Cursor} Cursor */
/** @typedef {import('./walk.js').Walk} Walk */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */

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
 * @param {string | undefined} cells
 * @param {Cursor} cursor
 */
function compareLoosely(check, cells, { reader, seq }) {
  const bytes = reader.buffer.subarray(reader.from, reader.to)
  return expectLoosely(check, cells?.split(','), new TextDecoder().decode(bytes), seq)
}
