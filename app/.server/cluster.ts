import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { watchTails } from './cluster-tails.ts'
import { composePenmark, keepFor, metricsOf, type Part, type Penmark } from './compose.ts'
import { endOf, eventsMissingIn, openLeaseStore } from './ledger/index.ts'
import { systemClock } from './platform/clock.ts'
import { type AskAnswer, createAsking } from './platform/cluster/asking.ts'
import { lockInConsul } from './platform/cluster/consul.ts'
import { type Copy, createCopies } from './platform/cluster/copies.ts'
import { showFigures } from './platform/cluster/figures.ts'
import { createLease, type LeaseMark } from './platform/cluster/lease.ts'
import { type LiteFs, openLiteFs } from './platform/cluster/litefs.ts'
import { joinMembers, type Membership, type Role } from './platform/cluster/membership.ts'
import { openLedNote } from './platform/cluster/own-tail.ts'
import { keepWatched, takeWatched } from './platform/cluster/watched.ts'
import { canBeFollowed, canBothBeExpanded, type Handle, openReadOnly } from './platform/database.ts'
import { hasRoom } from './platform/database-health.ts'
import type { Env } from './platform/env.ts'
import { lockStateDir } from './platform/lock.ts'
import { createLog, type Log } from './platform/log.ts'
import { NO_TRACING, type Tracing } from './platform/tracing.ts'

/** A machine of a cluster: which part it plays now, and the composition for that part. */
export type Machine = {
  membership: Membership
  /** The composition that answers now. */
  current(): Penmark
  /** Whether this machine leads, can prove it, and has a composition that writes. */
  mayAcknowledge(): boolean
  /** How far the log on this machine has come; null for a log without events. */
  end(): LeaseMark | null
  /** What other machines hold of the log. */
  copies: ReturnType<typeof createCopies>
  /**
   * Whether everything that was written until now may be told: this machine leads, and the next leader would know of it. Waits for other
   * machines too, as long as an answer does.
   */
  isSafe(): Promise<boolean>
  /** Told once the machine that leads has said that it has everything that is here. */
  isCopy(): void
  close(): Promise<void>
}

/** A request lasts 28 seconds at most; after that none uses the composition of an earlier part. */
const LAST_REQUEST_MS = 30_000
const LOOK_AGAIN_MS = 250
const ASK_AGAIN_MS = 100
const HAND_OVER_MS = 2_000
const HANDED_OVER_LOOK_MS = 50
const LOOK_AT_ROOM_MS = 250
/** So far behind a replica gets no visitors. */
const LAG_MS = 5_000

/**
 * Joins the cluster that the settings name, and resolves once this machine can answer. From then on each change of its part
 * replaces the composition; the process and its connections stay.
 * @param onDeaf told once this machine can only be helped by a new start
 * @param askToLead asks the server at this address to let this machine lead
 */
