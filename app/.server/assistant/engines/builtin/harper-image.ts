import { closeSync, existsSync, openSync, readSync, writeFileSync } from 'node:fs'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { type CheckedLinter, freshLinter, type Insides, insidesOf } from './harper.ts'

/**
 * Harper builds its word list and its rules for more than a second whenever it starts, and always the same ones. An image holds its
 * memory as it is afterwards, so that a thread reads that instead. The build writes one, and without it all works, only later.
 *
 * Format: the length of a head as a decimal line, the head as JSON, and the parts, each compressed on its own, so that not all of
 * them are in memory twice.
 */
type Head = {
  /** Size of the memory when Harper starts: an image of another version does not fit. */
  initial: number
  size: number
  /** Size of the table of JavaScript's values. */
  table: number
  /** Address of the linter in that memory. */
  linter: number
  /** The bytes that are not zero: for each part its length in the file, and the place and length of each stretch in memory. */
  parts: { bytes: number; stretches: [number, number][] }[]
}

const PAGE = 4_096
const WASM_PAGE = 65_536
/** Memory in one part. */
const PART = 4 * 1024 ** 2
/** Freed memory is looked for in pieces of this size at first: the largest that were seen have 33 MB. */
const LARGEST = 64 * 1024 ** 2
const SMALLEST = 256
/** No head of an image is as long. */
const HEAD_MAX = 4 * 1024 ** 2

/** A linter with the memory of an image; undefined if there is no image, or none of this version. */
export async function linterFromImage(file: string): Promise<CheckedLinter | undefined> {
  if (!existsSync(file)) return undefined
  const insides = await insidesOf()
  const { memory, __wbindgen_externrefs: table } = insides.wasm
  const descriptor = openSync(file, 'r')
  try {
    const { head, at: first } = readHead(descriptor)
    if (head.initial !== memory.buffer.byteLength || head.table < table.length) return undefined
    memory.grow((head.size - head.initial) / WASM_PAGE)
    table.grow(head.table - table.length)
    const bytes = new Uint8Array(memory.buffer)
    let at = first
    for (const part of head.parts) {
      const packed = Buffer.alloc(part.bytes)
      readSync(descriptor, packed, 0, part.bytes, at)
      at += part.bytes
      const plain = zstdDecompressSync(packed)
      let from = 0
      for (const [place, length] of part.stretches) {
        bytes.set(plain.subarray(from, from + length), place)
        from += length
      }
    }
    return insides.linterAt(head.linter)
  } finally {
    closeSync(descriptor)
  }
}

/** Starts Harper as it is always started and writes its memory to `file`. */
export async function writeImage(file: string): Promise<void> {
  const insides = await insidesOf()
  const initial = insides.wasm.memory.buffer.byteLength
  const linter = await freshLinter()
  // The first text fills what is filled once.
  for (const lints of Object.values(await linter.organizedLints('The results shows that we was late.')))
    for (const lint of lints) lint.free()
  const { inner } = linter
  if (inner === undefined) throw new Error('harper.js keeps its linter elsewhere than before')
  clearFreed(insides)
  const { memory, __wbindgen_externrefs: table } = insides.wasm
  const { parts, packed } = partsOf(Buffer.from(memory.buffer))
  const size = memory.buffer.byteLength
  const head: Head = { initial, size, table: table.length, linter: (await inner).__wbg_ptr, parts }
  const json = Buffer.from(JSON.stringify(head))
  writeFileSync(file, Buffer.concat([Buffer.from(`${json.length}\n`), json, ...packed]))
}

function readHead(descriptor: number): { head: Head; at: number } {
  const opening = Buffer.alloc(16)
  readSync(descriptor, opening, 0, opening.length, 0)
  const [line = ''] = opening.toString('latin1').split('\n')
  const length = Math.min(Number(line), HEAD_MAX)
  const json = Buffer.alloc(length)
  readSync(descriptor, json, 0, length, line.length + 1)
  return { head: JSON.parse(json.toString('utf8')) as Head, at: line.length + 1 + length }
}

/**
 * Writes zeros over memory that was used and freed, two fifths of all, so that it need not be kept. It is found by asking for it, the
 * largest pieces first: a piece from the end of the memory, which was never used, ends the search for its size.
 */
function clearFreed({ wasm }: Insides): void {
  const end = wasm.__wbindgen_malloc(LARGEST, 8)
  wasm.__wbindgen_free(end, LARGEST, 8)
  const pieces: [number, number][] = []
  for (let size = LARGEST / 2; size >= SMALLEST; size /= 2) {
    for (;;) {
      const place = wasm.__wbindgen_malloc(size, 8)
      pieces.push([place, size])
      if (place >= end) break
      new Uint8Array(wasm.memory.buffer, place, size).fill(0)
    }
  }
  for (const [place, size] of pieces) wasm.__wbindgen_free(place, size, 8)
}

/** The pages that are not all zero, in parts. */
function partsOf(memory: Buffer): { parts: Head['parts']; packed: Buffer[] } {
  const parts: Head['parts'] = []
  const packed: Buffer[] = []
  const empty = Buffer.alloc(PAGE)
  let stretches: [number, number][] = []
  let length = 0
  const close = () => {
    if (length === 0) return
    const plain = Buffer.concat(stretches.map(([place, bytes]) => memory.subarray(place, place + bytes)))
    const part = zstdCompressSync(plain)
    packed.push(part)
    parts.push({ bytes: part.length, stretches })
    stretches = []
    length = 0
  }
  for (let place = 0; place < memory.length; place += PAGE) {
    if (memory.compare(empty, 0, PAGE, place, place + PAGE) === 0) continue
    const last = stretches.at(-1)
    if (last !== undefined && last[0] + last[1] === place) last[1] += PAGE
    else stretches.push([place, PAGE])
    length += PAGE
    if (length >= PART) close()
  }
  close()
  return { parts, packed }
}
