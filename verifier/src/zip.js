// Finds the files of a zip archive (APPNOTE 6.3: stored or deflated, below four gigabytes) without unpacking them.
import { decodedName } from './bundle.js'
import { newBytes } from './crypto-node.js'
import { CUT_OFF, readFully } from './tar.js'

/** @typedef {import('./reader.js').BundleFile} BundleFile */

/**
 * `packed` holds the bytes as they lie in the archive, `type` is that of a tar entry.
 * @typedef {{ name: string, size: number, type: string, hidden: boolean, isDeflated: boolean, packed: BundleFile }} ZipEntry
 */

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
/** A comment at the end has at most so many bytes. */
const LONGEST_END = 22 + 65_535
const MAX_DIRECTORY = 1 << 24
const MAX_FILES_IN_ZIP = 1000

/**
 * @param {BundleFile} archive
 * @returns {Promise<{ entries: ZipEntry[] } | { refused: string }>}
 */
export async function zipEntries(archive) {
  const end = await endOf(archive)
  if (end === undefined) return { refused: CUT_OFF }
  const { count, size, offset } = end
  const tooMany = { refused: `The archive has more than ${MAX_FILES_IN_ZIP} entries.` }
  if (size > MAX_DIRECTORY) return tooMany
  if (offset === 0xffffffff || offset + size > archive.size) return { refused: CUT_OFF }
  const directory = newBytes(size)
  if ((await readFully(archive, directory, offset)) < size) return { refused: CUT_OFF }
  const entries = []
  let others = 0
  let at = 0
  for (let index = 0; index < count; index += 1) {
    const record = at + 46 <= size ? centralRecord(directory, at) : undefined
    if (record === undefined) return { refused: CUT_OFF }
    const entry = await placed(archive, record)
    if ('refused' in entry) return entry
    entries.push(entry)
    // Receipts may be many more: one for each request of a month.
    if (!entry.name.endsWith('.tlog-proof')) others += 1
    if (others > MAX_FILES_IN_ZIP) return tooMany
    at = record.next
  }
  return { entries }
}

/** @param {BundleFile} archive */
async function endOf(archive) {
  const length = Math.min(archive.size, LONGEST_END)
  const tail = newBytes(length)
  if ((await readFully(archive, tail, archive.size - length)) < length) return undefined
  for (let at = length - 22; at >= 0; at -= 1) {
    if (number(tail, at, 4) !== END || at + 22 + number(tail, at + 20, 2) !== length) continue
    return { count: number(tail, at + 10, 2), size: number(tail, at + 12, 4), offset: number(tail, at + 16, 4) }
  }
  return undefined
}

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function centralRecord(bytes, at) {
  if (number(bytes, at, 4) !== CENTRAL) return undefined
  const nameLength = number(bytes, at + 28, 2)
  const next = at + 46 + nameLength + number(bytes, at + 30, 2) + number(bytes, at + 32, 2)
  if (next > bytes.length) return undefined
  const rawName = bytes.subarray(at + 46, at + 46 + nameLength)
  const fromUnix = bytes[at + 5] === 3
  return {
    next,
    rawName,
    flags: number(bytes, at + 8, 2),
    method: number(bytes, at + 10, 2),
    packedSize: number(bytes, at + 20, 4),
    size: number(bytes, at + 24, 4),
    kind: fromUnix ? number(bytes, at + 40, 2) >> 12 : 0,
    offset: number(bytes, at + 42, 4),
  }
}

/** Kinds of files in the mode that Unix stores: a plain file, a folder. Others are links and devices. */
const PLAIN = [0, 8]
const FOLDER = 4

/**
 * @param {BundleFile} archive
 * @param {NonNullable<ReturnType<typeof centralRecord>>} record
 * @returns {Promise<ZipEntry | { refused: string }>}
 */
async function placed(archive, { rawName, flags, method, packedSize, size, kind, offset }) {
  // Some programs of Windows write its own separator.
  const name = decodedName(rawName).replaceAll('\\', '/')
  if ((flags & 1) !== 0) return { refused: 'This zip file has a password: unpack it first, then give the folder.' }
  if ((method !== 0 && method !== 8) || size === 0xffffffff || packedSize === 0xffffffff)
    return { refused: 'This zip file is packed in a way that is not read here: unpack it first, then give the folder.' }
  const header = newBytes(30 + rawName.length)
  const filled = await readFully(archive, header, offset)
  if (filled < header.length || number(header, 0, 4) !== LOCAL) return { refused: CUT_OFF }
  const from = offset + 30 + number(header, 26, 2) + number(header, 28, 2)
  if (from + packedSize > archive.size) return { refused: CUT_OFF }
  const sameName = number(header, 26, 2) === rawName.length && rawName.every((byte, at) => header[30 + at] === byte)
  const isFolder = name.endsWith('/') && (kind === 0 || kind === FOLDER)
  const type = isFolder ? '5' : PLAIN.includes(kind) ? '0' : kind === 10 ? '2' : '3'
  const packed = {
    name,
    size: packedSize,
    read: (/** @type {Uint8Array} */ target, /** @type {number} */ position) => {
      const room = Math.max(0, Math.min(target.length, packedSize - position))
      return room === 0 ? 0 : archive.read(target.subarray(0, room), from + position)
    },
  }
  // Programs that read from the front go by the name that stands before the contents.
  return { name, size, type, hidden: !sameName, isDeflated: method === 8, packed }
}

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 * @param {number} length
 */
function number(bytes, at, length) {
  let value = 0
  for (let index = length - 1; index >= 0; index -= 1) value = value * 256 + bytes[at + index]
  return value
}
