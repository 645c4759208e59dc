/** How many users' turns are remembered; the oldest is forgotten first. */
const TURNS_MAX = 10_000

/** Jobs that wait for a thread. Users take turns, however many jobs each of them has. */
export type FairQueue<Job extends { user: string }> = {
  push(job: Job): void
  /** Takes the next job: of the user whose last turn is the longest ago, in the order of arrival. Skips `busy` users. */
  take(busy: ReadonlySet<string>): Job | undefined
  /** Whether `take` would return a job. */
  has(busy: ReadonlySet<string>): boolean
  /** Removes a job that no longer waits. */
  remove(job: Job): void
  /** The jobs that wait, in the order of arrival. */
  all(): readonly Job[]
  size(): number
  sizeOf(user: string): number
  /** Removes and returns every job. */
  drain(): Job[]
}

/** Round robin between users. The time of each call depends on the number of waiting jobs only, which the caller limits. */
export function createFairQueue<Job extends { user: string }>(): FairQueue<Job> {
  const waiting: Job[] = []
  /** The number of each user's last turn, the latest turn last. */
  const turns = new Map<string, number>()
  let turn = 0

  function choose(busy: ReadonlySet<string>): Job | undefined {
    let chosen: Job | undefined
    for (const job of waiting) {
      if (busy.has(job.user)) continue
      if (chosen === undefined || lastTurn(job.user) < lastTurn(chosen.user)) chosen = job
    }
    return chosen
  }

  function lastTurn(user: string): number {
    return turns.get(user) ?? 0
  }

  function noteTurn(user: string): void {
    turn += 1
    turns.delete(user)
    turns.set(user, turn)
    const [oldest] = turns.keys()
    if (turns.size > TURNS_MAX && oldest !== undefined) turns.delete(oldest)
  }

  function remove(job: Job): void {
    const place = waiting.indexOf(job)
    if (place !== -1) waiting.splice(place, 1)
  }

  return {
    push: (job) => void waiting.push(job),
    take(busy) {
      const job = choose(busy)
      if (job === undefined) return undefined
      remove(job)
      noteTurn(job.user)
      return job
    },
    has: (busy) => choose(busy) !== undefined,
    remove,
    all: () => waiting,
    size: () => waiting.length,
    sizeOf: (user) => waiting.filter((job) => job.user === user).length,
    drain: () => waiting.splice(0),
  }
}
