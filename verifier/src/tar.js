// Finds the files of a plain tar archive (POSIX ustar) without reading their contents.
import { bundleOf, decodedName, notPlain } from './bundle.js'
import { byteText, newBytes } from './crypto-node.js'

const BLOCK = 512
const MAX_FILES = 1000
/** Receipts may be many more: one for each request of a month. */
const MAX_RECEIPTS = 200_000
/** One answer, wherever the cut is: the files that happen to be whole would only be called incomplete in other words. */
export const CUT_OFF = 'This archive is cut off: get it again, and compare its SHA-256 with that of the sender.'

const NO_ARCHIVE = 'This is neither a folder nor a tar archive.'

/** @typedef {import('./reader.js').BundleFile} BundleFile */

/** @typedef {import('./bundle.js').Bundle} Bundle */
/** @typedef {import('./bundle.js').Placed} Placed */

/**
 * @param {BundleFile} archive
 * @returns {Promise<Bundle | { refused: string }>}
 */
export async function openTar(archive) {
  const header = newBytes(BLOCK)
  /** @type {Placed[]} */
  const entries = []
  /** @type {string[]} */
  const wrong = []
  /** @type {Announced | undefined} */
  let announced
  let at = 0
  let others = 0
  for (let count = 0; ; count += 1) {
    if (others > MAX_FILES || count > MAX_RECEIPTS)
      return { refused: `The archive has more than ${MAX_FILES} entries.` }
    const filled = await readFully(archive, header, at)
    if (filled < BLOCK) {
      return { refused: count === 0 ? NO_ARCHIVE : CUT_OFF }
    }
    if (header.every((byte) => byte === 0)) {
      await checkTrailing(archive, at, wrong)
      break
    }
    const entry = parseHeader(header)
    if (entry === undefined) {
      if (count === 0) return { refused: NO_ARCHIVE }
      wrong.push(`the archive is damaged at byte ${at}`)
      break
    }
    if (!entry.name.endsWith('.tlog-proof')) others += 1
    const from = at + BLOCK
    at = from + Math.ceil(entry.size / BLOCK) * BLOCK
    if (from + entry.size > archive.size) return { refused: CUT_OFF }
    if (isAnnouncement(entry.type)) {
      const content = part(archive, entry.name, from, entry.size)
      const next = entry.size > MAX_ANNOUNCED ? undefined : await announcedBy(entry.type, content)
      if (next === undefined) wrong.push(notPlain(entry))
      else if (entry.type !== 'g') announced = { ...announced, ...next }
      continue
    }
    const fault = announcedFault(entry, announced)
    const path = withoutDot(announced?.path ?? entry.name)
    // POSIX leaves it open whether the name of a folder ends with a slash.
    const name = entry.type === '5' && path !== '' && !path.endsWith('/') ? `${path}/` : path
    if (fault === '') entries.push({ ...entry, name, file: part(archive, name, from, entry.size) })
    else wrong.push(fault)
    announced = undefined
  }
  if (announced !== undefined) wrong.push('the archive ends after a header that changes the next entry')
  return bundleOf(entries, wrong)
}

/** Longer announcements are refused: a name has at most 255 characters, attributes of a file a few kilobytes. */
const MAX_ANNOUNCED = 65_536

/**
 * What an entry says about the entry after it.
 * @typedef {{ path?: string, size?: number }} Announced
 */

/** @param {string} type */
function isAnnouncement(type) {
  return type === 'x' || type === 'g' || type === 'L'
}

/**
 * Keys of pax records that change neither name nor contents of a file: times, owners, attributes.
 */
const HARMLESS =
  /^(?:mtime|atime|ctime|uid|gid|uname|gname|comment|(?:hdr)?charset|SCHILY\.(?:xattr\..+|acl\..+|fflags|dev|ino|nlink)|LIBARCHIVE\.(?:xattr\..+|creationtime)|RHT\.security\.selinux)$/

