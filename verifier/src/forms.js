// Files that another program saved again in another form: a byte order mark, line ends with CR LF, a last line without its end.
// What they say is judged in the form that was exported.
import { newBytes } from './crypto-node.js'
import { readWhole } from './reader.js'

/** @typedef {import('./bundle.js').Bundle} Bundle */

/** Larger ones, and files of lines, are read piece by piece, and their reader does the same. */
const SMALL = ['manifest.json', 'checkpoint', 'vkey', 'consistency.proof', 'README.txt', 'statement.html']
const MORE = ['schema/events.schema.json', 'checkpoints.jsonl']
const MAX_SMALL = 1 << 24
/** Tables may be in many forms, which are compared cell by cell; only another encoding is undone here. */
const TABLES = ['ledger.csv', 'statements.csv', 'requests.csv', 'money.csv']

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
  for (const name of [...SMALL, ...MORE]) {
    const file = bundle.files.get(name)
    const bytes = file === undefined ? undefined : await readWhole(file, MAX_SMALL)
    if (file === undefined || bytes === undefined || bytes.length < file.size) continue
    const plain = plainBytes(bytes)
    if (plain === undefined) continue
    files.set(name, memoryFile(name, plain))
    savedAgain.set(name, { file, form: formOf(bytes) })
  }
  for (const name of TABLES) {
    const file = bundle.files.get(name)
    const bytes = file === undefined ? undefined : await inUtf8(file)
    if (file === undefined || bytes === undefined) continue
    files.set(name, memoryFile(name, bytes))
    savedAgain.set(name, { file, form: 'another encoding (UTF-16)' })
  }
  return { ...bundle, files, savedAgain }
}

/**
 * How a file differs from the form in which it was exported.
 * @param {Uint8Array} bytes
 */
export function formOf(bytes) {
  const forms = []
  if (hasReturns(bytes)) forms.push('line ends with CR LF')
  if (bytes[0] === 0xef) forms.push('a byte order mark at its beginning')
  if (bytes[bytes.length - 1] !== 10) forms.push('no line break at its end')
  return forms.join(', ')
}

/**
 * A table that a spreadsheet saved as "Unicode text".
 * @param {import('./reader.js').BundleFile} file
 * @returns {Promise<Uint8Array | undefined>} undefined if it is not in UTF-16
 */
async function inUtf8(file) {
  const mark = newBytes(2)
  if (file.size < 2 || (await file.read(mark, 0)) < 2) return undefined
  const isLittle = mark[0] === 0xff && mark[1] === 0xfe
  if (!isLittle && !(mark[0] === 0xfe && mark[1] === 0xff)) return undefined
  const bytes = await readWhole(file, MAX_SMALL)
  if (bytes === undefined) return undefined
  return new TextEncoder().encode(new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes))
}

/**
 * @param {Uint8Array} bytes
 * @returns {Uint8Array | undefined} undefined if they are in plain form already
 */
export function plainBytes(bytes) {
  const from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  const open = bytes.length > from && bytes[bytes.length - 1] !== 10
  if (from === 0 && !open && !hasReturns(bytes)) return undefined
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
