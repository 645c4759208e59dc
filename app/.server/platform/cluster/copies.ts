/** How far the log of a machine has come: number of events, leaf hash of the last one, and the transaction of keys.db. */
export type Copy = { size: number; leaf: string; keys: string }

/** What has to be on another machine: so many events, of which the last has this hash, and the keys up to this transaction. */
export type Wanted = { size: number; leaf?: string; keys: string }

/** Tells of the events that another machine holds as well. */
export type Copies = {
  /** Whether another machine holds this event, and no machine that is there lacks it. */
  hold(seq: number): boolean
  /**
   * Waits until the other machines hold everything that is here now, for 2 s at most: `late` if they do not by then, at once if that was so a
   * moment ago. `alone` at once if there is none.
   */
  settle(): Promise<'held' | 'late' | 'alone'>
}

/** One machine alone has no copies. */
export const NO_COPIES: Copies = { hold: () => false, settle: () => Promise.resolve('alone') }

/** After so long without a report there is no machine to wait for. */
const GONE_MS = 5_000
const WAIT_MS = 2_000
/** So soon after a wait in vain, another one would not end better: one request may wait for its mail and for its answer. */
const AGAIN_MS = 1_000
/** Machines that are remembered; a cluster has two or three. */
const MOST = 16

type Deps = {
  mayAcknowledge(): boolean
  /** What this machine has now; undefined while that is not known. */
  here(): Wanted | undefined
  /** Whether the log on this machine has this event at this place; the leaf hash in hexadecimal. */
  holds(seq: number, leaf: string): boolean
  /** The last event of the machine that leads, as that one says, if this machine follows it. */
  leaderEnd(): Pick<Copy, 'size' | 'leaf'> | undefined
  waitMs?: number
}

/**
 * What other machines have said of their logs. LiteFS tells no writer what its replicas have. A log that went another way is no
 * copy, however long it is, so each is compared by the hash of its last event. It outlives changes of part.
 */
export function createCopies({ mayAcknowledge, here, holds, leaderEnd, waitMs = WAIT_MS }: Deps) {
  const reports = new Map<string, Copy & { at: number }>()
  let waiting: { wanted: Wanted; resolve: (settled: 'held' | 'late') => void; timer: NodeJS.Timeout }[] = []

  let lateAt = Number.NEGATIVE_INFINITY

  const isThere = ({ at }: { at: number }) => performance.now() - at < GONE_MS

  /** LiteFS may name any machine the next primary, so all that are there must hold it, not only the quickest. */
  function isHeld({ size, leaf, keys }: Wanted): boolean {
    // Another log may have taken the place of the one that was asked about.
    if (leaf !== undefined && !holds(size - 1, leaf)) return false
    const lacking = [...reports.values()].filter(
      (report) => report.size < size || report.keys < keys || !holds(report.size - 1, report.leaf),
    )
    return reports.size > lacking.length && !lacking.some(isThere)
  }

  return {
    hold(seq: number): boolean {
      if (mayAcknowledge()) return isHeld({ size: seq + 1, keys: '' })
      // A machine that follows is the second one itself, as far as its log and that of its leader are known to be one.
      const end = leaderEnd()
      return end !== undefined && seq < end.size && holds(end.size - 1, end.leaf)
    },
    settle(): Promise<'held' | 'late' | 'alone'> {
      const wanted = here()
      if (!mayAcknowledge() || wanted === undefined) return Promise.resolve('late')
      if (isHeld(wanted)) return Promise.resolve('held')
      if (![...reports.values()].some(isThere)) return Promise.resolve('alone')
      if (performance.now() - lateAt < AGAIN_MS) return Promise.resolve('late')
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          waiting = waiting.filter((each) => each.timer !== timer)
          lateAt = performance.now()
          resolve('late')
        }, waitMs)
        waiting.push({ wanted, resolve, timer })
      })
    },
    /** Whether another machine was heard of lately. */
    areThere: () => [...reports.values()].some(isThere),
    /** Takes what the machine of this name says of its log. @returns whether everything that it has is here as well */
    take(from: string, copy: Copy): boolean {
      if (reports.size < MOST || reports.has(from)) reports.set(from, { ...copy, at: performance.now() })
      const held = waiting.filter(({ wanted }) => isHeld(wanted))
      waiting = waiting.filter((each) => !held.includes(each))
      if (held.length > 0) lateAt = Number.NEGATIVE_INFINITY
      for (const { resolve, timer } of held) {
        clearTimeout(timer)
        resolve('held')
      }
      return holds(copy.size - 1, copy.leaf)
    },
  } satisfies Copies & { areThere(): boolean; take(from: string, copy: Copy): boolean }
}
