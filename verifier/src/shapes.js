// The pattern of each type and version of event. A value has only one way to be written, so a line that fits its pattern
// is well-formed JSON in canonical form (RFC 8785: sorted keys, no spaces, one spelling for each number and string), has
// no unknown or repeated keys, and has values of the right types. Numbers are whole numbers only.
import { account, DATA, hash, system } from './catalogue.js'
import { amount, asciiBytes, count, onlyNull, onlyZero, sorted } from './kinds.js'
import { MAX_TIME, scanEvent } from './scan.js'

/** @typedef {import('./kinds.js').Kind} Kind */

const SYSTEM_TYPES = [
  'log.opened',
  'policy.published',
  'key.rotated',
  'period.sealed',
  'number.lost',
  'clock.corrected',
  'verifier.published',
]
/** The types that start a chain, so that no event comes before them. */
const FIRST_TYPES = ['log.opened', 'account.opened']

/**
 * @typedef {object} LedgerEvent
 * @property {number} seq
 * @property {string} account
 * @property {number} aseq
 * @property {number} at
 * @property {string} type
 * @property {number} v
 * @property {string | null} idem
 * @property {string | null} prev
 * @property {Record<string, any>} data
 */

/**
 * @typedef {{ type: string, v: number, whole: RegExp, free: boolean, layout: import('./scan.js').Layout | undefined,
 *   parts: Part[] }} Shape `layout` is undefined if a value is not simple
 */

/**
 * @typedef {{ at: string, kind: Kind | undefined, text: string, inData: boolean }} Part fixed text, or a value
 */

/**
 * @param {string} name
 * @param {Record<string, Kind>} data
 * @returns {Shape}
 */
