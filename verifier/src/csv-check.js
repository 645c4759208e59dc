// Compares a CSV file with the events, row by row. Every cell counts: a row must be byte for byte what its event gives.
// If it is not, the row is parsed as a spreadsheet may have saved it, to tell "saved again" from "edited".
import { APOSTROPHE, delimiterOf, looseRow, matchCells, matchRow } from './csv.js'
import { fill, openReader } from './reader.js'
import { counted } from './report.js'
import { saysTheSame } from './same-value.js'

const MAX_CELLS = 20
const MAX_ROW = 1 << 19

/**
 * A cell, row or mark that differs.
 * @typedef {{ row: number, column: string, expected: string, found: string }} CellFault
 */

/**
 * @typedef {object} CsvCheck
 * @property {import('./reader.js').Reader} reader
 * @property {string[]} columns
 * @property {boolean} plain its last cell is no event; `event_…` in the column `event` says which event a row is of
 * @property {number} row number of the row read last; the header is row 1
 * @property {number} rows rows that say what their event says, in any form
 * @property {boolean} loose the file is not as it was written, so its rows are parsed
 * @property {number} delimiter
 * @property {number} quote the mark around cells; 0 until one was met
 * @property {boolean} numbered a program put its row numbers before the first column
 * @property {boolean} ended the file has no more rows
 * @property {import('./csv.js').Row | undefined} held a row that was read ahead: it belongs to a later event
 * @property {number} edited cells, rows and marks whose meaning changed
 * @property {CellFault[]} faults the first of those
 * @property {Map<string, { cells: number, first: CellFault }>} forms by column: cells in another form with the same meaning
 * @property {Set<string>} form differences in the form of the whole file
 */

/**
 * @param {import('./reader.js').BundleFile} file
 * @param {string[]} columns
 * @param {boolean} [plain]
 * @returns {Promise<CsvCheck>}
 */
export async function openCsv(file, columns, plain = false) {
  const reader = openReader(file)
  const check = {
    reader,
    columns,
    plain,
    row: 1,
    rows: 0,
    loose: false,
    delimiter: 44,
    quote: 0,
    numbered: false,
    ended: false,
    held: undefined,
    edited: 0,
    faults: [],
    forms: new Map(),
    form: new Set(),
  }
  const header = `${columns.join(',')}\n`
  while (reader.end - reader.at < header.length + 8 && (await fill(reader)));
  const found = new TextDecoder().decode(
    reader.buffer.subarray(reader.at, Math.min(reader.end, reader.at + header.length)),
  )
  if (found === header) reader.at += header.length
  else await looseHeader(check)
  return check
}

/** @type {Record<number, string>} */
const SEPARATED_BY = { 59: 'semicolons', 9: 'tabs', 124: 'vertical bars', 58: 'colons', 32: 'spaces' }

/** @param {CsvCheck} check */
async function looseHeader(check) {
  const { reader, columns } = check
  check.loose = true
  const { buffer, at } = reader
  if (buffer[at] === 0xef && buffer[at + 1] === 0xbb && buffer[at + 2] === 0xbf) {
    check.form.add('a byte order mark at its beginning')
    reader.at += 3
  }
  check.delimiter = delimiterOf(
    new TextDecoder().decode(buffer.subarray(reader.at, Math.min(reader.end, reader.at + 400))),
    columns[0],
  )
  if (check.delimiter !== 44) check.form.add(`${SEPARATED_BY[check.delimiter]} between its cells`)
  const header = await nextLoose(check, 0)
  check.row = 1
  if (header?.cells[0] === '' && header.cells[1] === columns[0]) {
    header.cells.shift()
    check.numbered = true
    check.form.add('row numbers before its first column')
  }
  columns.forEach((column, index) => {
    if (header?.cells[index] !== column) {
      fault(check, { row: 1, column, expected: column, found: header?.cells[index] ?? 'nothing' })
    }
  })
}

/**
 * @param {CsvCheck} check
 * @param {CellFault} found
 */
function fault(check, found) {
  check.loose = true
  check.edited += 1
  if (check.faults.length < MAX_CELLS) check.faults.push(shortenFault(found))
}

/**
 * Counts a cell in another form. A spreadsheet rewrites whole columns, so the first cell and the count say enough.
 * @param {CsvCheck} check
 * @param {CellFault} found
 */
function otherForm(check, found) {
  check.loose = true
  const { cells, first } = check.forms.get(found.column) ?? { cells: 0, first: shortenFault(found) }
  check.forms.set(found.column, { cells: cells + 1, first })
}

/**
 * @param {CellFault} found
 * @returns {CellFault}
 */
function shortenFault(found) {
  return { ...found, expected: shortenText(found.expected), found: shortenText(found.found) }
}

/** @param {string} text */
function shortenText(text) {
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}

/**
 * Whether `expectRow` may need more of the file first.
 * @param {CsvCheck} check
 * @param {number} line bytes of the event's line
 */
export function csvNeedsMore({ reader }, line) {
  return !reader.done && reader.end - reader.at < 2 * line + 1024
}

/**
 * Compares the next row byte by byte with its event; fast, since nothing is parsed.
 * @param {CsvCheck} check
 * @param {import('./csv.js').PlannedRow} cells
 * @param {Uint8Array} line
 * @param {number} from
 * @param {number} to
 * @returns {boolean} false if `expectLoosely` has to look at the row
 */
export function expectRow(check, cells, line, from, to) {
  if (check.loose) return false
  const { reader } = check
  const next = matchRow(reader.buffer, reader.at, reader.end, cells, line, from, to)
  if (next < 0) return false
  reader.at = next
  check.row += 1
  check.rows += 1
  return true
}

