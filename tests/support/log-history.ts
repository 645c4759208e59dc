import { createCopies } from '#app/.server/platform/cluster/copies.ts'
import { createLease, type LeaseMark, type LeaseStore } from '#app/.server/platform/cluster/lease.ts'
import { hasOwnTail } from '#app/.server/platform/cluster/own-tail.ts'
import { seeded, simulatedTime } from './simulated-time.ts'

type Bug =
  | 'nothing_is_filled'
  | 'answers_before_the_lease'
  | 'copies_by_their_count'
  | 'own_tail_is_kept'
  | 'answers_after_stepping_down'
type Answer = { seq: number; event: string; replicated: boolean; at: number }
type Fault = { at: number; what: string }

const ACKNOWLEDGE_MS = 2_500
const REPLICATED_MS = 2_000
/** A machine that stepped down waits this long for another one to write. Then it leads again. */
const STEP_BACK_MS = 3_000

/** One history. @returns the first break of a promise; undefined if all were kept, with how much was promised */
export async function logHistory(
  seed: number,
  bug?: Bug,
): Promise<{ fault: Fault | undefined; answers: Answer[]; led: number }> {
  const random = seeded(seed)
  const { now, sleep, passUntil } = simulatedTime()
  const answers: Answer[] = []
  let fault: Fault | undefined
  let led = 0
  let events = 0
  let record: { record: string; version: string } | undefined
  let writes = 0
  /** Until when a machine reaches nothing but itself. */
  const cutUntil = [0, 0]
  const isCut = (machine: number) => (cutUntil[machine] ?? 0) > now()
  const slow = () => (random() < 0.9 ? random() * 40 : random() * 4_000)

  const storeOf = (machine: number): LeaseStore => {
    const way = async () => {
      await sleep(slow())
      if (isCut(machine)) throw new Error('cut off')
    }
    return {
      async read() {
        await way()
        const found = record
        await way()
        return found
      },
      async swap(expected, text) {
        await way()
        const same = record?.version === expected?.version
        if (same) {
          writes += 1
          record = { record: text, version: `v${writes}` }
        }
        await way()
        return same
      },
    }
  }

  let lives = 0
  /** Of each machine, the last process that led on it, until a later leader says that it has the same log. */
  const ledRun: (string | undefined)[] = [undefined, undefined]
  const machines = [0, 1].map((machine) => born(machine, ['origin'], undefined))
  /** The machine that LiteFS names, as the others see it. */
  let named = 0
  let silentSince: number | undefined

  function born(machine: number, log: string[], previousRun: string | undefined) {
    lives += 1
    const run = `r${lives}`
    const self = { machine, log, run, alive: true, isPrimary: false, leads: false, blocked: false, stepsBackUntil: 0 }
    const mark = (): LeaseMark => ({ origin: 'o', size: self.log.length, leaf: self.log.at(-1) ?? '', at: 0 })
    const lease = createLease({
      store: storeOf(machine),
      clock: { monotonic: () => now() + machine * 1e7 },
      me: { node: `n${machine}`, url: null, run },
      previousRun,
      mark: () => (self.leads ? mark() : null),
      holds: (seq, leaf) => self.log[seq] === leaf,
      onReplaced() {
        self.leads = false
      },
    })
    const copies = createCopies({
      mayAcknowledge: () => self.leads && lease.isProven(),
      here: () => undefined,
      holds: (seq, leaf) => bug === 'copies_by_their_count' || self.log[seq] === leaf,
      leaderEnd: () => undefined,
    })
    const isProven = () => lease.isProven() || (bug === 'answers_after_stepping_down' && self.stepsBackUntil > 0)
    const mayAcknowledge = () => self.alive && self.isPrimary && self.leads && isProven()
    return Object.assign(self, { lease, copies, mayAcknowledge })
  }

  type Machine = ReturnType<typeof born>
  const current = (machine: number) => machines[machine] as Machine

  /** The gate: what the leader before had acknowledged and is not here becomes a lost number. */
  function lead(self: Machine): void {
    const before = self.lease.inherited()
    const ownTail = hasOwnTail(ledRun[self.machine], self.lease.holderBefore())
    ledRun[self.machine] = self.run
    if (before !== null && before.size > 0) {
      const isShort = self.log.length < before.size
      // Another event stands there or may stand there: the ledger stays read-only, and operators decide.
      self.blocked = isShort ? ownTail && bug !== 'own_tail_is_kept' : self.log[before.size - 1] !== before.leaf
      if (self.blocked) return
      while (bug !== 'nothing_is_filled' && self.log.length < before.size)
        self.log.push(`lost ${self.run} ${self.log.length}`)
    }
    self.leads = true
    led += 1
    compare(self)
  }

  /** Each promise against the log of the machine that leads. */
  function compare(self: Machine): void {
    for (const { seq, event, replicated } of answers) {
      const here = self.log[seq]
      if (here === undefined) fault ??= { at: now(), what: `number ${seq} can be given again` }
      else if (here !== event && !here.startsWith('lost')) fault ??= { at: now(), what: `number ${seq} is ${here}` }
      else if (here !== event && replicated) fault ??= { at: now(), what: `replicated event ${seq} is lost` }
    }
  }

  async function write(self: Machine): Promise<void> {
    events += 1
    const event = `e${events}`
    const seq = self.log.push(event) - 1
    // A disk may take its time.
    await sleep(random() < 0.95 ? random() * 5 : random() * 1_500)
    for (const end = now() + ACKNOWLEDGE_MS; ; await sleep(50)) {
      if (!self.mayAcknowledge() || self.log[seq] !== event || now() > end) return
      if (!self.lease.isWhole()) {
        self.leads = false
        return
      }
      if (self.lease.markedSize() > seq || bug === 'answers_before_the_lease') break
    }
    for (const end = now() + REPLICATED_MS; now() < end && !self.copies.hold(seq); ) await sleep(100)
    if (!self.mayAcknowledge()) return
    answers.push({ seq, event, replicated: self.copies.hold(seq) && self.log[seq] === event, at: now() })
  }

  /** A stream of LiteFS: a prefix is continued, another log is replaced. */
  async function replicate(machine: number): Promise<void> {
    for (;;) {
      await sleep(20 + random() * (random() < 0.9 ? 80 : 3_000))
      const [self, upstream] = [current(machine), current(named)]
      if (!self.alive || self.isPrimary || machine === named || !upstream.alive || !upstream.isPrimary) continue
      if (isCut(machine) || isCut(named)) continue
      const { log } = upstream
      const isPrefix = self.log.every((event, seq) => log[seq] === event)
      self.log = isPrefix ? log.slice(0, self.log.length + 1 + Math.floor(random() * 20)) : [...log]
    }
  }

  async function report(machine: number): Promise<void> {
    for (;;) {
      await sleep(100)
      const self = current(machine)
      if (!self.alive || self.isPrimary || isCut(machine)) continue
      const copy = { size: self.log.length, leaf: self.log.at(-1) ?? '', keys: 'f' }
      void sleep(slow()).then(() => {
        const other = current(1 - machine)
        if (!other.mayAcknowledge() || isCut(1 - machine) || isCut(machine)) return
        const isSame = other.copies.take(`n${machine}`, copy)
        void sleep(slow()).then(() => {
          if (isSame && !self.isPrimary && self === current(machine) && !isCut(machine)) ledRun[machine] = undefined
        })
      })
    }
  }

  async function step(machine: number): Promise<void> {
    for (;;) {
      await sleep(200 + random() * 400)
      const self = current(machine)
      if (!self.alive) continue
      if (!self.isPrimary) {
        if (self.lease.isHeld()) await self.lease.release().catch(() => undefined)
        else await self.lease.watch().catch(() => undefined)
        self.leads = false
      } else {
        if (now() < self.stepsBackUntil) await self.lease.watch().catch(() => undefined)
        else await self.lease.turn().catch(() => undefined)
        if (self.lease.isProven() && !self.leads && !self.blocked) lead(self)
        if (!self.lease.isHeld()) self.leads = false
      }
    }
  }

  /** LiteFS is asked four times a second, also while the place of the lease does not answer. */
  async function look(machine: number): Promise<void> {
    for (;;) {
      await sleep(250)
      const self = current(machine)
      if (!self.isPrimary) self.leads = false
    }
  }

  async function clients(machine: number): Promise<void> {
    for (;;) {
      await sleep(30 + random() * 800)
      const self = current(machine)
      if (self.alive && self.isPrimary && self.leads) void write(self)
    }
  }

  /** Consul frees the lock of a machine that is gone after some seconds; one that is cut off notices late that it has lost it. */
  function elect(): void {
    const holder = current(named)
    if (holder.alive && holder.isPrimary && !isCut(named)) {
      silentSince = undefined
      return
    }
    silentSince ??= now()
    const other = current(1 - named)
    const wait = 10_000 + (seed % 7) * 1_500
    if (now() - silentSince < wait) return
    const next = other.alive && !isCut(1 - named) ? 1 - named : holder.alive && !isCut(named) ? named : undefined
    if (next === undefined) return
    named = next
    current(next).isPrimary = true
    silentSince = undefined
  }

  /** A machine that was asked for the lead gives the lease back; then LiteFS is asked to let the other one write, if both are there still. */
  async function handOver(self: Machine, other: Machine): Promise<void> {
    self.stepsBackUntil = now() + STEP_BACK_MS
    await self.lease.release().catch(() => undefined)
    await self.lease.watch().catch(() => undefined)
    await sleep(slow())
    if (self !== current(named) || other !== current(1 - named)) return
    if (!self.alive || !other.alive || !self.isPrimary || isCut(0) || isCut(1)) return
    self.isPrimary = false
    named = other.machine
    other.isPrimary = true
  }

  current(0).isPrimary = true
  for (const machine of [0, 1]) for (const work of [replicate, report, step, look, clients]) void work(machine)

  for (let turn = 0; turn < 360 && fault === undefined; turn += 1) {
    await passUntil(now() + 250)
    if (machines.filter((each) => each.mayAcknowledge()).length > 1) fault = { at: now(), what: 'two may answer' }
    elect()
    // A machine that is reached again learns that another one leads.
    for (const each of machines)
      if (each.isPrimary && each.machine !== named && !isCut(each.machine)) each.isPrimary = false
    const dice = random()
    const machine = Math.floor(random() * 2)
    if (dice < 0.02) cutUntil[machine] = now() + random() * 40_000
    else if (dice < 0.04 && current(machine).alive) {
      const dead = current(machine)
      dead.alive = false
      void sleep(random() * 30_000).then(() => {
        machines[machine] = born(machine, dead.log, dead.run)
      })
    } else if (dice < 0.05 && current(named).alive && current(1 - named).alive && !isCut(0) && !isCut(1)) {
      // A handoff of LiteFS, at once, in the midst of everything.
      current(named).isPrimary = false
      named = 1 - named
      current(named).isPrimary = true
    } else if (dice < 0.06 && current(named).isPrimary && current(1 - named).alive)
      void handOver(current(named), current(1 - named))
  }
  const last = machines.find((each) => each.mayAcknowledge())
  if (last !== undefined && fault === undefined) compare(last)
  return { fault, answers, led }
}
