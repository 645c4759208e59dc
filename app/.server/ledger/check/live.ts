import type { Handle } from '#app/.server/platform/database.ts'
import type { Archive } from '../archive/archive.ts'
import { countAt, levelsOf, packBundle, tileKey, WIDTH } from '../archive/layout.ts'
import { declaredVkeys } from '../export/system-events.ts'
import { Alarm } from '../publish/alarm.ts'
import { checkpointText } from '../publish/checkpoint-text.ts'
import { judgeLog } from '../publish/judge.ts'
import { openNote } from '../publish/note.ts'
import { checkpointsSince, type PublishedCheckpoint } from '../publish/queries.ts'
import { parseVkey } from '../publish/signer.ts'
import { CHECKPOINT } from '../publish/stored-notes.ts'
import { readTile } from '../tree/tiles.ts'
import { LedgerBreach } from '../write/breach.ts'
import { rebuild } from './rebuild.ts'
import { standingOf } from './standing.ts'

/** The result of one check: its name, what it read, and one line for each fault. */
export type Check = { name: string; says: string; trouble: string[] }

type Progress = (line: string) => void

/** Archive objects that are fetched at the same time. */
const AT_ONCE = 8

/**
 * Checks everything that the live database and its archive allow to check: events, tree, notes, archive. A check that
 * fails does not stop the others. Reads only.
 */
export async function checkLiveLedger(reader: Handle, archive: Archive, progress: Progress): Promise<Check[]> {
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

/** The bundles and tiles that the archive must hold for a tree of this size, byte for byte. */
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

function grouped(count: number): string {
  return count.toLocaleString('en')
}
