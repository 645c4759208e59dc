// manifest.json: what the bundle says about itself. Nothing in it is trusted; every value is compared with the evidence.
import { fromBase64 } from './base64.js'
import { readWhole } from './reader.js'

const MAX_MANIFEST = 1 << 20
/**
 * 2: a closed month that carries the proof that it continues the month before. 3: also the tables of the workbook. 4: also the
 * checkpoints of closed months, in exports of a part of the log.
 */
const EXPORT_FORMATS = [1, 2, 3, 4].map((number) => `penmark-ledger-export/${number}`)

/** @param {{ format: string }} manifest */
export function hasWorkbook({ format }) {
  return EXPORT_FORMATS.indexOf(format) >= 2
}

/**
 * Whether checkpoints.jsonl holds the ends of months, each linked to the next. That of a whole log holds every checkpoint.
 * @param {{ format: string, scope: { kind: string }, range: { kind: string } }} manifest
 */
export function hasMonthEnds({ format, scope, range }) {
  return EXPORT_FORMATS.indexOf(format) >= 3 && (scope.kind !== 'log' || range.kind !== 'all')
}

/**
 * @typedef {object} Manifest
 * @property {{ root: string, size: number }} checkpoint
 * @property {number} context
 * @property {Record<string, number>} counts
 * @property {number} events
 * @property {{ bytes: number, name: string, sha256: string }[]} files
 * @property {string} filters
 * @property {{ at: number, seq: number } | null} first
 * @property {string} format
 * @property {{ at: number, seq: number } | null} last
 * @property {string} origin
 * @property {number | null} policy
 * @property {{ kind: 'all' } | { kind: 'month', period: string, first: number, end: number }} range
 * @property {{ kind: 'log' } | { kind: 'account', account: string }} scope
 * @property {number | null} since
 * @property {string} tool
 */

/**
 * @param {import('./reader.js').BundleFile} file
 * @returns {Promise<{ manifest: Manifest } | { wrong: string, newer: boolean }>}
 */
export async function readManifest(file) {
  const bytes = await readWhole(file, MAX_MANIFEST)
  if (bytes === undefined) return { wrong: 'larger than a megabyte', newer: false }
  let text
  let value
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    value = JSON.parse(text)
  } catch {
    return { wrong: 'not JSON', newer: false }
  }
  const format = typeof value?.format === 'string' ? value.format : ''
  if (/^penmark-ledger-export\/[0-9]+$/.test(format) && !EXPORT_FORMATS.includes(format)) {
    return { wrong: `format ${format}, which is newer than this verifier knows`, newer: true }
  }
  if (!isManifest(value)) return { wrong: 'not a manifest of the format penmark-ledger-export/1 to /4', newer: false }
  if (`${canonical(value, 0)}\n` !== text) return { wrong: 'not in its canonical form', newer: false }
  return { manifest: value }
}

const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && /** @type {number} */ (value) >= 0
const isText = (/** @type {unknown} */ value) => typeof value === 'string'

/**
 * @param {any} value
 * @param {Record<string, (value: any) => boolean>} fields
 * @returns {boolean}
 */
function has(value, fields) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return (
    keys.length === Object.keys(fields).length &&
    keys.every((key) => Object.hasOwn(fields, key) && fields[key](value[key]))
  )
}

const isPlace = (/** @type {any} */ value) => value === null || has(value, { at: isCount, seq: isCount })

/** @param {any} value */
function isRange(value) {
  if (has(value, { kind: (kind) => kind === 'all' })) return true
  const period = (/** @type {any} */ name) => isText(name) && /^[0-9]{4}-(0[1-9]|1[0-2])$/.test(name)
  return has(value, { kind: (kind) => kind === 'month', period, first: isCount, end: isCount })
}

/** @param {any} value */
function isScope(value) {
  const account = (/** @type {any} */ name) => isText(name) && /^acc_[0-9a-f]{32}$/.test(name)
  return has(value, { kind: (kind) => kind === 'log' }) || has(value, { kind: (kind) => kind === 'account', account })
}

/** @param {any} value */
function isCounts(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isCount)
}

/**
 * @param {any} value
 * @returns {value is Manifest}
 */
function isManifest(value) {
  const isHash = (/** @type {any} */ text) => isText(text) && /^[0-9a-f]{64}$/.test(text)
  const isRoot = (/** @type {any} */ text) => isText(text) && fromBase64(text)?.length === 32
  return has(value, {
    checkpoint: (at) => has(at, { root: isRoot, size: isCount }),
    context: isCount,
    counts: isCounts,
    events: isCount,
    files: (files) =>
      Array.isArray(files) && files.every((file) => has(file, { bytes: isCount, name: isText, sha256: isHash })),
    filters: (filters) => filters === 'none',
    first: isPlace,
    format: (format) => EXPORT_FORMATS.includes(format),
    last: isPlace,
    origin: isText,
    policy: (policy) => policy === null || isCount(policy),
    range: isRange,
    scope: isScope,
    since: (since) => since === null || isCount(since),
    tool: (tool) => isText(tool) && /^[\x21-\x7e]+ [0-9][0-9A-Za-z.+-]*$/.test(tool),
  })
}

/**
 * RFC 8785 for the values of a manifest: sorted keys, no spaces, whole numbers.
 * @param {any} value
 * @param {number} depth
 * @returns {string}
 */
export function canonical(value, depth) {
  if (depth > 16) return ''
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, depth + 1)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key], depth + 1)}`).join(',')}}`
}
