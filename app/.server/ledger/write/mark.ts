import {
  closeSync,
  existsSync,
  fdatasync,
  fdatasyncSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'

// The high-water mark: a small file in the folder for state that says how far the log had come with its last answer.
// A database that is shorter at a later start has lost events that others hold receipts of.

/** The end of the log as it was last acknowledged: so many events, the leaf hash of the last one, and its time. */
type Mark = { origin: string; size: number; leaf: Buffer; at: number }

/** A mark as it is stored: `turn` counts the writes, so that the newer of two is known. */
type Slot = Mark & { turn: number }

/** What the mark of a folder says: nothing, something that cannot be read, or how far the log had come. */
export type FoundMark = Mark | 'absent' | 'damaged'

export type MarkFile = {
  /** To be called after a commit and before its answers. Survives the end of the process at once, a power failure soon. */
  note(mark: Mark): void
  close(): void
}

/** One of two places that are written in turn, so that a torn write leaves the mark before it. A disk block holds both. */
const SLOT_BYTES = 1_024
const SLOTS = 2
/** A file in which no mark was written yet. */
const BLANK = ' '.repeat(SLOT_BYTES * SLOTS)

/** The longest wait of a mark for its flush. With a much shorter one, flushes take a busy disk from commits. */
const FLUSH_MS = 50

const MARK_FILE = 'ledger-mark'

/** Reads the mark that lies in a folder for state. */
export function readMark(stateDir: string): FoundMark {
  const file = path.join(stateDir, MARK_FILE)
  if (!existsSync(file)) return 'absent'
  const slot = latest(slotsIn(file))
  // Nothing was acknowledged since the file was made, as after a restore: it is as good as none.
  if (slot === undefined) return readFileSync(file, 'latin1') === BLANK ? 'absent' : 'damaged'
  const { turn: _, ...mark } = slot
  return mark
}

/** Opens the mark in a folder, and makes it if there is none: from then on, writing it takes no new room on the disk. */
export function openMark(stateDir: string): MarkFile {
  const file = path.join(stateDir, MARK_FILE)
  const isNew = !existsSync(file)
  const opened = openSync(file, isNew ? 'wx+' : 'r+', 0o600)
  if (isNew) {
    writeSync(opened, Buffer.from(BLANK), 0, BLANK.length, 0)
    fsyncSync(opened)
  }
  const before = latest(slotsIn(file))
  let turn = before?.turn ?? 0
  let size = before?.size ?? 0
  let isDirty = false
  let isWaiting = false
  let isFlushing = false
  let isClosed = false

  /** One flush for all that comes within a moment: answers do not wait for it, and commits do not pay for it twice. */
  function flush() {
    isDirty = true
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      if (isClosed) return
      isDirty = false
      isFlushing = true
      fdatasync(opened, () => {
        isWaiting = false
        isFlushing = false
        if (isClosed) closeSync(opened)
        else if (isDirty) flush()
      })
    }, FLUSH_MS).unref()
  }

  return {
    note(mark) {
      // A log that is behind its mark has lost something, and must not hide that.
      if (isClosed || mark.size < size) return
      turn += 1
      size = mark.size
      writeSync(opened, textOf({ ...mark, turn }), (turn % SLOTS) * SLOT_BYTES, 'latin1')
      flush()
    },
    close() {
      if (isClosed) return
      isClosed = true
      if (isDirty) fdatasyncSync(opened)
      if (!isFlushing) closeSync(opened)
    },
  }
}

function textOf({ turn, origin, size, leaf, at }: Slot): string {
  const text = JSON.stringify({ v: 1, turn, origin, size, leaf: leaf.toString('hex'), at })
  return `${text} ${sumOf(text)}`.padEnd(SLOT_BYTES - 1).concat('\n')
}

function slotsIn(file: string): (Slot | undefined)[] {
  const bytes = Buffer.alloc(SLOT_BYTES * SLOTS)
  const opened = openSync(file, 'r')
  try {
    readSync(opened, bytes, 0, bytes.length, 0)
  } finally {
    closeSync(opened)
  }
  return Array.from({ length: SLOTS }, (_, slot) =>
    markIn(bytes.toString('latin1', slot * SLOT_BYTES, (slot + 1) * SLOT_BYTES)),
  )
}

const SLOT = /^(\{.{1,900}\}) ([0-9a-f]{8}) *\n$/

function markIn(slot: string): Slot | undefined {
  const [, text, sum] = SLOT.exec(slot) ?? []
  if (text === undefined || sum !== sumOf(text)) return undefined
  const { turn, origin, size, leaf, at } = JSON.parse(text) as Omit<Slot, 'leaf'> & { leaf: string }
  return { turn, origin, size, leaf: Buffer.from(leaf, 'hex'), at }
}

function sumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0')
}

function latest(slots: readonly (Slot | undefined)[]): Slot | undefined {
  return slots.reduce((best, each) => (each !== undefined && each.turn > (best?.turn ?? 0) ? each : best), undefined)
}
