/** The facts that the log has about one answer. */
export type RecentAnswer = {
  /** Milliseconds UTC. */
  at: number
  requestId: string
  method: string
  path: string
  status: number
  milliseconds: number
  userId: string | undefined
}

export type RecentAnswers = {
  note(answer: RecentAnswer): void
  /** The answer of a request; undefined if it is too old, or of an earlier process. */
  find(requestId: string): RecentAnswer | undefined
}

/** Two hundred bytes each: some megabytes at most. */
const KEPT = 20_000

/** Keeps the latest answers of this process in memory, so that the number on an error page finds its request. */
export function createRecentAnswers(limit = KEPT): RecentAnswers {
  const byId = new Map<string, RecentAnswer>()
  return {
    note(answer) {
      byId.set(answer.requestId, answer)
      if (byId.size <= limit) return
      for (const oldest of byId.keys()) {
        byId.delete(oldest)
        return
      }
    },
    find: (requestId) => byId.get(requestId),
  }
}
