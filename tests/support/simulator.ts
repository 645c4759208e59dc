import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Archive, ArchiveError } from '#app/.server/ledger/archive/archive.ts'
import { folderArchive } from '#app/.server/ledger/archive/folder.ts'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { parseCheckpoint } from '#app/.server/ledger/publish/checkpoint-text.ts'
import { checkpointsSince } from '#app/.server/ledger/publish/queries.ts'
import { accountOn, type FakeClock, fakeClock, requestHash } from './ledger-fixture.ts'
import { ORIGIN, type PublishingLedger, publishingLedger } from './publishing.ts'

/**
 * A small world that makes everything happen that may happen to a published ledger, in an order that one number
 * decides: two machines with databases of their own and one archive, requests, hours and months, crashes, backups,
 * restored databases, lost disks, and an archive that fails before or after it has done its work.
 */
export type World = {
  /** Makes one thing happen and returns its name. */
  step(): Promise<string>
  /** Every note that was ever signed: size → roots, in base64. */
  notes: Map<number, Set<string>>
  /** The whole log as the archive has it, on a machine that never saw it before. */
  heir(): Promise<PublishingLedger>
  /** The number of times that each thing happened. */
  happened: Map<string, number>
  close(): Promise<void>
}

type Machine = { name: string; dataDir: string; running: PublishingLedger | undefined }

const SECOND = 1_000
const DAY = 86_400 * SECOND

