// Opens an export in whichever archive it came: the tar as it was downloaded, packed once more by gzip, or as a zip.

import { bundleOf } from './bundle.js'
import { newBytes } from './crypto-node.js'
import { memoryFile } from './forms.js'
import { openTar, readFully } from './tar.js'
import { zipEntries } from './zip.js'

/** @typedef {import('./reader.js').BundleFile} BundleFile */
/** @typedef {import('./bundle.js').Bundle} Bundle */

/** How archives begin that are not read here. */
const OTHER_PACKERS = [
  [0xfd, 0x37, 0x7a, 0x58],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x42, 0x5a, 0x68],
  [0x52, 0x61, 0x72, 0x21],
  [0x28, 0xb5, 0x2f, 0xfd],
]

/** More is not unpacked into memory. A tar of any size is read from its place, piece by piece. */
const MAX_UNPACKED = 1 << 28
const UNPACK_FIRST = 'unpack it first, then give the .tar or the folder'

/**
 * @param {BundleFile} archive
 * @param {number} [depth] how often it was packed before
 * @returns {Promise<Bundle | { refused: string }>}
 */
export async function openArchive(archive, depth = 0) {
  const head = newBytes(4)
  const filled = await readFully(archive, head, 0)
  if (filled > 2 && head[0] === 0x1f && head[1] === 0x8b) return openGzip(archive, depth)
  if (filled === 4 && head[0] === 0x50 && head[1] === 0x4b) return openZip(archive)
  if (OTHER_PACKERS.some((mark) => mark.every((byte, at) => head[at] === byte)))
    return { refused: `This archive is packed in a way that is not read here: ${UNPACK_FIRST}.` }
  return openTar(archive)
}

/** Servers and people pack what is packed already. More often than this it is no accident. */
const MAX_PACKED = 2

/**
 * @param {BundleFile} archive
 * @param {number} depth
 */
async function openGzip(archive, depth) {
  if (depth >= MAX_PACKED) return { refused: `This file is packed by gzip too many times: ${UNPACK_FIRST}.` }
  const unpacked = await inflated(archive, 'gzip', MAX_UNPACKED)
  if (unpacked === undefined) return { refused: `This gzip file is damaged or cut off, or too large: ${UNPACK_FIRST}.` }
  return openArchive(memoryFile(archive.name, unpacked), depth + 1)
}

/** @param {BundleFile} archive */
async function openZip(archive) {
  const listed = await zipEntries(archive)
  if ('refused' in listed) return listed
  /** @type {string[]} */
  const wrong = []
  const entries = []
  let room = MAX_UNPACKED
  for (const entry of listed.entries) {
    room -= entry.size
    if (room < 0) return { refused: `This zip file is too large to read as it is: ${UNPACK_FIRST}.` }
    const bytes = await contentOf(entry)
    if (bytes === undefined) return { refused: `This zip file is damaged or cut off at ${entry.name}: get it again.` }
    entries.push({ ...entry, file: memoryFile(entry.name, bytes) })
  }
  return bundleOf(entries, wrong)
}

/**
 * The contents of an entry of a zip; undefined if they are not what it states.
 * @param {import('./zip.js').ZipEntry} entry
 */
async function contentOf({ packed, isDeflated, size }) {
  if (isDeflated) {
    const bytes = await inflated(packed, 'deflate-raw', size)
    return bytes?.length === size ? bytes : undefined
  }
  const bytes = newBytes(size)
  return packed.size === size && (await readFully(packed, bytes, 0)) === size ? bytes : undefined
}

/** The compressed bytes that go into the decompressor at a time. */
const PIECE_SIZE = 1 << 16

/**
 * @param {BundleFile} file
 * @param {'gzip' | 'deflate-raw'} format
 * @param {number} limit
 * @returns {Promise<Uint8Array | undefined>} undefined if it is damaged, larger than the limit, or cannot be unpacked here
 */
async function inflated(file, format, limit) {
  /** @type {Uint8Array[]} */
  const pieces = []
  let total = 0
  let at = 0
  /** @type {ReadableStream<any>} */
  const source = new ReadableStream({
    async pull(controller) {
      const piece = newBytes(Math.min(PIECE_SIZE, file.size - at))
      const count = piece.length === 0 ? 0 : await file.read(piece, at)
      if (count === 0) return controller.close()
      at += count
      controller.enqueue(piece.subarray(0, count))
    },
  })
  try {
    const reader = source.pipeThrough(new DecompressionStream(format)).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      total += value.length
      if (total > limit) {
        await reader.cancel()
        return undefined
      }
      pieces.push(value)
    }
  } catch {
    return undefined
  }
  const bytes = newBytes(total)
  let to = 0
  for (const piece of pieces) {
    bytes.set(piece, to)
    to += piece.length
  }
  return bytes
}
