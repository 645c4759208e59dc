import { periodOf } from '#app/domain/usage/usage.ts'

/** One stored line, parsed and taken at its word: whether it is right is for a verifier to say, not for an export. */
export type ReadEvent = {
  seq: number
  account: string
  aseq: number
  /** Milliseconds UTC. */
  at: number
  type: string
  v: number
  data: Record<string, unknown>
}

/** @throws if the stored text is no JSON object: a damaged log, which `rebuild` describes better. */
export function readLine(line: string): ReadEvent {
  return JSON.parse(line) as ReadEvent
}

/** The month that an event counts in: the one it names, else the UTC month in which it happened. */
export function periodOfEvent(event: ReadEvent): string {
  const { period } = event.data
  return typeof period === 'string' ? period : periodOf(event.at)
}

const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  'account.opened': ['policy'],
  'plan.changed': ['policy', 'cause'],
  'request.reserved': ['retry_of', 'lot'],
  'request.settled': ['reserve'],
  'request.released': ['reserve'],
  'request.expired': ['reserve'],
  'adjustment.posted': ['reserve', 'settled'],
  'credit.granted': ['cause'],
  'credit.expired': ['lot'],
  'credit.revoked': ['lot'],
  'refund.reversed': ['refund'],
}

/** The seqs of earlier events that this one builds on. */
export function referencesOf(event: ReadEvent): number[] {
  const lines = Array.isArray(event.data.lines) ? (event.data.lines as { policy: unknown }[]) : []
  const named = [...(REFERENCES[event.type] ?? []).map((key) => event.data[key]), ...lines.map(({ policy }) => policy)]
  return named.filter((seq): seq is number => typeof seq === 'number' && seq < event.seq)
}