function shapeOf(name, data) {
  const [type, version] = name.split('/')
  const first = FIRST_TYPES.includes(type)
  const fields = sorted(data)
  /** @type {Part[]} */
  const parts = []
  /** @param {string} fixed */
  const addText = (fixed) => parts.push({ at: '', kind: undefined, text: fixed, inData: false })
  /** @param {string} at @param {Kind} kind */
  const addField = (at, kind, inData = false) => parts.push({ at, kind, text: '', inData })
  addText('{"account":')
  addField('account', SYSTEM_TYPES.includes(type) ? system : account)
  addText(',"aseq":')
  addField('aseq', first ? onlyZero : amount)
  addText(',"at":')
  addField('at', count)
  addText(',"data":{')
  fields.forEach(([key, kind], index) => {
    addText(`${index === 0 ? '' : ','}"${key}":`)
    addField(key, kind, true)
  })
  addText('},"idem":')
  addField('idem', type === 'request.reserved' ? hash : onlyNull)
  addText(',"prev":')
  addField('prev', first ? onlyNull : hash)
  addText(',"seq":')
  addField('seq', count)
  addText(`,"type":"${type}","v":${version}}`)
  const pattern = parts.map((part) => (part.kind === undefined ? escapeRegExp(part.text) : `(?:${part.kind.pattern})`))
  return {
    type,
    v: Number(version),
    whole: new RegExp(`^${pattern.join('')}$`),
    // Only these can hold characters beyond ASCII; in all others a byte is a character.
    free: fields.some(([, kind]) => /\[\^/.test(kind.pattern)),
    layout: layoutOf(type, Number(version), parts),
    parts,
  }
}

/**
 * @param {string} type
 * @param {number} v
 * @param {Part[]} parts
 * @returns {import('./scan.js').Layout | undefined}
 */
function layoutOf(type, v, parts) {
  // Values of all kinds follow; null leaves room for any of them.
  const event = { account: null, aseq: null, at: null, data: null, idem: null, prev: null, seq: null, type, v }
  /** @type {import('./scan.js').Layout} */
  const layout = { fields: [], event, data: {} }
  let before = ''
  for (const { at, kind, text, inData } of parts) {
    before += text
    if (kind === undefined) continue
    if (kind.form === undefined) return undefined
    layout.fields.push({ key: at, before: asciiBytes(before), form: kind.form, inData })
    if (inData) layout.data[at] = null
    before = ''
  }
  return layout
}

/** @param {string} fixed */
function escapeRegExp(fixed) {
  return fixed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The shapes by the end of their lines, which holds type and version. @type {Map<string, Shape>} */
const SHAPES = new Map(
  Object.entries(DATA).map(([name, data]) => {
    const shape = shapeOf(name, data)
    return [`,"type":"${shape.type}","v":${shape.v}}`, shape]
  }),
)

/** Every known `type/version`. */
export const KNOWN_SHAPES = Object.keys(DATA)

/**
 * A fault of a line. `newer` says that this verifier does not know the type or version; `event` then holds the envelope,
 * which is the same for all types.
 * @typedef {{ at: number, expected: string, found: string, newer: boolean, event?: LedgerEvent }} LineFault
 */

/**
 * Reads one line of the ledger.
 * @param {string} line one character per byte
 * @param {() => string | undefined} decode decodes the same line as UTF-8; undefined if it is not valid
 * @param {Uint8Array} [bytes] they hold the same line at `from`: most lines are read from them, in less time
 * @param {number} [from]
 * @returns {LedgerEvent | LineFault}
 */
export function readEvent(line, decode, bytes, from = 0) {
  const typeAt = line.lastIndexOf(',"type":"')
  const shape = SHAPES.get(typeAt < 0 ? '' : line.slice(typeAt))
  if (shape === undefined) return faultOf(line, typeAt)
  const { layout } = shape
  const scanned = layout && bytes && scanEvent(layout, bytes, from, from + typeAt, line)
  if (scanned !== undefined) return scanned
  let characters = line
  if (shape.free) {
    const decoded = decode()
    if (decoded === undefined) return { at: 0, expected: 'UTF-8', found: 'other bytes', newer: false }
    characters = decoded
  }
  if (!shape.whole.test(characters)) return faultIn(shape, characters)
  /** @type {LedgerEvent} */
  const event = JSON.parse(characters)
  if (event.at <= MAX_TIME) return event
  return {
    at: characters.indexOf('"at":'),
    expected: 'a time up to the year 275760',
    found: `${event.at}`,
    newer: false,
  }
}

/**
 * The first place at which a line departs from the pattern of its type.
 * @param {Shape} shape
 * @param {string} line
 * @returns {LineFault}
 */
function faultIn(shape, line) {
  let at = 0
  for (const part of shape.parts) {
    const pattern = part.kind === undefined ? escapeRegExp(part.text) : `(?:${part.kind.pattern})(?=[,}])`
    const sticky = new RegExp(pattern, 'y')
    sticky.lastIndex = at
    const found = sticky.exec(line)
    if (found === null) {
      const expected = part.kind === undefined ? part.text : `${part.at}: ${part.kind.name}`
      return { at, expected, found: line.slice(at, at + 60), newer: false }
    }
    at += found[0].length
  }
  return { at, expected: 'the end of the line', found: line.slice(at, at + 60), newer: false }
}

const TAIL = /,"seq":[0-9]+,"type":"([a-z][a-z_]*(?:\.[a-z_]+)+)","v":([1-9][0-9]{0,5})\}$/

/**
 * @param {string} line
 * @param {number} typeAt
 * @returns {LineFault}
 */
function faultOf(line, typeAt) {
  const tail = TAIL.exec(line.slice(-200))
  const found = line.slice(Math.max(0, typeAt), Math.max(0, typeAt) + 60)
  const event = tail === null ? undefined : envelopeOf(line)
  if (tail !== null && event !== undefined) {
    const expected = 'an event type that this verifier knows'
    return { at: typeAt, expected, found: `${tail[1]}/${tail[2]}`, newer: true, event }
  }
  return { at: Math.max(0, typeAt), expected: 'an event: one line of canonical JSON', found, newer: false }
}

const ENVELOPE = ['account', 'aseq', 'at', 'data', 'idem', 'prev', 'seq', 'type', 'v']

/**
 * Reads the envelope, which is the same for all types, including future ones.
 * @param {string} line
 * @returns {LedgerEvent | undefined}
 */
function envelopeOf(line) {
  try {
    const event = JSON.parse(line)
    const numbers = [event.aseq, event.at, event.seq, event.v]
    const linked = event.prev === null || /^[0-9a-f]{64}$/.test(event.prev)
    const sound =
      Object.keys(event).join() === ENVELOPE.join() && numbers.every((each) => Number.isSafeInteger(each) && each >= 0)
    return sound && linked && /^(_|acc_[0-9a-f]{32})$/.test(event.account) ? event : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {LedgerEvent | LineFault} read
 * @returns {read is LineFault}
 */
export function isFault(read) {
  return 'newer' in read
}