export async function joinCluster(
  env: Env,
  onDeaf: (why: string) => void,
  askToLead: (to: string, copy: Copy) => Promise<AskAnswer>,
  tracing: Tracing = NO_TRACING,
): Promise<Machine> {
  const { cluster } = env
  if (cluster === undefined) throw new Error('there is no cluster to join')
  const log = createLog(env.logLevel)
  const unlock = lockStateDir(env.stateDir)
  const metrics = metricsOf(env)
  const lasting = keepFor(env, log, metrics)
  const run = randomUUID()
  const led = openLedNote(env.stateDir)
  const litefs = openLiteFs({ url: cluster.litefsUrl, dataDir: env.dataDir })
  let penmark: Penmark | undefined
  const ownHandle = readingOf(env)
  const end = () => endOf(ownHandle())
  const lease = createLease({
    store: openLeaseStore(env.ledger.archive),
    clock: systemClock,
    me: { node: cluster.node, url: cluster.url ?? null, run },
    previousRun: replaceRun(path.join(env.stateDir, 'lease-run'), run),
    // Before the gate the log may lack what the leader before had acknowledged.
    mark: () => (isCurrent() ? end() : null),
    holds: (seq, leaf) => eventsMissingIn(ownHandle(), [{ seq, leaf }]).length === 0,
    onReplaced() {
      replaced += 1
      log.error({ event: 'cluster.log_replaced' }, 'another log took the place of the one that led here')
    },
    watchedBefore: takeWatched(env.stateDir, systemClock),
  })
  const retired = new Set<Promise<void>>()
  let wanted: Role = 'unknown'
  /** How often the log here may have been replaced; a composition that was begun before passes its gate again. */
  let replaced = 0
  let composedAt = 0
  const isCurrent = () => penmark?.leads === true && composedAt === replaced
  let settling: Promise<void> | undefined
  let closed = false

  const membership = joinMembers({
    ...{ lease, litefs, clock: systemClock, log },
    size: () => (isCurrent() ? (end()?.size ?? 0) : 0),
    onRole(role) {
      wanted = role
      if (role === 'replica') replaced += 1
      if (penmark?.leads === true) {
        penmark.setWritable(role === 'primary' && isCurrent())
        // LiteFS may replace the databases at any moment from now on.
        if (role !== 'primary') tails.keep()
      }
      settle()
    },
    onDeaf() {
      keepWatched(env.stateDir, systemClock, lease.watched())
      onDeaf('LiteFS follows a primary that is gone')
    },
    promote: litefs.promote,
    ...(cluster.consul === undefined ? {} : { isLockFree: lockInConsul(cluster.consul) }),
  })
  const tails = watchTails(env, log, () => {
    if (isCurrent() && membership.mayAcknowledge()) return 'here'
    return membership.role() === 'replica' ? membership.leaderMark() : null
  })
  const mayAcknowledge = () => isCurrent() && membership.mayAcknowledge()
  const copies = createCopies({
    mayAcknowledge,
    here() {
      const [last, positions] = [end(), membership.positions()]
      return last === null || positions === undefined
        ? undefined
        : { size: last.size, leaf: last.leaf, keys: positions.keys }
    },
    holds: (seq, leaf) => eventsMissingIn(ownHandle(), [{ seq, leaf }]).length === 0,
    leaderEnd() {
      const follows = membership.role() === 'replica' && membership.leader()?.node !== cluster.node
      return follows ? (membership.leaderMark() ?? undefined) : undefined
    },
  })
  const partOf = (leads: boolean, placed: Promise<void>, ownTail: boolean): Part => ({
    ...{ leads, metrics, lasting, ack: cluster.ack },
    // The first turns of jobs begin before the composition that runs them is in its place, and nothing may be told until then.
    copies: { hold: copies.hold, settle: () => placed.then(copies.settle) },
    terms: {
      ...{ mayAcknowledge: membership.mayAcknowledge, noted: membership.noted, inherited: lease.inherited() },
      hasOwnTail: ownTail,
    },
    trouble: () => troubleOf(membership, leads),
  })

  /** Composes for the part that is wanted, one composition at a time; a part that changes meanwhile is next. */
  function settle(): void {
    settling ??= settleOnce()
      .catch((error: unknown) => {
        log.error({ error }, 'this machine could not take its part')
        // A gate that meets a lost lease ends so; the next look decides again.
        return delay(LOOK_AGAIN_MS)
      })
      .finally(() => {
        settling = undefined
        if (!closed && needed() !== undefined) settle()
      })
  }

  /** Whether another composition is needed, and for which part. */
  function needed(): boolean | undefined {
    if (wanted === 'primary') return isCurrent() ? undefined : true
    if (wanted === 'replica') return penmark?.leads === false ? undefined : false
    return undefined
  }

  async function settleOnce(): Promise<void> {
    const leads = needed()
    if (leads === undefined) return
    if (!leads && !canBeFollowed(env.dataDir)) return askForSchema()
    const begunAt = replaced
    const { promise: placed, resolve: place } = Promise.withResolvers<void>()
    // Before the first write.
    const part = partOf(leads, placed, leads && led.lead(run, lease.holderBefore()))
    const before = penmark
    try {
      penmark = await composePenmark(env, tracing, part)
      composedAt = begunAt
      lookAtRoom()
      if (leads) penmark.setWritable(mayAcknowledge())
    } finally {
      place()
    }
    log.warn({ event: 'cluster.part', leads }, leads ? 'this machine leads' : 'this machine follows')
    if (before !== undefined) retire(before)
  }

  /**
   * What this release needs, only a machine that leads can add; of two releases the newer one therefore leads. If the one before could
   * not work with it, no machine of that one may run any more, and this one waits until it leads.
   */
  async function askForSchema(): Promise<void> {
    if (canBothBeExpanded(env.dataDir)) await asking.turn()
    await delay(ASK_AGAIN_MS)
  }
  const asking = createAsking({
    clock: systemClock,
    lease: () => (membership.isFree() ? 'free' : membership.leaderIsFresh() ? 'held' : 'silent'),
    async ask() {
      const [to, last, positions] = [membership.leader()?.url, end(), membership.positions()]
      if (to == null || last === null || positions === undefined) return undefined
      return askToLead(to, { size: last.size, leaf: last.leaf, keys: positions.keys })
    },
    followUp: membership.followUp,
    promote: litefs.promote,
    onTaken: (handedOver) =>
      log.warn({ event: 'cluster.asked_to_lead', handedOver }, 'this release has to lead to change the schema'),
  })

  /** LiteFS keeps its files beside the folder for state. */
  function lookAtRoom(): void {
    penmark?.setRoom(hasRoom(env.stateDir))
  }

  function retire(before: Penmark): void {
    before.setWritable(false)
    const gone = new AbortController()
    const end = delay(LAST_REQUEST_MS, undefined, { signal: gone.signal, ref: false })
      .catch(() => undefined)
      .then(() => before.close())
      .catch((error: unknown) => log.error({ error }, 'an earlier composition could not be closed'))
      .finally(() => {
        retired.delete(end)
        stopWaiting.delete(gone)
      })
    stopWaiting.add(gone)
    retired.add(end)
  }
  const stopWaiting = new Set<AbortController>()

  const roomTimer = setInterval(lookAtRoom, LOOK_AT_ROOM_MS).unref()
  await firstPart(() => penmark, membership, log)
  const stopFigures = showFigures(metrics, { membership, litefs, lostTails: tails.lost })
  return {
    membership,
    current() {
      if (penmark === undefined) throw new Error('nothing is composed yet')
      return penmark
    },
    ...{ mayAcknowledge, end, copies },
    isCopy: () => led.forget(),
    async isSafe() {
      await copies.settle()
      return mayAcknowledge() && (await membership.noted())
    },
    async close() {
      closed = true
      clearInterval(roomTimer)
      tails.close()
      stopFigures()
      await settling
      await penmark?.close()
      for (const waiting of stopWaiting) waiting.abort()
      await Promise.all(retired)
      await lasting.textWork.close()
      const led = membership.role() === 'primary'
      await membership.leave()
      if (led) await handedOver(litefs, copies.areThere)
      unlock()
    },
  }
}

