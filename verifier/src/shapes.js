// What each type and version of event may say. Every value is given as the one way in which it may be written, so a
// line that fits its pattern is at the same time well-formed JSON, in canonical form (RFC 8785: keys sorted, no spaces,
// one spelling for each number and string), free of unknown or doubled keys, and of the right types. Whole numbers only.

/**
 * One kind of value: the pattern of its text, and its name for people. No capturing groups inside.
 * @typedef {{ pattern: string, name: string }} Kind
 */

/**
 * The whole numbers from 1 up to `max`, which has 16 digits, without leading zeros.
 * @param {string} max
 */
function upTo(max) {
  const equal = Array.from(max, (digit, at) => [max.slice(0, at), Number(digit), max.length - at - 1])
  const longest = equal.flatMap(([start, digit, left]) => {
    const lowest = start === '' ? 1 : 0
    return Number(digit) > lowest ? [`${start}[${lowest}-${Number(digit) - 1}][0-9]{${left}}`] : []
  })
  return `(?:[1-9][0-9]{0,14}|${longest.join('|')}|${max})`
}

// 2^53 - 1: up to there every reader in every language sees the same number.
const POSITIVE = upTo(String(Number.MAX_SAFE_INTEGER))

/** @type {Kind} */
const count = { pattern: `0|${POSITIVE}`, name: 'a whole number' }
/** @type {Kind} */
const amount = { pattern: POSITIVE, name: 'a whole number above zero' }
/** @type {Kind} */
const flag = { pattern: 'true|false', name: 'true or false' }
// RFC 8785, 3.2.2.2: quote, backslash and control characters are escaped in exactly one way, everything else stands as it is.
/** @type {Kind} */
const text = {
  pattern: '"(?:[^"\\\\\\x00-\\x1f]|\\\\["\\\\bfnrt]|\\\\u00(?:0[0-7bef]|1[0-9a-f]))*"',
  name: 'a text',
}

/**
 * @param {string} pattern
 * @param {string} name
 * @returns {Kind}
 */
function word(pattern, name) {
  return { pattern: `"${pattern}"`, name }
}

/**
 * @param {...string} words
 * @returns {Kind}
 */
function oneOf(...words) {
  return word(
    `(?:${words.join('|').replaceAll('.', '\\.')})`,
    words.length === 1 ? `"${words[0]}"` : `one of ${words.join(', ')}`,
  )
}

/**
 * @param {Kind} kind
 * @returns {Kind}
 */
function orNull({ pattern, name }) {
  return { pattern: `null|${pattern}`, name: `${name}, or null` }
}

/**
 * @param {Record<string, Kind>} fields
 * @returns {Kind}
 */
function record(fields) {
  const inner = sorted(fields).map(([key, kind]) => `"${key}":(?:${kind.pattern})`)
  return { pattern: `\\{${inner.join(',')}\\}`, name: `an object with ${Object.keys(fields).join(', ')}` }
}

/**
 * @param {Kind} kind
 * @returns {Kind}
 */
function listOf({ pattern, name }) {
  return { pattern: `\\[(?:(?:${pattern})(?:,(?:${pattern}))*)?\\]`, name: `a list: ${name}` }
}

/**
 * RFC 8785, 3.2.3: keys in order of their UTF-16 code units.
 * @template T
 * @param {Record<string, T>} fields
 * @returns {[string, T][]}
 */
function sorted(fields) {
  return Object.keys(fields)
    .sort()
    .map((key) => [key, fields[key]])
}

