// Calendar months in UTC, written YYYY-MM, and times of day.

const MINUTE = 60_000

/** @type {{ start: number, end: number, name: string }} */
let month = { start: 0, end: -1, name: '' }
/** @type {{ start: number, name: string }} */
let minute = { start: -MINUTE, name: '' }

/**
 * The month of a time in milliseconds. The last result is cached, since neighbouring events are mostly in one month.
 * @param {number} at
 * @returns {string}
 */
export function monthOf(at) {
  if (at >= month.start && at < month.end) return month.name
  const date = new Date(at)
  const year = date.getUTCFullYear()
  const index = date.getUTCMonth()
  const name = `${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}`
  month = { start: Date.UTC(year, index), end: Date.UTC(year, index + 1), name }
  return name
}

/**
 * The first millisecond after a month.
 * @param {string} name
 * @returns {number}
 */
export function endOfMonth(name) {
  return Date.UTC(Number(name.slice(0, 4)), Number(name.slice(5, 7)))
}

/**
 * @param {string} name
 * @returns {number}
 */
export function startOfMonth(name) {
  return Date.UTC(Number(name.slice(0, 4)), Number(name.slice(5, 7)) - 1)
}

/**
 * ISO 8601 in UTC with milliseconds.
 * @param {number} at
 * @returns {string}
 */
export function isoTime(at) {
  return isoMinute(at) + isoSeconds(at)
}

/**
 * @param {number} at
 * @returns {string} the time up to the colon before its seconds; the last one is cached
 */
export function isoMinute(at) {
  if (at < minute.start || at >= minute.start + MINUTE) {
    const start = Math.floor(at / MINUTE) * MINUTE
    minute = { start, name: new Date(start).toISOString().slice(0, -7) }
  }
  return minute.name
}

/**
 * @param {number} at
 * @returns {string} the rest of it
 */
export function isoSeconds(at) {
  const rest = at - Math.floor(at / MINUTE) * MINUTE
  const ms = rest % 1000
  return `${two((rest - ms) / 1000)}.${ms < 100 ? '0' : ''}${two(ms)}Z`
}

/** @param {number} number */
function two(number) {
  return number < 10 ? `0${number}` : `${number}`
}