/** Lets another machine take over from LiteFS here, which ends with this process and would leave the place empty for a while. */
async function handedOver(litefs: LiteFs, areOthersThere: () => boolean): Promise<void> {
  const until = systemClock.monotonic() + HAND_OVER_MS
  while (areOthersThere() && systemClock.monotonic() < until && (await litefs.look())?.isPrimary === true)
    await delay(HANDED_OVER_LOOK_MS)
}

/** Resolves once there is a composition; says now and then what is waited for. */
async function firstPart(penmark: () => Penmark | undefined, membership: Membership, log: Log): Promise<void> {
  for (let looks = 0; penmark() === undefined; looks += 1) {
    if (looks % 40 === 20) log.warn({ event: 'cluster.waiting', role: membership.role() }, 'waiting for a part to play')
    await delay(LOOK_AGAIN_MS)
  }
}

function troubleOf(membership: Membership, leads: boolean): string | undefined {
  const role = membership.role()
  if (role === 'fenced' || role === 'unknown') return `the role of this machine is ${role}`
  if (leads !== (role === 'primary')) return 'this machine changes its part'
  const lag = membership.lagMs() ?? 0
  return role === 'replica' && lag > LAG_MS ? `this machine is ${Math.round(lag / 1000)} s behind` : undefined
}

/** A connection of its own, which outlives compositions. */
function readingOf(env: Env): () => Handle {
  let handle: Handle | undefined
  return () => {
    handle ??= openReadOnly(path.join(env.dataDir, 'penmark.db'), env.stateDir)
    return handle
  }
}

/** Keeps the name of this process for the next one on this machine. @returns that of the one before. */
function replaceRun(file: string, run: string): string | undefined {
  let before: string | undefined
  try {
    before = readFileSync(file, 'utf8').trim()
  } catch {
    before = undefined
  }
  writeFileSync(file, `${run}\n`, { mode: 0o600 })
  return before
}
