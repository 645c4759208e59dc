import type { Archive } from '#app/.server/ledger/archive/archive.ts'
import { countAt, levelsOf, packBundle, tileKey, WIDTH } from '#app/.server/ledger/archive/layout.ts'
import { LedgerBreach } from '#app/.server/ledger/breach.ts'
import { Alarm } from '#app/.server/ledger/checkpoint/alarm.ts'
import { checkpointText } from '#app/.server/ledger/checkpoint/checkpoint-text.ts'
import { judgeLog } from '#app/.server/ledger/checkpoint/judge.ts'
import { openNote } from '#app/.server/ledger/checkpoint/note.ts'
import { CHECKPOINT } from '#app/.server/ledger/checkpoint/notes.ts'
import { checkpointsSince, type PublishedCheckpoint } from '#app/.server/ledger/checkpoint/queries.ts'
import { parseVkey } from '#app/.server/ledger/checkpoint/signer.ts'
import { declaredVkeys } from '#app/.server/ledger/export/system-events.ts'
import { rebuild } from '#app/.server/ledger/rebuild.ts'
import { readTile } from '#app/.server/ledger/tree/tiles.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { standingOf } from './standing.ts'
import { grouped } from './terminal.ts'

/** One thing that was checked: what was found, and what is wrong about it, if anything. */
export type Check = { name: string; says: string; trouble: string[] }

type Progress = (line: string) => void

/** Archive objects on their way at the same time. */
const AT_ONCE = 8

/** Everything that can be checked from here; no check ends the others. Reads only. */
export async function checkAll(reader: Handle, archive: Archive, progress: Progress): Promise<Check[]> {
  progress('events: reading the whole log')
  const { size, differences } = rebuild(reader)
  const head = reader.sqlite.prepare<[], string>('SELECT origin FROM ledger_head').pluck()
  const origin = head.get() ?? ''
  const published = checkpointsSince(reader, 0)
  progress('tree: reading the whole log')
  return [
    {
      name: 'events',
      says: `${grouped(size)} read; projections, chains, rules and tree computed again`,
      trouble: differences.map(({ where, expected, found }) => `${where}: expected ${expected}, found ${found}`),
    },
    await checkTree(reader, published),
    checkNotes(reader, origin, published, progress),
    await checkArchive(reader, archive, { origin, size, published }, progress),
  ]
}

async function checkTree({ sqlite }: Handle, published: readonly PublishedCheckpoint[]): Promise<Check> {
  const says = `leaves, tiles and head; the roots of ${grouped(published.length)} published trees`
  try {
    await judgeLog(sqlite, { from: undefined, trusted: published })
    return { name: 'tree', says, trouble: [] }
  } catch (error) {
    if (!(error instanceof Alarm || error instanceof LedgerBreach)) throw error
    return { name: 'tree', says, trouble: [error.message] }
  }
}

function checkNotes(
  { sqlite }: Handle,
  origin: string,
  published: readonly PublishedCheckpoint[],
  progress: Progress,
): Check {
  const keys = declaredVkeys(sqlite)
    .map((vkey) => parseVkey(vkey))
    .filter((key) => key !== undefined)
  const trouble: string[] = []
  for (const [index, { size, root, note }] of published.entries()) {
    const opened = openNote(note, keys)
    if (!opened.ok) trouble.push(`note ${size}: ${opened.code}`)
    else if (opened.text !== checkpointText({ origin, size, root })) trouble.push(`note ${size} says something else`)
    progress(`notes: ${grouped(index + 1)} of ${grouped(published.length)}`)
  }
  return { name: 'notes', says: `${grouped(published.length)} signatures by ${keys.length} declared keys`, trouble }
}

async function checkArchive(
  reader: Handle,
  archive: Archive,
  log: { origin: string; size: number; published: readonly PublishedCheckpoint[] },
  progress: Progress,
): Promise<Check> {
  const standing = await standingOf(reader, archive, log)
  const trouble = standing.alarm === undefined ? [] : [`${standing.alarm}: ${standing.says}`]
  const size = Math.min(standing.published, log.size)
  let objects = 0
  if (standing.alarm === undefined && size > 0) {
    const waiting = expectedObjects(reader, size)
    const worker = async () => {
      for (const [key, expected] of waiting) {
        const found = await archive.get(key)
        objects += 1
        if (found === undefined) trouble.push(`${key} is missing`)
        else if (!found.equals(expected)) trouble.push(`${key} holds other bytes`)
        progress(`archive: ${grouped(objects)} objects`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const newest = (await archive.get(CHECKPOINT))?.toString('utf8')
    if (!log.published.some(({ note }) => note === newest))
      trouble.push(`${CHECKPOINT} is no note that was published here`)
  }
  return { name: 'archive', says: `${archive.where} ${standing.says}; ${grouped(objects)} objects compared`, trouble }
}

/** Bundles and tiles of the tree of this size, as they must stand in the archive. */
function* expectedObjects({ sqlite }: Handle, size: number): Generator<[key: string, bytes: Buffer]> {
  const bodies = sqlite
    .prepare<[number, number], Buffer>('SELECT body FROM ledger_event WHERE seq >= ? AND seq < ? ORDER BY seq')
    .pluck()
  for (let level = 0; level < levelsOf(size); level += 1) {
    const count = countAt(level, size)
    for (let n = 0; n * WIDTH < count; n += 1) {
      const width = Math.min(WIDTH, count - n * WIDTH)
      if (level === 0) yield [tileKey('entries', n, width), packBundle(bodies.all(n * WIDTH, n * WIDTH + width))]
      yield [tileKey(level, n, width), readTile(sqlite, level, n, width) ?? Buffer.alloc(0)]
    }
  }
}
