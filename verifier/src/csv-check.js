// Compares a CSV file with the events, row by row. Every cell is bound: a row must be byte for byte what its event
// gives. Where it is not, the row is read as a spreadsheet may have saved it, to tell "saved again" from "edited".
import { delimiterOf, looseRow, matchRow, saysTheSame } from './csv.js'
import { fill, openReader } from './reader.js'

const MAX_CELLS = 20
const MAX_ROW = 1 << 19

/**
 * A cell, row or mark that differs. `edited` says that its meaning changed, not only its form.
 * @typedef {{ row: number, column: string, expected: string, found: string, edited: boolean }} CellFault
 */

/**
 * @typedef {object} CsvCheck
 * @property {import('./reader.js').Reader} reader
 * @property {string[]} columns
 * @property {number} row number of the row read last; the header is row 1
 * @property {number} rows rows that stand for an event
 * @property {boolean} loose not as written: rows are parsed
 * @property {number} delimiter
 * @property {boolean} ended nothing more can be read
 * @property {{ cells: string[], next: number } | undefined} held a row that belongs to a later event
 * @property {number} differing
 * @property {number} edited
 * @property {string[]} form what about the form of the whole file is other than written
 * @property {CellFault[]} faults
 */

/**
 * @param {import('./reader.js').BundleFile} file
 * @param {string[]} columns
 * @returns {Promise<CsvCheck>}
 */
export async function openCsv(file, columns) {
  const reader = openReader(file)
  const check = {
    reader,
    columns,
    row: 1,
    rows: 0,
    loose: false,
    delimiter: 44,
    ended: false,
    held: undefined,
    differing: 0,
    edited: 0,
    form: [],
    faults: [],
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

/** @param {CsvCheck} check */
async function looseHeader(check) {
  const { reader, columns } = check
  check.loose = true
  const { buffer, at } = reader
  if (buffer[at] === 0xef && buffer[at + 1] === 0xbb && buffer[at + 2] === 0xbf) {
    check.form.push('a byte order mark at the beginning')
    reader.at += 3
  }
  check.delimiter = delimiterOf(
    new TextDecoder().decode(buffer.subarray(reader.at, Math.min(reader.end, reader.at + 400))),
  )
  if (check.delimiter !== 44) check.form.push(`${check.delimiter === 9 ? 'tabs' : 'semicolons'} between the cells`)
  const header = await nextLoose(check)
  check.row = 1
  columns.forEach((column, index) => {
    if (header?.cells[index] !== column) {
      fault(check, { row: 1, column, expected: column, found: header?.cells[index] ?? 'nothing', edited: true })
    }
  })
}

/**
 * @param {CsvCheck} check
 * @param {CellFault} found
 */
function fault(check, found) {
  check.loose = true
  check.differing += 1
  if (found.edited) check.edited += 1
  if (check.faults.length < MAX_CELLS)
    check.faults.push({ ...found, expected: short(found.expected), found: short(found.found) })
}

/** @param {string} text */
function short(text) {
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}

/**
 * Whether `expectRow` may have to wait for the file.
 * @param {CsvCheck} check
 * @param {number} line bytes of the event's line
 */
export function csvNeedsMore({ reader }, line) {
  return !reader.done && reader.end - reader.at < 2 * line + 1024
}

/**
 * The row of the next event, as written. Quick: no parsing.
 * @param {CsvCheck} check
 * @param {string} cells
 * @param {Uint8Array} line
 * @param {number} from
 * @param {number} to
 * @returns {boolean} false where `expectLoosely` has to look at it
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
 * The row of the next event, in whatever form it is there. Rows that belong to no event are reported and passed over;
 * a row of a later event is kept for it.
 * @param {CsvCheck} check
 * @param {string[] | undefined} cells the cells before the last; undefined where the event itself cannot be read
 * @param {string} line
 * @param {number} seq
 */
export async function expectLoosely(check, cells, line, seq) {
  // Of an event that cannot be read only the last cell is known.
  if (cells !== undefined) check.loose = true
  const place = check.columns.indexOf('seq')
  for (;;) {
    const row = await nextLoose(check)
    if (row === undefined) {
      fault(check, {
        row: check.row + 1,
        column: 'all',
        expected: `the row of event ${seq}`,
        found: 'nothing',
        edited: true,
      })
      return
    }
    const found = seqOf(row.cells[place])
    const same = row.cells[check.columns.length - 1] === line
    if (!same && found !== undefined && found > seq) {
      check.held = row
      fault(check, {
        row: check.row,
        column: 'all',
        expected: `the row of event ${seq}`,
        found: `event ${found}`,
        edited: true,
      })
      return
    }
    if (!same && found !== undefined && found < seq) {
      fault(check, {
        row: check.row,
        column: 'all',
        expected: `the row of event ${seq}`,
        found: `event ${found}`,
        edited: true,
      })
      continue
    }
    check.rows += 1
    compareCells(check, row.cells, cells, line)
    return
  }
}

/**
 * @param {CsvCheck} check
 * @param {string[]} found
 * @param {string[] | undefined} cells
 * @param {string} line
 */
function compareCells(check, found, cells, line) {
  check.columns.forEach((column, index) => {
    const last = index === check.columns.length - 1
    const expected = last ? line : cells?.[index]
    const cell = found[index] ?? ''
    if (expected === undefined || expected === cell) return
    const edited = last || !saysTheSame(column, expected, cell)
    fault(check, {
      row: check.row,
      column,
      expected: last ? around(expected, cell) : expected,
      found: last ? around(cell, expected) : cell,
      edited,
    })
  })
  if (found.length > check.columns.length) {
    fault(check, {
      row: check.row,
      column: 'more',
      expected: `${check.columns.length} cells`,
      found: `${found.length}`,
      edited: true,
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
  const digits = (cell ?? '').trim()
  return /^[0-9]{1,16}$/.test(digits) ? Number(digits) : undefined
}

/**
 * @param {CsvCheck} check
 * @returns {Promise<{ cells: string[], next: number } | undefined>}
 */
async function nextLoose(check) {
  if (check.held !== undefined) {
    const { held } = check
    check.held = undefined
    return held
  }
  const { reader } = check
  for (;;) {
    if (reader.at < reader.end) {
      const row = looseRow(reader.buffer, reader.at, reader.end, reader.done, check.delimiter)
      if (row !== undefined) {
        reader.at = row.next
        check.row += 1
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
 * After the last event nothing may follow.
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
    if (row.cells.length === 1 && row.cells[0] === '') continue
    surplus += 1
    if (surplus === 1) first = row.cells.join(',')
  }
  if (surplus > 0) {
    fault(check, {
      row: check.row - surplus + 1,
      column: 'all',
      expected: 'the end of the file',
      found: `${surplus} more rows: ${first}`,
      edited: true,
    })
  }
}
