// Finds the files of a plain tar archive (POSIX ustar) without reading their contents.
import { byteText, newBytes } from './crypto-node.js'

const BLOCK = 512
const MAX_FILES = 1000
/** One answer, wherever the cut is: the files that happen to be whole would only be called incomplete in other words. */
const CUT_OFF = 'This archive is cut off: get it again, and compare its SHA-256 with that of the sender.'

/** @typedef {import('./reader.js').BundleFile} BundleFile */

/**
 * A bundle's files by name, without the folder that contains them. `wrong` lists entries that do not belong; `aside` lists files
 * that a system added and that are not read; `refused` says why the archive is not a bundle at all.
 * @typedef {{ files: Map<string, BundleFile>, wrong: string[], aside?: string[] }} Bundle
 */

/**
 * @param {BundleFile} archive
 * @returns {Promise<Bundle | { refused: string }>}
 */
export async function openTar(archive) {
  const header = newBytes(BLOCK)
  /** @type {(Entry & { from: number })[]} */
  const entries = []
  /** @type {string[]} */
  const wrong = []
  /** @type {Announced | undefined} */
  let announced
  let at = 0
  for (let count = 0; ; count += 1) {
    if (count > MAX_FILES) return { refused: `The archive has more than ${MAX_FILES} entries.` }
    const filled = await readFully(archive, header, at)
    if (filled < BLOCK) {
      return { refused: count === 0 ? 'This is neither a folder nor a tar archive.' : CUT_OFF }
    }
    if (header.every((byte) => byte === 0)) {
      await checkTrailing(archive, at, wrong)
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
    if (from + entry.size > archive.size) return { refused: CUT_OFF }
    if (isAnnouncement(entry.type)) {
      const content = part(archive, entry.name, from, entry.size)
      const next = entry.size > MAX_ANNOUNCED ? undefined : await announcedBy(entry.type, content)
      if (next === undefined) wrong.push(notPlain(entry))
      else if (entry.type !== 'g') announced = { ...announced, ...next }
      continue
    }
    const fault = announcedFault(entry, announced)
    if (fault === '') entries.push({ ...entry, name: withoutDot(announced?.path ?? entry.name), from })
    else wrong.push(fault)
    announced = undefined
  }
  if (announced !== undefined) wrong.push('the archive ends after a header that changes the next entry')
  return bundleOf(archive, entries, wrong)
}

/**
 * @param {BundleFile} archive
 * @param {(Entry & { from: number })[]} entries
 * @param {string[]} wrong
 * @returns {Bundle}
 */
function bundleOf(archive, entries, wrong) {
  /** @type {Map<string, BundleFile>} */
  const files = new Map()
  /** @type {string[]} */
  const aside = []
  const folders = new Set()
  // A tar of "." has no folder around its files.
  const isBare =
    !entries.some(({ name }) => /^[^/]+\/manifest\.json$/.test(name)) &&
    entries.some(({ name }) => name === 'manifest.json')
  for (const { from, ...entry } of entries) {
    if (entry.type === '5' && (entry.name === '' || entry.name === './')) continue
    const named = isBare ? { ...entry, name: `./${entry.name}` } : entry
    if (isAddedBySystem(entry.name) && isPlainType(entry.type)) {
      aside.push(entry.name)
      continue
    }
    const fault = entryFault(entry, named.name, isBare)
    if (fault !== '') {
      wrong.push(fault)
      continue
    }
    const slash = named.name.indexOf('/')
    const inner = named.name.slice(slash + 1)
    folders.add(named.name.slice(0, slash))
    if (entry.type === '5') continue
    if (files.has(inner)) wrong.push(`${inner} is there twice`)
    else files.set(inner, part(archive, inner, from, Math.max(0, Math.min(entry.size, archive.size - from))))
  }
  if (folders.size > 1) wrong.push('the archive has more than one folder')
  return { files, wrong, aside }
}

/**
 * Whether a system or its file manager adds such a file to folders and archives by itself (macOS, Windows). It is not read as
 * part of an export.
 * @param {string} name
 */
export function isAddedBySystem(name) {
  const parts = name.split('/')
  const last = parts[parts.length - 1]
  return (
    parts.includes('__MACOSX') || /^(?:\.DS_Store|\._.+|\.localized|Thumbs\.db|ehthumbs\.db|desktop\.ini)$/i.test(last)
  )
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
    const path = text.replace(/\0+$/, '')
    return /^[\x20-\x7e]+$/.test(path) ? { path } : undefined
  }
  /** @type {Announced} */
  const announced = {}
  for (let at = 0; at < text.length; ) {
    const head = /^([1-9][0-9]{0,5}) ([^=\n]{1,255})=/.exec(text.slice(at, at + 300))
    if (head === null) return undefined
    const end = at + Number(head[1])
    const value = text.slice(at + head[0].length, end - 1)
    if (end > text.length || text[end - 1] !== '\n' || at + head[0].length > end - 1) return undefined
    if (type === 'x' && head[2] === 'path') announced.path = value
    else if (type === 'x' && head[2] === 'size' && /^[0-9]{1,15}$/.test(value)) announced.size = Number(value)
    else if (!HARMLESS.test(head[2])) return undefined
    at = end
  }
  return announced
}

/** A header holds at most so many characters of a name. */
const HEADER_NAME = 100

/**
 * An announced name must be the one in the header, or begin with it if that was cut: programs that do not know the
 * announcement would unpack another file.
 * @param {Entry} entry
 * @param {Announced | undefined} announced
 */
function announcedFault({ name, size }, announced) {
  const { path = name, size: announcedSize = size } = announced ?? {}
  const isCut = path.length > HEADER_NAME && name.length >= HEADER_NAME - 1 && path.startsWith(name)
  if ((path === name || isCut) && announcedSize === size) return ''
  return `the entry ${JSON.stringify(name.slice(0, 200))} has a name or size that programs read in different ways`
}

/** @param {string} name */
function withoutDot(name) {
  return name.startsWith('./') ? name.slice(2) : name
}

/** @param {string} type */
function isPlainType(type) {
  return type === '0' || type === '\0'
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
 * @param {string} placed its name with the folder around it
 * @param {boolean} isBare the archive has no folder around its files
 * @returns {string} '' if it belongs
 */
function entryFault(entry, placed, isBare) {
  const { name, size, type, hidden } = entry
  const quotedName = JSON.stringify(name.slice(0, 200))
  const isFolder = type === '5' && size === 0 && !hidden
  if (isFolder && isPlainPath(name.slice(0, -1)) && FOLDER_PATH.test(placed) && (!isBare || name === 'schema/'))
    return ''
  if (!isPlainType(type)) return notPlain(entry)
  if (hidden) return `the entry ${quotedName} has a name that programs read in different ways`
  if (!isPlainPath(name)) return `the entry ${quotedName} has a name that no file of an export has`
  return placed.includes('/') ? '' : `an entry lies outside the bundle's folder: ${name}`
}

/** @param {Entry} entry */
function notPlain({ name, type }) {
  const kind = ENTRY_KINDS[/** @type {keyof typeof ENTRY_KINDS} */ (type)] ?? 'of an unknown kind'
  return `the entry ${JSON.stringify(name.slice(0, 200))} is no plain file (type ${JSON.stringify(type)}, ${kind})`
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
async function checkTrailing(archive, at, wrong) {
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