const hash = word('[0-9a-f]{64}', '64 hexadecimal digits')
const plan = oneOf('starter', 'pro', 'business', 'enterprise')
const period = word('[0-9]{4}-(?:0[1-9]|1[0-2])', 'a month, YYYY-MM')
const model = word('[A-Za-z0-9][A-Za-z0-9._:/@+-]{0,63}', 'a model name')
const operator = word('[a-z0-9][a-z0-9._-]{0,31}', 'a short name')
const vkey = word('[^"\\\\\\s+\\x00-\\x1f]{1,255}\\+[0-9a-f]{8}\\+[A-Za-z0-9+/]{44}', 'a verifier key')
const currency = oneOf('usd')
const request = word('req_[0-9a-f]{32}', 'a request id')
const operation = oneOf('rephrase', 'summarize', 'expand', 'explain', 'translate', 'research', 'analyze')
const account = word('acc_[0-9a-f]{32}', 'an account id')
const system = oneOf('_')
const stripe = record({
  evt: word('evt_[A-Za-z0-9]{1,64}', 'a Stripe event id'),
  obj: word('(?:in|re|dp|du|ch)_[A-Za-z0-9]{1,64}', 'a Stripe object id'),
  created: count,
  api_version: word('[0-9A-Za-z.-]{1,40}', 'an API version'),
  payload_sha256: hash,
  via: oneOf('webhook', 'poll'),
})

const figures = {
  period,
  requests: count,
  settled: count,
  released: count,
  expired: count,
  late: count,
  used: count,
  from_lots: count,
  adjusted: count,
  tokens_in: count,
  tokens_out: count,
  granted: count,
  credits_expired: count,
  credits_revoked: count,
  paid: count,
  refunded: count,
  currency,
}

/** The catalogue: type/version, and what `data` holds. @type {Record<string, Record<string, Kind>>} */
const DATA = {
  'log.opened/1': {
    origin: text,
    epoch: amount,
    predecessor: orNull(record({ origin: text, size: count, root: hash })),
  },
  'policy.published/1': {
    version: amount,
    currency,
    plans: listOf(
      record({
        key: plan,
        requests_per_month: count,
        price_month: orNull(count),
        price_year: orNull(count),
        custom_styles: orNull(count),
        custom_templates: orNull(count),
        custom_prompts: orNull(count),
        built_in_styles: oneOf('professional', 'all'),
        built_in_templates: plan,
        api_bulk_team: flag,
      }),
    ),
    stripe_types: listOf(text),
  },
  'key.rotated/1': { from: orNull(vkey), to: vkey, reason: oneOf('first', 'planned', 'lost') },
  'period.sealed/1': { ...figures, first: count, end: count, statements: count },
  'account.opened/1': { plan, policy: count, quota: count },
  'account.erased/1': { reason: oneOf('requested', 'operator') },
  'plan.changed/1': { from: plan, to: plan, policy: count, quota: count, effective_at: count, cause: orNull(count) },
  'request.reserved/1': {
    request,
    operation,
    amount,
    period,
    source: oneOf('quota'),
    expires_at: count,
    retry_of: orNull(count),
  },
  'request.reserved/2': {
    request,
    operation,
    amount,
    period,
    source: oneOf('quota', 'lot'),
    lot: orNull(count),
    expires_at: count,
    retry_of: orNull(count),
  },
  'request.settled/1': {
    reserve: count,
    amount: count,
    period,
    tokens_in: count,
    tokens_out: count,
    model,
    late: flag,
  },
  'request.released/1': {
    reserve: count,
    amount,
    period,
    reason: oneOf('failed', 'stopped', 'timed_out', 'refused', 'unchanged', 'shutdown'),
  },
  'request.expired/1': { reserve: count, amount, period },
  'adjustment.posted/1': {
    reserve: count,
    settled: count,
    of_period: period,
    period,
    units: amount,
    reason: oneOf('duplicate', 'failure', 'goodwill', 'dispute'),
    operator,
  },
  'period.closed/1': { ...figures, plan, quota: count },
  'credit.granted/1': {
    amount,
    expires_at: orNull(count),
    reason: oneOf('purchase', 'goodwill', 'contract', 'correction'),
    operator: orNull(operator),
    cause: orNull(count),
  },
  'credit.expired/1': { lot: count, amount },
  'credit.revoked/1': {
    lot: count,
    amount,
    reason: oneOf('refund', 'fraud', 'correction', 'contract'),
    operator,
  },
  'invoice.paid/1': { amount, currency, stripe },
  'invoice.failed/1': { amount, currency, stripe },
  'invoice.refunded/1': { amount, currency, invoice: word('in_[A-Za-z0-9]{1,64}', 'an invoice id'), stripe },
  'dispute.changed/1': { status: oneOf('open', 'won', 'lost'), amount, currency, stripe },
}