/**
 * The same for a row of a plain table.
 * @param {CsvCheck} check
 * @param {import('./csv.js').PlannedRow} cells
 * @returns {boolean}
 */
export function expectPlainRow(check, cells) {
  if (check.loose) return false
  const { reader } = check
  const next = matchCells(reader.buffer, reader.at, reader.end, cells)
  if (next < 0) return false
  reader.at = next
  check.row += 1
  check.rows += 1
  return true
}

/**
 * Compares the next row with its event, in any form. Rows that belong to no event are reported and skipped; a row of a
 * later event waits for that event.
 * @param {CsvCheck} check
 * @param {string[] | undefined} cells the cells before the last, of a plain table all; undefined if they cannot be told
 * @param {string | undefined} line the last cell; undefined for a plain table
 * @param {number} seq
 */
export async function expectLoosely(check, cells, line, seq) {
  // If the event cannot be read, only the last cell is known.
  if (cells !== undefined) check.loose = true
  const place = check.columns.indexOf(check.plain ? 'event' : 'seq')
  for (;;) {
    const row = await nextLoose(check)
    if (row === undefined) {
      fault(check, {
        row: check.row + 1,
        column: 'all',
        expected: `the row of event ${seq}`,
        found: 'nothing',
      })
      return
    }
    const found = seqOf(row.cells[place])
    const same = line !== undefined && row.cells[check.columns.length - 1] === line
    if (!same && found !== undefined && found > seq) {
      check.held = row
      fault(check, {
        row: check.row,
        column: 'all',
        expected: `the row of event ${seq}`,
        found: `event ${found}`,
      })
      return
    }
    if (!same && found !== undefined && found < seq) {
      fault(check, {
        row: check.row,
        column: 'all',
        expected: `the row of event ${seq}`,
        found: `event ${found}`,
      })
      continue
    }
    const before = check.edited
    compareCells(check, row.cells, cells, line)
    if (check.edited === before) check.rows += 1
    return
  }
}

/**
 * @param {CsvCheck} check
 * @param {string[]} found
 * @param {string[] | undefined} cells
 * @param {string | undefined} line
 */
function compareCells(check, found, cells, line) {
  check.columns.forEach((column, index) => {
    const last = line !== undefined && index === check.columns.length - 1
    const expected = last ? line : cells?.[index]
    const cell = found[index] ?? ''
    if (expected === undefined || expected === cell) return
    const { row } = check
    if (last) fault(check, { row, column, expected: around(expected, cell), found: around(cell, expected) })
    else if (saysTheSame(column, expected, cell)) otherForm(check, { row, column, expected, found: cell })
    else fault(check, { row, column, expected, found: cell })
  })
  if (found.length > check.columns.length) {
    fault(check, {
      row: check.row,
      column: 'more',
      expected: `${check.columns.length} cells`,
      found: `${found.length}`,
    })
  }
}

/**
 * The part of a long text that differs from another.
 * @param {string} text
 * @param {string} other
 */
function around(text, other) {
  let at = 0
  while (at < text.length && text[at] === other[at]) at += 1
  const from = Math.max(0, at - 30)
  return `${from > 0 ? '…' : ''}${text.slice(from, at + 60)}${at + 60 < text.length ? '…' : ''}`
}

/** @param {string | undefined} cell */
function seqOf(cell) {
  const digits = (cell ?? '').trim().replace(/^event_/, '')
  return /^[0-9]{1,16}$/.test(digits) ? Number(digits) : undefined
}

/**
 * Takes out what a program puts around the cells of a row: its own number before them, empty cells after them.
 * @param {CsvCheck} check
 * @param {string[]} cells
 */
function withoutPadding({ columns, numbered, form }, cells) {
  if (numbered && /^[0-9]{1,9}$/.test(cells[0])) cells.shift()
  const room = columns.length + (numbered || cells[0] !== '' ? 0 : 1)
  if (cells.length <= room || cells.slice(room).some((cell) => cell.trim() !== '')) return
  cells.length = room
  form.add('empty cells at the ends of rows')
}

/**
 * @param {CsvCheck} check
 * @param {number} [quotes] how many of its cells were written in quotes
 * @returns {Promise<import('./csv.js').Row | undefined>}
 */
async function nextLoose(check, quotes = check.plain ? 0 : 1) {
  if (check.held !== undefined) {
    const { held } = check
    check.held = undefined
    return held
  }
  const { reader } = check
  for (;;) {
    if (reader.at < reader.end) {
      const row = looseRow(reader.buffer, reader.at, reader.end, reader.done, check)
      if (row !== undefined) {
        reader.at = row.next
        check.row += 1
        if (row.returns) check.form.add('other line ends')
        if (row.cells.every((cell) => cell.trim() === '')) {
          check.form.add('empty rows')
          continue
        }
        check.quote = row.quote
        if (row.quotes !== quotes || row.quote === APOSTROPHE) check.form.add('other quotes')
        withoutPadding(check, row.cells)
        return row
      }
    }
    if (reader.end - reader.at > MAX_ROW) break
    if (!(await fill(reader))) break
  }
  check.ended = true
  return undefined
}

/**
 * Reports rows after the last event.
 * @param {CsvCheck} check
 */
export async function endCsv(check) {
  const { reader } = check
  while (reader.at === reader.end && (await fill(reader)));
  if (check.held === undefined && reader.at === reader.end) return
  check.loose = true
  let surplus = 0
  let first = ''
  for (let row = await nextLoose(check); row !== undefined; row = await nextLoose(check)) {
    surplus += 1
    if (surplus === 1) first = row.cells.join(',')
  }
  if (surplus > 0) {
    fault(check, {
      row: check.row - surplus + 1,
      column: 'all',
      expected: 'the end of the file',
      found: `${counted(surplus, 'more row')}: ${first}`,
    })
  }
}
