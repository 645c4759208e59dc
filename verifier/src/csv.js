// Rows of CSV files (RFC 4180): as the log writes them, and as a spreadsheet may have saved them again.

/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */
import { isoMinute, isoSeconds, monthOf } from './months.js'
import { isDigit } from './scan.js'

/**
 * @typedef {{ texts: readonly string[], values: (string | number)[] }} PlannedRow fixed texts and the values between them: no text is
 *   made of a row that is only compared with bytes; texts that are put together are slow to compare
 */

/**
 * @param {readonly string[]} texts
 * @param {...(string | number)} values
 * @returns {PlannedRow}
 */
export function rowOf(texts, ...values) {
  return { texts, values }
}

/** @param {PlannedRow} row */
export function rowText({ texts, values }) {
  return texts.reduce((text, fixed, index) => `${text}${values[index - 1]}${fixed}`)
}

export const LEDGER_COLUMNS = [
  'seq',
  'time',
  'account',
  'aseq',
  'type',
  'period',
  'units',
  'tokens',
  'amount_minor',
  'currency',
  'stripe_ref',
  'event',
]

export const STATEMENT_COLUMNS = [
  'account',
  'period',
  'plan',
  'quota',
  'requests',
  'settled',
  'released',
  'expired',
  'late',
  'used',
  'from_lots',
  'adjusted',
  'tokens_in',
  'tokens_out',
  'granted',
  'credits_expired',
  'credits_revoked',
  'paid_minor',
  'refunded_minor',
  'currency',
  'seq',
  'event',
]

/**
 * The row of an event without its last cell, which is the event itself. None of these cells can hold a comma or a quote.
 * @param {LedgerEvent} event
 */
export function ledgerCells({ seq, at, account, aseq, type, data }) {
  const period = data.period ?? monthOf(at)
  const tokens = data.tokens_in === undefined ? '' : data.tokens_in + data.tokens_out
  const { stripe } = data
  const money = stripe === undefined ? ',,' : `${data.amount},${data.currency},${stripe.obj}`
  return rowOf`${seq},${isoMinute(at)}${isoSeconds(at)},${account},${aseq},${type},${period},${units(type, data)},${tokens},${money},`
}

/**
 * @param {string} type
 * @param {Record<string, any>} data
 */
function units(type, data) {
  if (type.startsWith('request.') || type.startsWith('credit.')) return data.amount
  if (type === 'adjustment.posted') return data.units
  return type.startsWith('period.') ? data.used + data.from_lots : ''
}

/**
 * The row of a statement, in the same way.
 * @param {LedgerEvent} event
 */
export function statementCells({ seq, account, data }) {
  const names = ['plan', 'quota', 'requests', 'settled', 'released', 'expired', 'late', 'used', 'from_lots', 'adjusted']
  const more = [
    'tokens_in',
    'tokens_out',
    'granted',
    'credits_expired',
    'credits_revoked',
    'paid',
    'refunded',
    'currency',
  ]
  return rowOf`${[account, data.period, ...[...names, ...more].map((name) => data[name]), seq].join(',')},`
}

export const QUOTE = 34
export const APOSTROPHE = 39
const BRACE = 123
const CR = 13
const LF = 10

/**
 * Whether the bytes at `at` are exactly this row, of a table whose last cell is no event.
 * @param {Uint8Array} csv
 * @param {number} at
 * @param {number} end
 * @param {PlannedRow} row
 * @returns {number} the position after the row; -1 if it differs
 */
export function matchCells(csv, at, end, row) {
  const after = matchPlanned(csv, at, row)
  return after >= 0 && after < end && csv[after] === LF ? after + 1 : -1
}

/**
 * Whether the bytes at `at` are exactly this row: the cells, then the line in quotes with its own quotes doubled.
 * @param {Uint8Array} csv
 * @param {number} at
 * @param {number} end
 * @param {PlannedRow} row as `ledgerCells` and `statementCells` give it
 * @param {Uint8Array} line
 * @param {number} from
 * @param {number} to
 * @returns {number} the position after the row; -1 if it differs
 */
export function matchRow(csv, at, end, row, line, from, to) {
  at = matchPlanned(csv, at, row)
  if (at < 0 || csv[at] !== QUOTE) return -1
  at += 1
  for (let index = from; index < to; index += 1) {
    const byte = line[index]
    if (csv[at] !== byte) return -1
    at += 1
    if (byte === QUOTE) {
      if (csv[at] !== QUOTE) return -1
      at += 1
    }
  }
  return csv[at] === QUOTE && csv[at + 1] === LF && at + 2 <= end ? at + 2 : -1
}

