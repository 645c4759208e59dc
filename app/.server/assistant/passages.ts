/** The passage of a request: the salt of its fingerprints, its line, and the commitment to it, hex. */
export type NotedPassage = { salt: Uint8Array; line: string; commitment: string }

/** Keeps what is noted of requests whose authors want to show later how much was changed. */
export type Passages = {
  /** Whether this user asked for it. */
  wanted(actor: { userId: string; workspaceId: string }): boolean
  /** Writes in the open transaction that charges the request. `settled` is the event that holds the commitment. */
  keep(actor: { userId: string; workspaceId: string }, settled: number, noted: NotedPassage): void
}
