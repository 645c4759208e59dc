// Rows of CSV files (RFC 4180): as the log writes them, and as a spreadsheet may have saved them again.

/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */
import { isoTime, monthOf } from './months.js'
import { isDigit } from './scan.js'

/**
 * @typedef {{ texts: readonly string[], values: (string | number)[] }} PlannedRow fixed texts and the values between them: no text is
 *   made of a row that is only compared with bytes
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
  return rowOf`${seq},${isoTime(at)},${account},${aseq},${type},${period},${units(type, data)},${tokens},${money},`
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

const QUOTE = 34
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
 * A row in any dialect. `quotes` counts the quoted cells, `returns` says that the line ends with a carriage return, `open`
 * that a quote was never closed.
 * @typedef {{ cells: string[], next: number, quotes: number, returns: boolean, open?: boolean }} Row
 */

/**
 * Reads one row of any dialect: separated by comma, semicolon or tab, with any line end, quoted or not.
 * @param {Uint8Array} csv
 * @param {number} at
 * @param {number} end
 * @param {boolean} last nothing follows `end`
 * @param {number} delimiter
 * @returns {Row | undefined} undefined if the row continues after `end`
 */
export function looseRow(csv, at, end, last, delimiter) {
  /** @type {number[]} */
  let bytes = []
  /** @type {string[]} */
  const cells = []
  let quoted = false
  let quotes = 0
  const close = () => {
    cells.push(new TextDecoder().decode(Uint8Array.from(bytes)))
    bytes = []
  }
  while (at < end) {
    const byte = csv[at]
    at += 1
    if (quoted) {
      if (byte !== QUOTE) bytes.push(byte)
      else if (csv[at] === QUOTE && at < end) {
        bytes.push(QUOTE)
        at += 1
      } else if (at === end && !last) return undefined
      else quoted = false
    } else if (byte === QUOTE && bytes.length === 0) {
      quoted = true
      quotes += 1
    } else if (byte === delimiter) close()
    else if (byte === LF || byte === CR) {
      if (byte === CR && at === end && !last) return undefined
      if (byte === CR && csv[at] === LF && at < end) at += 1
      close()
      return { cells, next: at, quotes, returns: byte === CR }
    } else bytes.push(byte)
  }
  if (!last) return undefined
  close()
  return { cells, next: at, quotes, returns: false, open: quoted }
}

/**
 * The separator that a header line uses.
 * @param {string} header
 * @returns {number}
 */
export function delimiterOf(header) {
  for (const mark of [',', ';', '\t'])
    if (header.includes(`seq${mark}`) || header.includes(`account${mark}`)) return mark.charCodeAt(0)
  return 44
}

/**
 * Whether a cell that a spreadsheet wrote means the same: another format of the same number, time or month.
 * @param {string} column
 * @param {string} expected
 * @param {string} found
 * @returns {boolean}
 */
export function saysTheSame(column, expected, found) {
  const cell = found.trim().replace(/^\ufeff/, '')
  if (cell === expected) return true
  if (expected === '' || cell === '') return false
  if (TIMES.includes(column)) return sameTime(expected, cell)
  if (column === 'period' || column === 'month') return sameMonth(expected, cell)
  if (/^[0-9]+$/.test(expected)) return sameNumber(expected, cell)
  if (/^-[0-9]+$/.test(expected)) {
    return /^[-\u2212]/.test(cell) && sameNumber(expected.slice(1), cell.slice(1).trimStart())
  }
  return false
}

const TIMES = ['time', 'start', 'end', 'stripe_time', 'service_from', 'service_to']

/**
 * @param {string} expected
 * @param {string} cell
 */
function sameNumber(expected, cell) {
  if (/^[0-9]+([.,]0+)?$/.test(cell) && Number.parseInt(cell, 10) === Number(expected)) return true
  if (/^[0-9]{1,3}([., '\u2019\u00a0\u202f][0-9]{3})+$/.test(cell)) return cell.replace(/[^0-9]/g, '') === expected
  if (!/^[0-9][.,]?[0-9]*E\+?[0-9]+$/i.test(cell)) return false
  // Scientific notation keeps only some digits; these must match.
  const rounded = Number(cell.replace(',', '.'))
  const digits = cell.replace(/E.*/i, '').replace(/[^0-9]/g, '').length
  return Number(Number(expected).toPrecision(digits)) === rounded
}

/** How the names of months begin in English, German, French, Spanish and Portuguese, without accents. */
const MONTHS = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar', 'mrz'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic'],
]

/**
 * @param {string} expected
 * @param {string} cell
 */
function sameMonth(expected, cell) {
  const [year, month] = expected.split('-')
  const numbers = cell.match(/[0-9]+/g) ?? []
  const [word] = /[a-z]{3,}/.exec(cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()) ?? ['']
  const named = word === '' ? 0 : MONTHS.findIndex((names) => names.some((name) => word.startsWith(name))) + 1
  const yearFits = numbers.some((number) => number === year || number === year.slice(2))
  const monthFits =
    word === ''
      ? numbers.some((number) => number.length < 4 && Number(number) === Number(month))
      : named === Number(month)
  return yearFits && monthFits
}

/** A date and a time of day as programs write them. Anything else in the cell was put there by something else. */
const MOMENT =
  /^[0-9]{1,4}(?:[-/.]\s?[0-9]{1,4}){2}[T,\s]{1,3}[0-9]{1,2}[:.][0-9]{2}(?:[:.][0-9]{2}(?:[.,][0-9]{1,3})?)?(?:Z|\s?[ap]\.?\s?m\.?)?$/i

/**
 * A spreadsheet drops or rounds the milliseconds, sometimes drops the seconds, and reorders the date.
 * @param {string} expected
 * @param {string} cell
 */
function sameTime(expected, cell) {
  const numbers = (cell.match(/[0-9]+/g) ?? []).map(Number)
  if (numbers.length < 5 || !MOMENT.test(cell)) return false
  const [one, two, three, stated, minute, second] = numbers
  const half = /([ap])\.?\s?m/i.exec(cell)?.[1].toLowerCase()
  const hour = half === undefined ? stated : (stated % 12) + (half === 'p' ? 12 : 0)
  const wanted = Date.parse(expected)
  const years = (/** @type {number} */ year) => (year < 100 ? year + 2000 : year)
  const dates = [
    [one, two, three],
    [years(three), two, one],
    [years(three), one, two],
  ]
  return dates.some(([year, month, day]) => {
    const found = Date.UTC(year, month - 1, day, hour, minute, second ?? 0)
    if (second === undefined) return found === wanted - (wanted % 60_000)
    const whole = wanted - (wanted % 1_000)
    return found === whole || (wanted % 1_000 >= 500 && found === whole + 1_000)
  })
}
