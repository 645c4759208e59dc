import { z } from 'zod'
import { type Archive, ArchiveError } from '../archive/archive.ts'
import { canonical } from '../canonical.ts'
import { Alarm } from './alarm.ts'
import { parseCheckpoint } from './checkpoint-text.ts'
import type { PublishedCheckpoint } from './queries.ts'

/** The newest signed note, as other tools expect it beside the tiles. The one object that is replaced. */
export const CHECKPOINT = 'checkpoint'

// Every note that was ever signed, each naming the one before: a database that was put back gets them again, since
// people out there hold them and will ask how the log went on.
const Kept = z.strictObject({
  note: z.string(),
  previous: z.int().positive().nullable(),
  published_at: z.int().nonnegative(),
  size: z.int().positive(),
})
type Kept = z.infer<typeof Kept>

const keyOf = (size: number) => `note/${size}`

/**
 * Keeps a signed note for good, and gives back the one that counts: where a note over the same tree was kept before,
 * by a run that ended right after, that one.
 * @throws {Alarm} where another tree of this size was signed.
 */
export async function keepNote(
  archive: Archive,
  checkpoint: PublishedCheckpoint,
  previous: number | undefined,
): Promise<PublishedCheckpoint> {
  const { size, note, publishedAt } = checkpoint
  const kept: Kept = { note, previous: previous ?? null, published_at: publishedAt, size }
  try {
    await archive.put(keyOf(size), Buffer.from(canonical(kept)))
    return checkpoint
  } catch (error) {
    if (!(error instanceof ArchiveError) || error.code !== 'archive_conflict') throw error
    const earlier = await readKept(archive, size)
    if (earlier === undefined || textOf(earlier.note) !== textOf(note)) {
      throw new Alarm('archive_conflict', `another tree of size ${size} was signed`, { cause: error })
    }
    return { ...checkpoint, note: earlier.note, publishedAt: earlier.published_at }
  }
}

/** The notes kept over trees larger than `size`, smallest first, as far back as they hang together. */
export async function keptNotesSince(archive: Archive, origin: string, size: number): Promise<PublishedCheckpoint[]> {
  const newest = (await archive.get(CHECKPOINT))?.toString('utf8')
  const found: PublishedCheckpoint[] = []
  let at = newest === undefined ? undefined : parseCheckpoint(textOf(newest), origin)?.size
  while (at !== undefined && at > size) {
    const kept = await readKept(archive, at)
    const said = kept && parseCheckpoint(textOf(kept.note), origin)
    if (kept === undefined || said?.size !== at) break
    found.unshift({ size: at, root: said.root, note: kept.note, publishedAt: kept.published_at })
    at = kept.previous !== null && kept.previous < at ? kept.previous : undefined
  }
  return found
}

async function readKept(archive: Archive, size: number): Promise<Kept | undefined> {
  const bytes = await archive.get(keyOf(size))
  if (bytes === undefined) return undefined
  try {
    return Kept.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    return undefined
  }
}

/** What a note's signatures stand under, with its last newline. */
function textOf(note: string): string {
  return note.slice(0, note.lastIndexOf('\n\n') + 1)
}
