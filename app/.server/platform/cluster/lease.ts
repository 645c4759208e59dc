import { z } from 'zod'
import type { Clock } from '../clock.ts'

/** How old the last proof of leading may be for an answer that says that something was saved. */
export const PROOF_MS = 5_000
/** How long a lease must stand still before another node takes it: no answer of its holder can still be under way then. */
export const TAKE_OVER_MS = PROOF_MS + 5_000

/** How far the log had come when the lease was renewed: number of events, leaf hash of the last, and its time. */
export type LeaseMark = { origin: string; size: number; leaf: string; at: number }

const Record = z.strictObject({
  v: z.literal(1),
  node: z.string().min(1).max(200),
  url: z.string().max(200).nullable(),
  /** One process; `turn` counts its renewals, so that no record is ever written twice. */
  run: z.string().min(1).max(64),
  turn: z.int().nonnegative(),
  mark: z
    .strictObject({ origin: z.string(), size: z.int().nonnegative(), leaf: z.string(), at: z.number() })
    .nullable(),
  released: z.boolean(),
})
export type LeaseRecord = z.output<typeof Record>

/** One small record in a place that every node reaches, changed only by compare-and-swap. */
export type LeaseStore = {
  read(): Promise<{ record: string; version: string } | undefined>
  /** False if another was first. Rejects if it is unknown whether the record was written. */
  swap(expected: { record: string; version: string } | undefined, record: string): Promise<boolean>
}

/** A record as it was read, and since when on the monotonic clock it has not changed at least. */
export type Watched = { version: string; at: number }

export type Lease = ReturnType<typeof createLease>

/**
 * The proof that this node, and no other, leads: a record that is renewed by compare-and-swap. A holder may answer for
 * `PROOF_MS` after it sent its last renewal that succeeded. A node that wants the lease of another must have watched the same
 * record for `TAKE_OVER_MS`, unless its holder gave it back or was an earlier process of this very machine. Both count on
 * their own monotonic clock only, so no two nodes answer at once, however the clocks of the wall stand.
 * @param deps.previousRun the process that ran before on this machine, and certainly runs no more
 * @param deps.mark how far the log has come; null until that is known
 */
export function createLease(deps: {
  store: LeaseStore
  clock: Pick<Clock, 'monotonic'>
  me: { node: string; url: string | null; run: string }
  previousRun: string | undefined
  mark: () => LeaseMark | null
  /** What the process before on this machine had watched, in this process's time. */
  watchedBefore?: Watched | undefined
  /** Whether the log here has this event at this place. */
  holds?: (seq: number, leaf: string) => boolean
  /** Told if the log here lacks what this holder has told of it: that of another machine took its place. */
  onReplaced?: () => void
}) {
  const { store, clock, me } = deps
  let holding = false
  let provenAt = Number.NEGATIVE_INFINITY
  let turn = 0
  let seen: { version: string; at: number; record: LeaseRecord | undefined } | undefined
  let inherited: LeaseMark | null = null
  let holderBefore: string | undefined
  /**
   * The furthest mark that was written. It never goes back, although the log of a holder that lost its part may be closed or replaced by a
   * shorter one before the lease is given back.
   */
  let furthest: LeaseMark | null = null
  /** The last that this holder told of the log here. */
  let own: LeaseMark | null = null
  let markedSize = 0

  async function look() {
    const register = await store.read()
    const record = register && recordIn(register.record)
    // After the answer, so that the record had this version at that time at the earliest.
    const at = clock.monotonic()
    if (register === undefined) seen = undefined
    else if (register.version !== seen?.version) {
      const since = deps.watchedBefore?.version === register.version ? Math.min(deps.watchedBefore.at, at) : at
      seen = { version: register.version, at: since, record }
    }
    return { register, record }
  }

  async function write(register: Awaited<ReturnType<LeaseStore['read']>>, released: boolean): Promise<boolean> {
    turn += 1
    const [here, before] = [deps.mark(), furthest ?? inherited]
    const isReplaced = here !== null && !holdsOwn()
    if (isReplaced && !released) {
      lose()
      deps.onReplaced?.()
      return false
    }
    const mark = here === null || isReplaced || here.size < (before?.size ?? 0) ? before : here
    if (mark === here) own = here
    const record: LeaseRecord = { v: 1, ...me, turn, mark, released }
    const sentAt = clock.monotonic()
    // A swap whose answer is lost may have written it all the same.
    furthest = mark
    const written = await store.swap(register, JSON.stringify(record))
    if (written && !released) {
      provenAt = sentAt
      markedSize = mark?.size ?? 0
    }
    return written
  }

  function holdsOwn(): boolean {
    return own === null || own.size === 0 || deps.holds?.(own.size - 1, own.leaf) !== false
  }

  function lose(): void {
    holding = false
    provenAt = Number.NEGATIVE_INFINITY
  }

  function mayTake(record: LeaseRecord | undefined): boolean {
    if (seen === undefined || record?.run === me.run || record?.released === true) return true
    if (record !== undefined && record.run === deps.previousRun) return true
    return clock.monotonic() - seen.at >= TAKE_OVER_MS
  }

  return {
    /** Reads the record, and remembers since when it stands. */
    async watch(): Promise<void> {
      await look()
    },
    /** Renews the lease, or takes it as soon as that is safe. Rejects if the store does not answer. */
    async turn(): Promise<void> {
      const { register, record } = await look()
      if (holding) {
        if (record?.run === me.run && !record.released) return void (await write(register, false))
        holding = false
        return
      }
      if (!mayTake(record)) return
      inherited = record?.mark ?? null
      holderBefore = record?.run
      furthest = null
      own = null
      if (await write(register, false)) holding = true
    },
    /** Answers no more, and lets another node lead at once. */
    async release(): Promise<void> {
      if (!holding) return
      lose()
      const { register, record } = await look()
      if (record?.run === me.run) await write(register, true)
    },
    /** Whether the log here still has all that was told of it. If not, this process leads no more until it has taken the lease again. */
    isWhole(): boolean {
      if (holdsOwn()) return true
      if (holding) {
        lose()
        deps.onReplaced?.()
      }
      return false
    },
    isHeld: () => holding,
    /** Whether an answer may be given now that says that something was saved. */
    isProven: () => holding && clock.monotonic() - provenAt < PROOF_MS,
    proofAgeMs: () => clock.monotonic() - provenAt,
    /** All that was acknowledged at least: by the holder before, or by this one, whose log may have been replaced meanwhile. */
    inherited: () => furthest ?? inherited,
    /** The process that held the lease before; undefined if there was none. */
    holderBefore: () => holderBefore,
    /** The number of events that the record of this holder tells its successor of. */
    markedSize: () => markedSize,
    /** Who leads, as far as the record says. */
    holder: (): { node: string; url: string | null } | undefined =>
      seen?.record === undefined || seen.record.released ? undefined : { node: seen.record.node, url: seen.record.url },
    /** Whether its holder gave it back, so that another one may lead at once. */
    isReleased: () => seen?.record?.released === true,
    /** The last reading, for the next process on this machine, which then need not wait from the start. */
    watched: (): Watched | undefined => seen && { version: seen.version, at: seen.at },
    /** How far the log of its holder had come, as the record says. */
    holderMark: (): LeaseMark | null => seen?.record?.mark ?? null,
    /** For how long the record has not changed, as seen from here. */
    stillMs: () => (seen === undefined ? 0 : clock.monotonic() - seen.at),
  }
}

/** Undefined for a text that is no record: such a lease is taken after the full wait only. */
export function recordIn(text: string): LeaseRecord | undefined {
  try {
    return Record.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
