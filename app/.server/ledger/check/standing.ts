import type { Handle } from '#app/.server/platform/database.ts'
import type { Archive } from '../archive/archive.ts'
import { Alarm, type AlarmCode } from '../publish/alarm.ts'
import { readPublished } from '../publish/archive-register.ts'
import { latestCheckpoint } from '../publish/queries.ts'
import { lostInWords, lostTail } from '../publish/tail.ts'
import { storedNodes } from '../tree/nodes.ts'
import { rootAt } from '../tree/proofs.ts'
import { LedgerBreach } from '../write/breach.ts'
import { assertStored } from '../write/soundness.ts'

/** How this log compares with what its archive says was published. With an `alarm` a server would open it read-only. */
export type Standing = { published: number; alarm: AlarmCode | undefined; says: string }

/** A reason of its own against writing, which no archive can lift: a broken store, or acknowledged events that are lost. */
export function troubleHere(
  reader: Handle,
  published: number,
): { alarm: AlarmCode | 'breach'; says: string } | undefined {
  try {
    assertStored(reader.sqlite)
    const lost = lostTail(reader)
    // What the archive holds comes back with the next start.
    if (lost === undefined || lost.end <= published) return undefined
    return { alarm: 'tail_lost', says: lostInWords({ ...lost, first: Math.max(lost.first, published) }) }
  } catch (error) {
    if (error instanceof Alarm) return { alarm: error.code, says: error.message }
    if (error instanceof LedgerBreach) return { alarm: 'breach', says: error.message }
    throw error
  }
}

/** The verdict that the gate would give, without writing anything or fetching missing events. */
export async function standingOf(
  reader: Handle,
  archive: Archive,
  log: { origin: string; size: number },
): Promise<Standing> {
  const known = latestCheckpoint(reader)
  const published = await readPublished(archive).catch(() => 'unreachable' as const)
  if (published === 'unreachable') return { published: 0, alarm: 'archive_unreachable', says: 'cannot be reached' }
  if (published === 'damaged') return { published: 0, alarm: 'register_damaged', says: 'its register cannot be read' }
  if (published === 'absent') {
    return known === undefined
      ? { published: 0, alarm: undefined, says: 'empty, as the log was never published' }
      : { published: 0, alarm: 'archive_removed', says: `empty, although ${known.size} events were published` }
  }
  const { size } = published
  if (published.origin !== log.origin) {
    return { published: size, alarm: 'origin_differs', says: `that of another log, ${published.origin}` }
  }
  if (size > log.size) {
    return {
      published: size,
      alarm: undefined,
      says: `ahead by ${size - log.size} events, which the next start fetches`,
    }
  }
  return rootAt(storedNodes(reader.sqlite), size).equals(published.root)
    ? { published: size, alarm: undefined, says: `agrees on the first ${size} events` }
    : { published: size, alarm: 'root_differs', says: `the first ${size} events here are not those published` }
}
