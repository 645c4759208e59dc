// Files that another program saved again in another form: another encoding, a byte order mark, line ends with CR LF, empty lines
// at the end or none, and white space in JSON. What they say is judged in the form that was exported.
import { newBytes } from './crypto-node.js'
import { readWhole } from './reader.js'

/** @typedef {import('./bundle.js').Bundle} Bundle */

/** Larger ones are read piece by piece, and their reader undoes what it can. */
const MAX_SMALL = 1 << 24
const SMALL = ['checkpoint', 'vkey', 'consistency.proof', 'README.txt', 'statement.html', 'checkpoints.jsonl']
/** Their values are judged, or their hash. White space between these says nothing. */
const JSON_FILES = ['manifest.json', 'schema/events.schema.json']
/** Their reader undoes line ends and marks. */
const LINES = ['ledger.jsonl', 'context.jsonl', 'subset.proof']
/** Tables may be in many forms, which are compared cell by cell; only another encoding is undone here. */
const TABLES = ['ledger.csv', 'statements.csv', 'requests.csv', 'money.csv']
const UTF_16 = 'another encoding (UTF-16)'

/** A file that came in another form, as it came. @typedef {{ file: import('./reader.js').BundleFile, form: string }} SavedAgain */

/**
 * The bundle with its small files in their plain form.
 * @param {Bundle} bundle
 * @returns {Promise<Bundle & { savedAgain: Map<string, SavedAgain> }>}
 */
export async function inPlainForm(bundle) {
  const files = new Map(bundle.files)
  /** @type {Map<string, SavedAgain>} */
  const savedAgain = new Map()
  for (const [name, file] of bundle.files) {
    const isSmall = SMALL.includes(name) || JSON_FILES.includes(name)
    const isOther =
      (LINES.includes(name) && (await mayBeOther(file))) || (TABLES.includes(name) && (await isUtf16(file)))
    if (!isSmall && !isOther) continue
    const bytes = await readWhole(file, MAX_SMALL)
    if (bytes === undefined || bytes.length < file.size) continue
    const { plain, form } = plainFile(bytes, { isTable: TABLES.includes(name), isJson: JSON_FILES.includes(name) })
    if (form === '') continue
    files.set(name, memoryFile(name, plain))
    savedAgain.set(name, { file, form })
  }
  return { ...bundle, files, savedAgain }
}

/**
 * @param {Uint8Array} bytes
 * @param {{ isTable: boolean, isJson: boolean }} kind
 * @returns {{ plain: Uint8Array, form: string }} the form is '' if they are in plain form already
 */
function plainFile(bytes, { isTable, isJson }) {
  const text = inUtf8(bytes) ?? bytes
  const forms = text === bytes ? [] : [UTF_16]
  if (isTable) return { plain: text, form: forms.join(', ') }
  const lines = plainBytes(text) ?? text
  if (lines !== text) forms.push(formOf(text))
  const plain = isJson ? withoutSpace(lines) : lines
  if (plain.length !== lines.length) forms.push('other white space')
  return { plain, form: forms.join(', ') }
}

/**
 * How a file differs from the form in which it was exported.
 * @param {Uint8Array} bytes
 */
export function formOf(bytes) {
  const forms = []
  if (hasReturns(bytes)) forms.push('line ends with CR LF')
  if (bytes[0] === 0xef) forms.push('a byte order mark at its beginning')
  if (hasEmptyEnd(bytes)) forms.push('empty lines at its end')
  if (bytes[bytes.length - 1] !== 10) forms.push('no line break at its end')
  return forms.join(', ')
}

/** @param {Uint8Array} bytes */
function isMarked(bytes) {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
}

/**
 * A text that a program saved as "Unicode".
 * @param {Uint8Array} bytes
 * @returns {Uint8Array | undefined} undefined if it is not in UTF-16
 */
function inUtf8(bytes) {
  if (!isMarked(bytes)) return undefined
  return new TextEncoder().encode(new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes))
}

/** @param {import('./reader.js').BundleFile} file */
async function isUtf16(file) {
  const mark = newBytes(2)
  return file.size >= 2 && (await file.read(mark, 0)) === 2 && isMarked(mark)
}

/**
 * Whether a file of lines is in a form that its reader does not undo.
 * @param {import('./reader.js').BundleFile} file
 */
async function mayBeOther(file) {
  if (await isUtf16(file)) return true
  const tail = newBytes(Math.min(4, file.size))
  return (await file.read(tail, file.size - tail.length)) === tail.length && hasEmptyEnd(tail)
}

/**
 * Whether there is an empty line before the end, or nothing but those.
 * @param {Uint8Array} bytes
 */
function hasEmptyEnd(bytes) {
  let breaks = 0
  let at = bytes.length - 1
  for (; at >= 0 && (bytes[at] === 10 || bytes[at] === 13); at -= 1) if (bytes[at] === 10) breaks += 1
  return breaks > 1 || (breaks === 1 && at < 0)
}

/**
 * A JSON text without white space between its values, and one line break.
 * @param {Uint8Array} bytes
 */
function withoutSpace(bytes) {
  const plain = newBytes(bytes.length + 1)
  let to = 0
  let quoted = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (!quoted && (byte === 32 || byte === 9 || byte === 10 || byte === 13)) continue
    if (byte === 34 && !(quoted && isEscaped(bytes, at))) quoted = !quoted
    plain[to] = byte
    to += 1
  }
  if (to > 0) plain[to] = 10
  return plain.subarray(0, to === 0 ? 0 : to + 1)
}

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function isEscaped(bytes, at) {
  let marks = 0
  while (bytes[at - 1 - marks] === 92) marks += 1
  return marks % 2 === 1
}

/**
 * @param {Uint8Array} bytes
 * @returns {Uint8Array | undefined} undefined if they are in plain form already
 */
export function plainBytes(bytes) {
  const from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  const open = bytes.length > from && bytes[bytes.length - 1] !== 10
  if (from === 0 && !open && !hasReturns(bytes) && !hasEmptyEnd(bytes)) return undefined
  const plain = newBytes(bytes.length - from + 1)
  let to = 0
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === 13 && bytes[at + 1] === 10) continue
    plain[to] = bytes[at]
    to += 1
  }
  if (open) {
    plain[to] = 10
    to += 1
  }
  while (to > 0 && plain[to - 1] === 10 && (to === 1 || plain[to - 2] === 10)) to -= 1
  return plain.subarray(0, to)
}

/** @param {Uint8Array} bytes */
function hasReturns(bytes) {
  for (let at = bytes.indexOf(13); at >= 0; at = bytes.indexOf(13, at + 1)) if (bytes[at + 1] === 10) return true
  return false
}

/**
 * @param {string} name
 * @param {Uint8Array} bytes
 * @returns {import('./reader.js').BundleFile}
 */
export function memoryFile(name, bytes) {
  return {
    name,
    size: bytes.length,
    read: (target, position) => {
      const part = bytes.subarray(position, position + target.length)
      target.set(part)
      return part.length
    },
  }
}