export async function newWorld(seed: number): Promise<World> {
  const chance = randomFrom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T
  const root = mkdtempSync(path.join(tmpdir(), 'penmark-world-'))
  const clock = fakeClock()
  const sound = folderArchive(path.join(root, 'archive'))
  const weather = { bad: false }
  const archive = stormy(sound, weather, chance)
  const notes = new Map<number, Set<string>>()
  const happened = new Map<string, number>()
  const backups: string[] = []
  const machines: Machine[] = ['one', 'two'].map((name) => ({
    name,
    dataDir: path.join(root, name),
    running: undefined,
  }))
  const [first, second] = machines as [Machine, Machine]

  // The second machine begins as a copy of the first, keys and all, as a careless failover would have it.
  mkdirSync(first.dataDir)
  mkdirSync(second.dataDir)
  await start(first)
  if (first.running === undefined) throw new Error('the first machine does not start')
  accountOn(first.running.ledger, 'wsp_busy', 1_000_000)
  await backUp(first)
  await stop(first)
  for (const name of ['penmark.db', 'keys.db']) {
    copyFileSync(path.join(first.dataDir, name), path.join(second.dataDir, name))
  }

  async function start(machine: Machine): Promise<void> {
    machine.running = await publishingLedger({ dataDir: machine.dataDir, clock, archive })
  }

  async function stop(machine: Machine): Promise<void> {
    await machine.running?.close()
    machine.running = undefined
  }

  async function restart(machine: Machine): Promise<void> {
    await stop(machine)
    await start(machine)
  }

  async function changeWeather(): Promise<void> {
    weather.bad = !weather.bad
  }

  async function use({ ledger, database }: PublishingLedger): Promise<void> {
    const account = ledger.accountOf('wsp_busy') ?? ''
    // If the disk was lost before anything was published, the log starts again from nothing.
    if (database.reader.sqlite.prepare('SELECT 1 FROM account_state').get() === undefined)
      accountOn(ledger, 'wsp_busy', 1_000_000)
    const wanted = Array.from({ length: 1 + Math.floor(chance() * 40) }, () => ({
      key: `key ${Math.floor(chance() * 1e12)}`,
      end: chance(),
    }))
    await Promise.all(
      wanted.map(async ({ key, end }) => {
        const held = await ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
        if (!held.ok) return
        if (end < 0.7) await ledger.settle({ account, seq: held.seq, tokensIn: 1, tokensOut: 2, model: 'builtin-1' })
        else if (end < 0.85) await ledger.release({ account, seq: held.seq, reason: 'failed' })
      }),
    )
  }

  async function publish({ publisher }: PublishingLedger): Promise<void> {
    await publisher.publish().catch((error: unknown) => {
      if (!(error instanceof ArchiveError) && !String(error).includes('others keep publishing')) throw error
    })
  }

  async function backUp({ running }: Machine): Promise<void> {
    if (running === undefined) return
    const file = path.join(root, `backup-${backups.length}.db`)
    await running.database.writer.sqlite.backup(file)
    backups.push(file)
  }

  async function putBack(machine: Machine, backup: string | undefined): Promise<void> {
    await stop(machine)
    const file = path.join(machine.dataDir, 'penmark.db')
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
    if (backup !== undefined) copyFileSync(backup, file)
    await start(machine)
  }

  const writable = () => machines.map(({ running }) => running).filter(writes)

  const events: [weight: number, name: string, run: (machine: Machine) => Promise<unknown>][] = [
    [10, 'requests', async ({ running }) => writes(running) && use(running)],
    [10, 'publish', async ({ running }) => writes(running) && publish(running)],
    [4, 'publish on both', () => Promise.all(writable().map(publish))],
    [
      4,
      'requests while publishing',
      async ({ running }) => writes(running) && Promise.all([publish(running), use(running)]),
    ],
    [4, 'time', () => passed(clock, pick([SECOND, 121 * SECOND, 3_600 * SECOND, DAY, 20 * DAY]))],
    [2, 'sweep', () => Promise.all(writable().map(({ ledger }) => ledger.sweep()))],
    [2, 'close months', () => Promise.all(writable().map(({ ledger }) => ledger.closePeriods()))],
    [3, 'restart', restart],
    [1, 'stop', stop],
    [2, 'backup', backUp],
    [2, 'put back', (machine) => putBack(machine, pick(backups))],
    [1, 'lost disk', (machine) => putBack(machine, undefined)],
    [2, 'weather', changeWeather],
    [2, 'gate again', async ({ running }) => running?.passGateAgain()],
    [2, 'read again', async ({ running }) => running && readAgain(running)],
  ]
  const bag = events.flatMap((event) => Array<typeof event>(event[0]).fill(event))

  function readAgain({ database }: PublishingLedger): void {
    const { differences } = rebuild(database.reader)
    if (differences.length > 0) throw new Error(`read again: ${JSON.stringify(differences.slice(0, 3))}`)
  }

  async function collectNotes(): Promise<void> {
    const texts = machines.flatMap(({ running }) =>
      running === undefined ? [] : checkpointsSince(running.database.reader, 0).map(({ note }) => note),
    )
    const announced = await sound.get('checkpoint')
    for (const note of [...texts, ...(announced === undefined ? [] : [announced.toString('utf8')])]) {
      const checkpoint = parseCheckpoint(note.slice(0, note.indexOf('\n\n') + 1), ORIGIN)
      if (checkpoint === undefined) throw new Error(`no checkpoint: ${note}`)
      const roots = notes.get(checkpoint.size) ?? new Set()
      notes.set(checkpoint.size, roots.add(checkpoint.root.toString('base64')))
    }
  }

  return {
    notes,
    happened,
    async step() {
      const machine = pick(machines)
      const [, name, run] = pick(bag)
      await run(machine)
      await collectNotes()
      happened.set(name, (happened.get(name) ?? 0) + 1)
      return `${name} (${machine.name}${weather.bad ? ', bad weather' : ''})`
    },
    async heir() {
      weather.bad = false
      for (const machine of machines) await stop(machine)
      const dataDir = path.join(root, 'heir')
      mkdirSync(dataDir)
      copyFileSync(path.join(first.dataDir, 'keys.db'), path.join(dataDir, 'keys.db'))
      return await publishingLedger({ dataDir, clock, archive: sound })
    },
    async close() {
      for (const machine of machines) await stop(machine)
      rmSync(root, { recursive: true, force: true })
    },
  }
}

function writes(running: PublishingLedger | undefined): running is PublishingLedger {
  return running !== undefined && running.ledger.readOnly === undefined
}

async function passed(clock: FakeClock, ms: number): Promise<void> {
  clock.advance(ms)
}

/** An archive that fails now and then in bad weather: before or after it has done its work. */
function stormy(archive: Archive, weather: { bad: boolean }, chance: () => number): Archive {
  async function risked<T>(work: () => Promise<T>): Promise<T> {
    const fate = weather.bad ? chance() : 1
    if (fate < 0.06) throw new ArchiveError('archive_unreachable', 'it does not answer')
    const done = await work()
    if (fate < 0.12) throw new ArchiveError('archive_unreachable', 'its answer was lost')
    return done
  }
  return {
    where: archive.where,
    get: (key) => risked(() => archive.get(key)),
    put: (key, bytes) => risked(() => archive.put(key, bytes)),
    replace: (key, bytes) => risked(() => archive.replace(key, bytes)),
    list: (prefix) => risked(() => archive.list(prefix)),
    remove: (key) => risked(() => archive.remove(key)),
    readRegister: () => risked(() => archive.readRegister()),
    swapRegister: (expected, record) => risked(() => archive.swapRegister(expected, record)),
  }
}

/** Mulberry32: the same numbers for the same seed, everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