/**
 * Reads pax records (POSIX.1-2001, "length key=value") or the long name of GNU tar.
 * @param {string} type
 * @param {BundleFile} content
 * @returns {Promise<Announced | undefined>} undefined if it does not have that form, or could change what is unpacked
 */
async function announcedBy(type, content) {
  const bytes = newBytes(content.size)
  if ((await readFully(content, bytes, 0)) < content.size || content.size === 0) return undefined
  const text = byteText(bytes, 0, content.size)
  if (type === 'L') {
    const path = nameIn(bytes).replace(/\0+$/, '')
    return /^[^\p{Cc}]+$/u.test(path) ? { path } : undefined
  }
  /** @type {Announced} */
  const announced = {}
  for (let at = 0; at < text.length; ) {
    const head = /^([1-9][0-9]{0,5}) ([^=\n]{1,255})=/.exec(text.slice(at, at + 300))
    if (head === null) return undefined
    const end = at + Number(head[1])
    const value = nameIn(bytes.subarray(at + head[0].length, end - 1))
    if (end > text.length || text[end - 1] !== '\n' || at + head[0].length > end - 1) return undefined
    if (type === 'x' && head[2] === 'path') announced.path = value
    else if (type === 'x' && head[2] === 'size' && /^[0-9]{1,15}$/.test(value)) announced.size = Number(value)
    else if (!HARMLESS.test(head[2])) return undefined
    at = end
  }
  return announced
}

/** A header holds at most so many bytes of a name. Some programs keep one for a zero, or cut no letter in two. */
const HEADER_NAME = 100
const SHORTEST_CUT = HEADER_NAME - 4

/**
 * An announced name must be the one in the header, or begin with it if that was cut: programs that do not know the
 * announcement would unpack another file.
 * @param {Header} entry
 * @param {Announced | undefined} announced
 */
function announcedFault({ name, raw, size }, announced) {
  const { path = name, size: announcedSize = size } = announced ?? {}
  // Some programs write only ASCII into the header.
  const spellings = [path, path.replace(/[^\x20-\x7e]/gu, '?')]
  const isNamed = spellings.some((spelling) => spelling === name || isCut(new TextEncoder().encode(spelling), raw))
  if (isNamed && announcedSize === size) return ''
  return `the entry ${JSON.stringify(name.slice(0, 200))} has a name or size that programs read in different ways`
}

/**
 * @param {Uint8Array} name
 * @param {Uint8Array} raw the bytes of the header's own field for it
 */
function isCut(name, raw) {
  return name.length > HEADER_NAME && raw.length >= SHORTEST_CUT && raw.every((byte, at) => byte === name[at])
}

/** @param {string} name */
function withoutDot(name) {
  return name.startsWith('./') ? name.slice(2) : name
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
export async function readFully(file, target, position) {
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
async function checkTrailing(archive, at, wrong) {
  // Some programs pad an archive with zeros to a multiple of 10,240 bytes; nothing else may follow.
  const rest = newBytes(Math.min(Math.max(0, archive.size - at), 65_536))
  await readFully(archive, rest, at)
  if (archive.size - at > rest.length || rest.some((byte) => byte !== 0))
    wrong.push('something follows the end of the archive')
}

/** `raw` holds the bytes of the name, without those before it in a field of their own. @typedef {import('./bundle.js').Entry & { raw: Uint8Array }} Header */

/**
 * @param {Uint8Array} header
 * @returns {Header | undefined}
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
  const prefix = nameIn(header.subarray(345, 500))
  const hidden = !posix && header.subarray(345, 500).some((byte) => byte !== 0)
  const name = (posix && prefix !== '' ? `${prefix}/` : '') + nameIn(header.subarray(0, 100))
  const end = header.subarray(0, 100).indexOf(0)
  const raw = header.slice(0, end < 0 ? 100 : end)
  return { name, raw, size, type: String.fromCharCode(header[156]), hidden }
}

/**
 * The name up to the first zero byte.
 * @param {Uint8Array} bytes
 */
function nameIn(bytes) {
  const end = bytes.indexOf(0)
  return decodedName(end < 0 ? bytes : bytes.subarray(0, end))
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
