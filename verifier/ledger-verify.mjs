#!/usr/bin/env node
// Checks an export of the Penmark ledger. One file, no dependency, no network, Node 20 or newer.
//   node ledger-verify.mjs BUNDLE.tar --key KEY --state state.json
// It shares no code with the product that wrote the export. Read it from the end: main() takes the arguments,
// verifyBundle() puts the checks in order. Put together from verifier/src (version c467aff71169) by verifier/build.mjs.
import * as fs from 'node:fs'
import * as nodeCrypto from 'node:crypto'
import * as path from 'node:path'
import * as v8 from 'node:v8'


// ---- base64.js ----------------------------------------------------------------------------------

// Base 64 (RFC 4648, section 4), strict: each value has exactly one spelling, so no changed character goes unnoticed.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * @param {Uint8Array} bytes
 * @returns {string}
 */
function toBase64(bytes) {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at
    const group = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    text += ALPHABET[group >> 18] + ALPHABET[(group >> 12) & 63]
    text += left > 1 ? ALPHABET[(group >> 6) & 63] : '='
    text += left > 2 ? ALPHABET[group & 63] : '='
  }
  return text
}

/**
 * @param {string} text
 * @returns {Uint8Array | undefined} undefined if the text is not exactly what `toBase64` writes
 */
function fromBase64(text) {
  if (text.length % 4 !== 0) return undefined
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  let pending = 0
  let bits = 0
  let filled = 0
  for (let at = 0; at < text.length - padding; at += 1) {
    const value = ALPHABET.indexOf(text[at])
    if (value < 0) return undefined
    pending = ((pending << 6) | value) & 0xffffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[filled] = (pending >> bits) & 0xff
      filled += 1
    }
  }
  // The left-over bits must be zero, or two texts would decode to the same bytes.
  return (pending & ((1 << bits) - 1)) === 0 ? bytes : undefined
}

/**
 * @param {Uint8Array} bytes
 * @returns {string}
 */
function toHex(bytes) {
  let text = ''
  for (const byte of bytes) text += (byte < 16 ? '0' : '') + byte.toString(16)
  return text
}

/**
 * @param {string} hex
 * @returns {Uint8Array}
 */
function fromHex(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/**
 * @param {Uint8Array} one
 * @param {Uint8Array} other
 * @returns {boolean}
 */
function sameBytes(one, other) {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
  return true
}

// ---- crypto-node.js -----------------------------------------------------------------------------

// Cryptography by Node. In the browser page crypto-browser.js takes its place, with the same names.

/**
 * SHA-256 of some bytes.
 * @param {Uint8Array} bytes
 * @returns {Uint8Array} 32 bytes
 */
function sha256(bytes) {
  return nodeCrypto.createHash('sha256').update(bytes).digest()
}

/**
 * SHA-256 of a stream of bytes.
 * @returns {{ update(bytes: Uint8Array): void, hex(): string }}
 */
function newHasher() {
  const hash = nodeCrypto.createHash('sha256')
  return {
    update(bytes) {
      hash.update(bytes)
    },
    hex: () => hash.digest('hex'),
  }
}

/**
 * Checks an Ed25519 signature (RFC 8032).
 * @param {Uint8Array} publicKey 32 bytes
 * @param {Uint8Array} message
 * @param {Uint8Array} signature
 * @returns {Promise<boolean | undefined>} undefined if this machine cannot check such signatures
 */
async function verifyEd25519(publicKey, message, signature) {
  if (signature.length !== 64) return false
  try {
    // RFC 8410: the fixed prefix of an Ed25519 public key in DER, then the key itself.
    const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey])
    const key = nodeCrypto.createPublicKey({ key: der, format: 'der', type: 'spki' })
    return nodeCrypto.verify(null, message, key, signature)
  } catch {
    // 32 bytes that are not a point of the curve are not a key, so no signature fits them.
    return false
  }
}

/**
 * One character per byte, so that positions in the text equal positions in the file.
 * @param {Uint8Array} bytes
 * @param {number} from
 * @param {number} to
 * @returns {string}
 */
function byteText(bytes, from, to) {
  const buffer = bytes instanceof Buffer ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return buffer.latin1Slice(from, to)
}

/**
 * @param {number} length
 * @returns {Uint8Array}
 */
function newBytes(length) {
  return Buffer.alloc(length)
}

// From Node 20.12 on `hash` is one call, which takes a third less time than a Hash object.
/** @type {(bytes: Uint8Array) => string} */
const hexHash =
  typeof nodeCrypto.hash === 'function'
    ? (bytes) => nodeCrypto.hash('sha256', bytes, 'hex')
    : (bytes) => nodeCrypto.createHash('sha256').update(bytes).digest('hex')

/**
 * The leaf hash of a line, in hex: SHA-256(0x00 || line), RFC 6962, 2.1. The byte before the line is overwritten.
 * @param {Uint8Array} buffer
 * @param {number} from
 * @param {number} to
 * @returns {string}
 */
function leafHash(buffer, from, to) {
  buffer[from - 1] = 0
  return hexHash(buffer.subarray(from - 1, to))
}

const NODE = Buffer.alloc(65)
NODE[0] = 1

/**
 * The hash over two hashes, all in hex: SHA-256(0x01 || left || right), RFC 6962, 2.1.
 * @param {string} left
 * @param {string} right
 * @returns {string}
 */
function nodeHash(left, right) {
  NODE.write(left, 1, 32, 'hex')
  NODE.write(right, 33, 32, 'hex')
  return hexHash(NODE)
}

// ---- reader.js ----------------------------------------------------------------------------------

// Reads a file of any size line by line through a window of a few megabytes and hashes the whole file meanwhile.

const WINDOW = 1 << 20
/** No event is nearly as long; a longer line is refused before it fills the memory. */
const MAX_LINE = 1 << 18

/**
 * A file of a bundle, from any source. `read` copies bytes from `position` into `target` and returns their number.
 * @typedef {{ name: string, size: number, read(target: Uint8Array, position: number): number | Promise<number> }} BundleFile
 */

/**
 * @typedef {object} Reader
 * @property {BundleFile} file
 * @property {Uint8Array} buffer the window; its unread bytes are [at, end)
 * @property {number} at
 * @property {number} end
 * @property {number} base position in the file of buffer[0]
 * @property {boolean} done the file has no more bytes
 * @property {boolean} short the file ended before the size it stated
 * @property {{ update(bytes: Uint8Array): void, hex(): string }} hash
 * @property {number} lines number of the lines taken
 * @property {number} from the line taken last is buffer[from, to), without its line break
 * @property {number} to
 * @property {'lf' | 'none' | 'long'} ending how that line ends
 */

/**
 * @param {BundleFile} file
 * @returns {Reader}
 */
function openReader(file) {
  // One byte stays free before the first line, so that the 0x00 of a leaf hash always fits in front of a line.
  const buffer = newBytes(Math.min(WINDOW, file.size) + 2)
  const rest = { short: false, hash: newHasher(), lines: 0, from: 1, to: 1, ending: /** @type {const} */ ('lf') }
  return { file, buffer, at: 1, end: 1, base: -1, done: file.size === 0, ...rest }
}

/**
 * Reads more of the file into the window.
 * @param {Reader} reader
 * @returns {Promise<boolean>} false if no more can be read
 */
async function fill(reader) {
  if (reader.done) return false
  if (reader.at > 1) {
    reader.buffer.copyWithin(1, reader.at, reader.end)
    reader.base += reader.at - 1
    reader.end -= reader.at - 1
    reader.at = 1
  }
  const room = reader.buffer.length - reader.end
  if (room === 0) return false
  const position = reader.base + reader.end
  const target = reader.buffer.subarray(reader.end, reader.end + Math.min(room, reader.file.size - position))
  const count = await reader.file.read(target, position)
  reader.hash.update(target.subarray(0, count))
  reader.end += count
  if (count === 0) reader.short = true
  if (count === 0 || reader.base + reader.end >= reader.file.size) reader.done = true
  return count > 0
}

/**
 * Takes the next line from the window.
 * @param {Reader} reader
 * @returns {boolean} false if the window holds no whole line; call `fill` and try again
 */
function takeLine(reader) {
  const found = reader.buffer.indexOf(10, reader.at)
  if (found >= 0 && found < reader.end) {
    reader.ending = found - reader.at > MAX_LINE ? 'long' : 'lf'
    return takeUpTo(reader, found, found + 1)
  }
  if (reader.end - reader.at > MAX_LINE) {
    reader.ending = 'long'
    return takeUpTo(reader, reader.at + MAX_LINE, reader.at + MAX_LINE)
  }
  if (!reader.done || reader.at === reader.end) return false
  reader.ending = 'none'
  return takeUpTo(reader, reader.end, reader.end)
}

/**
 * @param {Reader} reader
 * @param {number} to
 * @param {number} next
 */
function takeUpTo(reader, to, next) {
  reader.from = reader.at
  reader.to = to
  reader.at = next
  reader.lines += 1
  return true
}

/**
 * Takes the next line and reads more of the file if needed.
 * @param {Reader} reader
 * @returns {Promise<boolean>} false at the end of the file
 */
async function nextLine(reader) {
  while (!takeLine(reader)) if (!(await fill(reader))) return false
  return true
}

/**
 * Reads the rest, so that the hash covers the whole file.
 * @param {Reader} reader
 * @returns {Promise<string>} SHA-256, hex
 */
async function finish(reader) {
  do reader.at = reader.end
  while (await fill(reader))
  return reader.hash.hex()
}

/**
 * Reads a small file as a whole.
 * @param {BundleFile} file
 * @param {number} limit
 * @returns {Promise<Uint8Array | undefined>} undefined if it is larger than `limit`
 */
async function readWhole(file, limit) {
  if (file.size > limit) return undefined
  const bytes = newBytes(file.size)
  let filled = 0
  while (filled < bytes.length) {
    const count = await file.read(bytes.subarray(filled), filled)
    if (count === 0) break
    filled += count
  }
  return bytes.subarray(0, filled)
}

// ---- manifest.js --------------------------------------------------------------------------------

// manifest.json: what the bundle says about itself. Nothing in it is trusted; every value is compared with the evidence.

const MAX_MANIFEST = 1 << 20

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
 * @param {BundleFile} file
 * @returns {Promise<{ manifest: Manifest } | { wrong: string, newer: boolean }>}
 */
async function readManifest(file) {
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
  if (/^penmark-ledger-export\/[0-9]+$/.test(format) && format !== 'penmark-ledger-export/1') {
    return { wrong: `format ${format}, which is newer than this verifier knows`, newer: true }
  }
  if (!isManifest(value)) return { wrong: 'not a manifest of the format penmark-ledger-export/1', newer: false }
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
    format: isText,
    last: isPlace,
    origin: isText,
    policy: (policy) => policy === null || isCount(policy),
    range: isRange,
    scope: isScope,
    since: (since) => since === null || isCount(since),
    tool: isText,
  })
}

/**
 * RFC 8785 for the values of a manifest: sorted keys, no spaces, whole numbers.
 * @param {any} value
 * @param {number} depth
 * @returns {string}
 */
function canonical(value, depth) {
  if (depth > 16) return ''
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, depth + 1)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key], depth + 1)}`).join(',')}}`
}

// ---- months.js ----------------------------------------------------------------------------------

// Calendar months in UTC, written YYYY-MM, and times of day.

const DAY = 86_400_000

/** @type {{ start: number, end: number, name: string }} */
let month = { start: 0, end: -1, name: '' }
/** @type {{ start: number, name: string }} */
let day = { start: -1, name: '' }

/**
 * The month of a time in milliseconds. The last result is cached, since neighbouring events are mostly in one month.
 * @param {number} at
 * @returns {string}
 */
