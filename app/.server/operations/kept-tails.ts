import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { eventsMissingIn, logSize, unpublishedEvents } from '#app/.server/ledger/index.ts'
import type { Handle } from '#app/.server/platform/database.ts'

/** The folder in STATE_DIR. */
export const LOST = 'lost'
/** What it holds of people is gone after as long. */
export const KEPT_MS = 30 * 86_400_000

const Event = z.strictObject({
  seq: z.int().nonnegative(),
  leaf: z.string(),
  at: z.number(),
  account: z.string(),
  type: z.string(),
  body: z.string(),
})
const Tail = z.strictObject({
  v: z.literal(1),
  keptAt: z.number(),
  events: z.array(Event).min(1),
  registrations: z.array(z.strictObject({ userId: z.string(), email: z.string(), at: z.number() })),
})
export type KeptEvent = z.output<typeof Event>
export type KeptTail = z.output<typeof Tail> & { file: string }

/**
 * Keeps what a machine has and no checkpoint covers, before LiteFS may replace its databases by those of another machine: events,
 * and who registered at that time. A tail that is kept already is not written again.
 * @param from.registrations those since a time
 * @returns how many events are kept; 0 if all are published
 */
export function keepTail(from: {
  log: Handle
  registrations: (at: number) => KeptTail['registrations']
  stateDir: string
  now: number
}): number {
  const folder = path.join(from.stateDir, LOST)
  for (const { file, keptAt } of keptTails(from.stateDir)) if (from.now - keptAt > KEPT_MS) rmSync(file)
  const events = unpublishedEvents(from.log)
  const [first, last] = [events[0], events.at(-1)]
  if (first === undefined || last === undefined) return 0
  const file = path.join(folder, `${last.seq}-${last.leaf.slice(0, 16)}.json`)
  if (existsSync(file)) return events.length
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const tail = { v: 1, keptAt: from.now, events, registrations: from.registrations(first.at) }
  // Whole or not at all.
  writeFileSync(`${file}.part`, JSON.stringify(tail), { mode: 0o600 })
  renameSync(`${file}.part`, file)
  return events.length
}

/** The kept tails, oldest first; a file that cannot be read is left out. */
export function keptTails(stateDir: string): KeptTail[] {
  const folder = path.join(stateDir, LOST)
  if (!existsSync(folder)) return []
  const tails = readdirSync(folder).flatMap((name): KeptTail[] => {
    if (!name.endsWith('.json')) return []
    const file = path.join(folder, name)
    try {
      return [{ ...Tail.parse(JSON.parse(readFileSync(file, 'utf8'))), file }]
    } catch {
      return []
    }
  })
  return tails.toSorted((a, b) => a.keptAt - b.keptAt)
}

/** How far the log of the cluster has come: `here` on the machine that leads, else as its lease says; null if that is unknown. */
export type ClusterEnd = { size: number; leaf: string } | 'here' | null

/**
 * A kept tail beside a log: the events that are lost; undefined as long as that is not decided: the log has not come so far, or it is
 * still the one that the tail was taken from, since it lacks what the lease names.
 */
export function lostOf(
  log: Handle,
  tail: KeptTail,
  end: ClusterEnd,
): (KeptEvent & { instead: string | null })[] | undefined {
  const last = tail.events.at(-1)?.seq ?? 0
  const missing = eventsMissingIn(log, tail.events)
  if (end === 'here') return missing.length === 0 || logSize(log) > last ? missing : undefined
  if (end === null || end.size <= last) return undefined
  return eventsMissingIn(log, [{ seq: end.size - 1, leaf: end.leaf }]).length === 0 ? missing : undefined
}

/** Removes the tails of which the log holds everything. @returns the others that are decided, with the count of what is lost */
export function settleTails(log: Handle, stateDir: string, end: ClusterEnd): { tail: KeptTail; lost: number }[] {
  return keptTails(stateDir).flatMap((tail) => {
    const lost = lostOf(log, tail, end)
    if (lost === undefined) return []
    if (lost.length > 0) return [{ tail, lost: lost.length }]
    rmSync(tail.file, { force: true })
    return []
  })
}
