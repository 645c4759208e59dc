import type { Clock } from '#app/.server/platform/clock.ts'
import { type Database, openReadOnly, type SqliteConnection } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { Archive } from '../archive/archive.ts'
import { storedNodes } from '../tree/nodes.ts'
import { consistencyProof } from '../tree/proofs.ts'
import { Alarm, type AlarmCode, raiseUnless } from './alarm.ts'
import { encodeRegister, type RegisterState, readPublished } from './archive-register.ts'
import { checkpointText } from './checkpoint-text.ts'
import { judgeLog } from './judge.ts'
import { signNote } from './note.ts'
import { removePartials, storeObjects } from './objects.ts'
import { latestCheckpoint, type PublishedCheckpoint } from './queries.ts'
import type { Signer } from './signer.ts'
import { CHECKPOINT, storeNote } from './stored-notes.ts'
import { NO_WITNESSES, type Witnesses } from './witnesses.ts'

type PublisherState = {
  /** Size of the last tree that was signed; 0 before the first. */
  size: number
  /** Why nothing is published any more in this process. */
  halted: AlarmCode | undefined
}

export type Publisher = {
  /**
   * Signs and publishes what the log has gained; `news` says whether it has gained anything. Calls that come while one
   * runs share it. Rejects if the archive cannot be reached: nothing was signed, and the next call continues from there.
   */
  publish(): Promise<{ size: number; news: boolean }>
  state(): PublisherState
  /** Ends publishing; a run that waits for the archive does nothing more once it answers. */
  close(): void
}

export type PublisherDeps = {
  database: Pick<Database, 'reader' | 'writer'>
  archive: Archive
  origin: string
  /** All of them sign. */
  signers: readonly Signer[]
  /** Others who cosign; none by default. */
  witnesses?: Witnesses
  clock: Clock
  log: Log
  /** Makes the log name the key that signs, unless it does already. Called before each run that has news. */
  declareKey(): void
  /** The log must not be continued. */
  onAlarm(code: AlarmCode): void
}

/** How often a run starts again because another process published meanwhile. */
const ROUNDS = 5

/**
 * Publishes checkpoints in four steps, each of which can be repeated: (1) every new event is read again and hashed by
 * other code; (2) bundles and tiles go to the archive; (3) the register moves from the published tree to the new one,
 * by compare-and-swap: from here on the new tree is the log, even if this machine is lost; (4) it is signed, offered to
 * the witnesses, and kept. Nothing is signed that did not pass all of them. A disagreement ends publishing and raises the alarm.
 */
export function createPublisher(deps: PublisherDeps): Publisher {
  const { database, archive, origin, signers, clock, log, witnesses = NO_WITNESSES } = deps
  const selectSize = database.reader.sqlite.prepare<[], number>('SELECT size FROM ledger_head').pluck()
  const insertCheckpoint = database.writer.sqlite.prepare(
    'INSERT INTO ledger_checkpoint (size, root, note, published_at) VALUES (?, ?, ?, ?)',
  )
  let running: Promise<{ size: number; news: boolean }> | undefined
  let halted: AlarmCode | undefined
  let closed = false
  let announced = 0

  const latest = () => latestCheckpoint(database.reader)
  const publishedSize = () => latest()?.size ?? 0

  async function run(): Promise<{ size: number; news: boolean }> {
    if (halted !== undefined || closed) return { size: closed ? 0 : publishedSize(), news: false }
    try {
      if (publishedSize() === selectSize.get()) {
        await announce(latest())
        return { size: publishedSize(), news: false }
      }
      deps.declareKey()
      for (let round = 0; round < ROUNDS; round += 1) {
        const size = await attempt()
        if (size !== undefined) return { size, news: true }
      }
      throw new Error('others keep publishing to the same archive')
    } catch (error) {
      if (error instanceof Alarm) {
        halted = error.code
        log.error({ alarm: error.code, detail: error.message }, 'ledger alarm: nothing more is published or written')
        deps.onAlarm(error.code)
        return { size: publishedSize(), news: false }
      }
      throw error
    }
  }

  /** The size that is signed now; undefined if another process moved the register first. */
  async function attempt(): Promise<number | undefined> {
    const before = latest()
    const published = await publishedBefore(before)
    const trusted = [published, before].filter((tree) => tree !== undefined)
    // A log that was never signed here is read from its first event, whether it was published or not.
    const from = before && trusted.reduce((least, tree) => (tree.size < least.size ? tree : least))
    const { sqlite } = openReadOnly(database.reader.sqlite.name)
    try {
      const judged = await judgeLog(sqlite, { from, trusted })
      if (published?.size !== judged.size) {
        await storeObjects(archive, sqlite, published?.size ?? 0, judged)
        const record = encodeRegister({ origin, size: judged.size, root: judged.root, frontier: judged.frontier })
        if (closed) throw new Error('the publisher is closed')
        if (!(await archive.swapRegister(published?.register, record))) return undefined
      }
      await removePartials(
        archive,
        trusted.map(({ size }) => size),
        judged.size,
      ).catch((error: unknown) => log.warn({ error }, 'partial tiles could not be removed'))
      await sign(sqlite, judged)
      return judged.size
    } finally {
      sqlite.close()
    }
  }

  async function publishedBefore(before: PublishedCheckpoint | undefined): Promise<RegisterState | undefined> {
    const published = await readPublished(archive)
    raiseUnless(published !== 'damaged', 'register_damaged', 'the register of the archive cannot be read')
    if (published === 'absent') {
      raiseUnless(
        before === undefined,
        'archive_removed',
        `${before?.size} events were published, the archive is empty`,
      )
      return undefined
    }
    raiseUnless(published.origin === origin, 'origin_differs', `the archive is that of ${published.origin}`)
    return published
  }

  async function sign(sqlite: SqliteConnection, { size, root }: { size: number; root: Buffer }): Promise<void> {
    const text = checkpointText({ origin, size, root })
    const signed = signNote(text, signers)
    // A note never changes once it is kept, so the witnesses sign before.
    const lines = await witnesses.cosign({ text, note: signed, size, proofFrom: (from) => proofIn(sqlite, from, size) })
    const note = `${signed}${lines.join('')}`
    const stored = await storeNote(archive, { size, root, note, publishedAt: clock.now() })
    if (closed) return
    if (publishedSize() < size) insertCheckpoint.run(size, root, stored.note, stored.publishedAt)
    await announce(stored)
  }

  /** Puts the newest note at the key that other tools read; again after a start, since a run may have ended before. */
  async function announce(checkpoint: PublishedCheckpoint | undefined): Promise<void> {
    if (checkpoint === undefined || announced === checkpoint.size) return
    await archive.replace(CHECKPOINT, Buffer.from(checkpoint.note))
    announced = checkpoint.size
  }

  return {
    publish() {
      running ??= run().finally(() => {
        running = undefined
      })
      return running
    },
    state: () => ({ size: publishedSize(), halted }),
    close() {
      closed = true
    },
  }
}

function proofIn(sqlite: SqliteConnection, from: number, to: number): string[] {
  return consistencyProof(storedNodes(sqlite), from, to).map((hash) => hash.toString('base64'))
}