function monthOf(at) {
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
function endOfMonth(name) {
  return Date.UTC(Number(name.slice(0, 4)), Number(name.slice(5, 7)))
}

/**
 * @param {string} name
 * @returns {number}
 */
function startOfMonth(name) {
  return Date.UTC(Number(name.slice(0, 4)), Number(name.slice(5, 7)) - 1)
}

/**
 * ISO 8601 in UTC with milliseconds.
 * @param {number} at
 * @returns {string}
 */
function isoTime(at) {
  const start = Math.floor(at / DAY) * DAY
  if (start !== day.start) day = { start, name: new Date(start).toISOString().slice(0, -13) }
  let rest = at - start
  const ms = rest % 1000
  rest = (rest - ms) / 1000
  const s = rest % 60
  rest = (rest - s) / 60
  const m = rest % 60
  return `${day.name}${two((rest - m) / 60)}:${two(m)}:${two(s)}.${ms < 100 ? '0' : ''}${two(ms)}Z`
}

/** @param {number} number */
function two(number) {
  return number < 10 ? `0${number}` : `${number}`
}

// ---- note.js ------------------------------------------------------------------------------------

// Signed notes, verifier keys and checkpoints: c2sp.org/signed-note, c2sp.org/tlog-checkpoint, c2sp.org/tlog-cosignature.

const ED25519 = 1
const COSIGNATURE = 4
// The specification asks for at least 16 signatures; with more than 64 this is not a checkpoint.
const MAX_SIGNATURES = 64
const MAX_NOTE = 65_536

/**
 * @typedef {{ name: string, id: string, kind: 'log' | 'witness', publicKey: Uint8Array, vkey: string }} Key
 * @typedef {{ name: string, id: string, signature: Uint8Array, line: string }} Signature
 * @typedef {{ text: string, signatures: Signature[] }} Note
 * @typedef {{ origin: string, size: number, root: string, rootText: string }} Checkpoint `root` is in hex, `rootText` as written
 */

/**
 * A verifier key: `name+hash+base64(type || key)`.
 * @param {string} text
 * @returns {Key | undefined}
 */
function parseVkey(text) {
  const parts = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/u.exec(text)
  if (parts === null) return undefined
  const [, name, id, encoded] = parts
  const material = fromBase64(encoded)
  if (material === undefined || material.length !== 33) return undefined
  const type = material[0]
  if (type !== ED25519 && type !== COSIGNATURE) return undefined
  // signed-note, "Signatures": key ID = SHA-256(key name || 0x0A || signature type || public key)[:4]
  const named = new TextEncoder().encode(`${name}\n`)
  const hashed = new Uint8Array(named.length + material.length)
  hashed.set(named)
  hashed.set(material, named.length)
  if (toHex(sha256(hashed).subarray(0, 4)) !== id) return undefined
  return { name, id, kind: type === ED25519 ? 'log' : 'witness', publicKey: material.slice(1), vkey: text }
}

/**
 * Reads a note strictly. The specification lets a verifier ignore some lines; this one refuses them, because bytes that
 * are not checked can be changed unnoticed.
 * @param {Uint8Array} bytes
 * @returns {Note | { wrong: string }}
 */
function parseNote(bytes) {
  if (bytes.length > MAX_NOTE) return { wrong: `longer than ${MAX_NOTE} bytes` }
  let whole
  try {
    whole = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return { wrong: 'not UTF-8' }
  }
  for (let at = 0; at < whole.length; at += 1) {
    const code = whole.charCodeAt(at)
    if (code < 0x20 && code !== 0x0a) return { wrong: `a control character at position ${at}` }
  }
  const cut = whole.lastIndexOf('\n\n')
  if (cut < 0) return { wrong: 'no empty line between text and signatures' }
  if (!whole.endsWith('\n')) return { wrong: 'no line break at the end' }
  const text = whole.slice(0, cut + 1)
  const lines = whole.slice(cut + 2, -1).split('\n')
  if (lines.length > MAX_SIGNATURES) return { wrong: `more than ${MAX_SIGNATURES} signatures` }
  const signatures = []
  for (const line of lines) {
    const parts = /^\u2014 ([^+\s]+) ([A-Za-z0-9+/=]+)$/u.exec(line)
    const encoded = parts === null ? undefined : fromBase64(parts[2])
    if (parts === null || encoded === undefined || encoded.length < 5) {
      return { wrong: `not a signature line: ${JSON.stringify(line.slice(0, 80))}` }
    }
    if (lines.indexOf(line) !== lines.lastIndexOf(line)) return { wrong: 'the same signature line twice' }
    signatures.push({ name: parts[1], id: toHex(encoded.subarray(0, 4)), signature: encoded.slice(4), line })
  }
  return { text, signatures }
}

/**
 * Reads the three lines of a checkpoint. The specification allows extension lines; they are refused here, because this log
 * writes none and nothing checks them.
 * @param {string} text
 * @returns {Checkpoint | undefined}
 */
function parseCheckpoint(text) {
  const parts = /^([^\n]+)\n(0|[1-9][0-9]{0,15})\n([A-Za-z0-9+/=]{44})\n$/.exec(text)
  if (parts === null) return undefined
  const [, origin, sizeText, rootText] = parts
  const size = Number(sizeText)
  const root = fromBase64(rootText)
  if (!Number.isSafeInteger(size) || root === undefined || root.length !== 32) return undefined
  return { origin, size, root: toHex(root), rootText }
}

/**
 * Which of the known keys signed a note, and which signature lines are by unknown keys.
 * @param {Note} note
 * @param {Key[]} keys
 * @returns {Promise<{ log: Key[], witnesses: Key[], bad: Key[], unknown: Signature[], cannot: boolean }>}
 */
async function judgeSignatures(note, keys) {
  const judged = {
    log: /** @type {Key[]} */ ([]),
    witnesses: /** @type {Key[]} */ ([]),
    bad: /** @type {Key[]} */ ([]),
    unknown: /** @type {Signature[]} */ ([]),
    cannot: false,
  }
  for (const signed of note.signatures) {
    const key = keys.find(({ name, id }) => name === signed.name && id === signed.id)
    if (key === undefined) {
      judged.unknown.push(signed)
      continue
    }
    const good =
      key.kind === 'log'
        ? await verifySignature(key, note.text, signed)
        : await verifyCosignature(key, note.text, signed)
    if (good === undefined) judged.cannot = true
    else if (!good) judged.bad.push(key)
    else if (key.kind === 'log') judged.log.push(key)
    else judged.witnesses.push(key)
  }
  return judged
}

/**
 * @param {Key} key
 * @param {string} text
 * @param {Signature} signed
 */
function verifySignature(key, text, signed) {
  return verifyEd25519(key.publicKey, new TextEncoder().encode(text), signed.signature)
}

/**
 * tlog-cosignature: eight bytes of time in seconds, then an Ed25519 signature of the text below.
 * @param {Key} key
 * @param {string} text
 * @param {Signature} signed
 */
async function verifyCosignature(key, text, signed) {
  if (signed.signature.length !== 72) return false
  const view = new DataView(signed.signature.buffer, signed.signature.byteOffset)
  const time = view.getBigUint64(0)
  const message = new TextEncoder().encode(`cosignature/v1\ntime ${time}\n${text}`)
  return verifyEd25519(key.publicKey, message, signed.signature.slice(8))
}

/**
 * @param {Key} one
 * @param {Key} other
 * @returns {boolean}
 */
function sameKey(one, other) {
  return one.name === other.name && one.id === other.id && sameBytes(one.publicKey, other.publicKey)
}

// ---- proof-files.js -----------------------------------------------------------------------------

// Reads the text files that hold proofs: subset.proof, consistency.proof and c2sp.org/tlog-proof.

/** Bytes for more hashes than any gap between two events can need: two for each bit. */
const ENOUGH = 128 * 45
const NUMBER = '(0|[1-9][0-9]{0,15})'

/**
 * subset.proof, read hash by hash during the walk over the events.
 * @typedef {{ reader: Reader, size: number, hashes: number, taken: number, wrong: string }} SubsetProof
 */

/**
 * @param {BundleFile} file
 * @returns {Promise<SubsetProof>}
 */
async function openSubsetProof(file) {
  const reader = openReader(file)
  const proof = { reader, size: -1, hashes: -1, taken: 0, wrong: '' }
  const lines = []
  while (lines.length < 3 && (await nextLine(reader))) lines.push(byteText(reader.buffer, reader.from, reader.to))
  const head = new RegExp(`^penmark-subset-proof/1\nsize ${NUMBER}\nhashes ${NUMBER}$`).exec(lines.join('\n'))
  if (head === null || reader.ending !== 'lf') proof.wrong = 'it does not begin as a subset proof'
  else {
    proof.size = Number(head[1])
    proof.hashes = Number(head[2])
  }
  return proof
}

/** @param {SubsetProof} proof */
function proofNeedsMore({ reader }) {
  return !reader.done && reader.end - reader.at < ENOUGH
}

/** @param {SubsetProof} proof */
async function fillProof({ reader }) {
  await fill(reader)
}

/**
 * @param {SubsetProof} proof
 * @returns {string | undefined} in hex; undefined if none is left or the line is not a hash
 */
function nextProofHash(proof) {
  const { reader } = proof
  if (proof.wrong !== '') return undefined
  if (proof.taken === proof.hashes || !takeLine(reader)) {
    proof.wrong = 'it has fewer hashes than the events need'
    return undefined
  }
  const hash = reader.ending === 'lf' ? fromBase64(byteText(reader.buffer, reader.from, reader.to)) : undefined
  if (hash === undefined || hash.length !== 32) {
    proof.wrong = `line ${reader.lines} is no hash`
    return undefined
  }
  proof.taken += 1
  return toHex(hash)
}

/**
 * Checks that the events used up all hashes.
 * @param {SubsetProof} proof
 */
async function endSubsetProof(proof) {
  if (proof.wrong !== '') return
  if (proof.taken !== proof.hashes || (await nextLine(proof.reader)))
    proof.wrong = 'it has more hashes than the events need'
}

const MAX_PROOF = 16_384

/**
 * consistency.proof.
 * @param {Uint8Array | undefined} bytes
 * @returns {{ from: number, to: number, proof: string[] } | undefined}
 */
function parseConsistency(bytes) {
  const text = plain(bytes)
  const head = new RegExp(`^penmark-consistency-proof/1\nfrom ${NUMBER}\nto ${NUMBER}\n`).exec(text)
  if (head === null) return undefined
  const proof = hashes(text.slice(head[0].length))
  return proof === undefined ? undefined : { from: Number(head[1]), to: Number(head[2]), proof }
}

/**
 * c2sp.org/tlog-proof: the index of an event, its path to the root, and the checkpoint. The format does not authenticate
 * `extra`; this log puts the event's line there.
 * @param {Uint8Array | undefined} bytes
 * @returns {{ index: number, proof: string[], note: Uint8Array, extra: Uint8Array | undefined } | undefined}
 */
function parseTlogProof(bytes) {
  if (bytes === undefined || bytes.length > 1 << 20) return undefined
  const text = byteText(bytes, 0, bytes.length)
  const head = new RegExp(
    `^c2sp\\.org/tlog-proof@v1\n(?:extra ([A-Za-z0-9+/=]*)\n)?index ${NUMBER}\n((?:[A-Za-z0-9+/=]{44}\n)*)\n`,
  ).exec(text)
  if (head === null) return undefined
  const extra = head[1] === undefined ? undefined : fromBase64(head[1])
  const proof = hashes(head[3])
  const index = Number(head[2])
  if (proof === undefined || !Number.isSafeInteger(index)) return undefined
  if (head[1] !== undefined && extra === undefined) return undefined
  return { index, proof, note: bytes.slice(head[0].length), extra }
}

/** @param {Uint8Array | undefined} bytes */
function plain(bytes) {
  return bytes === undefined || bytes.length > MAX_PROOF ? '' : byteText(bytes, 0, bytes.length)
}

/**
 * @param {string} text lines, each with its line break
 * @returns {string[] | undefined}
 */
function hashes(text) {
  if (text === '') return []
  if (!text.endsWith('\n')) return undefined
  const found = []
  for (const line of text.slice(0, -1).split('\n')) {
    const hash = fromBase64(line)
    if (hash === undefined || hash.length !== 32) return undefined
    found.push(toHex(hash))
  }
  return found.length > 128 ? undefined : found
}

// ---- report.js ----------------------------------------------------------------------------------

// The report: one line per check, the faults with their positions, what still holds, and what no export can prove.

/** @typedef {'OK' | 'FAILED' | 'RE-SAVED' | 'NOT CHECKED'} Status */
/** @typedef {{ name: string, text: string, status: Status, incomplete: boolean, details: string[] }} Check */

/**
 * @typedef {object} Report
 * @property {string} subject
 * @property {Check[]} checks
 * @property {string[]} holds what is still proven although a check failed
 * @property {string[]} notProven
 * @property {'VERIFIED' | 'TAMPERED' | 'RE-SAVED' | 'INCOMPLETE' | 'UNREADABLE'} result
 * @property {0 | 1 | 2 | 3} exit
 * @property {string} summary
 */

/** @returns {Check[]} */
function newChecks() {
  return []
}

/**
 * @param {Check[]} checks
 * @param {string} name
 * @param {Status} status
 * @param {string} text
 * @param {string[]} [details]
 */
function say(checks, name, status, text, details = []) {
  checks.push({ name, text, status, incomplete: false, details })
}

/**
 * Reports that the evidence for a full answer is incomplete.
 * @param {Check[]} checks
 * @param {string} name
 * @param {string} text
 * @param {string[]} [details]
 */
function sayIncomplete(checks, name, text, details = []) {
  checks.push({ name, text, status: 'NOT CHECKED', incomplete: true, details })
}

/**
 * @param {string} subject
 * @param {Check[]} checks
 * @param {string[]} holds
 * @param {string[]} notProven
 * @returns {Report}
 */
function conclude(subject, checks, holds, notProven) {
  const failed = checks.filter(({ status }) => status === 'FAILED')
  const resaved = checks.filter(({ status }) => status === 'RE-SAVED')
  const missing = checks.filter(({ incomplete }) => incomplete)
  const names = (/** @type {Check[]} */ some) => some.map(({ name }) => name).join(', ')
  const base = { subject, checks, notProven }
  if (failed.length > 0) {
    const summary = `This export is not what was signed, or it breaks the rules of the ledger. Failed: ${names(failed)}.`
    return { ...base, holds, result: 'TAMPERED', exit: 1, summary }
  }
  if (resaved.length > 0) {
    const summary =
      'A table was saved again by another program. What it says is the same, but the file is not the one that was exported: use the original download as evidence.'
    return { ...base, holds, result: 'RE-SAVED', exit: 1, summary }
  }
  if (missing.length > 0) {
    const summary = `Nothing wrong was found, but the evidence is not complete: ${names(missing)}.`
    return { ...base, holds: [], result: 'INCOMPLETE', exit: 3, summary }
  }
  return {
    ...base,
    holds: [],
    result: 'VERIFIED',
    exit: 0,
    summary: 'Everything that can be checked was checked and holds.',
  }
}

/**
 * @param {string} reason
 * @returns {Report}
 */
function unreadable(reason) {
  return { subject: '', checks: [], holds: [], notProven: [], result: 'UNREADABLE', exit: 2, summary: reason }
}

const NAME = 15
const LINE = 92

/**
 * The report as text, in aligned lines.
 * @param {Report} report
 * @returns {string}
 */
function reportText(report) {
  if (report.result === 'UNREADABLE') return `${report.summary}\n`
  const lines = [report.subject, '']
  for (const { name, text, status, details } of report.checks) {
    lines.push(...aligned(name, text, status))
    for (const detail of details) lines.push(...wrapped(detail, ' '.repeat(NAME), LINE))
  }
  if (report.holds.length > 0) lines.push('', ...listed('STILL HOLDS', report.holds))
  lines.push('', ...listed('NOT PROVEN', report.notProven))
  lines.push('', `${'RESULT'.padEnd(NAME)}${report.result}`, ...wrapped(report.summary, ' '.repeat(NAME), LINE))
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}

/**
 * @param {string} name
 * @param {string} text
 * @param {string} status
 */
function aligned(name, text, status) {
  const lines = wrapped(text, ' '.repeat(NAME), LINE)
  const first = `${name.padEnd(NAME)}${lines[0].slice(NAME)}`
  return [`${first.padEnd(LINE)}  ${status}`, ...lines.slice(1)]
}

/**
 * @param {string} name
 * @param {string[]} items
 */
function listed(name, items) {
  return items.flatMap((item, at) =>
    wrapped(item, ' '.repeat(NAME), LINE).map((line, part) =>
      at === 0 && part === 0 ? name.padEnd(NAME) + line.slice(NAME) : line,
    ),
  )
}

/**
 * @param {string} text
 * @param {string} indent
 * @param {number} width
 */
function wrapped(text, indent, width) {
  const lines = []
  let line = indent
  for (const word of printable(text).split(' ')) {
    if (line.length > indent.length && line.length + word.length + 1 > width) {
      lines.push(line)
      line = indent
    }
    line += (line.length > indent.length ? ' ' : '') + word
  }
  lines.push(line)
  return lines
}

/**
 * Escapes control and format characters: text from a file must not move the cursor of a screen or reverse its direction.
 * @param {string} text
 */
function printable(text) {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/gu,
    (mark) => `\\u${mark.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  )
}

/**
 * 1204331 → 1,204,331
 * @param {number} number
 * @returns {string}
 */
function thousands(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * @param {number} number
 * @param {string} one
 * @param {string} [many]
 */
function counted(number, one, many = `${one}s`) {
  return `${thousands(number)} ${number === 1 ? one : many}`
}

/**
 * 1844213 usd → USD 18,442.13
 * @param {number} minor
 * @param {string} currency
 * @returns {string}
 */
function moneyText(minor, currency) {
  const sign = minor < 0 ? '−' : ''
  const cents = Math.abs(minor)
  return `${currency.toUpperCase()} ${sign}${thousands(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`
}

// ---- kinds.js -----------------------------------------------------------------------------------

// The kinds of values that an event may hold, each with the one way to write it.

/**
 * A kind of value: the pattern of its text, without capturing groups, and its name for people.
 * @typedef {{ pattern: string, name: string }} Kind
 */

/**
 * A pattern of the whole numbers from 1 to `max`, without leading zeros; `max` has 16 digits.
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

// 2^53 - 1: up to here every reader in every language reads the same number.
const POSITIVE = upTo(String(Number.MAX_SAFE_INTEGER))

/** @type {Kind} */
const count = { pattern: `0|${POSITIVE}`, name: 'a whole number' }
/** @type {Kind} */
const amount = { pattern: POSITIVE, name: 'a whole number above zero' }
/** @type {Kind} */
const flag = { pattern: 'true|false', name: 'true or false' }
// RFC 8785, 3.2.2.2: quote, backslash and control characters have exactly one escape; no other character is escaped.
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

// ---- catalogue.js -------------------------------------------------------------------------------

// The keys and kinds of the data of each event type and version.


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

/** The data of each event, by "type/version". @type {Record<string, Record<string, Kind>>} */
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
  'plan.changed/2': {
    from: plan,
    to: plan,
    policy: count,
    quota: count,
    effective_at: count,
    cause: orNull(count),
    reason: oneOf('subscription', 'contract', 'goodwill', 'correction'),
    operator: orNull(operator),
  },
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

// ---- shapes.js ----------------------------------------------------------------------------------

// The pattern of each type and version of event. A value has only one way to be written, so a line that fits its pattern
// is well-formed JSON in canonical form (RFC 8785: sorted keys, no spaces, one spelling for each number and string), has
// no unknown or repeated keys, and has values of the right types. Numbers are whole numbers only.


const SYSTEM_TYPES = ['log.opened', 'policy.published', 'key.rotated', 'period.sealed']
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
  const addText = (fixed) => parts.push({ at: '', kind: undefined, text: fixed })
  /** @param {string} at @param {Kind} kind */
  const addField = (at, kind) => parts.push({ at, kind, text: '' })
  addText('{"account":')
  addField('account', SYSTEM_TYPES.includes(type) ? system : account)
  addText(',"aseq":')
  addField('aseq', first ? { ...count, pattern: '0', name: '0' } : amount)
  addText(',"at":')
  addField('at', count)
  addText(',"data":{')
  fields.forEach(([key, kind], index) => {
    addText(`${index === 0 ? '' : ','}"${key}":`)
    addField(key, kind)
  })
  addText('},"idem":')
  addField('idem', type === 'request.reserved' ? hash : { pattern: 'null', name: 'null' })
  addText(',"prev":')
  addField('prev', first ? { pattern: 'null', name: 'null' } : hash)
  addText(',"seq":')
  addField('seq', count)
  addText(`,"type":"${type}","v":${version}}`)
  const pattern = parts.map((part) => (part.kind === undefined ? escaped(part.text) : `(?:${part.kind.pattern})`))
  return {
    type,
    v: Number(version),
    whole: new RegExp(`^${pattern.join('')}$`),
    // Only these can hold characters beyond ASCII; in all others a byte is a character.
    free: fields.some(([, kind]) => /\[\^/.test(kind.pattern)),
    parts,
  }
}

/** @param {string} fixed */
function escaped(fixed) {
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
const KNOWN_SHAPES = Object.keys(DATA)

/**
 * A fault of a line. `newer` says that this verifier does not know the type or version; `event` then holds the envelope,
 * which is the same for all types.
 * @typedef {{ at: number, expected: string, found: string, newer: boolean, event?: LedgerEvent }} LineFault
 */

/**
 * Reads one line of the ledger.
 * @param {string} line one character per byte
 * @param {() => string | undefined} decode decodes the same line as UTF-8; undefined if it is not valid
 * @returns {LedgerEvent | LineFault}
 */
function readEvent(line, decode) {
  const typeAt = line.lastIndexOf(',"type":"')
  const shape = SHAPES.get(typeAt < 0 ? '' : line.slice(typeAt))
  if (shape === undefined) return faultOf(line, typeAt)
  let decodedLine = line
  if (shape.free) {
    const decoded = decode()
    if (decoded === undefined) return { at: 0, expected: 'UTF-8', found: 'other bytes', newer: false }
    decodedLine = decoded
  }
  if (!shape.whole.test(decodedLine)) return faultIn(shape, decodedLine)
  /** @type {LedgerEvent} */
  const event = JSON.parse(decodedLine)
  // The largest time that ECMAScript's Date can hold.
  if (event.at <= 8.64e15) return event
  return {
    at: decodedLine.indexOf('"at":'),
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
function isFault(read) {
  return 'newer' in read
}

// ---- tree.js ------------------------------------------------------------------------------------

// The Merkle tree of RFC 6962, section 2.1: leaf = SHA-256(0x00 || line), node = SHA-256(0x01 || left || right).
// Hashes are in hex throughout.

/**
 * The state of a tree read from left to right: its complete subtrees, at most one of each width. They suffice to go on,
 * however large the tree.
 * @typedef {{ size: number, starts: number[], widths: number[], hashes: string[] }} Tree
 */

/** @returns {Tree} */
function newTree() {
  return { size: 0, starts: [], widths: [], hashes: [] }
}

/**
 * Adds a complete subtree of `width` leaves (a power of two) at the right end, then joins neighbours of equal width that
 * together start at a multiple of their sum.
 * @param {Tree} tree
 * @param {number} width
 * @param {string} hash
 */
function addSubtree(tree, width, hash) {
  let start = tree.size
  tree.size += width
  let top = tree.widths.length - 1
  while (top >= 0 && tree.widths[top] === width && tree.starts[top] % (2 * width) === 0) {
    hash = nodeHash(tree.hashes[top], hash)
    start = tree.starts[top]
    width *= 2
    top -= 1
  }
  tree.starts.length = tree.widths.length = tree.hashes.length = top + 1
  tree.starts.push(start)
  tree.widths.push(width)
  tree.hashes.push(hash)
}

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/**
 * The current root of the tree. RFC 6962, 2.1: the hash of the empty tree is the hash of an empty string.
 * @param {Tree} tree
 * @returns {string}
 */
function rootOf(tree) {
  let at = tree.hashes.length - 1
  if (at < 0) return EMPTY
  let hash = tree.hashes[at]
  for (at -= 1; at >= 0; at -= 1) hash = nodeHash(tree.hashes[at], hash)
  return hash
}

/**
 * The width of the next subtree when the leaves [from, to) are cut into the fewest aligned subtrees.
 * @param {number} from
 * @param {number} to
 * @returns {number}
 */
function widestAt(from, to) {
  let width = 1
  while (from % (2 * width) === 0 && from + 2 * width <= to) width *= 2
  return width
}

/**
 * RFC 9162, 2.1.3.2: whether a leaf is at `index` in the tree of `size` leaves with this root.
 * @param {{ index: number, size: number, leaf: string, root: string, proof: string[] }} claim
 * @returns {boolean}
 */
function provesInclusion({ index, size, leaf, root, proof }) {
  if (index >= size) return false
  let fn = index
  let sn = size - 1
  let hash = leaf
  for (const step of proof) {
    if (sn === 0) return false
    if (fn % 2 === 1 || fn === sn) {
      hash = nodeHash(step, hash)
      while (fn % 2 === 0 && fn !== 0) {
        fn /= 2
        sn = Math.floor(sn / 2)
      }
    } else hash = nodeHash(hash, step)
    fn = Math.floor(fn / 2)
    sn = Math.floor(sn / 2)
  }
  return sn === 0 && hash === root
}

/**
 * RFC 9162, 2.1.4.2: whether the tree of `from` leaves is a prefix of the tree of `to` leaves. The empty tree is a prefix
 * of every tree, so a "proof" from size 0 is refused.
 * @param {{ from: number, to: number, fromRoot: string, toRoot: string, proof: string[] }} claim
 * @returns {boolean}
 */
function provesConsistency({ from, to, fromRoot, toRoot, proof }) {
  if (from === to) return from > 0 && proof.length === 0 && fromRoot === toRoot
  const roots = rootsOf(from, to, isPower(from) ? fromRoot : undefined, proof)
  return roots !== undefined && roots.older === fromRoot && roots.newer === toRoot
}

/**
 * Whether a consistency proof leads to the root of `to` leaves although the root of `from` leaves is unknown. Undefined if
 * that root is needed: a complete tree's root is left out of the proof.
 * @param {{ from: number, to: number, toRoot: string, proof: string[] }} claim
 * @returns {boolean | undefined}
 */
function leadsTo({ from, to, toRoot, proof }) {
  if (from === to) return from > 0 && proof.length === 0
  const roots = rootsOf(from, to, isPower(from) ? EMPTY : undefined, proof)
  if (roots === undefined) return false
  return isPower(from) ? undefined : roots.newer === toRoot
}

/** @param {number} from */
function isPower(from) {
  return Number.isInteger(Math.log2(from)) && 2 ** Math.log2(from) === from
}

/**
 * @param {number} from
 * @param {number} to
 * @param {string | undefined} first the root of `from` leaves if their tree is complete
 * @param {string[]} proof
 * @returns {{ older: string, newer: string } | undefined} undefined if the proof does not have the form of these sizes
 */
function rootsOf(from, to, first, proof) {
  if (from <= 0 || from >= to) return undefined
  const path = first === undefined ? proof : [first, ...proof]
  if (path.length === 0) return undefined
  let fn = from - 1
  let sn = to - 1
  while (fn % 2 === 1) {
    fn = Math.floor(fn / 2)
    sn = Math.floor(sn / 2)
  }
  let older = path[0]
  let newer = path[0]
  for (const step of path.slice(1)) {
    if (sn === 0) return undefined
    if (fn % 2 === 1 || fn === sn) {
      older = nodeHash(step, older)
      newer = nodeHash(step, newer)
      while (fn % 2 === 0 && fn !== 0) {
        fn /= 2
        sn = Math.floor(sn / 2)
      }
    } else newer = nodeHash(newer, step)
    fn = Math.floor(fn / 2)
    sn = Math.floor(sn / 2)
  }
  return sn === 0 ? { older, newer } : undefined
}

// ---- receipt.js ---------------------------------------------------------------------------------

// Verifies a receipt: a C2SP tlog-proof that one event is in the log.

/**
 * @param {Uint8Array} proofBytes the .tlog-proof
 * @param {Uint8Array | undefined} given the event's line, with or without its line break; without it, the line in the
 *   receipt is checked
 * @param {string[]} keys
 * @param {boolean} allowUnknown
 * @returns {Promise<Report>}
 */
async function verifyReceipt(proofBytes, given, keys, allowUnknown) {
  const trusted = keys.map((text) => parseVkey(text.trim()))
  if (trusted.some((key) => key === undefined)) return unreadable('One of the keys is no verifier key.')
  const known = trusted.filter((key) => key !== undefined)
  const receipt = parseTlogProof(proofBytes)
  if (receipt === undefined)
    return unreadable('This is no receipt: it does not have the form of a c2sp.org/tlog-proof@v1.')
  const eventBytes = given ?? receipt.extra
  if (eventBytes === undefined) return unreadable('This receipt holds no event: give the event as well (--event FILE).')
  if (eventBytes.length > 65_536) return unreadable('No event is that long.')
  const checks = newChecks()
  const note = parseNote(receipt.note)
  const checkpoint = 'wrong' in note ? undefined : parseCheckpoint(note.text)
  if ('wrong' in note || checkpoint === undefined) {
    say(checks, 'Checkpoint', 'FAILED', 'the checkpoint inside the receipt is damaged')
    return conclude('Receipt', checks, [], NOT_PROVEN)
  }
  const judged = await judgeSignatures(note, known)
  const text = `${checkpoint.origin}, size ${thousands(checkpoint.size)}`
  const details = []
  if (judged.bad.length > 0) details.push('its signature does not fit: it was changed after signing')
  else if (judged.log.every(({ name }) => name !== checkpoint.origin) && known.length > 0 && !judged.cannot)
    details.push('it is not signed by the key you trust')
  if (judged.unknown.length > 0 && known.length > 0 && !allowUnknown)
    details.push('it has a signature line of a key that you did not give')
  if (details.length > 0) say(checks, 'Checkpoint', 'FAILED', text, details)
  else if (known.length === 0)
    sayIncomplete(checks, 'Checkpoint', text, ['You gave no key (--key), so nobody vouches for this checkpoint.'])
  else if (judged.cannot) sayIncomplete(checks, 'Checkpoint', text, ['Ed25519 signatures cannot be checked here.'])
  else say(checks, 'Checkpoint', 'OK', `${text}  signed`)

  const end = eventBytes.length - (eventBytes[eventBytes.length - 1] === 10 ? 1 : 0)
  const bytes = newBytes(end + 1)
  bytes.set(eventBytes.subarray(0, end), 1)
  const leaf = leafHash(bytes, 1, end + 1)
  const { index, proof } = receipt
  const { size, root } = checkpoint
  const proven = provesInclusion({ index, size, leaf, root, proof })
  say(
    checks,
    'Inclusion',
    proven ? 'OK' : 'FAILED',
    `this event is number ${thousands(index)} of the log`,
    proven ? [] : ['The event is not the one that this receipt is for, or one of the two was changed.'],
  )
  checkEvent(checks, eventBytes.subarray(0, end), index, given === undefined)
  return conclude(`Receipt for event ${thousands(index)}`, checks, [], NOT_PROVEN)
}

const NOT_PROVEN = [
  'that every real request was recorded: a receipt is for one event.',
  'that token counts are right: they are what the AI provider reported.',
]

/**
 * @param {Check[]} checks
 * @param {Uint8Array} bytes
 * @param {number} index
 * @param {boolean} own the event comes from the receipt
 */
function checkEvent(checks, bytes, index, own) {
  const line = String.fromCharCode(...bytes.subarray(0, 65_536))
  const event = readEvent(line, () => {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    } catch {
      return undefined
    }
  })
  if (isFault(event)) {
    const found = `byte ${event.at + 1}: expected ${event.expected}; found ${event.found}`
    if (event.newer) sayIncomplete(checks, 'Event', 'of a newer format than this verifier knows', [found])
    else say(checks, 'Event', 'FAILED', 'not an event in its canonical form', [found])
    return
  }
  const text = `${event.type} of ${event.account} at ${isoTime(event.at)}`
  const taken =
    'The event is the one in the receipt itself. Nobody signed it there, but its hash is the one in the signed log.'
  if (event.seq !== index) say(checks, 'Event', 'FAILED', text, [`it says that it is event ${event.seq}`])
  else say(checks, 'Event', 'OK', text, own ? [taken] : [])
}

// ---- state.js -----------------------------------------------------------------------------------

// The state file: the last checkpoint that this auditor has seen. It reveals any later change to the log before it.

const FORMAT = 'penmark-verifier-state/1'

/** @typedef {{ origin: string, size: number, root: string, key: string }} State */

/**
 * @param {Uint8Array | undefined} bytes
 * @returns {State | undefined} undefined if this is not a state file
 */
function parseState(bytes) {
  if (bytes === undefined || bytes.length > 65_536) return undefined
  try {
    const { format, origin, size, root, key } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const sound =
      format === FORMAT &&
      typeof origin === 'string' &&
      Number.isSafeInteger(size) &&
      size > 0 &&
      typeof root === 'string' &&
      fromBase64(root)?.length === 32 &&
      typeof key === 'string' &&
      parseVkey(key) !== undefined
    return sound ? { origin, size, root, key } : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {State} state
 * @returns {string}
 */
function stateText(state) {
  return `${canonical({ format: FORMAT, ...state }, 0)}\n`
}

// ---- tar.js -------------------------------------------------------------------------------------

// Finds the files of a plain tar archive (POSIX ustar) without reading their contents.

const BLOCK = 512
const MAX_FILES = 1000


/**
 * A bundle's files by name, without the folder that contains them. `wrong` lists entries that do not belong; `refused` says
 * why the archive is not a bundle at all.
 * @typedef {{ files: Map<string, BundleFile>, wrong: string[] }} Bundle
 */

/**
 * @param {BundleFile} archive
 * @returns {Promise<Bundle | { refused: string }>}
 */
async function openTar(archive) {
  const header = newBytes(BLOCK)
  /** @type {Map<string, BundleFile>} */
  const files = new Map()
  /** @type {string[]} */
  const wrong = []
  const folders = new Set()
  let at = 0
  for (let count = 0; ; count += 1) {
    if (count > MAX_FILES) return { refused: `The archive has more than ${MAX_FILES} entries.` }
    const filled = await readFully(archive, header, at)
    if (filled < BLOCK) {
      if (count === 0) return { refused: 'This is neither a folder nor a tar archive.' }
      wrong.push('the archive ends without its end mark; it may be cut off')
      break
    }
    if (header.every((byte) => byte === 0)) {
      await trailing(archive, at, wrong)
      break
    }
    const entry = parseHeader(header)
    if (entry === undefined) {
      if (count === 0) return { refused: notATar(header) }
      wrong.push(`the archive is damaged at byte ${at}`)
      break
    }
    const from = at + BLOCK
    at = from + Math.ceil(entry.size / BLOCK) * BLOCK
    if (from + entry.size > archive.size) wrong.push(`${entry.name} is cut off: the archive ends in the middle of it`)
    const fault = entryFault(entry)
    if (fault !== '') {
      wrong.push(fault)
      continue
    }
    const slash = entry.name.indexOf('/')
    const inner = entry.name.slice(slash + 1)
    folders.add(entry.name.slice(0, slash))
    if (entry.type === '5') continue
    if (files.has(inner)) wrong.push(`${inner} is there twice`)
    else files.set(inner, part(archive, inner, from, Math.max(0, Math.min(entry.size, archive.size - from))))
  }
  if (folders.size > 1) wrong.push('the archive has more than one folder')
  return { files, wrong }
}

/** What other programs make of an entry that is not read here. */
const ENTRY_KINDS = {
  1: 'a hard link',
  2: 'a symbolic link',
  3: 'a device',
  4: 'a device',
  5: 'a folder',
  6: 'a FIFO',
  7: 'a contiguous file',
  g: 'a header that changes later entries',
  x: 'a header that changes the next entry',
  L: 'a header that renames the next entry',
  K: 'a header that links the next entry',
  S: 'a sparse file',
}

/** The bundle's own folder and its folder schema/, which tar programs add as entries when they pack folders. */
const FOLDER_PATH = /^[^/]+\/(?:schema\/)?$/

/**
 * Why an entry does not belong in an export. Other programs would unpack entries that are skipped here, so none is: only
 * plain files in one folder, the folder itself, and its folder for schemas are allowed.
 * @param {Entry} entry
 * @returns {string} '' if it belongs
 */
function entryFault({ name, size, type, hidden }) {
  const quotedName = JSON.stringify(name.slice(0, 200))
  if (type === '5' && size === 0 && !hidden && isPlainPath(name.slice(0, -1)) && FOLDER_PATH.test(name)) return ''
  if (type !== '0' && type !== '\0') {
    const kind = ENTRY_KINDS[/** @type {keyof typeof ENTRY_KINDS} */ (type)] ?? 'of an unknown kind'
    return `the entry ${quotedName} is no plain file (type ${JSON.stringify(type)}, ${kind})`
  }
  if (hidden) return `the entry ${quotedName} has a name that programs read in different ways`
  if (!isPlainPath(name)) return `the entry ${quotedName} has a name that no file of an export has`
  return name.includes('/') ? '' : `an entry lies outside the bundle's folder: ${name}`
}

/**
 * Whether a path means the same on every system: relative, in ASCII, no segment empty, `.` or `..`.
 * @param {string} name
 * @returns {boolean}
 */
function isPlainPath(name) {
  return /^[\x21-\x7e]+$/.test(name) && !/[\\:]/.test(name) && name.split('/').every((part) => !/^\.{0,2}$/.test(part))
}

/**
 * @param {BundleFile} archive
 * @param {string} name
 * @param {number} from
 * @param {number} size
 * @returns {BundleFile}
 */
function part(archive, name, from, size) {
  return {
    name,
    size,
    read: (target, position) => {
      const room = Math.max(0, Math.min(target.length, size - position))
      return room === 0 ? 0 : archive.read(target.subarray(0, room), from + position)
    },
  }
}

/**
 * @param {BundleFile} file
 * @param {Uint8Array} target
 * @param {number} position
 */
async function readFully(file, target, position) {
  let filled = 0
  while (filled < target.length) {
    const count = await file.read(target.subarray(filled), position + filled)
    if (count === 0) break
    filled += count
  }
  return filled
}

/**
 * @param {BundleFile} archive
 * @param {number} at
 * @param {string[]} wrong
 */
async function trailing(archive, at, wrong) {
  // Some programs pad an archive with zeros to a multiple of 10,240 bytes; nothing else may follow.
  const rest = newBytes(Math.min(Math.max(0, archive.size - at), 65_536))
  await readFully(archive, rest, at)
  if (archive.size - at > rest.length || rest.some((byte) => byte !== 0))
    wrong.push('something follows the end of the archive')
}

/**
 * `hidden`: the field for the start of a long name is filled although the header's format has no such field.
 * @typedef {{ name: string, size: number, type: string, hidden: boolean }} Entry
 */

/**
 * @param {Uint8Array} header
 * @returns {Entry | undefined}
 */
function parseHeader(header) {
  const field = (/** @type {number} */ from, /** @type {number} */ length) => {
    const text = byteText(header, from, from + length)
    const end = text.indexOf('\0')
    return end < 0 ? text : text.slice(0, end)
  }
  const stated = /^ *([0-7]{1,7}) *$/.exec(field(148, 8))
  let sum = 0
  for (let at = 0; at < BLOCK; at += 1) sum += at >= 148 && at < 156 ? 32 : header[at]
  if (stated === null || Number.parseInt(stated[1], 8) !== sum) return undefined
  const size = sizeIn(header, field(124, 12))
  if (size === undefined) return undefined
  const posix = byteText(header, 257, 265) === 'ustar\x0000'
  const prefix = field(345, 155)
  const hidden = !posix && header.subarray(345, 500).some((byte) => byte !== 0)
  const name = (posix && prefix !== '' ? `${prefix}/` : '') + field(0, 100)
  return { name, size, type: String.fromCharCode(header[156]), hidden }
}

/**
 * Octal digits, or above eight gigabytes a number in base 256, marked by its first bit.
 * @param {Uint8Array} header
 * @param {string} digits
 */
function sizeIn(header, digits) {
  if (header[124] !== 0x80) {
    const octal = /^ *([0-7]{1,12}) *$/.exec(digits)
    return octal === null ? undefined : Number.parseInt(octal[1], 8)
  }
  let size = 0
  for (let at = 125; at < 136; at += 1) size = size * 256 + header[at]
  return Number.isSafeInteger(size) ? size : undefined
}

/** @param {Uint8Array} header */
function notATar(header) {
  if (header[0] === 0x1f && header[1] === 0x8b) return 'This is a gzip file: unpack it first, then give the .tar.'
  if (header[0] === 0x50 && header[1] === 0x4b) return 'This is a zip file: give the .tar as it was downloaded.'
  return 'This is neither a folder nor a tar archive.'
}

// ---- declared-keys.js ---------------------------------------------------------------------------

// The keys that may sign a checkpoint according to the log itself: its key.rotated events.

/** @typedef {{ seq: number, from: string | null, to: string, reason: string }} Rotation */

/**
 * `inForce` is the key declared last, `usable` are all keys that may sign, `lost` are those that the log declared lost: a
 * finder of such a key can sign anything, so its signatures are worthless after that event.
 * @typedef {{ inForce: { seq: number, vkey: string } | undefined, usable: Key[], lost: Map<string, { seq: number, key: Key }> }} Declared
 */

/**
 * The keys that the log declares in its first `size` events.
 * @param {Rotation[]} rotations
 * @param {number} size
 * @returns {Declared}
 */
function declaredAt(rotations, size) {
  /** @type {Declared} */
  const declared = { inForce: undefined, usable: [], lost: new Map() }
  for (const { seq, from, to, reason } of rotations) {
    if (seq >= size) break
    // A second first key breaks a rule, which is reported there. It continues no key, so it changes nothing here.
    if (reason === 'first' && declared.inForce !== undefined) continue
    if (reason === 'lost') {
      const lostKeys = [...declared.usable, from === null ? undefined : parseVkey(from)]
      for (const key of lostKeys) if (key !== undefined) declared.lost.set(key.vkey, { seq, key })
      declared.usable = []
    }
    const key = parseVkey(to)
    if (key !== undefined && !declared.lost.has(to)) declared.usable.push(key)
    declared.inForce = { seq, vkey: to }
  }
  return declared
}

/**
 * Judges the signatures of a note by the keys that the auditor knows and those that the log declared.
 * @param {Note} note
 * @param {Key[]} known
 * @param {Declared} declared
 */
async function judgeDeclared(note, known, { usable, lost }) {
  const declared = [...usable, ...[...lost.values()].map(({ key }) => key)]
  const named = new Set(known.map(({ vkey }) => vkey))
  const judged = await judgeSignatures(note, [...known, ...declared.filter(({ vkey }) => !named.has(vkey))])
  return {
    ...judged,
    log: judged.log.filter(({ vkey }) => !lost.has(vkey)),
    worthless: judged.log.filter(({ vkey }) => lost.has(vkey)),
  }
}

/**
 * Faults of the keys that the log names.
 * @param {Rotation[]} rotations
 * @param {string} origin
 * @returns {string[]}
 */
function foreignKeys(rotations, origin) {
  return rotations.flatMap(({ seq, to }) => {
    const key = parseVkey(to)
    if (key === undefined) return [`Event ${seq} names a key that is none: ${to}`]
    return key.name === origin ? [] : [`Event ${seq} names a key of another log: ${key.name}, key ${key.id}`]
  })
}

// ---- signed-sizes.js ----------------------------------------------------------------------------

// checkpoints.jsonl: every checkpoint that was ever published. Each must cover a prefix of this log. Together they show
// which key signed when, so that the verifier can follow a change of key that the log declares.



/**
 * @typedef {object} SignedSizes
 * @property {Reader} reader
 * @property {string} origin
 * @property {Key[]} trusted the keys given by the user, and those that the log announced under them
 * @property {Key[]} known keys that can check a signature but vouch for nothing
 * @property {boolean} allowUnknown
 * @property {boolean} hashesOnly the events are not read, so their declarations are unknown
 * @property {SignedNote | undefined} next
 * @property {SignedNote[]} early the checkpoints from before the log declared its first key
 * @property {number} good
 * @property {number} bad
 * @property {string} fault the first fault
 * @property {number} lastGood the largest size up to which the events are the signed ones
 * @property {number} firstBad
 */

/** @typedef {{ size: number, root: string, note: Note }} SignedNote */

/**
 * @param {BundleFile} file
 * @param {{ origin: string, trusted: Key[], known: Key[], allowUnknown: boolean, hashesOnly: boolean }} given
 * @returns {Promise<SignedSizes>}
 */
async function openSignedSizes(file, { origin, trusted, known, allowUnknown, hashesOnly }) {
  /** @type {SignedSizes} */
  const signed = {
    reader: openReader(file),
    origin,
    trusted: [...trusted],
    known,
    allowUnknown,
    hashesOnly,
    next: undefined,
    early: [],
    good: 0,
    bad: 0,
    fault: '',
    lastGood: 0,
    firstBad: Infinity,
  }
  await takeNext(signed, -1)
  return signed
}

/** @param {SignedSizes} signed */
function nextSignedSize(signed) {
  return signed.next?.size ?? Infinity
}

/**
 * Compares a published checkpoint with the events read so far.
 * @param {SignedSizes} signed
 * @param {Tree} tree
 * @param {Rotation[]} rotations
 */
async function compareSigned(signed, tree, rotations) {
  const { next } = signed
  if (next === undefined) return
  const { fault, vouched } = await judgeNote(signed, next, rotations)
  const same = next.size === tree.size && rootOf(tree) === next.root
  if (fault !== '' && rotations.length === 0 && same) {
    // A log may be older than its first declaration of a key; `endSigned` judges these checkpoints.
    signed.early.push(next)
  } else if (fault !== '') {
    noteFault(signed, `the checkpoint of size ${next.size} ${fault}`)
  } else if (!same) {
    noteFault(signed, `the checkpoint of size ${next.size} is not the beginning of these events`)
    signed.firstBad = Math.min(signed.firstBad, next.size)
  } else {
    signed.good += 1
    if (signed.firstBad === Infinity) signed.lastGood = next.size
    if (vouched) announce(signed.trusted, rotations, signed.origin)
  }
  await takeNext(signed, next.size)
}

/**
 * Judges the signatures of a published checkpoint: by a key that the log had declared before, or that the user trusts.
 * @param {SignedSizes} signed
 * @param {SignedNote} published
 * @param {Rotation[]} rotations
 * @returns {Promise<{ fault: string, vouched: boolean }>} `vouched`: a trusted key signed it
 */
async function judgeNote(signed, { note, size }, rotations) {
  const judged = await judgeDeclared(note, [...signed.trusted, ...signed.known], declaredAt(rotations, size))
  const vouched = judged.log.some(({ vkey }) => signed.trusted.some((key) => key.vkey === vkey))
  const fault =
    judged.bad.length > 0
      ? 'was changed after signing'
      : judged.cannot
        ? ''
        : judged.log.length === 0 && judged.worthless.length > 0
          ? 'is signed by a key that the log had declared lost'
          : judged.log.length === 0
            ? 'is not signed by a key of this log'
            : judged.unknown.length > 0 && !signed.allowUnknown
              ? 'has a signature line of a key that you did not give and the log had not announced'
              : ''
  return { fault, vouched: vouched && fault === '' }
}

/**
 * Adds the keys that the log announced in its own events under an already trusted key. Call it only after the events are
 * known to be the signed ones.
 * @param {Key[]} trusted
 * @param {Rotation[]} rotations
 * @param {string} origin
 */
function announce(trusted, rotations, origin) {
  for (const { from, to, reason } of rotations) {
    // A lost key cannot vouch for its successor.
    const before = from === null || reason !== 'planned' ? undefined : parseVkey(from)
    const after = parseVkey(to)
    if (before === undefined || after === undefined || after.name !== origin) continue
    if (trusted.some((key) => sameKey(key, before)) && !trusted.some((key) => sameKey(key, after))) trusted.push(after)
  }
}

/**
 * @param {SignedSizes} signed
 * @param {string} fault
 */
function noteFault(signed, fault) {
  signed.bad += 1
  if (signed.fault === '') signed.fault = fault
}

/**
 * @param {SignedSizes} signed
 * @param {number} above
 */
async function takeNext(signed, above) {
  signed.next = undefined
  while (signed.next === undefined && (await nextLine(signed.reader))) {
    const { buffer, from, to, lines, ending } = signed.reader
    const read = ending === 'lf' ? parseLine(buffer.subarray(from, to)) : undefined
    if (read === undefined || read.size <= above) {
      noteFault(signed, `line ${lines} of checkpoints.jsonl is no checkpoint, or not in order`)
    } else if (read.origin !== signed.origin) noteFault(signed, `line ${lines} of checkpoints.jsonl is of another log`)
    else signed.next = read
  }
}

/** @param {Uint8Array} bytes */
function parseLine(bytes) {
  try {
    const line = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const value = JSON.parse(line)
    const note = parseNote(new TextEncoder().encode(String(value.note)))
    const { size } = value
    if (Object.keys(value).length !== 2 || canonical(value, 0) !== line || 'wrong' in note) return undefined
    const checkpoint = parseCheckpoint(note.text)
    return checkpoint === undefined || checkpoint.size !== size ? undefined : { ...checkpoint, note }
  } catch {
    return undefined
  }
}

/**
 * Judges the checkpoints from before the first declared key by that key. Sizes beyond the bundle cannot be compared.
 * @param {SignedSizes} signed
 * @param {Rotation[]} rotations
 */
async function endSigned(signed, rotations) {
  const first = rotations.slice(0, 1).map((rotation) => ({ ...rotation, seq: -1 }))
  for (const each of signed.early) {
    const { fault } = await judgeNote(signed, each, first)
    if (fault === '' || (signed.hashesOnly && fault !== 'was changed after signing')) signed.good += 1
    else noteFault(signed, `the checkpoint of size ${each.size} ${fault}`)
  }
  if (signed.next !== undefined) noteFault(signed, `the checkpoint of size ${signed.next.size} lies beyond the events`)
}

/** @param {BundleFile} file */
async function vkeysIn(file) {
  const reader = openReader(file)
  const keys = []
  while (keys.length < 16 && (await nextLine(reader))) {
    const key = parseVkey(byteText(reader.buffer, reader.from, reader.to))
    if (key === undefined || reader.ending !== 'lf') return undefined
    keys.push(key)
  }
  return keys.length > 0 ? keys : undefined
}

// ---- check-checkpoint.js ------------------------------------------------------------------------

// Checks which log this is, and whether its checkpoint is signed by a trusted key that is in force.


/**
 * @typedef {object} Keys
 * @property {Key[]} trusted vouch for the log: given by the user; else the one in the state file; else those in the bundle
 * @property {Key[]} known the trusted keys, and the one in the state file, which checks signatures but vouches for nothing
 * @property {'user' | 'state' | 'bundle'} source origin of the log's key
 * @property {Key[] | undefined} inBundle
 */

/**
 * @param {Bundle} bundle
 * @param {Options} options
 * @returns {Promise<Keys | { refused: string }>}
 */
async function trustedKeys(bundle, { keys, state }) {
  const givenKeys = []
  for (const text of keys) {
    const key = parseVkey(text.trim())
    if (key === undefined) return { refused: `This is no verifier key: ${JSON.stringify(text.slice(0, 120))}` }
    givenKeys.push(key)
  }
  const stateKey = state === undefined ? undefined : parseVkey(state.key)
  const file = bundle.files.get('vkey')
  const inBundle = file === undefined ? undefined : await vkeysIn(file)
  if (givenKeys.some(({ kind }) => kind === 'log')) {
    const more = stateKey === undefined || givenKeys.some(({ vkey }) => vkey === stateKey.vkey) ? [] : [stateKey]
    return { trusted: givenKeys, known: [...givenKeys, ...more], source: 'user', inBundle }
  }
  const others = stateKey === undefined ? (inBundle ?? []) : [stateKey]
  const trusted = [...givenKeys, ...others]
  return { trusted, known: trusted, source: stateKey === undefined ? 'bundle' : 'state', inBundle }
}

/**
 * @param {Check[]} checks
 * @param {{ note: Note, checkpoint: Checkpoint, manifest: Manifest,
 *   keys: Keys, trusted: Key[] }} given `trusted` includes the keys that the log announced under them
 */
async function checkLog(checks, { note, checkpoint, manifest, keys, trusted }) {
  const { inBundle, source } = keys
  const log = keys.trusted.filter(({ kind }) => kind === 'log')
  const named = log.map(({ name, id }) => `${name}, key ${id}`).join('; ')
  const text = `${checkpoint.origin}  (${named === '' ? 'no key' : named}, Ed25519)`
  const details = []
  if (manifest.origin !== checkpoint.origin) {
    details.push(`manifest.json names the log ${manifest.origin}, the checkpoint ${checkpoint.origin}`)
  } else if (inBundle === undefined) details.push('the file vkey holds no verifier key')
  else if (source !== 'bundle' && log.every(({ name }) => name !== checkpoint.origin)) {
    details.push(`Your key is for ${log.map(({ name }) => name).join(', ')}, this export is of ${checkpoint.origin}.`)
  } else details.push(...(await vkeyFileFaults(note, inBundle, trusted)))
  if (details.length > 0) say(checks, 'Log', 'FAILED', text, details)
  else if (source === 'bundle') {
    sayIncomplete(checks, 'Log', text, [
      'You gave no key, so the one in the bundle was used: whoever made the bundle chose it. Get the key from the company itself and give that (--key).',
    ])
  } else {
    say(
      checks,
      'Log',
      'OK',
      text,
      source === 'state' ? ['You gave no key (--key), so the one in your state file was used.'] : [],
    )
  }
}

/**
 * Reports keys of the file vkey that did not sign: people read this file, so it must not lead them to another key.
 * @param {Note} note
 * @param {Key[]} inBundle
 * @param {Key[]} trusted
 */
async function vkeyFileFaults(note, inBundle, trusted) {
  const judged = await judgeSignatures(note, inBundle)
  if (judged.cannot) return []
  const signed = [...judged.log, ...judged.witnesses]
  const details = inBundle
    .filter((key) => !signed.includes(key))
    .map(({ vkey }) => `The file vkey names a key that did not sign this checkpoint: ${vkey}`)
  if (!inBundle.some(({ vkey }) => trusted.some((key) => key.vkey === vkey)))
    details.push('The file vkey holds no key that you trust. Rely on the key that you got from the company itself.')
  return details
}

/**
 * @param {Check[]} checks
 * @param {{ note: Note, checkpoint: Checkpoint, manifest: Manifest,
 *   keys: Keys, trusted: Key[], rotations: Rotation[], whole: boolean,
 *   options: Options }} given `rotations` holds only signed events; `whole` says that none of them is
 *   missing
 * @returns {Promise<Key[]>} the trusted keys that signed it, the one in force first; empty if the check failed
 */
async function checkCheckpoint(checks, given) {
  const { note, checkpoint, manifest, keys, trusted, rotations, whole, options } = given
  const declared = declaredAt(rotations, checkpoint.size)
  const judged = await judgeDeclared(note, [...trusted, ...keys.known], declared)
  const signers = judged.log.filter(({ vkey }) => trusted.some((key) => key.vkey === vkey))
  const witnesses = keys.trusted.filter(({ kind }) => kind === 'witness').length
  const cosigned =
    witnesses === 0 ? '' : `; cosigned by ${judged.witnesses.length} of ${counted(witnesses, 'witness', 'witnesses')}`
  const short = `${checkpoint.rootText.slice(0, 4)}…${checkpoint.rootText.slice(-4)}`
  const text = `size ${thousands(checkpoint.size)}, root ${short}`
  const details = []
  const [lost] = judged.worthless
  if (judged.bad.length > 0) {
    details.push(
      `The signature of ${judged.bad.map(({ name, id }) => `${name}, key ${id},`).join(' and ')} does not fit the text: it was changed after signing.`,
    )
  } else if (signers.length === 0 && lost !== undefined) {
    details.push(
      `It is signed by the key ${lost.id}, which the log itself declared lost at event ${declared.lost.get(lost.vkey)?.seq}. Whoever holds a lost key can sign anything, so beyond that event its signature is worth nothing. Get the new key from the company itself.`,
    )
  } else if (signers.length === 0 && !judged.cannot) {
    const lines = note.signatures.map(({ name, id }) => `${name}, key ${id}`).join('; ')
    details.push(
      `It is not signed by the key you trust. Signed by: ${lines}. Was the key changed, or is yours the wrong one?`,
    )
  }
  if (judged.unknown.length > 0 && !options.allowUnknown) {
    const lines = judged.unknown.map(({ name, id }) => `${name}, key ${id}`).join('; ')
    details.push(
      `A signature by a key that you did not give and the log does not announce: ${lines}. Nobody could tell if such a line was changed. It can be tolerated (--allow-unknown-sigs).`,
    )
  }
  const { inForce } = declared
  if (whole && inForce === undefined) details.push('The log declares no key of its own.')
  if (whole && inForce !== undefined && !judged.cannot && judged.log.every(({ vkey }) => vkey !== inForce.vkey)) {
    details.push(`The log says at event ${inForce.seq} that this key signs: ${inForce.vkey}. Its signature is missing.`)
  }
  details.push(...foreignKeys(rotations, checkpoint.origin))
  if (manifest.checkpoint.size !== checkpoint.size || manifest.checkpoint.root !== checkpoint.rootText) {
    details.push(`manifest.json names size ${manifest.checkpoint.size} and root ${manifest.checkpoint.root}`)
  }
  if (details.length > 0) say(checks, 'Checkpoint', 'FAILED', text, details)
  else if (judged.cannot) {
    sayIncomplete(checks, 'Checkpoint', text, [
      'This browser cannot check Ed25519 signatures. Use a current Chrome, Edge, Firefox or Safari, or the command line tool.',
    ])
  } else say(checks, 'Checkpoint', 'OK', `${text}  signed${cosigned}`)
  if (judged.bad.length > 0) return []
  return signers.sort((one, other) => Number(other.vkey === inForce?.vkey) - Number(one.vkey === inForce?.vkey))
}

// ---- check-files.js -----------------------------------------------------------------------------

// Checks that the files are exactly those that such an export has and that its manifest lists.

/** @typedef {Check[]} Checks */

/** README.txt and schema/ only explain the other files. No signature covers them, so nothing shows if they are right. */
const ALWAYS = [
  'README.txt',
  'vkey',
  'checkpoint',
  'ledger.jsonl',
  'ledger.csv',
  'context.jsonl',
  'subset.proof',
  'statements.csv',
  'schema/events.schema.json',
]

/**
 * The bundle must hold exactly the files of an export of this kind: each is checked against something, and any other file
 * would look as if it had been verified too.
 * @param {Checks} checks
 * @param {Bundle} bundle
 * @param {Manifest} manifest
 * @param {Walk} walk
 */
async function checkManifest(checks, bundle, manifest, walk) {
  const details = [...bundle.wrong]
  const whole = manifest.scope.kind === 'log' && manifest.range.kind === 'all'
  const wanted = [
    ...ALWAYS,
    ...(whole ? ['checkpoints.jsonl'] : []),
    ...(manifest.since === null ? [] : ['consistency.proof']),
  ]
  for (const name of wanted) if (!bundle.files.has(name)) details.push(`${name} is missing`)
  const listed = new Set()
  /** @type {string[]} */
  const savedAgain = []
  let bytes = 0
  let differing = 0
  for (const { name, bytes: size, sha256 } of manifest.files) {
    if (listed.has(name)) details.push(`manifest.json lists ${name} twice`)
    listed.add(name)
    const file = bundle.files.get(name)
    if (file === undefined) {
      if (!wanted.includes(name)) details.push(`${name} is missing`)
      continue
    }
    bytes += file.size
    const found = await hashOf(file, walk)
    if (found === sha256 && file.size === size) continue
    const sizes = file.size === size ? '' : `${thousands(file.size)} bytes instead of ${thousands(size)}, `
    const hashes = `SHA-256 ${found.slice(0, 16)}… instead of ${sha256.slice(0, 16)}…`
    const again = onlySavedAgain(file, walk)
    if (!again) differing += 1
    ;(again ? savedAgain : details).push(`${name} is not the file that manifest.json lists: ${sizes}${hashes}`)
  }
  for (const name of new Set([...listed, ...bundle.files.keys()])) {
    if (!wanted.includes(name) && name !== 'manifest.json') details.push(`${name} is no file of such an export`)
    if (name === 'manifest.json' ? listed.has(name) : !listed.has(name)) {
      details.push(name === 'manifest.json' ? 'manifest.json lists itself' : `${name} is not listed in manifest.json`)
    }
  }
  const files = counted(manifest.files.length, 'file')
  const shownDetails = [...details, ...savedAgain].slice(0, 20)
  if (differing > 0) {
    const more = details.length > differing ? '; others are missing or do not belong here' : ''
    say(
      checks,
      'Files',
      'FAILED',
      `${thousands(differing)} of ${files} ${differing === 1 ? 'differs' : 'differ'}${more}`,
      shownDetails,
    )
  } else if (details.length > 0) say(checks, 'Files', 'FAILED', 'files are missing or do not belong here', shownDetails)
  else if (savedAgain.length > 0) {
    const again = `${thousands(savedAgain.length)} of ${files} ${savedAgain.length === 1 ? 'was' : 'were'} saved again by another program`
    say(checks, 'Files', 'RE-SAVED', again, shownDetails)
  } else say(checks, 'Files', 'OK', `${files}, ${thousands(bytes)} bytes, as manifest.json lists them`)
}

/**
 * Whether another program saved this table again without changing its meaning.
 * @param {BundleFile} file
 * @param {Walk} walk
 */
function onlySavedAgain(file, { csv, statements }) {
  const table = [csv, statements].find((each) => each?.reader.file === file)
  return table?.loose === true && table.edited === 0
}

/**
 * @param {BundleFile} file
 * @param {Walk} walk
 */
async function hashOf(file, walk) {
  const { cursors, proof, csv, statements } = walk
  const readers = [cursors.ledger.reader, cursors.context.reader, proof.reader, csv?.reader, statements?.reader]
  const reader = readers.find((each) => each?.file === file)
  if (reader !== undefined) return finish(reader)
  const hash = newHasher()
  const piece = newBytes(Math.min(1 << 16, file.size))
  for (let at = 0; at < file.size; ) {
    const count = await file.read(piece, at)
    if (count === 0) break
    hash.update(piece.subarray(0, count))
    at += count
  }
  return hash.hex()
}

// ---- check-history.js ---------------------------------------------------------------------------

// Checks that this checkpoint extends the one that the auditor saw before.

/**
 * @param {Check[]} checks
 * @param {{ bundle: Bundle, checkpoint: Checkpoint, manifest: Manifest,
 *   walk: Walk, options: Options, ranged: boolean }} given
 * @returns {Promise<boolean>} false if the bundle holds a consistency.proof that could not be checked
 */
async function checkHistory(checks, { bundle, checkpoint, manifest, walk, options, ranged }) {
  const inBundle = await proofIn(bundle)
  const since = manifest.since
  if (
    (inBundle === undefined) !== (since === null) ||
    (inBundle !== undefined && inBundle !== 'bad' && (inBundle.from !== since || inBundle.to !== checkpoint.size))
  ) {
    say(checks, 'History', 'FAILED', 'consistency.proof does not fit what manifest.json says about it')
    return true
  }
  if (inBundle === 'bad') {
    say(checks, 'History', 'FAILED', 'consistency.proof is damaged')
    return true
  }
  const leads =
    inBundle === undefined ? true : proofHolds(inBundle, checkpoint, options, ranged ? walk.roots : undefined)
  if (leads === false) {
    say(checks, 'History', 'FAILED', `consistency.proof does not lead from size ${since} to this checkpoint`)
    return true
  }
  compareState(checks, { checkpoint, walk, options, ranged, inBundle })
  return leads === true
}

/**
 * Checks the proof in the bundle against the best known root of its start: from the events, the state file, or none.
 * @param {{ from: number, to: number, proof: string[] }} proof
 * @param {Checkpoint} checkpoint
 * @param {Options} options
 * @param {Map<number, string> | undefined} roots
 * @returns {boolean | undefined} undefined if the check needs a root that is not known
 */
function proofHolds(proof, checkpoint, { state, consistency }, roots) {
  const fromRoot = roots?.get(proof.from)
  if (fromRoot !== undefined) return proves(proof, fromRoot, checkpoint.root)
  const startsAtState = state !== undefined && state.size === proof.from && state.origin === checkpoint.origin
  if (!startsAtState || proof.from === proof.to) return leadsTo({ ...proof, toRoot: checkpoint.root })
  // Without a second proof, compareState compares this one: a difference there means that two pasts were signed.
  return consistency === undefined || proves(proof, rootIn(state), checkpoint.root)
}

/** @param {State} state */
function rootIn({ root }) {
  return toHex(fromBase64(root) ?? new Uint8Array(32))
}

/**
 * @param {Check[]} checks
 * @param {{ checkpoint: Checkpoint, walk: Walk, options: Options,
 *   ranged: boolean, inBundle: { from: number, to: number, proof: string[] } | undefined }} given
 */
function compareState(checks, { checkpoint, walk, options, ranged, inBundle }) {
  const { state } = options
  if (state === undefined) {
    if (options.firstState)
      say(checks, 'History', 'NOT CHECKED', 'the first checkpoint that you keep: nothing to compare with')
    else say(checks, 'History', 'NOT CHECKED', 'no state file: nothing to compare with')
    return
  }
  if (state.origin !== checkpoint.origin) {
    say(
      checks,
      'History',
      'FAILED',
      `your state file is of the log ${state.origin}, this export of ${checkpoint.origin}`,
    )
    return
  }
  const outside = options.consistency === undefined ? undefined : parseConsistency(options.consistency)
  if (options.consistency !== undefined && outside === undefined) {
    say(checks, 'History', 'FAILED', 'the consistency proof that you gave cannot be read')
    return
  }
  const known = rootIn(state)
  const seen = `the checkpoint you kept (size ${thousands(state.size)})`
  if (state.size === checkpoint.size) {
    if (known === checkpoint.root) say(checks, 'History', 'OK', `the same as ${seen}`)
    else forked(checks, `same size as ${seen}, but another root`, state.root, checkpoint.rootText)
    return
  }
  const [from, to] = state.size < checkpoint.size ? [state.size, checkpoint.size] : [checkpoint.size, state.size]
  const [fromRoot, toRoot] = state.size < checkpoint.size ? [known, checkpoint.root] : [checkpoint.root, known]
  const proof = [outside, inBundle].find((each) => each?.from === from && each.to === to)
  const onTheWay = ranged && state.size < checkpoint.size ? walk.roots.get(state.size) : undefined
  const continues = state.size < checkpoint.size ? `extends ${seen}` : `an earlier state of ${seen}`
  if (onTheWay !== undefined) {
    if (onTheWay === known) say(checks, 'History', 'OK', `${continues}: its root follows from these events`)
    else forked(checks, `does not extend ${seen}: the events up to there give another root`, state.root, 'another')
  } else if (proof !== undefined) {
    if (proves(proof, fromRoot, toRoot)) say(checks, 'History', 'OK', continues)
    else forked(checks, `does not extend ${seen}`, state.root, checkpoint.rootText)
  } else if (state.size > checkpoint.size) {
    sayIncomplete(checks, 'History', `older than ${seen}: this goes backwards`, [
      'An export of a closed month always uses the same early checkpoint, so this can be in order. To link the two, fetch',
      `/ledger/consistency?from=${from}&to=${to} from the log and give it as consistency proof (--consistency).`,
    ])
  } else {
    sayIncomplete(checks, 'History', `not linked to ${seen}`, [
      `Ask for an export that begins from it (since ${from}), or fetch /ledger/consistency?from=${from}&to=${to} and give it as consistency proof (--consistency).`,
    ])
  }
}

/**
 * @param {Check[]} checks
 * @param {string} text
 * @param {string} expected
 * @param {string} found
 */
function forked(checks, text, expected, found) {
  say(checks, 'History', 'FAILED', text, [
    `expected root ${expected}, found ${found}`,
    'Two different pasts were signed. Keep both files: together they prove that the log was rewritten.',
  ])
}

/**
 * @param {{ from: number, to: number, proof: string[] }} proof
 * @param {string} fromRoot
 * @param {string} toRoot
 */
function proves({ from, to, proof }, fromRoot, toRoot) {
  return provesConsistency({ from, to, fromRoot, toRoot, proof })
}

/** @param {Bundle} bundle */
async function proofIn(bundle) {
  const file = bundle.files.get('consistency.proof')
  if (file === undefined) return undefined
  return parseConsistency(await readWhole(file, 16_384)) ?? 'bad'
}

// ---- holds.js -----------------------------------------------------------------------------------

// Every reservation and its end, in about fifty bytes each, so that a million events do not need a gigabyte. Reservations
// come in ascending seq, so these columns of numbers are also an index.

const CHUNK = 2048

/** The states of a reservation. */
const OPEN = 0
const SETTLED = 1
const LATE = 2
const RELEASED = 3
const EXPIRED = 4
/** It began before the range of the bundle, which does not show what happened to it until then. */
const UNKNOWN = 5
const HOLD_STATES = ['open', 'settled', 'settled late', 'released', 'expired', 'begun before the range']

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
function newHolds() {
  return { count: 0, chunks: [], given: new Map() }
}

/**
 * @param {Holds} holds
 * @param {Hold} hold its seq is greater than all before
 */
function addHold(holds, hold) {
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
function findHold(holds, seq) {
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
function holdAt(holds, place) {
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
function setHold(holds, place, column, value) {
  holds.chunks[Math.floor(place / CHUNK)][column][place % CHUNK] = value
}

/**
 * @param {string} name YYYY-MM
 * @returns {number}
 */
function monthNumber(name) {
  return Number(name.slice(0, 4)) * 12 + Number(name.slice(5, 7)) - 1
}

/**
 * @param {number} number
 * @returns {string}
 */
function monthName(number) {
  const month = (number % 12) + 1
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}`
}

// ---- keys-seen.js -------------------------------------------------------------------------------

// Remembers the idempotency keys, eight bytes for each. A repeated key is always noticed; at half a million keys, two
// different keys look the same with a probability of about 1 in 10^8.

/** @typedef {{ slots: Uint32Array, count: number }} KeysSeen */

/** @returns {KeysSeen} */
function newKeysSeen() {
  return { slots: new Uint32Array(2 * 1024), count: 0 }
}

/**
 * @param {KeysSeen} seen
 * @param {string} key at least 16 hexadecimal digits; keys are HMACs, so their digits are evenly distributed
 * @returns {boolean} false if the key was already there
 */
function addKey(seen, key) {
  if (seen.count * 3 > seen.slots.length) grow(seen)
  const added = put(seen.slots, Number.parseInt(key.slice(0, 8), 16), Number.parseInt(key.slice(8, 16), 16) | 1)
  if (added) seen.count += 1
  return added
}

/**
 * @param {Uint32Array} slots
 * @param {number} high
 * @param {number} low never zero, because zero marks a free slot
 */
function put(slots, high, low) {
  const mask = slots.length - 2
  low >>>= 0
  for (let at = (high * 2) & mask; ; at = (at + 2) & mask) {
    if (slots[at + 1] === 0) {
      slots[at] = high
      slots[at + 1] = low
      return true
    }
    if (slots[at] === high && slots[at + 1] === low) return false
  }
}

/** @param {KeysSeen} seen */
function grow(seen) {
  const larger = new Uint32Array(seen.slots.length * 2)
  for (let at = 0; at < seen.slots.length; at += 2) {
    if (seen.slots[at + 1] !== 0) put(larger, seen.slots[at], seen.slots[at + 1])
  }
  seen.slots = larger
}

// ---- owners.js ----------------------------------------------------------------------------------

// The account of each event in the bundle, twelve bytes each: an event may refer only to an earlier event of the same
// account. Events come in ascending seq, so these columns of numbers are also an index.

const PIECE = 4096

/** @typedef {{ count: number, chunks: { seq: Float64Array, owner: Uint32Array }[] }} Owners */

/** Owner of the events that concern the log itself. */
const THE_LOG = 0xffff_ffff

/** @returns {Owners} */
function newOwners() {
  return { count: 0, chunks: [] }
}

/**
 * @param {Owners} owners
 * @param {number} seq greater than all before
 * @param {number} owner index of the account in the book, or THE_LOG
 */
function addOwner(owners, seq, owner) {
  const place = owners.count % PIECE
  if (place === 0) owners.chunks.push({ seq: new Float64Array(PIECE), owner: new Uint32Array(PIECE) })
  const chunk = owners.chunks[owners.chunks.length - 1]
  chunk.seq[place] = seq
  chunk.owner[place] = owner
  owners.count += 1
}

/**
 * @param {Owners} owners
 * @param {number} seq
 * @returns {number} -1 if the bundle has no such event before the current one
 */
function ownerOf(owners, seq) {
  let low = 0
  let high = owners.count - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const chunk = owners.chunks[Math.floor(middle / PIECE)]
    const found = chunk.seq[middle % PIECE]
    if (found === seq) return chunk.owner[middle % PIECE]
    if (found < seq) low = middle + 1
    else high = middle - 1
  }
  return -1
}

// ---- book.js ------------------------------------------------------------------------------------

// The state of the rules while they read the events in order: accounts, open months, reservations, credit lots.

/** The sums of one month, named as in period.closed and period.sealed. */
const SUMS = /** @type {const} */ ([
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
  'paid',
  'refunded',
])

/** @typedef {Record<typeof SUMS[number], number>} Sums */

/**
 * One account's month. `open` counts the running requests and `reserved` the units that they hold of the monthly quota;
 * `unsure` counts units settled late whose source lies outside the bundle.
 * @typedef {Sums & { open: number, reserved: number, unsure: number }} Month
 */

/**
 * @typedef {object} Account
 * @property {string} name
 * @property {number} index
 * @property {boolean} known its account.opened was read
 * @property {boolean} missed the report already says that its account.opened is missing
 * @property {boolean} continuous its plan is known from event to event: no change of it can lie outside the bundle
 * @property {string} plan
 * @property {number} quota
 * @property {{ month: string, plan: string, quota: number }[]} before plan and quota before each month with a change, oldest first
 * @property {Chain} chain
 * @property {boolean} erased
 * @property {string} closed the last month with a statement; '' for none
 * @property {Map<string, Month>} months
 * @property {Map<number, { left: number, held: number, expires: number | null }>} lots
 */

/**
 * A run of events of one chain without a gap: the number of the last event, and the months with events that have no
 * statement, or seal, yet.
 * @typedef {{ aseq: number, open: string[] }} Chain
 */

/** A rule that an event breaks. @typedef {{ seq: number, rule: string, expected: string, found: string }} Breach */

/**
 * How much of the log the bundle holds: all of it, all of one account, or one month of either.
 * @typedef {{ kind: 'log' | 'account', account: string | undefined, month: string | undefined }} Scope
 */

/** @param {Scope} scope */
function newBook(scope) {
  return {
    scope,
    /** True if the bundle starts with the first event, so that every event it refers to must be in it. */
    fromStart: scope.month === undefined,
    accounts: /** @type {Map<string, Account>} */ (new Map()),
    holds: newHolds(),
    owners: newOwners(),
    /** The chain of the log's own events. */
    chain: /** @type {Chain} */ ({ aseq: -1, open: [] }),
    /** The first and the last event of ledger.jsonl so far; the bundle holds everything between them. */
    first: Infinity,
    last: -1,
    keys: newKeysSeen(),
    requests: newKeysSeen(),
    /** Version of the last request.reserved. */
    reservedVersion: 1,
    policies: /** @type {Map<number, Map<string, number>>} */ (new Map()),
    policyVersion: 0,
    logKey: /** @type {string | null} */ (null),
    stripeEvents: /** @type {Set<string>} */ (new Set()),
    /** Money paid and refunded, by invoice. */
    invoices: /** @type {Map<string, { paid: number, refunded: number }>} */ (new Map()),
    /** The last month with a period.sealed; '' for none. */
    sealed: '',
    /** Statements of months that are not sealed yet: their sums and number. */
    statements: /** @type {Map<string, { count: number, sums: Sums }>} */ (new Map()),
    /** How many accounts have events in a month but no statement for it yet. */
    unstated: /** @type {Map<string, number>} */ (new Map()),
    /** seq of the first event of each month. */
    monthStarts: /** @type {Map<string, number>} */ (new Map()),
    judgedStatements: 0,
    skippedStatements: 0,
    /** Statements whose plan and quota could not be checked. */
    blindStatements: 0,
    /** References to requests that began before the range. */
    unjudged: 0,
    late: /** @type {number[]} */ ([]),
    lateCount: 0,
    /** Evidence that the rules need but the bundle does not hold. */
    missing: /** @type {string[]} */ ([]),
    missingCount: 0,
    breaches: /** @type {Breach[]} */ ([]),
    breachCount: 0,
    /** How many of the breaches concern statements and seals. */
    statementBreaches: 0,
  }
}

/** @typedef {ReturnType<typeof newBook>} Book */

const MAX_BREACHES = 20

/**
 * Records that an event breaks a rule.
 * @param {Book} book
 * @param {{ seq: number, type: string }} event
 * @param {string} rule
 * @param {unknown} expected
 * @param {unknown} found
 */
function noteBreach(book, event, rule, expected, found) {
  book.breachCount += 1
  if (event.type === 'period.closed' || event.type === 'period.sealed') book.statementBreaches += 1
  if (book.breaches.length < MAX_BREACHES) {
    book.breaches.push({ seq: event.seq, rule, expected: String(expected), found: String(found) })
  }
}

/**
 * Records that the bundle lacks something that every export of its kind holds. The rule can then be neither confirmed nor
 * refuted.
 * @param {Book} book
 * @param {string} text
 */
function noteMissing(book, text) {
  book.missingCount += 1
  if (book.missing.length < MAX_BREACHES) book.missing.push(text)
}

/**
 * Records that an event refers to an event that is missing or of the wrong kind. That is a breach if the bundle covers that
 * place of the log or of the account; else the evidence is incomplete, since an export holds every event that it refers to.
 * @param {Book} book
 * @param {{ seq: number, type: string }} event
 * @param {string} rule
 * @param {string} expected
 * @param {number} named
 */
function noteBadReference(book, event, rule, expected, named) {
  const held = book.fromStart || named >= event.seq || ownerOf(book.owners, named) !== -1
  // An account's export holds only those of the log's own events that its events refer to.
  const elsewhere = book.scope.kind === 'account' && expected === 'a policy'
  const within = named >= book.first && named <= book.last && !elsewhere
  if (held || within) noteBreach(book, event, rule, expected, `event ${named}`)
  else noteMissing(book, `event ${event.seq} names event ${named}, which is not in this export: ${rule}`)
}

/**
 * @param {Book} book
 * @param {string} name
 * @returns {Account}
 */
function accountOf(book, name) {
  const found = book.accounts.get(name)
  if (found !== undefined) return found
  const account = {
    name,
    index: book.accounts.size,
    known: false,
    missed: false,
    continuous: false,
    plan: '',
    quota: 0,
    before: [],
    chain: { aseq: -1, open: [] },
    erased: false,
    closed: '',
    months: new Map(),
    lots: new Map(),
  }
  book.accounts.set(name, account)
  return account
}

/**
 * Whether an event lies before the month of the bundle. The bundle then need not hold the events that followed it.
 * @param {Book} book
 * @param {number} at
 */
function isBefore({ scope }, at) {
  return scope.month !== undefined && at < startOfMonth(scope.month)
}

/**
 * The open month of an account. It needs a statement from its first event on.
 * @param {Book} book
 * @param {Account} account
 * @param {string} name
 * @returns {Month}
 */
function monthIn(book, account, name) {
  const found = account.months.get(name)
  if (found !== undefined) return found
  const month = { ...newSums(), open: 0, reserved: 0, unsure: 0 }
  account.months.set(name, month)
  book.unstated.set(name, (book.unstated.get(name) ?? 0) + 1)
  return month
}

/** @returns {Sums} */
function newSums() {
  return {
    requests: 0,
    settled: 0,
    released: 0,
    expired: 0,
    late: 0,
    used: 0,
    from_lots: 0,
    adjusted: 0,
    tokens_in: 0,
    tokens_out: 0,
    granted: 0,
    credits_expired: 0,
    credits_revoked: 0,
    paid: 0,
    refunded: 0,
  }
}

// ---- rules-periods.js ---------------------------------------------------------------------------

// The rules of statements: every figure is added up again from the events, and a closed month never changes.


/** A statement waits this long after its month, so that every reservation of the month has ended. */
const WAIT = 15 * 60_000

/**
 * Checks the order of closings in a bundle that does not start with the first event. It need not hold all statements and
 * seals, but within a stretch of a chain without a gap, a month with events must be closed before any later month is.
 * @param {Book} book
 * @param {Chain} chain
 * @param {LedgerEvent} event
 * @param {string} month
 */
function judgeClosingOrder(book, chain, event, month) {
  if (book.fromStart) return
  const { open } = chain
  if (event.aseq !== chain.aseq + 1) open.length = 0
  chain.aseq = event.aseq
  const closes = event.type === 'period.closed' || event.type === 'period.sealed'
  if (closes) {
    const { period } = event.data
    if (open.length > 0 && open[0] < period) noteBreach(book, event, 'no month is left out', open[0], period)
    while (open.length > 0 && open[0] <= period) open.shift()
  }
  // A statement does not make another statement due. A seal does: every month is sealed, even one that holds only a seal.
  if (event.type !== 'period.closed' && open[open.length - 1] !== month) open.push(month)
}

/**
 * period.closed: one account's statement.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgeStatement(book, event, account) {
  const { at, data } = event
  const { period } = data
  if (book.scope.month !== undefined && period !== book.scope.month) {
    // A month's bundle holds the statements of the previous month, but not the events that they add up.
    book.skippedStatements += 1
    if (monthNumber(period) === monthNumber(book.scope.month) - 1) comparePlan(book, event, account)
    account.closed = period
    return
  }
  book.judgedStatements += 1
  if (!account.known) book.blindStatements += 1
  if (at < endOfMonth(period) + WAIT) {
    noteBreach(book, event, 'a month is stated 15 minutes after its end', endOfMonth(period) + WAIT, at)
  }
  if (account.closed >= period) {
    noteBreach(book, event, 'a month is stated once, and months in order', `after ${account.closed}`, period)
  }
  if (book.sealed >= period) noteBreach(book, event, 'a sealed month gets no statement', `after ${book.sealed}`, period)
  for (const month of book.fromStart ? account.months.keys() : []) {
    if (month < period) noteBreach(book, event, 'months are stated in order', month, period)
  }
  const month = account.months.get(period)
  if (month === undefined) noteBreach(book, event, 'only a month with events is stated', 'an event', 'none')
  const sums = month ?? newSums()
  for (const name of SUMS) {
    if (month !== undefined && month.unsure > 0 && (name === 'used' || name === 'from_lots')) continue
    if (sums[name] !== data[name] || sums[name] > Number.MAX_SAFE_INTEGER)
      noteBreach(book, event, `the statement's ${name}`, sums[name], data[name])
  }
  if (month !== undefined && month.unsure > 0) {
    const both = month.used + month.from_lots + month.unsure
    if (both !== data.used + data.from_lots) {
      noteBreach(book, event, "the statement's used and from_lots", both, data.used + data.from_lots)
    }
  }
  if (month !== undefined && month.open > 0) {
    noteBreach(book, event, 'no request of a stated month still runs', 0, month.open)
  }
  // A plan change after the end of the month belongs to a later month.
  account.before = account.before.filter(({ month }) => month > period)
  const then = account.before[0] ?? account
  if (account.known && then.plan !== data.plan) noteBreach(book, event, "the statement's plan", then.plan, data.plan)
  if (account.known && then.quota !== data.quota)
    noteBreach(book, event, "the statement's quota", then.quota, data.quota)

  const stated = book.statements.get(period) ?? { count: 0, sums: newSums() }
  stated.count += 1
  for (const name of SUMS) stated.sums[name] += data[name]
  book.statements.set(period, stated)
  if (account.months.delete(period)) book.unstated.set(period, (book.unstated.get(period) ?? 1) - 1)
  account.closed = period
}

/**
 * Compares the statement of the previous month with the plan that the bundle shows at that time. The statement is a second
 * witness to the opening and to the last plan change before the month.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function comparePlan(book, event, account) {
  const { period, plan, quota } = event.data
  const then = account.before.find(({ month }) => month > period) ?? account
  if (!account.known || (then.plan === plan && then.quota === quota)) return
  noteMissing(
    book,
    `event ${event.seq} states ${plan}, ${quota} requests, at the end of ${period}, while this export shows ${then.plan}, ${then.quota}: a change of the plan of ${account.name} is not in it, or the statement is false`,
  )
}

/**
 * period.sealed: the sum of all statements of a month.
 * @param {Book} book
 * @param {LedgerEvent} event
 */
function judgeSeal(book, event) {
  const { at, data } = event
  const { period } = data
  if (at < endOfMonth(period) + WAIT) {
    noteBreach(book, event, 'a month is sealed 15 minutes after its end', endOfMonth(period) + WAIT, at)
  }
  if (book.sealed >= period)
    noteBreach(book, event, 'a month is sealed once, and months in order', `after ${book.sealed}`, period)
  if (book.scope.month !== undefined && period !== book.scope.month) {
    if (book.sealed < period) book.sealed = period
    return
  }
  // A month's bundle may omit the seals between the end of the month and its own seal.
  if (book.fromStart && period !== nextToSeal(book))
    noteBreach(book, event, 'no month is left out', nextToSeal(book), period)
  const stated = book.statements.get(period) ?? { count: 0, sums: newSums() }
  if (stated.count !== data.statements)
    noteBreach(book, event, 'the number of statements', stated.count, data.statements)
  for (const name of SUMS) {
    const sum = stated.sums[name]
    if (sum !== data[name] || sum > Number.MAX_SAFE_INTEGER)
      noteBreach(book, event, `the sealed ${name}`, sum, data[name])
  }
  const unstated = book.unstated.get(period) ?? 0
  if (unstated > 0) noteBreach(book, event, 'every account with events is stated', 'no account without', unstated)
  const { first, end } = bounds(book, period, event.seq)
  if (data.first !== first) noteBreach(book, event, 'the sealed first event', first, data.first)
  if (data.end !== end) noteBreach(book, event, 'the sealed end', end, data.end)
  book.statements.delete(period)
  book.unstated.delete(period)
  book.sealed = period
}

/**
 * The first month that is not sealed yet. Every month is sealed, beginning with the month of the first event.
 * @param {Book} book
 * @returns {string}
 */
function nextToSeal({ monthStarts, sealed }) {
  return sealed === '' ? (monthStarts.keys().next().value ?? '') : monthName(monthNumber(sealed) + 1)
}

/** Closing takes minutes, so a month that is still open a day after it could be closed counts as overdue. */
const PATIENCE = 24 * 60 * 60_000

/**
 * The oldest month that should have been closed by the time of the last event but was not.
 * @param {Book} book of all events of the log or of an account
 * @param {number} until time of the last event
 * @returns {string | undefined}
 */
function overdueMonth(book, until) {
  const open =
    book.scope.kind === 'log'
      ? [nextToSeal(book)]
      : [...book.accounts.values()].flatMap(({ months }) => [...months.keys()])
  return open.sort().find((month) => month !== '' && until >= endOfMonth(month) + WAIT + PATIENCE)
}

/**
 * The range [first, end) of the seqs of a month's events.
 * @param {Book} book
 * @param {string} period
 * @param {number} now
 */
function bounds(book, period, now) {
  let end = now
  for (const [month, seq] of book.monthStarts) if (month > period && seq < end) end = seq
  return { first: book.monthStarts.get(period) ?? end, end }
}

// ---- check-range.js -----------------------------------------------------------------------------

// Checks that the lines are in the signed tree and that the range is complete.

/** @typedef {Check[]} Checks */

/**
 * @param {Checks} checks
 * @param {{ walk: Walk, checkpoint: Checkpoint, manifest: Manifest, ranged: boolean,
 *   signed: SignedSizes | undefined, root: string | undefined }} given
 */
function checkRange(checks, { walk, checkpoint, manifest, ranged, signed, root }) {
  const { cursors, proof } = walk
  const lines = cursors.ledger.reader.lines
  const more = cursors.context.reader.lines
  const details = []
  if (proof.wrong !== '') details.push(`subset.proof: ${proof.wrong}`)
  else if (proof.size !== checkpoint.size)
    details.push(`subset.proof is for size ${proof.size}, the checkpoint has ${checkpoint.size}`)
  if (walk.torn && proof.wrong === '')
    details.push('The lines have no place in a log of this size: one is doubled, out of order, or beyond it.')
  else if (root !== undefined && !ranged)
    details.push(`expected root ${checkpoint.rootText}, found ${toBase64(fromHex(root))}`)
  if (!ranged) details.push(...smallestAlteredRange(walk, signed))
  if (signed !== undefined && signed.fault !== '') details.push(`checkpoints.jsonl: ${signed.fault}`)
  const { first, last } = manifest
  const which =
    first === null || last === null ? 'no events' : `events ${thousands(first.seq)} … ${thousands(last.seq)}`
  const context = more === 0 ? '' : ` and ${counted(more, 'line')} of context`
  const text = `${which} (${counted(lines, 'line')})${context}`
  const notes = signed === undefined ? '' : `; ${counted(signed.good, 'earlier checkpoint')} fit`
  if (details.length === 0) say(checks, 'Range', 'OK', `${text} inside the signed tree${notes}`)
  else if (ranged)
    say(checks, 'Range', 'FAILED', `${text} inside the signed tree, but a proof beside them is wrong${notes}`, details)
  else say(checks, 'Range', 'FAILED', `${text}: not as they stand in the signed tree${notes}`, details)
}

/**
 * Locates the alteration as narrowly as the bundle allows.
 * @param {Walk} walk
 * @param {SignedSizes | undefined} signed
 */
function smallestAlteredRange(walk, signed) {
  const seqs = [...walk.suspects, ...walk.lines.flatMap(({ seq }) => (seq === undefined ? [] : [seq]))].sort(
    (one, other) => one - other,
  )
  if (seqs.length > 0) {
    const [low, high] = [seqs[0], seqs[seqs.length - 1]]
    const which = low === high ? `event ${thousands(low)}` : `events ${thousands(low)} to ${thousands(high)}`
    return [`Smallest altered range: ${which}.`]
  }
  if (signed !== undefined && signed.firstBad !== Infinity) {
    return [
      `Smallest altered range: events ${thousands(signed.lastGood)} to ${thousands(signed.firstBad - 1)}, between two signed checkpoints.`,
    ]
  }
  if (signed !== undefined) return [`Smallest altered range: from event ${thousands(signed.lastGood)} on.`]
  return ['The lines fit each other, so the range cannot be narrowed further: all of it is in doubt.']
}

/**
 * @param {Checks} checks
 * @param {Walk} walk
 * @param {Manifest} manifest
 * @param {Scope} scope
 */
function checkCompleteness(checks, walk, manifest, scope) {
  const { first, last, totals } = walk
  const details = []
  const differs = (/** @type {string} */ what, /** @type {unknown} */ expected, /** @type {unknown} */ found) => {
    const [one, other] = [JSON.stringify(expected), JSON.stringify(found)]
    if (one !== other) details.push(`manifest.json says ${what} ${other}, the events say ${one}`)
  }
  differs('events', totals.events + unreadLines(walk, 'ledger.jsonl'), manifest.events)
  differs('context', totals.context + unreadLines(walk, 'context.jsonl'), manifest.context)
  if (walk.lineCount === 0 && walk.newerCount === 0) {
    differs('counts', byName(totals.counts), byName(manifest.counts))
    differs('first', first === undefined ? null : { at: first.at, seq: first.seq }, manifest.first)
    differs('last', last === undefined ? null : { at: last.at, seq: last.seq }, manifest.last)
  }
  if (walk.lineCount === 0 && walk.newerCount === 0) details.push(...policyFaults(walk, manifest, scope))
  if (scope.month === undefined) {
    const text =
      scope.kind === 'log'
        ? 'every event of the log from its first one on'
        : `every event of ${scope.account} from its first one on`
    const late = walk.lineCount + walk.newerCount > 0 ? undefined : overdueMonth(walk.book, last?.at ?? 0)
    if (details.length > 0 || late === undefined) {
      if (details.length === 0) say(checks, 'Completeness', 'OK', text)
      else say(checks, 'Completeness', 'FAILED', 'manifest.json counts other events than those that are here', details)
    } else {
      sayIncomplete(checks, 'Completeness', text, [
        `The month ${late} has not been closed although it should have been: ${scope.kind === 'log' ? 'its statements and its seal are' : 'its statement is'} missing. Months are closed 15 minutes after their end.`,
      ])
    }
    return
  }
  if (walk.outside > 0)
    details.push(
      `${counted(walk.outside, 'event')} inside ledger.jsonl or missing from it: the time does not fit the month ${scope.month}`,
    )
  const open = scope.kind === 'log' ? logEdges(walk, manifest, details) : accountEdges(walk, manifest, details)
  const text = `nothing before or after the range belongs to ${scope.month} (neighbours checked)`
  const not = `it is not shown that these are exactly the events of ${scope.month}`
  if (details.length > 0) say(checks, 'Completeness', 'FAILED', not, details)
  else if (open !== '') sayIncomplete(checks, 'Completeness', `the month ${scope.month} is not complete yet`, [open])
  else say(checks, 'Completeness', 'OK', text)
}

/**
 * @param {Walk} walk
 * @param {string} file
 */
function unreadLines({ cursors, totals }, file) {
  const lines = file === 'ledger.jsonl' ? cursors.ledger.reader.lines : cursors.context.reader.lines
  return lines - (file === 'ledger.jsonl' ? totals.events : totals.context)
}

/**
 * Compares the policy that the manifest names with the policies in the bundle. The policy in force at the last line must be
 * this one if the bundle holds it; otherwise the policies in the bundle limit which one it can be.
 * @param {Walk} walk
 * @param {Manifest} manifest
 * @param {Scope} scope
 * @returns {string[]}
 */
function policyFaults({ book, last, totals }, manifest, scope) {
  const says = `manifest.json says policy ${manifest.policy}, the events say`
  if (last === undefined) return manifest.policy === null ? [] : [`${says} none: there are none`]
  const seqs = [...book.policies.keys()]
  const earlier = seqs.filter((seq) => seq <= last.seq).length
  // Policies are numbered consecutively, so the ones after the last line count back from the last number.
  const later = seqs.length - earlier
  const version = earlier === 0 ? undefined : book.policyVersion - later
  const exact = scope.kind === 'log' && (scope.month === undefined || totals.counts['policy.published'] > 0)
  const named = manifest.policy ?? 0
  if (exact && named !== (version ?? 0)) return [`${says} ${version ?? null}`]
  if (version !== undefined && named < version) return [`${says} at least ${version}`]
  const first = book.policyVersion - later + 1
  return later > 0 && named >= first ? [`${says} less than ${first}`] : []
}

/** @param {Record<string, number>} counts */
function byName(counts) {
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Time never runs backwards in the log, so a range is complete if the event just before it lies before the month and the
 * event just after it lies after the month.
 * @param {Walk} walk
 * @param {Manifest} manifest
 * @param {string[]} details
 * @returns {string} why the month is not complete yet; '' if it is
 */
function logEdges({ first, last, before, after, sealedHere }, manifest, details) {
  const range = manifest.range.kind === 'month' ? manifest.range : { first: 0, end: 0, period: '' }
  const start = first?.seq ?? after?.seq ?? range.first
  const end = last === undefined ? start : last.seq + 1
  if (range.first !== start || range.end !== end) {
    details.push(
      `manifest.json says the month is the events [${range.first}, ${range.end}), the lines say [${start}, ${end})`,
    )
  }
  if (start > 0 && before?.seq !== start - 1) {
    details.push(
      `event ${start - 1}, the one before the range, is not there, so it cannot be seen that it lies before the month`,
    )
  }
  if (after !== undefined && after.seq !== end) {
    details.push(
      `event ${end}, the one after the range, is not there, so it cannot be seen that it lies after the month`,
    )
  }
  if (after === undefined)
    return 'No event after the month is covered by this checkpoint: more events of the month may follow.'
  return sealedHere
    ? ''
    : `The month is over but not closed yet: its statements are missing. They are written 15 minutes after its end.`
}

/**
 * The same for one account, whose events are numbered without gaps.
 * @param {Walk} walk
 * @param {Manifest} manifest
 * @param {string[]} details
 * @returns {string}
 */
function accountEdges({ first, last, before, after, book, chains }, manifest, details) {
  const range = manifest.range.kind === 'month' ? manifest.range : { first: 0, end: 0, period: '' }
  const start = first?.aseq ?? (before === undefined ? 0 : before.aseq + 1)
  const end = last === undefined ? start : last.aseq + 1
  if (start > 0 && before?.aseq !== start - 1) {
    details.push(`the account's event ${start - 1}, just before the range, is not there`)
  }
  if (after !== undefined && after.aseq !== end) {
    details.push(`the account's event ${end}, just after the range, is not there`)
  }
  const inside = (/** @type {number} */ seq) => seq >= range.first && seq < range.end
  if ((first !== undefined && !inside(first.seq)) || (last !== undefined && !inside(last.seq))) {
    details.push(
      `manifest.json says the month is the events [${range.first}, ${range.end}), which does not hold all lines`,
    )
  }
  if (after === undefined) {
    const name = manifest.scope.kind === 'account' ? manifest.scope.account : ''
    const at = chains.get(name)
    return `The account has no event after ${new Date(endOfMonth(range.period) - 1).toISOString().slice(0, 10)} that this checkpoint covers${at === undefined ? '' : ` (its last is event ${at.seq})`}, so it cannot be seen that its last event of the month is there.`
  }
  const account = book.accounts.get(manifest.scope.kind === 'account' ? manifest.scope.account : '')
  const closed = account !== undefined && account.closed >= range.period
  return closed || first === undefined
    ? ''
    : 'The month is not closed yet: its statement is missing. It is written 15 minutes after its end.'
}

/**
 * @param {Checks} checks
 * @param {Walk} walk
 * @param {Scope} scope
 */
function checkLedger(checks, walk, scope) {
  const { cursors, lineCount, lines, newer, newerCount, linkCount, links, chains } = walk
  const total = cursors.ledger.reader.lines + cursors.context.reader.lines
  const good = total - lineCount - newerCount
  const text = `${thousands(good)}/${thousands(total)} lines are events in their one canonical form`
  if (lineCount > 0) {
    const bad = lineCount + newerCount
    const not = `${thousands(good)} of ${counted(total, 'line')} are events in their one canonical form; ${thousands(bad)} ${bad === 1 ? 'is' : 'are'} not`
    say(checks, 'Lines', 'FAILED', not, findings([...lines, ...newer], bad))
  } else if (newerCount > 0) {
    sayIncomplete(checks, 'Lines', text, [
      'A newer format than this verifier knows. Get the current verifier.',
      ...findings(newer, newerCount),
    ])
  } else say(checks, 'Lines', 'OK', text)

  const who =
    scope.kind === 'log' ? counted([...chains.keys()].filter((name) => name !== '_').length, 'account') : 'the account'
  const linked = `${who}: numbered without gaps, each event naming the hash of the one before; time never runs backwards`
  if (linkCount > 0) {
    const not = `${who}: ${counted(linkCount, 'event')} ${linkCount === 1 ? 'does' : 'do'} not follow the one before by number, hash or time`
    say(checks, 'Chains', 'FAILED', not, findings(links, linkCount))
  } else say(checks, 'Chains', 'OK', linked)
}

/**
 * @param {LineFinding[]} list
 * @param {number} count
 */
function findings(list, count) {
  const lines = list.slice(0, 20).map(({ file, line, byte, seq, expected, found }) => {
    const where = `${file} line ${thousands(line)}, byte ${thousands(byte)}${seq === undefined ? '' : ` (event ${thousands(seq)})`}`
    return `${where}: expected ${expected}; found ${found}`
  })
  return count > lines.length ? [...lines, `… and ${thousands(count - lines.length)} more`] : lines
}

// ---- csv.js -------------------------------------------------------------------------------------

// Rows of CSV files (RFC 4180): as the log writes them, and as a spreadsheet may have saved them again.


const LEDGER_COLUMNS = [
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

const STATEMENT_COLUMNS = [
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
 * @returns {string}
 */
function ledgerCells({ seq, at, account, aseq, type, data }) {
  const period = data.period ?? monthOf(at)
  const tokens = data.tokens_in === undefined ? '' : data.tokens_in + data.tokens_out
  const { stripe } = data
  const money = stripe === undefined ? ',,' : `${data.amount},${data.currency},${stripe.obj}`
  return `${seq},${isoTime(at)},${account},${aseq},${type},${period},${units(type, data)},${tokens},${money},`
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
 * @returns {string}
 */
function statementCells({ seq, account, data }) {
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
  return `${[account, data.period, ...[...names, ...more].map((name) => data[name]), seq].join(',')},`
}

const QUOTE = 34
const CR = 13
const LF = 10

/**
 * Whether the bytes at `at` are exactly this row: the cells, then the line in quotes with its own quotes doubled.
 * @param {Uint8Array} csv
 * @param {number} at
 * @param {number} end
 * @param {string} cells as `ledgerCells` and `statementCells` give them
 * @param {Uint8Array} line
 * @param {number} from
 * @param {number} to
 * @returns {number} the position after the row; -1 if it differs
 */
function matchRow(csv, at, end, cells, line, from, to) {
  if (end - at < cells.length + (to - from) + 3) return -1
  for (let index = 0; index < cells.length; index += 1) {
    if (csv[at] !== cells.charCodeAt(index)) return -1
    at += 1
  }
  if (csv[at] !== QUOTE) return -1
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
function looseRow(csv, at, end, last, delimiter) {
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
function delimiterOf(header) {
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
function saysTheSame(column, expected, found) {
  const cell = found.trim().replace(/^\ufeff/, '')
  if (cell === expected) return true
  if (expected === '' || cell === '') return false
  if (column === 'time') return sameTime(expected, cell)
  if (column === 'period') return sameMonth(expected, cell)
  if (/^[0-9]+$/.test(expected)) return sameNumber(expected, cell)
  return false
}

/**
 * @param {string} expected
 * @param {string} cell
 */
function sameNumber(expected, cell) {
  if (/^[0-9]+([.,]0+)?$/.test(cell)) return Number.parseInt(cell, 10) === Number(expected)
  if (/^[0-9]{1,3}([., '\u00a0\u202f][0-9]{3})+$/.test(cell)) return cell.replace(/[^0-9]/g, '') === expected
  if (!/^[0-9][.,]?[0-9]*E\+?[0-9]+$/i.test(cell)) return false
  // Scientific notation keeps only some digits; these must match.
  const rounded = Number(cell.replace(',', '.'))
  const digits = cell.replace(/E.*/i, '').replace(/[^0-9]/g, '').length
  return Number(Number(expected).toPrecision(digits)) === rounded
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * @param {string} expected
 * @param {string} cell
 */
function sameMonth(expected, cell) {
  const [year, month] = expected.split('-')
  const numbers = cell.match(/[0-9]+/g) ?? []
  const named = MONTHS.indexOf((/[A-Za-z]{3}/.exec(cell)?.[0] ?? '').toLowerCase()) + 1
  const yearFits = numbers.some((number) => number === year || number === year.slice(2))
  const monthFits =
    named > 0
      ? named === Number(month)
      : numbers.some((number) => number.length < 4 && Number(number) === Number(month))
  return yearFits && monthFits
}

/**
 * A spreadsheet drops the milliseconds, sometimes the seconds, and reorders the date.
 * @param {string} expected
 * @param {string} cell
 */
function sameTime(expected, cell) {
  const wanted = (expected.match(/[0-9]+/g) ?? []).map(Number)
  const [year, month, day, hour, minute, second] = wanted
  const numbers = (cell.match(/[0-9]+/g) ?? []).map(Number)
  if (numbers.length < 5) return false
  const date = numbers.slice(0, 3)
  const time = numbers.slice(3)
  const orders = [
    [year, month, day],
    [day, month, year],
    [month, day, year],
    [day, month, year % 100],
    [month, day, year % 100],
  ]
  if (!orders.some((order) => order.every((part, index) => part === date[index]))) return false
  const hours = /pm/i.test(cell) && time[0] < 12 ? time[0] + 12 : /am/i.test(cell) && time[0] === 12 ? 0 : time[0]
  if (hours !== hour || time[1] !== minute) return false
  return time[2] === undefined || time[2] === second || time[2] === second + 1
}

// ---- stripe.js ----------------------------------------------------------------------------------

// Matches the ledger's money with CSV files exported from Stripe's dashboard: Payments, Invoices, Refunds, or the itemised
// Balance report. Columns are found by name; the others are ignored.

const MAX_ROWS = 1_000_000

/** @typedef {Map<string, Map<string, number>>} Amounts by the id that is compared, then by the id of the row */

/**
 * `given` holds refunds of an invoice according to Payments files, `refunds` those according to rows of refunds.
 * @typedef {{ paid: Amounts, refunds: Amounts, given: Amounts, created: Map<string, string>, ignored: number }} FromStripe
 */

/**
 * Column names in the exports (2026): Payments `id, Created date (UTC), Amount, Amount Refunded, Currency, Status,
 * Invoice ID`; Invoices `id, Created (UTC), Amount Paid, Currency, Status`; Refunds `id, Created (UTC), Amount, Currency,
 * Status`; Balance report `source_id, created_utc, gross, currency, reporting_category, invoice_id`.
 */
const STRIPE_COLUMNS = {
  id: ['id', 'source_id'],
  invoice: ['invoice id', 'invoice_id', 'invoice'],
  amount: ['amount', 'gross', 'amount paid', 'amount_paid', 'total'],
  refunded: ['amount refunded', 'amount_refunded'],
  currency: ['currency'],
  status: ['status'],
  kind: ['reporting_category', 'type'],
  created: ['created date (utc)', 'created (utc)', 'created_utc', 'created', 'date (utc)', 'finalized at (utc)'],
}

/**
 * @param {{ name: string, bytes: Uint8Array }[]} files
 * @param {MoneyEvent[]} money
 * @param {Scope} scope
 * @returns {{ faults: string[], notes: string[], compared: number } | { unknown: string }}
 */
function matchStripe(files, money, scope) {
  /** @type {FromStripe} */
  const stripe = empty()
  for (const file of files) {
    const read = empty()
    const refused = readFile(file, read, scope)
    if (refused !== '') return { unknown: refused }
    merge(stripe, read, file.name)
  }
  const faults = []
  const notes = []
  let compared = 0
  let foreign = 0
  const paid = sums(money, 'invoice.paid', ({ obj }) => obj)
  // A refund goes by its own id if Stripe's file has that id, else by its invoice.
  const byRefund = [...stripe.refunds.keys()].some((id) => id.startsWith('re_'))
  const refunds = sums(money, 'invoice.refunded', ({ obj, invoice }) =>
    byRefund && obj.startsWith('re_') ? obj : invoice,
  )
  const given = sums(money, 'invoice.refunded', ({ invoice }) => invoice)
  // If there are rows of refunds, every refund must have one, and Payments files must agree with them.
  const hasRefunds = stripe.refunds.size > 0
  for (const [what, ours, theirs, whole] of /** @type {const} */ ([
    ['paid', paid, stripe.paid, stripe.paid.size > 0 || !hasRefunds],
    ['refunded', refunds, stripe.refunds, hasRefunds],
    ['refunded', given, stripe.given, !hasRefunds && (stripe.given.size > 0 || stripe.paid.size > 0)],
  ])) {
    for (const [id, amount] of ours) {
      if (!whole && !theirs.has(id)) continue
      compared += 1
      const other = amountOf(theirs.get(id), amount)
      if (other === undefined)
        faults.push(`${id}: ${what} ${moneyText(amount, 'usd')} in the ledger, not in Stripe's file`)
      else if (other !== amount)
        faults.push(
          `${id}: ${what} ${moneyText(amount, 'usd')} in the ledger, ${moneyText(other, 'usd')} in Stripe's file`,
        )
    }
    for (const [id, rows] of theirs) {
      const amount = amountOf(rows, 0) ?? 0
      if (ours.has(id) || amount === 0) continue
      const created = stripe.created.get(id) ?? ''
      if (scope.kind === 'account' || (scope.month !== undefined && !created.startsWith(scope.month))) foreign += 1
      else
        faults.push(
          `${id}: ${what} ${moneyText(amount, 'usd')} in Stripe's file${created === '' ? '' : ` (${created})`}, not in the ledger`,
        )
    }
  }
  if (stripe.paid.size === 0 && hasRefunds && paid.size > 0)
    notes.push("Stripe's file has refunds only: what was paid was not compared; give the Payments file as well")
  if (foreign > 0)
    notes.push(
      `${foreign} amounts in Stripe's file are of other ${scope.kind === 'account' ? 'customers' : 'months'} and were not compared`,
    )
  if (stripe.ignored > 0)
    notes.push(`${stripe.ignored} rows of Stripe's file are no payment or refund of an invoice in USD`)
  return { faults, notes, compared }
}

/** @returns {FromStripe} */
function empty() {
  return { paid: new Map(), refunds: new Map(), given: new Map(), created: new Map(), ignored: 0 }
}

/**
 * Adds the amounts of one file. A row in several files (overlapping exports) counts once; if its amounts differ, both stay,
 * so that the sum matches nothing.
 * @param {FromStripe} all
 * @param {FromStripe} read
 * @param {string} name
 */
function merge(all, read, name) {
  for (const key of /** @type {const} */ (['paid', 'refunds', 'given'])) {
    for (const [id, rows] of read[key]) {
      for (const [row, amount] of rows) {
        const known = all[key].get(id)?.get(row)
        if (known !== amount) add(all[key], id, known === undefined ? row : `${row} in ${name}`, amount)
      }
    }
  }
  for (const [id, created] of read.created) all.created.set(id, created)
  all.ignored += read.ignored
}

/**
 * @param {Amounts} amounts
 * @param {string} id
 * @param {string} row
 * @param {number} amount
 */
function add(amounts, id, row, amount) {
  const rows = amounts.get(id) ?? new Map()
  rows.set(row, (rows.get(row) ?? 0) + amount)
  amounts.set(id, rows)
}

/**
 * The sum of an id's rows. Both the payments and the invoice itself may state the amount of an invoice; if these sums
 * differ, the one that does not match is returned.
 * @param {Map<string, number> | undefined} rows
 * @param {number} wanted
 * @returns {number | undefined}
 */
function amountOf(rows, wanted) {
  if (rows === undefined) return undefined
  /** @type {Map<boolean, number>} */
  const views = new Map()
  for (const [row, amount] of rows) {
    const isInvoice = row.startsWith('in_')
    views.set(isInvoice, (views.get(isInvoice) ?? 0) + amount)
  }
  const viewSums = [...views.values()]
  return viewSums.find((amount) => amount !== wanted) ?? viewSums[0]
}

/**
 * @param {MoneyEvent[]} money
 * @param {string} type
 * @param {(event: MoneyEvent) => string} idOf
 * @returns {Map<string, number>}
 */
function sums(money, type, idOf) {
  const all = new Map()
  for (const event of money) if (event.type === type) all.set(idOf(event), (all.get(idOf(event)) ?? 0) + event.amount)
  return all
}

/**
 * Reads a whole file or nothing: a row that was skipped could be the one that does not match.
 * @param {{ name: string, bytes: Uint8Array }} file
 * @param {FromStripe} stripe
 * @param {Scope} scope
 * @returns {string} the reason why the file cannot be used; '' if it can
 */
function readFile({ name, bytes }, stripe, scope) {
  if (!isUtf8(bytes)) return `${name} is not UTF-8 text: give the file as Stripe's dashboard saved it.`
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  const start = new TextDecoder().decode(bytes.subarray(bom, bom + 4096)).split(/[\r\n]/)[0]
  const delimiter = start.includes(';') && !start.includes(',') ? 59 : start.includes('\t') ? 9 : delimiterOf(start)
  const header = looseRow(bytes, bom, bytes.length, true, delimiter)
  const names = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const at = Object.fromEntries(Object.entries(STRIPE_COLUMNS).map(([key, wanted]) => [key, firstOf(names, wanted)]))
  // An invoice export has both the amount due and the amount paid; only the latter is money.
  if (names.includes('amount paid')) at.amount = names.indexOf('amount paid')
  if (at.id < 0 || at.amount < 0) {
    return `${name} is none of Stripe's exports that this verifier knows: it needs the columns id and Amount (Payments, Refunds), id and Amount Paid (Invoices), or source_id and gross (Balance report).`
  }
  const twice = Object.values(at).find((place) => place >= 0 && names.indexOf(names[place], place + 1) >= 0)
  if (twice !== undefined) return `${name} has the column ${JSON.stringify(names[twice])} twice: which one counts?`
  const dated = scope.kind === 'log' && scope.month !== undefined
  if (dated && at.created < 0) {
    return `${name} has no column with a date (such as Created date (UTC)), so it cannot be told which amounts are of ${scope.month}.`
  }
  let from = header?.next ?? bytes.length
  for (let number = 2; from < bytes.length; number += 1) {
    if (number > MAX_ROWS) return `${name} has more than ${MAX_ROWS} rows.`
    const row = looseRow(bytes, from, bytes.length, true, delimiter)
    if (row === undefined) break
    from = row.next
    if (row.open) return `${name} row ${number}: quotes are opened and never closed. Is the file cut off?`
    if (row.cells.length === 1 && row.cells[0].trim() === '') continue
    if (row.cells.length !== names.length) {
      return `${name} row ${number} has ${row.cells.length} cells instead of ${names.length}. Is the file cut off?`
    }
    const refused = readRow(row.cells, at, stripe, dated)
    if (refused !== '') return `${name} row ${number}: ${refused}`
  }
  return ''
}

/** @param {Uint8Array} bytes */
function isUtf8(bytes) {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}

/**
 * @param {string[]} names
 * @param {string[]} wanted
 */
function firstOf(names, wanted) {
  const found = wanted.find((name) => names.includes(name))
  return found === undefined ? -1 : names.indexOf(found)
}

const HAPPENED = /^(paid|succeeded|refunded|partially[ _]refunded|partial[ _]refund|disputed|available|pending)?$/
const NOTHING_MOVED =
  /^(failed|cancell?ed|blocked|uncaptured|incomplete|expired|requires_\w+|requires \w+( \w+)?|processing|draft|open|past due|void|voided|uncollectible)$/

/**
 * @param {string[]} cells
 * @param {Record<string, number>} at
 * @param {FromStripe} stripe
 * @param {boolean} dated only rows with a date in the month are compared
 * @returns {string} the reason why the row cannot be read; '' if it can
 */
function readRow(cells, at, stripe, dated) {
  const cell = (/** @type {string} */ key) => (at[key] < 0 ? '' : (cells[at[key]] ?? '').trim())
  const id = cell('id')
  const invoice = id.startsWith('in_') ? id : cell('invoice')
  const status = cell('status').toLowerCase()
  const currency = cell('currency').toLowerCase()
  const refund = id.startsWith('re_') || id.startsWith('pyr_') || cell('kind') === 'refund'
  const money = refund || invoice.startsWith('in_')
  if (money && !HAPPENED.test(status) && !NOTHING_MOVED.test(status))
    return `the status ${JSON.stringify(cell('status'))} is unknown`
  if (!money || !HAPPENED.test(status) || (currency !== '' && currency !== 'usd')) {
    stripe.ignored += 1
    return ''
  }
  const amount = minorUnits(cell('amount'))
  const given = cell('refunded') === '' ? 0 : minorUnits(cell('refunded'))
  if (amount === undefined || given === undefined) {
    const found = amount === undefined ? cell('amount') : cell('refunded')
    return `${JSON.stringify(found)} is no amount such as 1,000.00`
  }
  const created = cell('created')
  if (dated && !/^[0-9]{4}-(0[1-9]|1[0-2])-[0-9]{2}\b/.test(created)) {
    return `${JSON.stringify(created)} is no date such as 2026-09-28 10:00, so it cannot be told which month it is of`
  }
  const key = refund ? (id.startsWith('re_') ? id : invoice) : invoice
  const into = refund ? stripe.refunds : stripe.paid
  add(into, key, id, Math.abs(amount))
  stripe.created.set(key, created.slice(0, 19))
  if (!refund && given !== 0) add(stripe.given, invoice, id, Math.abs(given))
  return ''
}

/**
 * Reads "1,000.00", "1.000,00" and "-9.99" as minor units.
 * @param {string} text
 * @returns {number | undefined}
 */
function minorUnits(text) {
  const parts = /^(-?)([0-9]+|[0-9]{1,3}(?:[., '\u00a0\u202f][0-9]{3})+)(?:[.,]([0-9]{1,2}))?$/.exec(text)
  if (parts === null) return undefined
  const [, sign, whole, cents = ''] = parts
  const units = Number(whole.replace(/[^0-9]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  return Number.isSafeInteger(units) ? (sign === '-' ? -units : units) : undefined
}

// ---- check-rules.js -----------------------------------------------------------------------------

// Reports the tables, rules and totals.

/** @typedef {Check[]} Checks */

/**
 * @param {Checks} checks
 * @param {Walk} walk
 */
function checkTables(checks, { csv, statements, cursors, totals }) {
  const lines = cursors.ledger.reader.lines
  const tables = [
    { name: 'ledger.csv', table: csv, wanted: lines },
    { name: 'statements.csv', table: statements, wanted: totals.statements },
  ]
  const altered = tables.flatMap(({ name, table }) => alteredCells(name, table))
  const forms = tables.flatMap(({ name, table }) => otherForms(name, table))
  const wrong = tables.filter(({ table }) => table === undefined || table.edited > 0)
  if (wrong.length > 0) {
    say(checks, 'Rows', 'FAILED', wrong.map(wrongTable).join('; '), [...altered, ...forms])
  } else if (tables.some(({ table }) => table?.loose)) {
    const text = `all ${thousands(lines)} CSV rows say what their events say, but not in the form that was exported`
    say(checks, 'Rows', 'RE-SAVED', text, forms)
  } else say(checks, 'Rows', 'OK', `${thousands(lines)}/${thousands(lines)} CSV rows equal their events, cell by cell`)
}

/** @param {{ name: string, table: CsvCheck | undefined, wanted: number }} given */
function wrongTable({ name, table, wanted }) {
  if (table === undefined) return `${name} is missing`
  const equal = `${name}: ${thousands(table.rows)} of ${counted(wanted, 'row')} ${wanted === 1 ? 'equals its event' : 'equal their events'}`
  const not = wanted - table.rows
  if (not > 0) return `${equal}; ${thousands(not)} ${not === 1 ? 'does' : 'do'} not`
  return `${equal}, but ${counted(table.edited, 'cell or row', 'cells or rows')} ${table.edited === 1 ? 'is' : 'are'} there that no event gives`
}

/**
 * Cells and rows whose meaning changed.
 * @param {string} name
 * @param {CsvCheck | undefined} table
 */
function alteredCells(name, table) {
  if (table === undefined) return [`${name} is missing`]
  const { edited, faults, reader } = table
  const found = faults.map(
    ({ row, column, expected, found }) =>
      `${name} row ${thousands(row)}, ${column === 'all' ? 'whole row' : `column ${column}`}: expected ${expected}; found ${found}`,
  )
  if (edited > 0) found.unshift(`${name}: ${counted(edited, 'cell or row', 'cells or rows')} with another meaning`)
  if (edited > faults.length) found.push(`… and ${thousands(edited - faults.length)} more with another meaning`)
  return reader.short ? [`${name} ends early`, ...found] : found
}

/**
 * Differences in form only: one line for each column, and one for the file as a whole.
 * @param {string} name
 * @param {CsvCheck | undefined} table
 */
function otherForms(name, table) {
  if (!table?.loose) return []
  const found = [...table.forms].map(([column, { cells, first }]) => {
    const [form, same] =
      column === 'time'
        ? ['another date form', 'moment']
        : column === 'period'
          ? ['another form', 'month']
          : ['another form', 'value']
    return `${name}, column ${column}: ${counted(cells, 'cell')} in ${form}, the same ${same} (row ${thousands(first.row)}: ${first.found} for ${first.expected})`
  })
  if (table.form.size > 0) found.push(`${name}, the whole file: ${[...table.form].join(', ')}`)
  else if (found.length === 0 && table.edited === 0) found.push(`${name}: other quotes or line ends, the same values`)
  return found
}

/**
 * @param {Checks} checks
 * @param {Walk} walk
 * @param {Scope} scope
 */
function checkRules(checks, { book, newerCount }, scope) {
  const details = book.breaches.map(
    ({ seq, rule, expected, found }) => `event ${thousands(seq)}: ${rule}; expected ${expected}, found ${found}`,
  )
  if (book.breachCount > details.length) details.push(`… and ${thousands(book.breachCount - details.length)} more`)
  const missing = [...book.missing]
  if (book.missingCount > missing.length) missing.push(`… and ${thousands(book.missingCount - missing.length)} more`)
  const late =
    book.lateCount === 0
      ? 'no late settles'
      : `${counted(book.lateCount, 'late settle')} (events ${book.late.map(thousands).join(', ')}${book.lateCount > book.late.length ? ', …' : ''})`
  const text = `${counted(book.breachCount, 'broken rule')}: one end for each reservation, none beyond the limit, no key twice; ${late}`
  if (book.breachCount > 0 && newerCount > 0) {
    sayIncomplete(checks, 'Rules', 'cannot be judged: some events are of a newer format', details)
  } else if (book.breachCount > 0) {
    const broken = `${counted(book.breachCount, 'broken rule')}, named below; ${late}`
    say(checks, 'Rules', 'FAILED', broken, [...details, ...missing])
  } else if (book.missingCount > 0)
    sayIncomplete(checks, 'Rules', 'cannot be judged: what they rest on is not here', missing)
  else say(checks, 'Rules', 'OK', text)

  const notes = []
  if (book.skippedStatements > 0)
    notes.push(
      `${counted(book.skippedStatements, 'statement')} of other months in this range: judged in the export of their own month`,
    )
  if (book.unjudged > 0) notes.push(`${counted(book.unjudged, 'reference')} to requests begun before this range`)
  if (book.blindStatements > 0) {
    notes.push(`${counted(book.blindStatements, 'statement')} whose plan and limit could not be judged`)
  }
  const months = book.sealed === '' || scope.kind === 'account' ? '' : `, months sealed up to ${book.sealed}`
  const stated = `${counted(book.judgedStatements, 'statement')} added up again from the events${months}`
  if (book.statementBreaches > 0 && newerCount === 0) {
    const wrong = `${counted(book.statementBreaches, 'figure or rule', 'figures or rules')} of statements and seals ${book.statementBreaches === 1 ? 'does' : 'do'} not follow from the events: see Rules`
    say(checks, 'Statements', 'FAILED', wrong, notes)
  } else if (book.judgedStatements === 0 || book.statementBreaches > 0) {
    say(
      checks,
      'Statements',
      'NOT CHECKED',
      book.judgedStatements === 0 ? 'none in this range yet' : 'cannot be judged: some events are of a newer format',
      notes,
    )
  } else if (book.blindStatements > 0) sayIncomplete(checks, 'Statements', stated, notes)
  else say(checks, 'Statements', 'OK', stated, notes)
}

/**
 * @param {Checks} checks
 * @param {Walk} walk
 * @param {Scope} scope
 * @param {Options} options
 */
function checkTotals(checks, { totals, book, newerCount }, scope, options) {
  const open = openHolds(book, scope.month)
  const { reserved, settled, late, released, expired } = totals
  const sums = reserved === settled + released + expired + open
  const text = `reserved ${thousands(reserved)} ${sums ? '=' : '≠'} settled ${thousands(settled)} + released ${thousands(released)} + expired ${thousands(expired)} + still running ${thousands(open)}`
  const more = [
    `${counted(totals.units, 'unit')} counted, ${thousands(late)} of the settles late; given back ${thousands(totals.adjusted)}; tokens in ${thousands(totals.tokensIn)}, out ${thousands(totals.tokensOut)}`,
  ]
  if (totals.granted + totals.creditsExpired + totals.creditsRevoked > 0) {
    more.push(
      `credits granted ${thousands(totals.granted)}, expired ${thousands(totals.creditsExpired)}, revoked ${thousands(totals.creditsRevoked)}`,
    )
  }
  say(checks, 'Totals', sums ? 'OK' : newerCount > 0 ? 'NOT CHECKED' : 'FAILED', text, more)

  const sum = (/** @type {string} */ type) =>
    totals.money.reduce((all, each) => all + (each.type === type ? each.amount : 0), 0)
  const disputes = totals.money.filter(({ type }) => type === 'dispute.changed').length
  const money = `invoices paid ${moneyText(sum('invoice.paid'), 'usd')}, refunded ${moneyText(sum('invoice.refunded'), 'usd')}${disputes === 0 ? '' : `, ${counted(disputes, 'dispute event')}`}`
  if (options.stripe === undefined) {
    say(checks, 'Money', 'NOT CHECKED', `${money}: compare with Stripe (--stripe file.csv)`)
    return
  }
  const matched = matchStripe(options.stripe, totals.money, scope)
  if ('unknown' in matched) sayIncomplete(checks, 'Money', money, [matched.unknown])
  else if (matched.faults.length > 0)
    say(checks, 'Money', 'FAILED', `${money}: NO MATCH with Stripe`, [
      ...matched.faults.slice(0, 40),
      ...(matched.faults.length > 40 ? [`… and ${matched.faults.length - 40} more`] : []),
      ...matched.notes,
    ])
  else say(checks, 'Money', 'OK', `${money}: MATCH with Stripe (${counted(matched.compared, 'amount')})`, matched.notes)
}

/**
 * Counts the reservations that have not ended yet.
 * @param {Book} book
 * @param {string | undefined} month
 */
function openHolds({ holds }, month) {
  let open = 0
  holds.chunks.forEach((chunk, at) => {
    const filled = Math.min(chunk.state.length, holds.count - at * chunk.state.length)
    for (let place = 0; place < filled; place += 1) {
      if (chunk.state[place] === 0 && (month === undefined || monthName(chunk.month[place]) === month)) open += 1
    }
  })
  return open
}

// ---- findings.js --------------------------------------------------------------------------------

// Records faults of single lines and their positions.

const MAX_FINDINGS = 20


/**
 * A fault at one place of a file. `byte` counts from the start of the line.
 * @typedef {{ file: string, line: number, byte: number, seq: number | undefined, expected: string, found: string }} LineFinding
 */

/**
 * @param {Cursor} cursor
 * @param {number} byte
 * @param {string} expected
 * @param {string} found
 * @returns {LineFinding}
 */
function findingAt({ name, reader, seq }, byte, expected, found) {
  return { file: name, line: reader.lines, byte: byte + 1, seq: seq < 0 ? undefined : seq, expected, found }
}

/**
 * @param {Walk} walk
 * @param {'lines' | 'newer' | 'links'} kind
 * @param {LineFinding} finding
 */
function addFinding(walk, kind, finding) {
  if (kind === 'lines') walk.lineCount += 1
  else if (kind === 'newer') walk.newerCount += 1
  else walk.linkCount += 1
  if (walk[kind].length < MAX_FINDINGS) walk[kind].push(finding)
}

// ---- chains.js ----------------------------------------------------------------------------------

// Checks how each event continues the one before it: in its account, in the log and in the month.


/**
 * Each account's events form a chain: they are numbered without gaps and each names the leaf hash of the one before. Time
 * never runs backwards in the log.
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {LedgerEvent} event
 * @param {string} leaf
 * @param {Scope} scope
 */
function follow(walk, cursor, event, leaf, scope) {
  const inLedger = cursor.name === 'ledger.jsonl'
  if (event.at < walk.at) addFinding(walk, 'links', findingAt(cursor, 0, `a time not before ${walk.at}`, `${event.at}`))
  walk.at = event.at
  if (inLedger && scope.kind === 'log') {
    const next = walk.last === undefined ? (scope.month === undefined ? 0 : event.seq) : walk.last.seq + 1
    if (event.seq !== next) addFinding(walk, 'links', findingAt(cursor, 0, `event ${next}`, `event ${event.seq}`))
  }
  if (scope.kind === 'account' && event.account !== scope.account && (inLedger || event.type !== 'policy.published')) {
    addFinding(walk, 'links', findingAt(cursor, 0, `events of ${scope.account}`, `${event.type} of ${event.account}`))
  }
  const before = walk.chains.get(event.account)
  if (before === undefined) {
    if (inLedger && scope.month === undefined && event.aseq !== 0) {
      addFinding(walk, 'links', findingAt(cursor, 0, `the first event of ${event.account}`, `its event ${event.aseq}`))
    }
    walk.chains.set(event.account, { aseq: event.aseq, seq: event.seq, leaf, inLedger })
    return
  }
  if (event.aseq === before.aseq + 1) {
    if (event.prev !== before.leaf) {
      walk.suspects.add(before.seq)
      addFinding(
        walk,
        'links',
        findingAt(
          cursor,
          0,
          `prev ${before.leaf}, the hash of event ${before.seq} as it is here`,
          `prev ${event.prev}`,
        ),
      )
    }
  } else if (event.aseq <= before.aseq || (inLedger && before.inLedger)) {
    addFinding(
      walk,
      'links',
      findingAt(cursor, 0, `event ${before.aseq + 1} of ${event.account}`, `event ${event.aseq} of it`),
    )
  }
  before.aseq = event.aseq
  before.seq = event.seq
  before.leaf = leaf
  before.inLedger = inLedger
}

/**
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {LedgerEvent} event
 * @param {Scope} scope
 */
function inRange(walk, cursor, event, scope) {
  if (cursor.name === 'ledger.jsonl') {
    walk.first ??= event
    walk.last = event
    if (scope.month !== undefined && (event.at < startOfMonth(scope.month) || event.at >= endOfMonth(scope.month))) {
      walk.outside += 1
    }
    return
  }
  if (scope.month === undefined || (scope.kind === 'account' && event.account !== scope.account)) return
  if (event.at < startOfMonth(scope.month)) walk.before = event
  else if (event.at >= endOfMonth(scope.month)) walk.after ??= event
  else walk.outside += 1
}

// ---- csv-check.js -------------------------------------------------------------------------------

// Compares a CSV file with the events, row by row. Every cell counts: a row must be byte for byte what its event gives.
// If it is not, the row is parsed as a spreadsheet may have saved it, to tell "saved again" from "edited".

const MAX_CELLS = 20
const MAX_ROW = 1 << 19

/**
 * A cell, row or mark that differs.
 * @typedef {{ row: number, column: string, expected: string, found: string }} CellFault
 */

/**
 * @typedef {object} CsvCheck
 * @property {Reader} reader
 * @property {string[]} columns
 * @property {number} row number of the row read last; the header is row 1
 * @property {number} rows rows that say what their event says, in any form
 * @property {boolean} loose the file is not as it was written, so its rows are parsed
 * @property {number} delimiter
 * @property {boolean} ended the file has no more rows
 * @property {Row | undefined} held a row that was read ahead: it belongs to a later event
 * @property {number} edited cells, rows and marks whose meaning changed
 * @property {CellFault[]} faults the first of those
 * @property {Map<string, { cells: number, first: CellFault }>} forms by column: cells in another form with the same meaning
 * @property {Set<string>} form differences in the form of the whole file
 */

/**
 * @param {BundleFile} file
 * @param {string[]} columns
 * @returns {Promise<CsvCheck>}
 */
async function openCsv(file, columns) {
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
    edited: 0,
    faults: [],
    forms: new Map(),
    form: new Set(),
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
    check.form.add('a byte order mark at its beginning')
    reader.at += 3
  }
  check.delimiter = delimiterOf(
    new TextDecoder().decode(buffer.subarray(reader.at, Math.min(reader.end, reader.at + 400))),
  )
  if (check.delimiter !== 44) check.form.add(`${check.delimiter === 9 ? 'tabs' : 'semicolons'} between its cells`)
  const header = await nextLoose(check, 0)
  check.row = 1
  columns.forEach((column, index) => {
    if (header?.cells[index] !== column) {
      fault(check, { row: 1, column, expected: column, found: header?.cells[index] ?? 'nothing' })
    }
  })
}

/**
 * @param {CsvCheck} check
 * @param {CellFault} found
 */
function fault(check, found) {
  check.loose = true
  check.edited += 1
  if (check.faults.length < MAX_CELLS) check.faults.push(shortened(found))
}

/**
 * Counts a cell in another form. A spreadsheet rewrites whole columns, so the first cell and the count say enough.
 * @param {CsvCheck} check
 * @param {CellFault} found
 */
function otherForm(check, found) {
  check.loose = true
  const { cells, first } = check.forms.get(found.column) ?? { cells: 0, first: shortened(found) }
  check.forms.set(found.column, { cells: cells + 1, first })
}

/**
 * @param {CellFault} found
 * @returns {CellFault}
 */
function shortened(found) {
  return { ...found, expected: short(found.expected), found: short(found.found) }
}

/** @param {string} text */
function short(text) {
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}

/**
 * Whether `expectRow` may need more of the file first.
 * @param {CsvCheck} check
 * @param {number} line bytes of the event's line
 */
function csvNeedsMore({ reader }, line) {
  return !reader.done && reader.end - reader.at < 2 * line + 1024
}

/**
 * Compares the next row byte by byte with its event; fast, since nothing is parsed.
 * @param {CsvCheck} check
 * @param {string} cells
 * @param {Uint8Array} line
 * @param {number} from
 * @param {number} to
 * @returns {boolean} false if `expectLoosely` has to look at the row
 */
function expectRow(check, cells, line, from, to) {
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
 * Compares the next row with its event, in any form. Rows that belong to no event are reported and skipped; a row of a
 * later event waits for that event.
 * @param {CsvCheck} check
 * @param {string[] | undefined} cells the cells before the last; undefined if the event itself cannot be read
 * @param {string} line
 * @param {number} seq
 */
async function expectLoosely(check, cells, line, seq) {
  // If the event cannot be read, only the last cell is known.
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
      })
      return
    }
    if (!same && found !== undefined && found < seq) {
      fault(check, {
        row: check.row,
        column: 'all',
        expected: `the row of event ${seq}`,
        found: `event ${found}`,
      })
      continue
    }
    const before = check.edited
    compareCells(check, row.cells, cells, line)
    if (check.edited === before) check.rows += 1
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
    const { row } = check
    if (last) fault(check, { row, column, expected: around(expected, cell), found: around(cell, expected) })
    else if (saysTheSame(column, expected, cell)) otherForm(check, { row, column, expected, found: cell })
    else fault(check, { row, column, expected, found: cell })
  })
  if (found.length > check.columns.length) {
    fault(check, {
      row: check.row,
      column: 'more',
      expected: `${check.columns.length} cells`,
      found: `${found.length}`,
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
 * @param {number} [quotes] how many of its cells were written in quotes
 * @returns {Promise<Row | undefined>}
 */
async function nextLoose(check, quotes = 1) {
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
        if (row.returns) check.form.add('other line ends')
        if (row.quotes !== quotes && row.cells.join('') !== '') check.form.add('other quotes')
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
 * Reports rows after the last event.
 * @param {CsvCheck} check
 */
async function endCsv(check) {
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
      found: `${counted(surplus, 'more row')}: ${first}`,
    })
  }
}

// ---- cursor.js ----------------------------------------------------------------------------------

// Reads the two files of events side by side, in the order of the log.

/** One of the two files of events. @typedef {{ name: string, reader: Reader, ready: boolean, seq: number, over: boolean, alone: boolean }} Cursor */

/**
 * @param {Bundle} bundle
 * @param {string} name
 * @returns {Cursor}
 */
function newCursor(bundle, name) {
  return {
    name,
    reader: openReader(bundle.files.get(name) ?? emptyFile(name)),
    ready: false,
    seq: -1,
    over: false,
    alone: false,
  }
}

/**
 * @param {string} name
 * @returns {BundleFile}
 */
function emptyFile(name) {
  return { name, size: 0, read: () => 0 }
}

/** @param {Cursor} cursor */
function advance(cursor) {
  if (cursor.over || !takeLine(cursor.reader)) return false
  cursor.ready = true
  cursor.seq = cursor.alone ? cursor.reader.lines - 1 : seqIn(cursor.reader)
  return true
}

/**
 * @param {Cursor} cursor
 * @param {{ progress?: (bytes: number) => void }} options
 */
async function waitFor(cursor, { progress }) {
  while (!cursor.over && !cursor.ready) {
    if (advance(cursor)) return
    if (!(await fill(cursor.reader))) {
      cursor.over = true
      return
    }
    if (progress !== undefined && cursor.name === 'ledger.jsonl') progress(cursor.reader.base + cursor.reader.end)
  }
}

/**
 * The cursor whose line comes first in the log. A line of ledger.jsonl without a readable seq is taken at once.
 * @param {Cursor} ledger
 * @param {Cursor} context
 */
function earlierCursor(ledger, context) {
  if (!ledger.ready) return context.ready ? context : undefined
  if (!context.ready || ledger.seq < 0) return ledger
  return context.seq < ledger.seq ? context : ledger
}

/**
 * The seq that a line claims: the number after its last `"seq":`; -1 if it has none.
 * @param {Reader} reader
 */
function seqIn({ buffer, from, to }) {
  const lowest = Math.max(from, to - 200)
  // Look for the colon first: the tail of a line holds few of them.
  for (let at = to - 1; at >= lowest + 5; at -= 1) {
    if (buffer[at] !== 0x3a || buffer[at - 2] !== 0x71 || byteText(buffer, at - 5, at) !== '"seq"') continue
    let seq = 0
    let digits = 0
    for (let place = at + 1; place < to && buffer[place] >= 0x30 && buffer[place] <= 0x39; place += 1) {
      seq = seq * 10 + buffer[place] - 0x30
      digits += 1
    }
    return digits > 0 && Number.isSafeInteger(seq) ? seq : -1
  }
  return -1
}

// ---- rows.js ------------------------------------------------------------------------------------

// Compares the rows of the two tables with their events.


/**
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {LedgerEvent | undefined} event
 * @returns {Promise<void> | undefined} a promise to await if a row differs from its exact form
 */
function compareRows(walk, cursor, event) {
  const { reader } = cursor
  const { csv, statements } = walk
  let waiting
  if (csv !== undefined && cursor.name === 'ledger.jsonl') {
    const cells = event === undefined ? undefined : ledgerCells(event)
    const quick = cells !== undefined && expectRow(csv, cells, reader.buffer, reader.from, reader.to)
    if (!quick) waiting = loosely(csv, cells, cursor)
  }
  if (statements === undefined || event === undefined || event.type !== 'period.closed') return waiting
  return statementRow(statements, event, cursor, waiting)
}

/**
 * @param {CsvCheck} check
 * @param {Cursor} cursor
 */
async function fillCsv(check, { reader }) {
  while (csvNeedsMore(check, reader.to - reader.from)) if (!(await fill(check.reader))) return
}

/**
 * @param {CsvCheck} statements
 * @param {LedgerEvent} event
 * @param {Cursor} cursor
 * @param {Promise<void> | undefined} waiting
 */
async function statementRow(statements, event, cursor, waiting) {
  const { reader } = cursor
  await waiting
  await fillCsv(statements, cursor)
  const cells = statementCells(event)
  if (!expectRow(statements, cells, reader.buffer, reader.from, reader.to)) {
    await loosely(statements, cells, cursor)
  }
}

/**
 * @param {CsvCheck} check
 * @param {string | undefined} cells
 * @param {Cursor} cursor
 */
function loosely(check, cells, { reader, seq }) {
  const bytes = reader.buffer.subarray(reader.from, reader.to)
  return expectLoosely(check, cells?.split(','), new TextDecoder().decode(bytes), seq)
}

// ---- rules-credits.js ---------------------------------------------------------------------------

// The rules of bought and granted credits and of money.


/**
 * A new lot of credits; the lot's id is the seq of this event.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgeGrant(book, event, account) {
  const { seq, at, data } = event
  if (data.expires_at !== null && data.expires_at <= at) {
    noteBreach(book, event, 'a lot ends after it is granted', `after ${at}`, data.expires_at)
  }
  judgeCause(book, event, account, data.cause)
  // What was spent of it before the range is unknown. NaN is neither less nor more than any number.
  const left = isBefore(book, at) ? Number.NaN : data.amount
  account.lots.set(seq, { left, held: 0, expires: data.expires_at })
  monthIn(book, account, monthOf(at)).granted += data.amount
}

/**
 * The cause of a grant or of a change of plan must be an earlier event of the same account.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @param {number | null} cause
 */
function judgeCause(book, event, account, cause) {
  if (cause === null) return
  const owner = ownerOf(book.owners, cause)
  if (owner !== account.index) {
    noteBadReference(
      book,
      event,
      'a cause is an earlier event of the same account',
      `an event of ${account.name}`,
      cause,
    )
  }
}

/**
 * credit.expired and credit.revoked.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgeLotEnd(book, event, account) {
  const { at, data, type } = event
  const month = monthIn(book, account, monthOf(at))
  if (type === 'credit.expired') month.credits_expired += data.amount
  else month.credits_revoked += data.amount
  const lot = account.lots.get(data.lot)
  if (lot === undefined) {
    noteBadReference(book, event, 'a lot was granted to this account', 'a granted lot', data.lot)
    return
  }
  if (type === 'credit.expired' && data.amount < lot.left) {
    noteBreach(book, event, 'all that is left of a lot expires', lot.left, data.amount)
  }
  if (data.amount > lot.left) noteBreach(book, event, 'a lot never goes below zero', `at most ${lot.left}`, data.amount)
  if (type === 'credit.expired' && (lot.expires === null || at < lot.expires)) {
    noteBreach(book, event, 'credits do not expire early', `${lot.expires ?? 'never'} or later`, at)
  }
  lot.left -= data.amount
}

/**
 * An event that Stripe reported; each must be in the log only once.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgeMoney(book, event, account) {
  const { at, data, type } = event
  if (book.stripeEvents.has(data.stripe.evt)) {
    noteBreach(book, event, 'an event of Stripe comes once', 'a new event', data.stripe.evt)
  }
  book.stripeEvents.add(data.stripe.evt)
  const month = monthIn(book, account, monthOf(at))
  if (type === 'invoice.paid') {
    month.paid += data.amount
    const invoice = invoiceOf(book, data.stripe.obj)
    if (invoice.paid > 0) noteBreach(book, event, 'an invoice is paid once', 'another invoice', data.stripe.obj)
    invoice.paid += data.amount
    judgeRefund(book, event, invoice)
  } else if (type === 'invoice.refunded') {
    month.refunded += data.amount
    const invoice = invoiceOf(book, data.invoice)
    invoice.refunded += data.amount
    judgeRefund(book, event, invoice)
  }
}

/**
 * @param {Book} book
 * @param {string} id
 */
function invoiceOf({ invoices }, id) {
  const found = invoices.get(id)
  if (found !== undefined) return found
  const invoice = { paid: 0, refunded: 0 }
  invoices.set(id, invoice)
  return invoice
}

/**
 * Stripe delivers in any order, so a refund may come before its payment, and a payment may predate the log.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {{ paid: number, refunded: number }} invoice
 */
function judgeRefund(book, event, { paid, refunded }) {
  if (paid > 0 && refunded > paid) {
    noteBreach(book, event, 'no more is refunded than was paid', `at most ${paid}`, refunded)
  }
}

// ---- rules-requests.js --------------------------------------------------------------------------

// The rules of a request: reserved once, ended once, within the limit, counted in the right month.


const LATE_LISTED = 20
/** How long a reservation holds its units. */
const HOLD_MS = 120_000

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgeReservation(book, event, account) {
  const { seq, at, data } = event
  const { amount, period } = data
  const lot = event.v === 1 ? null : data.lot
  if (event.idem !== null && !addKey(book.keys, event.idem)) {
    noteBreach(book, event, 'an idempotency key comes once', 'a new key', event.idem)
  }
  if (period !== monthOf(at)) noteBreach(book, event, 'a request belongs to the month it began in', monthOf(at), period)
  if (data.expires_at !== at + HOLD_MS) {
    noteBreach(book, event, 'a reservation holds for two minutes', at + HOLD_MS, data.expires_at)
  }
  // A request id starts with its time; only its last half is random.
  if (!addKey(book.requests, data.request.slice(-16))) {
    noteBreach(book, event, 'a request is reserved once', 'a new request', data.request)
  }
  if (event.v < book.reservedVersion) {
    noteBreach(
      book,
      event,
      'no older version after a newer one',
      `version ${book.reservedVersion}`,
      `version ${event.v}`,
    )
  }
  book.reservedVersion = event.v
  if ((data.source === 'lot') !== (lot !== null)) {
    noteBreach(book, event, 'a lot is named exactly where the source is a lot', data.source, lot)
  }
  const month = monthIn(book, account, period)
  const used = month.used + month.reserved
  const limit = account.quota + month.adjusted
  // Of the months before, a month's bundle holds only the events that its own events refer to, so the sums are unknown.
  const judged = account.known && !isBefore(book, at)
  if (lot === null) {
    // Room in a month: used + reserved + amount <= quota + adjusted.
    if (judged && used + amount > limit) {
      noteBreach(book, event, 'no reservation beyond the limit', `at most ${limit} in ${period}`, used + amount)
    }
    month.reserved += amount
  } else takeFromLot(book, event, account, lot, used + amount > limit || !judged)
  month.open += 1
  if (data.retry_of !== null) judgeRetry(book, event, account)
  addHold(book.holds, {
    seq,
    account: account.index,
    amount,
    month: monthNumber(period),
    lot: lot ?? -1,
    expires: data.expires_at,
    state: isBefore(book, at) ? UNKNOWN : OPEN,
    superseded: 0,
    ended: -1,
  })
}

/**
 * The monthly quota is spent first, then the lots: earliest expiry first (never-expiring last), then by seq.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @param {number} lot
 * @param {boolean} quotaSpent
 */
function takeFromLot(book, event, account, lot, quotaSpent) {
  const { amount } = event.data
  if (!quotaSpent) noteBreach(book, event, 'the monthly quota is spent before a lot', 'quota', `lot ${lot}`)
  const found = account.lots.get(lot)
  if (found === undefined) {
    noteBadReference(book, event, 'a lot was granted to this account', 'a granted lot', lot)
    return
  }
  if (found.expires !== null && event.at >= found.expires) {
    noteBreach(book, event, 'a lot past its end is not taken', `before ${found.expires}`, event.at)
  }
  if (found.left < amount) noteBreach(book, event, 'a lot never goes below zero', `at most ${found.left}`, amount)
  for (const [seq, other] of account.lots) {
    const usable = other.left >= amount && (other.expires === null || event.at < other.expires)
    if (!usable || seq === lot) continue
    const sooner = (other.expires ?? Number.POSITIVE_INFINITY) - (found.expires ?? Number.POSITIVE_INFINITY)
    // Infinity - Infinity is NaN: neither lot expires, so the older grant goes first.
    if (sooner < 0 || ((sooner === 0 || Number.isNaN(sooner)) && seq < lot)) {
      noteBreach(
        book,
        event,
        'lots are spent by earliest end, then in order of their grant',
        `lot ${seq}`,
        `lot ${lot}`,
      )
      break
    }
  }
  found.left -= amount
  found.held += amount
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgeRetry(book, event, account) {
  const place = findHold(book.holds, event.data.retry_of)
  if (place < 0) {
    noteBadReference(book, event, 'a retry names an earlier reservation', 'a reservation', event.data.retry_of)
    return
  }
  const hold = holdAt(book.holds, place)
  const free = hold.account === account.index && hold.superseded === 0
  if (free && hold.state === UNKNOWN) book.unjudged += 1
  else if (!free || (hold.state !== RELEASED && hold.state !== EXPIRED)) {
    noteBreach(
      book,
      event,
      'a retry names an own reservation that came to nothing, once',
      'released or expired',
      describeHold(hold),
    )
  }
  setHold(book.holds, place, 'superseded', 1)
}

/** @param {Hold} hold */
function describeHold(hold) {
  return `reservation ${hold.seq}, ${HOLD_STATES[hold.state]}${hold.superseded === 1 ? ', repeated' : ''}`
}

/**
 * request.settled, request.released and request.expired.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgeEnd(book, event, account) {
  const { at, data, type } = event
  const late = data.late === true
  const month = monthIn(book, account, data.period)
  if (type === 'request.settled') month.settled += 1
  else if (type === 'request.released') month.released += 1
  else month.expired += 1
  if (late) {
    month.late += 1
    listLate(book, event)
  } else month.requests += 1
  if (type === 'request.settled') {
    month.tokens_in += data.tokens_in
    month.tokens_out += data.tokens_out
  }

  const place = findHold(book.holds, data.reserve)
  if (place < 0) {
    noteBadReference(book, event, 'what ends was reserved before', 'a reservation', data.reserve)
    if (type === 'request.settled') month.unsure += data.amount
    return
  }
  const hold = holdAt(book.holds, place)
  if (hold.account !== account.index)
    noteBreach(book, event, 'what ends is of the same account', account.name, describeHold(hold))
  const state = late ? EXPIRED : OPEN
  if (hold.state === UNKNOWN) book.unjudged += 1
  else if (hold.state !== state) {
    noteBreach(book, event, 'a reservation ends once', HOLD_STATES[state], describeHold(hold))
    // Counting it twice would only add more faults with the same cause.
    return
  }
  const began = monthName(hold.month)
  if (late && account.closed >= began) {
    if (data.period !== monthOf(at)) {
      noteBreach(book, event, 'late after the statement counts in the open month', monthOf(at), data.period)
    }
  } else if (data.period !== began && hold.state === UNKNOWN && late && data.period === monthOf(at)) {
    // A statement that this bundle does not hold says whether the month in which it began was closed by then.
    book.unjudged += 1
  } else if (data.period !== began)
    noteBreach(book, event, 'a request counts in the month it began in', began, data.period)
  const owed = late && hold.superseded === 1 ? 0 : hold.amount
  // A later attempt makes a late success free. It may lie outside a month's bundle: before the month or after its end.
  const mayBeRepeated = late && data.amount === 0 && !book.fromStart && (hold.state === UNKNOWN || monthOf(at) > began)
  if (data.amount !== owed) {
    if (mayBeRepeated) book.unjudged += 1
    else noteBreach(book, event, 'what ends is what was reserved', owed, data.amount)
  }
  if (type === 'request.expired') {
    if (at < hold.expires) noteBreach(book, event, 'nothing expires early', `${hold.expires} or later`, at)
  } else if (!late && at >= hold.expires) {
    noteBreach(book, event, 'what ends after its time is late', `before ${hold.expires}`, at)
  }
  settleUnits(account, hold, event, late, month)
  setHold(book.holds, place, 'state', late ? LATE : stateOf(type))
  setHold(book.holds, place, 'ended', event.seq)
  if (type !== 'request.settled') return
  setHold(book.holds, place, 'amount', data.amount)
  setHold(book.holds, place, 'month', monthNumber(data.period))
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 */
function listLate(book, event) {
  if (book.scope.month !== undefined && event.data.period !== book.scope.month) return
  book.lateCount += 1
  if (book.late.length < LATE_LISTED) book.late.push(event.seq)
}

/**
 * Books the units of an end: an open hold is freed; settled units count as used, from the quota or from the lot.
 * @param {Account} account
 * @param {Hold} hold
 * @param {LedgerEvent} event
 * @param {boolean} late
 * @param {Month} month
 */
function settleUnits(account, hold, event, late, month) {
  const settled = event.type === 'request.settled' ? event.data.amount : 0
  const start = account.months.get(monthName(hold.month))
  if (!late && start !== undefined) start.open -= 1
  if (hold.lot < 0) {
    if (!late && start !== undefined) start.reserved -= hold.amount
    month.used += settled
    return
  }
  month.from_lots += settled
  const lot = account.lots.get(hold.lot)
  if (lot === undefined) return
  // A late settle counts in full even if the lot has fewer units left: it is beyond the monthly limit.
  if (late) lot.left -= Math.min(lot.left, settled)
  else {
    lot.held -= hold.amount
    lot.left += hold.amount - settled
  }
}

/** @param {string} type */
function stateOf(type) {
  if (type === 'request.settled') return SETTLED
  return type === 'request.released' ? RELEASED : EXPIRED
}

/**
 * adjustment.posted: units of a settled request are given back in the open month, never more than the request cost.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgeAdjustment(book, event, account) {
  const { at, data } = event
  if (data.period !== monthOf(at))
    noteBreach(book, event, 'an adjustment counts in the open month', monthOf(at), data.period)
  monthIn(book, account, data.period).adjusted += data.units
  const place = findHold(book.holds, data.reserve)
  if (place < 0) {
    noteBadReference(book, event, 'an adjustment names a reservation', 'a reservation', data.reserve)
    return
  }
  const hold = holdAt(book.holds, place)
  if (hold.account !== account.index)
    noteBreach(book, event, 'an adjustment is of the same account', account.name, describeHold(hold))
  if (hold.state === UNKNOWN) {
    noteBadReference(book, event, 'an adjustment names what was settled', 'a settle', data.settled)
    return
  }
  if (hold.ended !== data.settled || (hold.state !== SETTLED && hold.state !== LATE)) {
    noteBreach(book, event, 'an adjustment names what was settled', `settled by ${hold.ended}`, data.settled)
  } else if (monthNumber(data.of_period) !== hold.month) {
    noteBreach(book, event, 'an adjustment names the month that was charged', monthName(hold.month), data.of_period)
  }
  const before = book.holds.given.get(hold.seq) ?? 0
  const givenBack = before + data.units
  if (givenBack > hold.amount) {
    noteBreach(book, event, 'no more is given back than was settled', `at most ${hold.amount - before}`, data.units)
  }
  book.holds.given.set(hold.seq, givenBack)
}

// ---- rules.js -----------------------------------------------------------------------------------

// Checks the rules of the ledger a third time, from the events alone and without any code of the product.


/**
 * Judges one event after all earlier ones.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {string} origin the name of the log in its checkpoint
 */
function judge(book, event, origin) {
  const month = monthOf(event.at)
  if (!book.monthStarts.has(month)) book.monthStarts.set(month, event.seq)
  if (event.account === '_') {
    judgeClosingOrder(book, book.chain, event, month)
    judgeLog(book, event, origin)
    addOwner(book.owners, event.seq, THE_LOG)
    return
  }
  const account = accountOf(book, event.account)
  judgeClosingOrder(book, account.chain, event, month)
  judgeAccount(book, event, account, month)
  addOwner(book.owners, event.seq, account.index)
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @param {string} month
 */
function judgeAccount(book, event, account, month) {
  if (account.erased && event.type !== 'period.closed') {
    noteBreach(book, event, 'after an erasure only statements follow', 'period.closed', event.type)
  }
  if (event.type === 'account.opened') judgeOpening(book, event, account)
  else if (!account.known) judgeUnopened(book, event, account, month)
  if (event.type === 'period.closed') {
    judgeStatement(book, event, account)
    return
  }
  judgeClosedMonth(book, event, account, event.data.period ?? month)
  // Any event of a month makes the month's statement due.
  monthIn(book, account, month)
  switch (event.type) {
    case 'request.reserved':
      judgeReservation(book, event, account)
      return
    case 'request.settled':
    case 'request.released':
    case 'request.expired':
      judgeEnd(book, event, account)
      return
    case 'adjustment.posted':
      judgeAdjustment(book, event, account)
      return
    case 'plan.changed':
      judgePlanChange(book, event, account)
      return
    case 'credit.granted':
      judgeGrant(book, event, account)
      return
    case 'credit.expired':
    case 'credit.revoked':
      judgeLotEnd(book, event, account)
      return
    case 'account.erased':
      account.erased = true
      return
    case 'account.opened':
      return
    default:
      judgeMoney(book, event, account)
  }
}

/**
 * An export of a month holds the opening of every account with events in it; without it no limit could be judged.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @param {string} month
 */
function judgeUnopened(book, event, account, month) {
  if (book.fromStart) {
    noteBreach(book, event, 'an account is opened first', 'account.opened', event.type)
    return
  }
  const { month: range } = book.scope
  if (account.missed || (month !== range && event.data.period !== range)) return
  account.missed = true
  noteMissing(book, `account.opened of ${account.name} is not in this export: its plan and limit cannot be judged`)
}

/**
 * A closed month never changes: no event after its statement counts in it.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @param {string} period
 */
function judgeClosedMonth(book, event, account, period) {
  const last = account.closed > book.sealed ? account.closed : book.sealed
  if (period <= last) noteBreach(book, event, 'a closed month never changes', `a month after ${last}`, period)
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {string} origin
 */
function judgeLog(book, event, origin) {
  const { data, seq } = event
  switch (event.type) {
    case 'log.opened':
      if (seq !== 0) noteBreach(book, event, 'log.opened comes first and once', 0, seq)
      if (data.origin !== origin)
        noteBreach(book, event, 'the log is the one that the checkpoint names', origin, data.origin)
      if (data.predecessor?.origin === data.origin) {
        noteBreach(book, event, 'a log does not come before itself', 'another log', data.predecessor.origin)
      }
      return
    case 'policy.published': {
      const next = book.policyVersion + 1
      if (book.scope.kind === 'log' && book.fromStart ? data.version !== next : data.version < next) {
        noteBreach(book, event, 'policies are numbered in order', next, data.version)
      }
      book.policyVersion = data.version
      /** @type {{ key: string, requests_per_month: number }[]} */
      const plans = data.plans
      const limits = new Map(plans.map((plan) => [plan.key, plan.requests_per_month]))
      if (limits.size < plans.length) {
        noteBreach(book, event, 'a policy has each plan once', `${limits.size} plans`, `${plans.length} entries`)
      }
      book.policies.set(seq, limits)
      return
    }
    case 'key.rotated':
      if (book.scope.month === undefined || book.logKey !== null) {
        if (data.from !== book.logKey)
          noteBreach(book, event, 'a key follows the one before it', book.logKey, data.from)
      }
      if ((data.reason === 'first') !== (data.from === null)) {
        noteBreach(book, event, 'the first key, and only that, has none before it', data.from ?? 'first', data.reason)
      }
      book.logKey = data.to
      return
    default:
      judgeSeal(book, event)
  }
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgeOpening(book, event, account) {
  const { plan, policy, quota } = event.data
  judgeQuota(book, event, plan, policy, quota)
  account.known = true
  account.continuous = !isBefore(book, event.at)
  account.plan = plan
  account.quota = quota
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgePlanChange(book, event, account) {
  const { from, to, policy, quota, effective_at, cause, reason = 'subscription', operator = null } = event.data
  if (account.known && from !== account.plan) {
    if (account.continuous) noteBreach(book, event, 'a plan is changed from the one before', account.plan, from)
    else if (!isBefore(book, event.at)) {
      noteMissing(
        book,
        `event ${event.seq} changes the plan ${from}, while this export shows ${account.plan} before it: an earlier change of ${account.name} is not in it, or this one is false`,
      )
    }
  }
  account.continuous = !isBefore(book, event.at)
  if (effective_at !== event.at) noteBreach(book, event, 'a plan changes at once', event.at, effective_at)
  if ((reason === 'subscription') !== (operator === null)) {
    noteBreach(book, event, 'an operator changes a plan, or the subscription', operator ?? 'subscription', reason)
  }
  judgeCause(book, event, account, cause)
  // Enterprise limits come from a contract, not from the policy.
  if (to !== 'enterprise') judgeQuota(book, event, to, policy, quota)
  const month = monthOf(event.at)
  if (account.before.at(-1)?.month !== month) {
    account.before.push({ month, plan: account.plan, quota: account.quota })
  }
  account.plan = to
  account.quota = quota
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {string} plan
 * @param {number} policy
 * @param {number} quota
 */
function judgeQuota(book, event, plan, policy, quota) {
  const limits = book.policies.get(policy)
  if (limits === undefined) noteBadReference(book, event, 'a limit comes from a published policy', 'a policy', policy)
  else if (limits.get(plan) !== quota) {
    noteBreach(book, event, 'a limit is that of the published policy', limits.get(plan) ?? `no plan ${plan}`, quota)
  }
}

// ---- totals.js ----------------------------------------------------------------------------------

// Adds up the events that are the subject of the bundle.

/** @typedef {{ type: string, obj: string, invoice: string, amount: number, currency: string, seq: number }} MoneyEvent */

/**
 * @param {string | undefined} month only events that count in this month; undefined for all
 */
function newTotals(month) {
  return {
    month,
    events: 0,
    context: 0,
    counts: /** @type {Record<string, number>} */ ({}),
    reserved: 0,
    settled: 0,
    late: 0,
    released: 0,
    expired: 0,
    units: 0,
    adjusted: 0,
    tokensIn: 0,
    tokensOut: 0,
    granted: 0,
    creditsExpired: 0,
    creditsRevoked: 0,
    statements: 0,
    money: /** @type {MoneyEvent[]} */ ([]),
  }
}

/** @typedef {ReturnType<typeof newTotals>} Totals */

/**
 * @param {Totals} totals
 * @param {LedgerEvent} event
 * @param {boolean} inLedger
 */
function tally(totals, event, inLedger) {
  const { type, data } = event
  if (inLedger) {
    totals.events += 1
    totals.counts[type] = (totals.counts[type] ?? 0) + 1
  } else totals.context += 1
  if (totals.month !== undefined && (data.period ?? monthOf(event.at)) !== totals.month) return
  switch (type) {
    case 'request.reserved':
      totals.reserved += 1
      return
    case 'request.settled':
      if (data.late) totals.late += 1
      else totals.settled += 1
      totals.units += data.amount
      totals.tokensIn += data.tokens_in
      totals.tokensOut += data.tokens_out
      return
    case 'request.released':
      totals.released += 1
      return
    case 'request.expired':
      totals.expired += 1
      return
    case 'adjustment.posted':
      totals.adjusted += data.units
      return
    case 'credit.granted':
      totals.granted += data.amount
      return
    case 'credit.expired':
      totals.creditsExpired += data.amount
      return
    case 'credit.revoked':
      totals.creditsRevoked += data.amount
      return
    case 'period.closed':
      totals.statements += 1
      return
  }
  if (data.stripe === undefined) return
  const { amount, currency, invoice = '' } = data
  totals.money.push({ type, obj: data.stripe.obj, invoice, amount, currency, seq: event.seq })
}

// ---- walk.js ------------------------------------------------------------------------------------

// The single walk over all events of a bundle, in the order of the log: hashes, forms, links, rows and rules.


/**
 * @typedef {object} Walk
 * @property {Tree} tree
 * @property {Book} book
 * @property {Totals} totals
 * @property {LineFinding[]} lines faults of single lines
 * @property {number} lineCount how many lines have a fault
 * @property {LineFinding[]} newer lines of types that this verifier does not know
 * @property {number} newerCount
 * @property {LineFinding[]} links broken chains, gaps and times that run backwards
 * @property {number} linkCount
 * @property {Set<number>} suspects events whose hash the next event of their account does not name
 * @property {boolean} torn a line has no place in the log, so the root cannot be computed
 * @property {SubsetProof} proof
 * @property {CsvCheck | undefined} csv
 * @property {CsvCheck | undefined} statements
 * @property {Map<string, { aseq: number, seq: number, leaf: string, inLedger: boolean }>} chains
 * @property {{ ledger: Cursor, context: Cursor }} cursors
 * @property {Map<number, string>} roots the roots at the requested sizes
 * @property {LedgerEvent | undefined} first the first event of ledger.jsonl
 * @property {LedgerEvent | undefined} last
 * @property {LedgerEvent | undefined} before the last context event before the month
 * @property {LedgerEvent | undefined} after the first context event after the month
 * @property {boolean} sealedHere the walk has read the month's period.sealed
 * @property {{ seq: number, from: string | null, to: string, reason: string }[]} rotations
 * @property {number} at time of the previous event
 * @property {number} outside number of events whose time is not in the month
 */

/**
 * @param {Bundle} bundle
 * @param {{ scope: Scope, origin: string, size: number, hashesOnly: boolean, rootsAt: number[],
 *   onSize?: (tree: Tree, rotations: Walk['rotations']) => Promise<void>, nextSize?: () => number, progress?: (bytes: number) => void }} options
 * @returns {Promise<Walk>}
 */
async function walkEvents(bundle, options) {
  const { scope, hashesOnly } = options
  const whole = scope.kind === 'log' && scope.month === undefined
  const ledger = newCursor(bundle, 'ledger.jsonl')
  const context = newCursor(bundle, 'context.jsonl')
  // In a bundle of the whole log the seq of a line is its number, so it need not be searched for.
  ledger.alone = whole
  const csvFile = hashesOnly ? undefined : bundle.files.get('ledger.csv')
  const statementsFile = hashesOnly ? undefined : bundle.files.get('statements.csv')
  /** @type {Walk} */
  const walk = {
    tree: newTree(),
    book: newBook(scope),
    totals: newTotals(scope.month),
    lines: [],
    lineCount: 0,
    newer: [],
    newerCount: 0,
    links: [],
    linkCount: 0,
    suspects: new Set(),
    torn: false,
    proof: await openSubsetProof(bundle.files.get('subset.proof') ?? emptyFile('subset.proof')),
    csv: csvFile === undefined ? undefined : await openCsv(csvFile, LEDGER_COLUMNS),
    statements: statementsFile === undefined ? undefined : await openCsv(statementsFile, STATEMENT_COLUMNS),
    chains: new Map(),
    cursors: { ledger, context },
    roots: new Map(),
    first: undefined,
    last: undefined,
    before: undefined,
    after: undefined,
    sealedHere: false,
    rotations: [],
    at: 0,
    outside: 0,
  }
  const wanted = [...new Set(options.rootsAt)].sort((one, other) => one - other)
  let nextRoot = whole ? (wanted.shift() ?? Infinity) : Infinity
  for (;;) {
    if (!ledger.ready && !advance(ledger)) await waitFor(ledger, options)
    if (!context.ready && !advance(context)) await waitFor(context, options)
    const cursor = earlierCursor(ledger, context)
    if (cursor === undefined) break
    if (proofNeedsMore(walk.proof)) await fillProof(walk.proof)
    const { reader } = cursor
    const leaf = leafHash(reader.buffer, reader.from, reader.to)
    placeLeaf(walk, cursor, leaf, whole, options.size)
    if (!hashesOnly) {
      if (walk.csv !== undefined && csvNeedsMore(walk.csv, reader.to - reader.from)) await fillCsv(walk.csv, cursor)
      const event = look(walk, cursor, leaf, options)
      const slow = compareRows(walk, cursor, event)
      if (slow !== undefined) await slow
    }
    cursor.ready = false
    while (walk.tree.size >= nextRoot) {
      if (walk.tree.size === nextRoot) walk.roots.set(nextRoot, rootOf(walk.tree))
      nextRoot = wanted.shift() ?? Infinity
    }
    if (whole && options.nextSize !== undefined) {
      while (options.nextSize() <= walk.tree.size) await options.onSize?.(walk.tree, walk.rotations)
    }
  }
  if (!walk.torn && !skipTo(walk, options.size)) walk.torn = true
  await endSubsetProof(walk.proof)
  if (walk.csv !== undefined) await endCsv(walk.csv)
  if (walk.statements !== undefined) await endCsv(walk.statements)
  return walk
}

/**
 * Adds a leaf at its place in the tree, after the hashes of the events that the bundle omits before it.
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {string} leaf
 * @param {boolean} whole the bundle holds every event, so the place is known without reading the line
 * @param {number} size
 */
function placeLeaf(walk, cursor, leaf, whole, size) {
  const { seq } = cursor
  if (whole ? walk.tree.size < size : seq >= walk.tree.size && seq < size) {
    if (walk.torn || (!whole && !skipTo(walk, seq))) walk.torn = true
    else addSubtree(walk.tree, 1, leaf)
  } else walk.torn = true
}

/**
 * @param {Walk} walk
 * @param {number} to
 * @returns {boolean} false if the proof has too few hashes
 */
function skipTo(walk, to) {
  const { tree, proof } = walk
  while (tree.size < to) {
    const hash = nextProofHash(proof)
    if (hash === undefined) return false
    addSubtree(tree, widestAt(tree.size, to), hash)
  }
  return true
}

/**
 * Reads the line, follows its account's chain, and applies the rules.
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {string} leaf
 * @param {{ scope: Scope, origin: string }} options
 * @returns {LedgerEvent | undefined}
 */
function look(walk, cursor, leaf, { scope, origin }) {
  const { reader } = cursor
  if (reader.ending !== 'lf') {
    addFinding(
      walk,
      'lines',
      findingAt(
        cursor,
        reader.to - reader.from,
        'a line break',
        reader.ending === 'long' ? 'a line too long' : 'the end of the file',
      ),
    )
  }
  const line = byteText(reader.buffer, reader.from, reader.to)
  const read = readEvent(line, () => decode(reader.buffer.subarray(reader.from, reader.to)))
  if (isFault(read)) {
    addFinding(walk, read.newer ? 'newer' : 'lines', findingAt(cursor, read.at, read.expected, read.found))
    if (read.event !== undefined) {
      follow(walk, cursor, read.event, leaf, scope)
      inRange(walk, cursor, read.event, scope)
    }
    return undefined
  }
  follow(walk, cursor, read, leaf, scope)
  inRange(walk, cursor, read, scope)
  if (cursor.name === 'ledger.jsonl') {
    if (walk.book.last < 0) walk.book.first = read.seq
    walk.book.last = read.seq
  }
  judge(walk.book, read, origin)
  tally(walk.totals, read, cursor.name === 'ledger.jsonl')
  if (read.type === 'key.rotated') walk.rotations.push({ seq: read.seq, ...rotation(read.data) })
  if (read.type === 'period.sealed' && read.data.period === scope.month) walk.sealedHere = true
  return read
}

/** @param {Record<string, any>} data */
function rotation({ from, to, reason }) {
  return { from, to, reason }
}

/** @param {Uint8Array} bytes */
function decode(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

// ---- verify.js ----------------------------------------------------------------------------------

// Verifies one bundle: runs the checks in order and draws the conclusion.


/**
 * @typedef {object} Options
 * @property {string[]} keys verifier keys that the user trusts
 * @property {State} [state] the checkpoint that was verified before
 * @property {boolean} [firstState] the user named a state file that does not exist yet
 * @property {{ name: string, bytes: Uint8Array }[]} [stripe] CSV files from Stripe
 * @property {Uint8Array} [consistency] a consistency proof from outside the bundle
 * @property {boolean} [allowUnknown] signature lines of unknown keys are tolerated
 * @property {boolean} [hashesOnly]
 * @property {(done: number, of: number) => void} [progress]
 */

/**
 * @typedef {{ report: Report, state: State | undefined }} Verdict `state` is the state to save if all is well
 */

/**
 * @param {Bundle} bundle
 * @param {Options} options
 * @returns {Promise<Verdict>}
 */
async function verifyBundle(bundle, options) {
  const file = bundle.files.get('manifest.json')
  const noteFile = bundle.files.get('checkpoint')
  if (file === undefined && noteFile === undefined) {
    return {
      report: unreadable('This holds no manifest.json and no checkpoint: it is no export of the ledger.'),
      state: undefined,
    }
  }
  if (options.consistency !== undefined && options.state === undefined) {
    return {
      report: unreadable(
        'A consistency proof (--consistency) links an export to what you verified before: give your state file (--state) with it.',
      ),
      state: undefined,
    }
  }
  const checks = newChecks()
  const read = file === undefined ? { wrong: 'missing', newer: false } : await readManifest(file)
  if ('wrong' in read) {
    if (bundle.wrong.length > 0) say(checks, 'Files', 'FAILED', 'not those of an export', bundle.wrong.slice(0, 20))
    if (read.newer) sayIncomplete(checks, 'Manifest', `manifest.json: ${read.wrong}`)
    else say(checks, 'Manifest', 'FAILED', `manifest.json: ${read.wrong}`)
    return { report: conclude('Ledger export', checks, [], notProven(undefined, options)), state: undefined }
  }
  const { manifest } = read
  /** @type {Scope} */
  const scope = {
    kind: manifest.scope.kind,
    account: manifest.scope.kind === 'account' ? manifest.scope.account : undefined,
    month: manifest.range.kind === 'month' ? manifest.range.period : undefined,
  }
  const subject = subjectOf(manifest)

  const keys = await trustedKeys(bundle, options)
  if ('refused' in keys) return { report: unreadable(keys.refused), state: undefined }
  const noteBytes = noteFile === undefined ? undefined : await readWhole(noteFile, 65_536)
  const note = noteBytes === undefined ? { wrong: 'missing or too large' } : parseNote(noteBytes)
  const checkpoint = 'wrong' in note ? undefined : parseCheckpoint(note.text)
  if ('wrong' in note || checkpoint === undefined) {
    const reason = 'wrong' in note ? note.wrong : 'its text is not that of a checkpoint'
    say(checks, 'Checkpoint', 'FAILED', `The checkpoint is damaged: ${reason}.`)
    return { report: conclude(subject, checks, [], notProven(manifest, options)), state: undefined }
  }

  const whole = scope.kind === 'log' && scope.month === undefined
  const notesFile = whole ? bundle.files.get('checkpoints.jsonl') : undefined
  const hashesOnly = options.hashesOnly === true
  const { origin } = checkpoint
  const allowUnknown = options.allowUnknown === true
  const signed =
    notesFile === undefined
      ? undefined
      : await openSignedSizes(notesFile, { ...keys, origin, allowUnknown, hashesOnly })
  const total = bundle.files.get('ledger.jsonl')?.size ?? 0
  const { progress, state } = options
  const walk = await walkEvents(bundle, {
    scope,
    origin,
    size: checkpoint.size,
    hashesOnly,
    rootsAt: [state?.size ?? 0, manifest.since ?? 0].filter((size) => size > 0 && size < checkpoint.size),
    ...(progress === undefined ? {} : { progress: (bytes) => progress(bytes, total) }),
    ...(signed === undefined
      ? {}
      : {
          nextSize: () => nextSignedSize(signed),
          onSize: (tree, rotations) => compareSigned(signed, tree, rotations),
        }),
  })
  if (signed !== undefined) await endSigned(signed, walk.rotations)
  const root = walk.torn ? undefined : rootOf(walk.tree)
  const ranged = root === checkpoint.root && walk.proof.wrong === ''
  const trusted = signed === undefined ? [...keys.trusted] : signed.trusted
  // The log's declarations of its keys count only if its events are the signed ones.
  const rotations = ranged ? walk.rotations : []
  const judged = await judgeDeclared(note, trusted, declaredAt(rotations, checkpoint.size))
  if (judged.log.some(({ vkey }) => trusted.some((key) => key.vkey === vkey))) announce(trusted, rotations, origin)

  const allRead = whole && ranged && !hashesOnly && walk.lineCount + walk.newerCount === 0
  const claim = { note, checkpoint, manifest, keys, trusted, rotations, whole: allRead, options }
  await checkLog(checks, claim)
  const signers = await checkCheckpoint(checks, claim)
  const genuine = signers.length > 0
  const linked = await checkHistory(checks, { bundle, checkpoint, manifest, walk, options, ranged })
  await checkManifest(checks, bundle, manifest, walk)
  checkRange(checks, { walk, checkpoint, manifest, ranged, signed, root })
  if (hashesOnly) {
    for (const name of ['Completeness', 'Lines', 'Rows', 'Chains', 'Rules', 'Totals']) {
      say(checks, name, 'NOT CHECKED', 'hashes only, as you asked')
    }
  } else {
    checkCompleteness(checks, walk, manifest, scope)
    checkLedger(checks, walk, scope)
    checkTables(checks, walk)
    checkRules(checks, walk, scope)
    checkTotals(checks, walk, scope, options)
  }
  const report = conclude(
    subject,
    checks,
    stillHolds(checks, genuine, ranged, walk, signed),
    notProven(manifest, options, linked),
  )
  if (report.result === 'VERIFIED' && hashesOnly) {
    report.summary = 'The events are the signed ones. Only hashes were checked, as you asked.'
  }
  const next = {
    origin: checkpoint.origin,
    size: checkpoint.size,
    root: checkpoint.rootText,
    key: signers[0]?.vkey ?? '',
  }
  const grows = state === undefined || checkpoint.size > state.size
  return { report, state: report.exit === 0 && grows && next.key !== '' ? next : undefined }
}

/** @param {Manifest} manifest */
function subjectOf({ scope, range, checkpoint, tool }) {
  const who = scope.kind === 'log' ? 'the whole log' : `account ${scope.account}`
  const when = range.kind === 'all' ? 'all events' : `month ${range.period}`
  return `Ledger export: ${who}, ${when}, at checkpoint ${thousands(checkpoint.size)} (written by ${tool})`
}

/**
 * @param {Check[]} checks
 * @param {boolean} genuine
 * @param {boolean} ranged
 * @param {Walk} walk
 * @param {SignedSizes | undefined} signed
 */
function stillHolds(checks, genuine, ranged, walk, signed) {
  const holds = []
  const failed = (/** @type {string} */ name) =>
    checks.some((check) => check.name === name && check.status !== 'OK' && check.status !== 'NOT CHECKED')
  if (genuine) holds.push('The checkpoint is genuine: its signature fits.')
  if (genuine && ranged) {
    holds.push('Every line of ledger.jsonl and context.jsonl is in the signed log, unchanged.')
    if (failed('Rows')) holds.push('Work with ledger.jsonl, or download the export again; only the tables differ.')
  }
  if (genuine && !ranged && signed !== undefined && signed.lastGood > 0) {
    holds.push(
      `Events 0 to ${thousands(signed.lastGood - 1)} are those of the signed checkpoint of size ${thousands(signed.lastGood)}.`,
    )
  }
  if (!ranged && walk.csv !== undefined && !walk.csv.loose)
    holds.push('ledger.csv holds the same events as ledger.jsonl.')
  return holds
}

/**
 * Lists what no export can prove, and what this one does not.
 * @param {Manifest | undefined} manifest
 * @param {Options} options
 * @param {boolean} linked consistency.proof was checked, or there is none
 * @returns {string[]}
 */
function notProven(manifest, { state, firstState, stripe }, linked = true) {
  const items = [
    'that every real request was recorded: what was never written down leaves no trace here.',
    'that token counts are right: they are what the AI provider reported.',
  ]
  if (manifest?.scope.kind === 'account') {
    items.push('that limits of months before, and other accounts, were treated alike: this export is of one account.')
    if (manifest.range.kind === 'all') {
      items.push('that the account has no later event: the end of a single chain is only shown by the next export.')
    }
  }
  if (manifest?.range.kind === 'month') {
    items.push(
      'what lies before the month: lots granted and requests begun earlier are judged in the export of the whole log.',
      'that no change of plan before the month was left out: the limit at its start rests on the opening and the last change that context.jsonl shows.',
    )
  }
  if (state === undefined && firstState !== true) {
    items.push(
      'that everyone was shown the same log: keep a state file (--state), and the next export must continue this one.',
    )
  }
  if (!linked) {
    items.push(
      `that consistency.proof is right: it begins at size ${manifest?.since}, whose root only a state file of that size has.`,
    )
  }
  items.push('what README.txt and schema/ say: they are explanations, which nobody signed.')
  if (stripe === undefined) items.push("that money matches: compare with Stripe's own export (--stripe file.csv).")
  return items
}

// ---- cli.js -------------------------------------------------------------------------------------

// The command line.

const USAGE = `Usage:
  node ledger-verify.mjs BUNDLE [options]
  node ledger-verify.mjs --receipt FILE.tlog-proof [--event FILE] --key KEY

BUNDLE is the downloaded .tar, or the folder it was unpacked to.

  --key FILE_OR_VKEY     the log's verifier key, got from the company itself; more than once for witnesses
  --state FILE           what you verified last time; made at the first time, updated when all is well
  --stripe FILE.csv      an export of Stripe's dashboard (Payments, Invoices, Refunds or Balance report); may be repeated
  --consistency FILE     a consistency proof that links the bundle to your state file
  --event FILE           the event of the receipt; without it the one that the receipt holds is checked
  --allow-unknown-sigs   tolerate signature lines of keys that you did not give
  --hashes-only          only check that the events are the signed ones
  --json                 print the report as JSON

Exit codes: 0 verified, 1 tampered, 2 wrong use or unreadable file, 3 incomplete evidence.
`


/**
 * @param {string[]} args
 * @param {{ out(text: string): void, warn(text: string): void, progress(text: string): void }} io
 * @returns {Promise<number>} the exit code
 */
async function main(args, io) {
  const settings = parseArgs(args)
  if (typeof settings === 'string') {
    io.out(settings === '' ? USAGE : `${settings}\n\n${USAGE}`)
    return settings === '' ? 0 : 2
  }
  const keys = []
  for (const given of settings.key) {
    const key = keysFrom(given)
    if (key === undefined)
      return answer(io, settings.json, unreadable(`${given} is neither a verifier key nor a file with one.`))
    keys.push(...key)
  }
  if (settings.receipt !== undefined || settings.event !== undefined) return checkReceipt(settings, keys, io)
  if (settings.bundle === undefined) return answer(io, settings.json, unreadable(USAGE))
  const inputs = evidence(settings)
  if ('refused' in inputs) return answer(io, settings.json, unreadable(inputs.refused))
  const bundle = await openBundle(settings.bundle)
  if ('refused' in bundle) return answer(io, settings.json, unreadable(bundle.refused))
  try {
    const verdict = await verifyBundle(bundle, {
      keys,
      allowUnknown: settings.allowUnknown,
      hashesOnly: settings.hashesOnly,
      progress: progressLine(io),
      firstState: settings.state !== undefined && inputs.state === undefined,
      ...inputs,
    })
    io.progress('')
    const code = answer(io, settings.json, verdict.report)
    if (settings.state === undefined || verdict.state === undefined) return code
    const reason = replaceFile(settings.state, stateText(verdict.state))
    if (reason === '') return code
    io.warn(`The state file ${settings.state} was not written (${reason}); the report holds all the same.\n`)
    return 2
  } finally {
    bundle.close()
  }
}

/**
 * @param {{ out(text: string): void }} io
 * @param {boolean} json
 * @param {Report} report
 */
function answer(io, json, report) {
  io.out(json ? `${canonical(report, 0)}\n` : reportText(report))
  return report.exit
}

/** @param {string[]} args */
function parseArgs(args) {
  const settings = {
    bundle: /** @type {string | undefined} */ (undefined),
    key: /** @type {string[]} */ ([]),
    stripe: /** @type {string[]} */ ([]),
    state: /** @type {string | undefined} */ (undefined),
    consistency: /** @type {string | undefined} */ (undefined),
    receipt: /** @type {string | undefined} */ (undefined),
    event: /** @type {string | undefined} */ (undefined),
    allowUnknown: false,
    hashesOnly: false,
    json: false,
  }
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at]
    if (arg === '--help' || arg === '-h') return ''
    if (arg === '--allow-unknown-sigs') settings.allowUnknown = true
    else if (arg === '--hashes-only') settings.hashesOnly = true
    else if (arg === '--json') settings.json = true
    else if (['--key', '--stripe', '--state', '--consistency', '--receipt', '--event'].includes(arg)) {
      at += 1
      const value = args[at]
      if (value === undefined) return `${arg} needs a value.`
      if (arg === '--key') settings.key.push(value)
      else if (arg === '--stripe') settings.stripe.push(value)
      else settings[/** @type {'state' | 'consistency' | 'receipt' | 'event'} */ (arg.slice(2))] = value
    } else if (arg.startsWith('-')) return `Unknown option ${arg}.`
    else if (settings.bundle !== undefined) return 'Only one bundle at a time.'
    else settings.bundle = arg
  }
  if (settings.consistency !== undefined && settings.state === undefined)
    return '--consistency links the bundle to your state file: give --state as well.'
  if (settings.bundle === undefined && settings.receipt === undefined && settings.event === undefined)
    return args.length === 0 ? 'Which bundle?' : 'No bundle was named.'
  return settings
}

/**
 * A verifier key, or the keys in a file.
 * @param {string} given
 * @returns {string[] | undefined}
 */
function keysFrom(given) {
  if (/^[^+\s]+\+[0-9a-f]{8}\+[A-Za-z0-9+/=]+$/u.test(given)) return [given]
  const bytes = readSmall(given, 65_536)
  const lines = bytes === undefined ? [] : new TextDecoder().decode(bytes).split(/\r?\n/)
  const keys = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
  return keys.length > 0 && keys.length <= 32 ? keys : undefined
}

/** @param {Exclude<ReturnType<typeof parseArgs>, string>} settings */
function evidence(settings) {
  /** @type {{ state?: State, stripe?: { name: string, bytes: Uint8Array }[], consistency?: Uint8Array }} */
  const inputs = {}
  if (settings.state !== undefined && fs.existsSync(settings.state)) {
    const state = parseState(readSmall(settings.state, 65_536))
    if (state === undefined) return { refused: `${settings.state} is no state file of this verifier.` }
    inputs.state = state
  }
  if (settings.consistency !== undefined) {
    const bytes = readSmall(settings.consistency, 16_384)
    if (bytes === undefined) return { refused: `${settings.consistency} cannot be read.` }
    inputs.consistency = bytes
  }
  for (const name of settings.stripe) {
    const bytes = readSmall(name, 1 << 28)
    if (bytes === undefined) return { refused: `${name} cannot be read.` }
    inputs.stripe = [...(inputs.stripe ?? []), { name: path.basename(name), bytes }]
  }
  return inputs
}

/**
 * @param {string} name
 * @param {number} limit
 * @returns {Uint8Array | undefined}
 */
function readSmall(name, limit) {
  try {
    const found = fs.statSync(name)
    return found.isFile() && found.size <= limit ? fs.readFileSync(name) : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {Exclude<ReturnType<typeof parseArgs>, string>} settings
 * @param {string[]} keys
 * @param {{ out(text: string): void }} io
 */
async function checkReceipt(settings, keys, io) {
  const proof = settings.receipt === undefined ? undefined : readSmall(settings.receipt, 1 << 20)
  const event = settings.event === undefined ? undefined : readSmall(settings.event, 1 << 16)
  if (proof === undefined) {
    const which = settings.receipt === undefined ? 'An event needs its receipt' : `${settings.receipt} cannot be read`
    return answer(io, settings.json, unreadable(`${which}: --receipt FILE.tlog-proof [--event FILE].`))
  }
  if (settings.event !== undefined && event === undefined)
    return answer(io, settings.json, unreadable(`${settings.event} cannot be read.`))
  return answer(io, settings.json, await verifyReceipt(proof, event, keys, settings.allowUnknown))
}

/**
 * @param {string} name
 * @returns {Promise<(Bundle & { close(): void }) | { refused: string }>}
 */
async function openBundle(name) {
  try {
    const found = fs.statSync(name)
    if (found.isDirectory()) return openFolder(name)
    // A FIFO or a device might block for ever.
    if (!found.isFile()) return { refused: `${name} is neither a file nor a folder.` }
    const opened = openFile(name, name)
    const bundle = await openTar(opened.file)
    if (!('refused' in bundle)) return { ...bundle, close: opened.close }
    opened.close()
    return bundle
  } catch (error) {
    return { refused: `${name} cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}` }
  }
}

/**
 * @param {string} name
 * @param {string} file
 */
function openFile(name, file) {
  const handle = fs.openSync(file, 'r')
  const { size } = fs.fstatSync(handle)
  return {
    /** @type {BundleFile} */
    file: {
      name,
      size,
      read: (target, position) => (target.length === 0 ? 0 : fs.readSync(handle, target, 0, target.length, position)),
    },
    close: () => fs.closeSync(handle),
  }
}

const MAX_ENTRIES = 1000

/** @param {string} folder */
function openFolder(folder) {
  const files = new Map()
  const wrong = []
  /** @type {(() => void)[]} */
  const open = []
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  if (entries.length > MAX_ENTRIES)
    return { refused: `${folder} has more than ${MAX_ENTRIES} entries: this is no export.` }
  for (const entry of entries) {
    const full = path.join(entry.parentPath ?? entry.path, entry.name)
    const name = path.relative(folder, full).split(path.sep).join('/')
    if (entry.isDirectory() && name === 'schema') continue
    if (!entry.isFile()) {
      wrong.push(
        entry.isDirectory() ? `${name} is a folder that no export has` : `${name} is no plain file (a link, or worse)`,
      )
      continue
    }
    const { file, close } = openFile(name, full)
    files.set(name, file)
    open.push(close)
  }
  return {
    files,
    wrong,
    close() {
      for (const close of open) close()
    },
  }
}

/** @param {{ progress(text: string): void }} io */
function progressLine(io) {
  let lastPercent = -1
  return (/** @type {number} */ done, /** @type {number} */ of) => {
    const percent = of === 0 ? 100 : Math.floor((done / of) * 100)
    if (percent === lastPercent || of < 1 << 24) return
    lastPercent = percent
    io.progress(`${percent} % of ${thousands(of)} bytes`)
  }
}

/**
 * Replaces the file atomically: a reader sees the old or the new text, never a mixture.
 * @param {string} name
 * @param {string} text
 * @returns {string} the reason why it could not be written; '' if it was
 */
function replaceFile(name, text) {
  const fresh = `${name}.${process.pid}.new`
  try {
    fs.writeFileSync(fresh, text, { mode: 0o600, flush: true })
    fs.renameSync(fresh, name)
    return ''
  } catch (error) {
    fs.rmSync(fresh, { force: true })
    return error instanceof Error ? error.message : 'unknown reason'
  }
}

// ---- main-node.js -------------------------------------------------------------------------------

// Runs the command line with this process's arguments.

// Lines are short-lived: a small nursery for them keeps the memory at about 120 MB for a million events.
v8.setFlagsFromString('--semi-space-growth-factor=1')

const bar = process.stderr.isTTY

main(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  warn: (text) => void process.stderr.write(text),
  progress: (text) => void (bar && process.stderr.write(`\r${text.padEnd(50)}${text === '' ? '\r' : ''}`)),
}).then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    process.stderr.write(
      `This verifier met something it was not made for: ${error instanceof Error ? error.stack : error}\n`,
    )
    process.exitCode = 2
  },
)
