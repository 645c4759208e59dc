// Every reservation and how it ended, about fifty bytes each: a million events must not need a gigabyte. Reservations
// come in ascending seq, so columns of numbers in that order are also an index.

const CHUNK = 2048

/** How a reservation stands. */
export const OPEN = 0
export const SETTLED = 1
export const LATE = 2
export const RELEASED = 3
export const EXPIRED = 4
/** Begun before the range of the bundle: what became of it until then is not in it. */
export const UNKNOWN = 5
export const HOLD_STATES = ['open', 'settled', 'settled late', 'released', 'expired', 'begun before the range']

/**
 * @typedef {object} Hold
 * @property {number} seq of the reserve event
 * @property {number} account number of the account among those seen
 * @property {number} amount
 * @property {number} month year times 12 plus month
 * @property {number} lot seq of the lot's grant; -1 for the monthly quota
 * @property {number} expires
 * @property {number} state
 * @property {number} superseded 1 where a later attempt exists
 * @property {number} ended seq of the event that ended it; -1 while open
 * @property {number} charged what the settlement counted
 * @property {number} counted the month it counted in, as a number
 * @property {number} given units given back by adjustments
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
  ['charged', Float64Array],
  ['counted', Uint32Array],
  ['given', Float64Array],
])

/** @typedef {{ count: number, chunks: Record<keyof Hold, any>[] }} Holds */

/** @returns {Holds} */
export function newHolds() {
  return { count: 0, chunks: [] }
}

/**
 * @param {Holds} holds
 * @param {Hold} hold its seq is above all others
 */
export function addHold(holds, hold) {
  const place = holds.count % CHUNK
  if (place === 0) {
    holds.chunks.push(
      /** @type {any} */ (Object.fromEntries(HOLD_COLUMNS.map(([name, Type]) => [name, new Type(CHUNK)]))),
    )
  }
  const chunk = holds.chunks[holds.chunks.length - 1]
  for (const [name] of HOLD_COLUMNS) chunk[name][place] = hold[name]
  holds.count += 1
}

/**
 * @param {Holds} holds
 * @param {number} seq
 * @returns {number} its place, -1 where there is none
 */
export function findHold(holds, seq) {
  let low = 0
  let high = holds.count - 1
  // Most requests end soon after they begin: look near the end first.
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
    charged: chunk.charged[at],
    counted: chunk.counted[at],
    given: chunk.given[at],
  }
}

/**
 * @param {Holds} holds
 * @param {number} place
 * @param {'state' | 'superseded' | 'ended' | 'charged' | 'counted' | 'given'} column
 * @param {number} value
 */
export function setHold(holds, place, column, value) {
  holds.chunks[Math.floor(place / CHUNK)][column][place % CHUNK] = value
}

/**
 * @param {string} name YYYY-MM
 * @returns {number}
 */
export function monthNumber(name) {
  return Number(name.slice(0, 4)) * 12 + Number(name.slice(5, 7)) - 1
}

/**
 * @param {number} number
 * @returns {string}
 */
export function monthName(number) {
  const month = (number % 12) + 1
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}`
}
