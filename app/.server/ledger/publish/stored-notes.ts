import { z } from 'zod'
import { type Archive, ArchiveError } from '../archive/archive.ts'
import { canonical } from '../format/canonical.ts'
import { Alarm, raiseUnless } from './alarm.ts'
import { parseCheckpoint } from './checkpoint-text.ts'
import type { PublishedCheckpoint } from './queries.ts'

/** The newest signed note, as other tools expect it beside the tiles. The one object that is replaced. */
export const CHECKPOINT = 'checkpoint'

// Every note that was ever signed: a database that was put back gets them again, since verifiers hold them and
// will ask how the log continued.
const StoredNote = z.strictObject({ note: z.string(), published_at: z.int().nonnegative(), size: z.int().positive() })
type StoredNote = z.infer<typeof StoredNote>

/** Sizes that share a folder: what one listing returns stays bounded. */
const RANGE = 65_536
/** Notes fetched at the same time. */
const AT_ONCE = 16

const rangeOf = (size: number) => `note/${Math.floor(size / RANGE)}/`

/**
 * Keeps a signed note for good, and gives back the one that counts: if an earlier run stored a note over the same
 * tree and ended right after, that one.
 * @throws {Alarm} if another tree of this size was signed.
 */
export async function storeNote(archive: Archive, checkpoint: PublishedCheckpoint): Promise<PublishedCheckpoint> {
  const { size, note, publishedAt } = checkpoint
  const stored: StoredNote = { note, published_at: publishedAt, size }
  try {
    await archive.put(`${rangeOf(size)}${size}`, Buffer.from(canonical(stored)))
    return checkpoint
  } catch (error) {
    if (!(error instanceof ArchiveError) || error.code !== 'archive_conflict') throw error
    const earlier = await readStoredNote(archive, `${rangeOf(size)}${size}`)
    if (textOf(earlier.note) !== textOf(note)) {
      throw new Alarm('archive_conflict', `another tree of size ${size} was signed`, { cause: error })
    }
    return { ...checkpoint, note: earlier.note, publishedAt: earlier.published_at }
  }
}

/** The notes kept over trees larger than `after` and no larger than `upTo`, smallest first. */
export async function storedNotes(
  archive: Archive,
  origin: string,
  { after, upTo }: { after: number; upTo: number },
): Promise<PublishedCheckpoint[]> {
  const keys: string[] = []
  for (let start = after - (after % RANGE); start <= upTo; start += RANGE) {
    keys.push(...(await archive.list(rangeOf(start))))
  }
  const wanted = keys.filter((key) => sizeOf(key) > after && sizeOf(key) <= upTo)
  const found: PublishedCheckpoint[] = []
  const worker = async () => {
    for (let key = wanted.pop(); key !== undefined; key = wanted.pop()) {
      const stored = await readStoredNote(archive, key)
      const named = parseCheckpoint(textOf(stored.note), origin)
      raiseUnless(named !== undefined && named.size === sizeOf(key), 'archive_conflict', `${key} is not such a note`)
      found.push({ size: named.size, root: named.root, note: stored.note, publishedAt: stored.published_at })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return found.sort((a, b) => a.size - b.size)
}

async function readStoredNote(archive: Archive, key: string): Promise<StoredNote> {
  const bytes = await archive.get(key)
  try {
    return StoredNote.parse(JSON.parse(bytes?.toString('utf8') ?? ''))
  } catch (error) {
    throw new Alarm('archive_conflict', `${key} is not a kept note`, { cause: error })
  }
}

function sizeOf(key: string): number {
  return Number(key.slice(key.lastIndexOf('/') + 1))
}

/** What a note's signatures stand under, with its last newline. */
function textOf(note: string): string {
  return note.slice(0, note.lastIndexOf('\n\n') + 1)
}
