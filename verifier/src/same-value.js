// Whether a cell that another program wrote means the same as the one that was exported: docs/ledger.md, "Another form of the
// same value". Only the form may differ. A cell that could also mean something else is another value.

/**
 * @param {string} column
 * @param {string} expected
 * @param {string} found
 * @returns {boolean}
 */
export function saysTheSame(column, expected, found) {
  const cell = found.trim().replace(/^\ufeff/, '')
  if (cell === expected) return true
  if (expected === '') return NO_VALUE.test(cell)
  if (cell === '') return false
  if (TIMES.includes(column)) return sameTime(expected, cell)
  if (MONTH_COLUMNS.includes(column)) return sameMonth(expected, cell)
  if (/^[0-9]+$/.test(expected)) return sameNumber(expected, cell)
  if (/^-[0-9]+$/.test(expected)) {
    return /^[-\u2212]/.test(cell) && sameNumber(expected.slice(1), cell.slice(1).trimStart())
  }
  return sameNumberInText(expected, cell)
}

export const TIMES = ['time', 'start', 'end', 'stripe_time', 'service_from', 'service_to']
export const MONTH_COLUMNS = ['period', 'month']

/** What programs that compute with tables write into a cell that holds nothing. */
const NO_VALUE = /^(?:NA|<NA>|NaN|NaT|None|NULL)$/i

const GROUPED = /^([0-9]{1,3}(?:[., '\u2019\u00a0\u202f][0-9]{3})+)(?:[.,]0{1,2})?$/

/**
 * @param {string} expected
 * @param {string} cell
 */
function sameNumber(expected, cell) {
  if (/^[0-9]+([.,]0+)?$/.test(cell) && Number.parseInt(cell, 10) === Number(expected)) return true
  const [, grouped] = GROUPED.exec(cell) ?? []
  if (grouped !== undefined) return grouped.replace(/[^0-9]/g, '') === expected
  if (!/^[0-9][.,]?[0-9]*E\+?[0-9]+$/i.test(cell)) return false
  // Scientific notation keeps only some digits; these must match.
  const rounded = Number(cell.replace(',', '.'))
  const digits = cell.replace(/E.*/i, '').replace(/[^0-9]/g, '').length
  return Number(Number(expected).toPrecision(digits)) === rounded
}

const NUMBER_IN_TEXT = /^[0-9]{1,15}(?:\.[0-9]{1,15})?(?:e[0-9]{1,2})?$/i

/**
 * A name that a program takes for a number, such as a model called 1e5 or 3.10.
 * @param {string} expected
 * @param {string} cell
 */
function sameNumberInText(expected, cell) {
  if (!NUMBER_IN_TEXT.test(expected) || !/^[0-9]{1,99}(?:[.,][0-9]{1,15})?(?:e\+?[0-9]{1,2})?$/i.test(cell))
    return false
  return Number(expected) === Number(cell.replace(',', '.'))
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
 * A month, or its first day at midnight: any other day could be one of another month, with day and month in the other order.
 * @param {string} expected
 * @param {string} cell
 */
function sameMonth(expected, cell) {
  const [year, month] = expected.split('-')
  if (SERIAL.test(cell)) return serialTime(cell) === Date.parse(`${expected}-01T00:00:00Z`)
  const date = cell.replace(MIDNIGHT, '')
  const numbers = (date.match(/[0-9]+/g) ?? []).filter((number) => number.length <= 4)
  const [word] = /[a-z]{3,}/.exec(date.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()) ?? ['']
  const named = word === '' ? 0 : MONTHS.findIndex((names) => names.some((name) => word.startsWith(name))) + 1
  const yearAt = numbers.findIndex((number) => number === year || number === year.slice(2))
  if (yearAt < 0 || (word !== '' && named !== Number(month))) return false
  const rest = numbers.toSpliced(yearAt, 1).map(Number)
  if (word !== '') return rest.length === 0 || (rest.length === 1 && rest[0] === 1)
  if (rest.length === 1) return rest[0] === Number(month)
  return rest.length === 2 && rest.includes(1) && rest[0] + rest[1] === 1 + Number(month)
}

const MIDNIGHT = /[T\s](?:0?0[:.]00(?:[:.]00(?:[.,]0+)?)?|12:00(?::00)?\s?am)(?:\s?(?:Z|UTC|GMT|[-+]00:?00))?$/i

/** Days since 1899-12-30, as spreadsheets count time. */
const SERIAL = /^[0-9]{5}(?:[.,][0-9]{1,20})?$/
const SERIAL_DAY = 86_400_000
const FIRST_DAY = Date.UTC(1899, 11, 30)

/** @param {string} cell */
function serialTime(cell) {
  return FIRST_DAY + Number(cell.replace(',', '.')) * SERIAL_DAY
}

/** A date and a time of day as programs write them. Anything else in the cell was put there by something else. */
const MOMENT =
  /^([0-9]{1,4})[-/.]\s?([0-9]{1,4})[-/.]\s?([0-9]{1,4})[T,\s]{1,3}([0-9]{1,2})[:.]([0-9]{2})(?:[:.]([0-9]{2})(?:[.,]([0-9]{1,9}))?)?\s?(?:(Z|UTC|GMT)|([-+])([0-9]{2}):?([0-9]{2})|([ap])\.?\s?m\.?)?$/i

/**
 * A spreadsheet cuts or rounds parts of a second, sometimes drops the seconds, and reorders the date.
 * @param {string} expected
 * @param {string} cell
 */
function sameTime(expected, cell) {
  const wanted = Date.parse(expected)
  if (SERIAL.test(cell)) return Math.abs(serialTime(cell) - wanted) < 1_000
  const parts = MOMENT.exec(cell)
  if (parts === null) return false
  const [one, two, three, stated, minute] = parts.slice(1, 6).map(Number)
  const [, , , , , , seconds, fraction, , sign, zoneHours, zoneMinutes, half] = parts
  const hour = half === undefined ? stated : (stated % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  const ahead =
    sign === undefined ? 0 : (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === '-' ? -60_000 : 60_000)
  const years = three < 100 ? three + 2000 : three
  const dates = [
    [one, two, three],
    [years, two, one],
    [years, one, two],
  ]
  return dates.some(([year, month, day]) => {
    const found = new Date(Date.UTC(year, month - 1, day, hour, minute, Number(seconds ?? 0)))
    // A day or an hour that there is not would be one of the next month or day.
    const isThere = found.getUTCMonth() === month - 1 && found.getUTCDate() === day && found.getUTCHours() === hour
    return isThere && minute < 60 && isCutOrRounded(found.getTime() - ahead, wanted, seconds, fraction)
  })
}

/**
 * @param {number} found the moment without parts of a second
 * @param {number} wanted
 * @param {string | undefined} seconds
 * @param {string | undefined} fraction
 */
function isCutOrRounded(found, wanted, seconds, fraction) {
  if (seconds === undefined) return found === wanted - (wanted % 60_000)
  const digits = fraction?.length ?? 0
  const unit = digits < 3 ? 10 ** (3 - digits) : 1
  const stated = found + Math.round(Number(fraction ?? 0) * 10 ** (3 - digits))
  const cut = wanted - (wanted % unit)
  return stated === cut || (stated === cut + unit && 2 * (wanted % unit) >= unit)
}
