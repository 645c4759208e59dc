// Every reservation and its end, in about fifty bytes each, so that a million events do not need a gigabyte. Reservations
// come in ascending seq, so these columns of numbers are also an index.

const CHUNK = 2048

/** The states of a reservation. */
export const OPEN = 0
export const SETTLED = 1
export const LATE = 2
export const RELEASED = 3
export const EXPIRED = 4
/** It began before the range of the bundle, which does not show what happened to it until then. */
export const UNKNOWN = 5
export const HOLD_STATES = ['open', 'settled', 'settled late', 'released', 'expired', 'begun before the range']

/**
 * @typedef {object} Hold
 * @property {number} seq of the reserve event
 * @property {number} account index of its account in the book
 * @property {number} amount the reserved units; once settled, the counted units
 * @property {number} month year times 12 plus month, of the reserve; once settled, of the month it counted in
 * @property {number} lot seq of the lot's grant; -1 for the monthly quota
 * @property {number} expires
 * @property {number} state
 * @property {number} superseded 1 if a later attempt exists
 * @property {number} ended seq of the event that ended it; -1 while open
 */

const HOLD_COLUMNS = /** @type {const} */ ([
  ['seq', Float64Array],
  ['account', Uint32Array],
  ['amount', Float64Array],
  ['month', Uint32Array],
  ['lot', Float64Array],
  ['expires', Float64Array],
  ['state', Uint8Array],
  ['superseded', Uint8Array],
  ['ended', Float64Array],
])

/** `given` holds the units given back by adjustments, by reserve. @typedef {{ count: number, chunks: Record<keyof Hold, any>[], given: Map<number, number> }} Holds */

/** @returns {Holds} */
export function newHolds() {
  return { count: 0, chunks: [], given: new Map() }
}

/**
 * @param {Holds} holds
 * @param {Hold} hold its seq is greater than all before
 */
export function addHold(holds, hold) {
  const place = holds.count % CHUNK
  if (place === 0) {
    holds.chunks.push(
      /** @type {any} */ (Object.fromEntries(HOLD_COLUMNS.map(([name, Type]) => [name, new Type(CHUNK)]))),
    )
  }
  const chunk = holds.chunks[holds.chunks.length - 1]
  chunk.seq[place] = hold.seq
  chunk.account[place] = hold.account
  chunk.amount[place] = hold.amount
  chunk.month[place] = hold.month
  chunk.lot[place] = hold.lot
  chunk.expires[place] = hold.expires
  chunk.state[place] = hold.state
  chunk.superseded[place] = hold.superseded
  chunk.ended[place] = hold.ended
  holds.count += 1
}

/**
 * @param {Holds} holds
 * @param {number} seq
 * @returns {number} its position; -1 if there is none
 */
export function findHold(holds, seq) {
  let low = 0
  let high = holds.count - 1
  // Most requests end soon after they begin, so search near the end first.
  for (let step = 16; high - step > 0 && seqAt(holds, high - step) > seq; step *= 4) high -= step
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = seqAt(holds, middle)
    if (found === seq) return middle
    if (found < seq) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/**
 * @param {Holds} holds
 * @param {number} place
 */
function seqAt(holds, place) {
  return holds.chunks[Math.floor(place / CHUNK)].seq[place % CHUNK]
}

/**
 * @param {Holds} holds
 * @param {number} place
 * @returns {Hold}
 */
export function holdAt(holds, place) {
  const chunk = holds.chunks[Math.floor(place / CHUNK)]
  const at = place % CHUNK
  return {
    seq: chunk.seq[at],
    account: chunk.account[at],
    amount: chunk.amount[at],
    month: chunk.month[at],
    lot: chunk.lot[at],
    expires: chunk.expires[at],
    state: chunk.state[at],
    superseded: chunk.superseded[at],
    ended: chunk.ended[at],
  }
}

/**
 * @param {Holds} holds
 * @param {number} place
 * @param {'state' | 'superseded' | 'ended' | 'amount' | 'month'} column
 * @param {number} value
 */
export function setHold(holds, place, column, value) {
  holds.chunks[Math.floor(place / CHUNK)][column][place % CHUNK] = value
}

/** The month that was asked for last: neighbouring requests are mostly of one month. */
let recentMonth = { number: 0, name: '0000-01' }

/**
 * @param {string} name YYYY-MM
 * @returns {number}
 */
export function monthNumber(name) {
  if (name !== recentMonth.name)
    recentMonth = { number: Number(name.slice(0, 4)) * 12 + Number(name.slice(5, 7)) - 1, name }
  return recentMonth.number
}

/**
 * @param {number} number
 * @returns {string}
 */
export function monthName(number) {
  if (number === recentMonth.number) return recentMonth.name
  const month = (number % 12) + 1
  const name = `${String(Math.floor(number / 12)).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}`
  recentMonth = { number, name }
  return name
}