/**
 * Like the next three, compares also what lies behind the end of the window, so the caller has to judge the position.
 * @param {Uint8Array} csv
 * @param {number} at
 * @param {PlannedRow} row
 * @returns {number} the position after it; -1 if something else is there
 */
function matchPlanned(csv, at, { texts, values }) {
  at = matchText(csv, at, texts[0])
  for (let index = 0; index < values.length && at >= 0; index += 1) {
    at = matchValue(csv, at, values[index])
    if (at >= 0) at = matchText(csv, at, texts[index + 1])
  }
  return at
}

/**
 * @param {Uint8Array} csv
 * @param {number} at
 * @param {string | number} value
 */
function matchValue(csv, at, value) {
  if (typeof value === 'string') return matchText(csv, at, value)
  return value >= 0 && value <= Number.MAX_SAFE_INTEGER ? matchNumber(csv, at, value) : matchText(csv, at, `${value}`)
}

/**
 * @param {Uint8Array} csv
 * @param {number} at
 * @param {string} text
 */
function matchText(csv, at, text) {
  const { length } = text
  for (let index = 0; index < length; index += 1) if (csv[at + index] !== text.charCodeAt(index)) return -1
  return at + length
}

/**
 * @param {Uint8Array} csv
 * @param {number} at
 * @param {number} number a whole one up to 2^53 - 1, which no other digits give
 */
function matchNumber(csv, at, number) {
  let found = csv[at] - 48
  if (!(found >= 0 && found <= 9)) return -1
  at += 1
  if (found > 0) for (; isDigit(csv[at]); at += 1) found = found * 10 + csv[at] - 48
  return found === number ? at : -1
}

/**
 * A row in any dialect. `quotes` counts the quoted cells, `quote` is the mark that they are in (0 for none), `returns` says that
 * the line ends with a carriage return, `open` that a quote was never closed.
 * @typedef {{ cells: string[], next: number, quotes: number, quote: number, returns: boolean, open?: boolean }} Row
 */

/**
 * How a program writes a table. `quote` is the mark around cells, 0 for whichever of " and ' a cell begins with first. In a
 * table that is not `plain`, a cell that begins with a brace is an event without quotes, up to the end of its row.
 * @typedef {{ delimiter: number, quote: number, plain: boolean }} Dialect
 */

/**
 * Reads one row of any dialect: with any separator and line end, quoted or not.
 * @param {Uint8Array} csv
 * @param {number} at
 * @param {number} end
 * @param {boolean} last nothing follows `end`
 * @param {Dialect} dialect
 * @returns {Row | undefined} undefined if the row continues after `end`
 */
export function looseRow(csv, at, end, last, { delimiter, quote, plain }) {
  /** @type {number[]} */
  let bytes = []
  /** @type {string[]} */
  const cells = []
  let quoted = false
  let bare = false
  let quotes = 0
  const close = () => {
    cells.push(new TextDecoder().decode(Uint8Array.from(bytes)))
    bytes = []
  }
  while (at < end) {
    const byte = csv[at]
    at += 1
    if (quoted) {
      if (byte !== quote) bytes.push(byte)
      else if (csv[at] === quote && at < end) {
        bytes.push(quote)
        at += 1
      } else if (at === end && !last) return undefined
      else quoted = false
    } else if (bytes.length === 0 && !plain && byte === BRACE) {
      bare = true
      bytes.push(byte)
    } else if (bytes.length === 0 && (byte === quote || (quote === 0 && (byte === QUOTE || byte === APOSTROPHE)))) {
      quote = byte
      quoted = true
      quotes += 1
    } else if (byte === delimiter && !bare) close()
    else if (byte === LF || byte === CR) {
      if (byte === CR && at === end && !last) return undefined
      if (byte === CR && csv[at] === LF && at < end) at += 1
      close()
      return { cells, next: at, quotes, quote, returns: byte === CR }
    } else bytes.push(byte)
  }
  if (!last) return undefined
  close()
  return { cells, next: at, quotes, quote, returns: false, open: quoted }
}

/**
 * The separator that a header line uses: what stands after the name of the first column.
 * @param {string} header
 * @param {string} name of the first column
 * @returns {number}
 */
export function delimiterOf(header, name) {
  // A program may have put its row numbers first, in a column without a name.
  const found = /^(?:(?:""|'')?([,;\t|: ]))?["']?([a-z]+)["']?([,;\t|: ])/.exec(header)
  const isOurs = found !== null && found[2] === name && (found[1] ?? found[3]) === found[3]
  return isOurs ? found[3].charCodeAt(0) : 44
}