const SYSTEM_TYPES = ['log.opened', 'policy.published', 'key.rotated', 'period.sealed']
/** The types that start a chain; they alone have no event before them. */
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
 * @typedef {{ type: string, v: number, whole: RegExp, free: boolean, parts: { at: string, kind: Kind | undefined, text: string }[] }} Shape
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
  /** @type {Shape['parts']} */
  const parts = []
  /** @param {string} fixed */
  const say = (fixed) => parts.push({ at: '', kind: undefined, text: fixed })
  /** @param {string} at @param {Kind} kind */
  const ask = (at, kind) => parts.push({ at, kind, text: '' })
  say('{"account":')
  ask('account', SYSTEM_TYPES.includes(type) ? system : account)
  say(',"aseq":')
  ask('aseq', first ? { ...count, pattern: '0', name: '0' } : amount)
  say(',"at":')
  ask('at', count)
  say(',"data":{')
  fields.forEach(([key, kind], index) => {
    say(`${index === 0 ? '' : ','}"${key}":`)
    ask(key, kind)
  })
  say('},"idem":')
  ask('idem', type === 'request.reserved' ? hash : { pattern: 'null', name: 'null' })
  say(',"prev":')
  ask('prev', first ? { pattern: 'null', name: 'null' } : hash)
  say(',"seq":')
  ask('seq', count)
  say(`,"type":"${type}","v":${version}}`)
  const pattern = parts.map((part) => (part.kind === undefined ? escaped(part.text) : `(?:${part.kind.pattern})`))
  return {
    type,
    v: Number(version),
    whole: new RegExp(`^${pattern.join('')}$`),
    // Only these may hold letters beyond ASCII; for all others one byte is one character.
    free: fields.some(([, kind]) => /\[\^/.test(kind.pattern)),
    parts,
  }
}

/** @param {string} fixed */
function escaped(fixed) {
  return fixed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The shapes by the end of their lines, where type and version stand. @type {Map<string, Shape>} */
const SHAPES = new Map(
  Object.entries(DATA).map(([name, data]) => {
    const shape = shapeOf(name, data)
    return [`,"type":"${shape.type}","v":${shape.v}}`, shape]
  }),
)

/** Every known `type/version`. */
export const KNOWN_SHAPES = Object.keys(DATA)

/**
 * What is wrong with a line; `newer` where it is of a type or version that this verifier does not know.
 * Then `event` is what its envelope says.
 * @typedef {{ at: number, expected: string, found: string, newer: boolean, event?: LedgerEvent }} LineFault
 */

/**
 * Reads one line of the ledger.
 * @param {string} line one character for each byte
 * @param {() => string | undefined} decode the same line as UTF-8; undefined where it is none
 * @returns {LedgerEvent | LineFault}
 */
export function readEvent(line, decode) {
  const typeAt = line.lastIndexOf(',"type":"')
  const shape = SHAPES.get(typeAt < 0 ? '' : line.slice(typeAt))
  if (shape === undefined) return faultOf(line, typeAt)
  let said = line
  if (shape.free) {
    const decoded = decode()
    if (decoded === undefined) return { at: 0, expected: 'UTF-8', found: 'other bytes', newer: false }
    said = decoded
  }
  if (!shape.whole.test(said)) return faultIn(shape, said)
  /** @type {LedgerEvent} */
  const event = JSON.parse(said)
  // The largest time that ECMAScript's Date can hold.
  if (event.at <= 8.64e15) return event
  return { at: said.indexOf('"at":'), expected: 'a time up to the year 275760', found: `${event.at}`, newer: false }
}

/**
 * The first place where a line leaves the pattern of its own type.
 * @param {Shape} shape
 * @param {string} line
 * @returns {LineFault}
 */
function faultIn(shape, line) {
  let at = 0
  for (const part of shape.parts) {
    const pattern = part.kind === undefined ? escaped(part.text) : `(?:${part.kind.pattern})(?=[,}])`
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
 * The envelope is the same for all types, those to come included.
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
