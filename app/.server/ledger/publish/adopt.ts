import { type Database, openReadOnly } from '#app/.server/platform/database.ts'
import type { Archive } from '../archive/archive.ts'
import { encodeRegister, readPublished } from './archive-register.ts'
import { judgeLog } from './judge.ts'
import { storeObjects } from './objects.ts'
import { checkpointsSince, latestCheckpoint } from './queries.ts'
import { CHECKPOINT, storeNote } from './stored-notes.ts'

/**
 * Fills an empty archive with a log that was published to another one, after an operator has said that the old one is
 * gone: the whole log is read again and must contain every tree that was signed. For a stopped server.
 * @returns the size that the new archive stands for.
 * @throws if the archive holds something already, or, as `Alarm`, if the log is not what was signed.
 */
export async function adoptArchive(deps: {
  database: Pick<Database, 'reader'>
  archive: Archive
  origin: string
}): Promise<number> {
  const { database, archive, origin } = deps
  if ((await readPublished(archive)) !== 'absent') throw new Error(`${archive.where} holds a published ledger already`)
  const signed = checkpointsSince(database.reader, 0)
  const { sqlite } = openReadOnly(database.reader.sqlite.name)
  try {
    const judged = await judgeLog(sqlite, { from: undefined, trusted: signed })
    await storeObjects(archive, sqlite, 0, judged)
    for (const checkpoint of signed) await storeNote(archive, checkpoint)
    const latest = latestCheckpoint({ sqlite })
    if (latest !== undefined) await archive.replace(CHECKPOINT, Buffer.from(latest.note))
    const { size, root, frontier } = judged
    const swapped = await archive.swapRegister(undefined, encodeRegister({ origin, size, root, frontier }))
    if (!swapped) throw new Error(`${archive.where} was published to meanwhile`)
    return size
  } finally {
    sqlite.close()
  }
}
