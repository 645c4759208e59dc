import { randomUUID } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { encodeEvent, parseEvent } from '#app/.server/ledger/format/events.ts'
import { appendLeaf, type Frontier, leafHash } from '#app/.server/ledger/tree/merkle.ts'
import { keyMaker } from '#app/.server/ledger/write/idempotency.ts'
import type { Ledger } from '#app/.server/ledger/write/ledger.ts'
import { type Database, openDatabase } from '#app/.server/platform/database.ts'
import { rawInserts, recorded, replay } from './ledger-baselines.ts'
import { type BigLog, copyOf } from './ledger-log.ts'
import {
  inFolder,
  median,
  openBenchLedger,
  perSecond,
  quantile,
  ROUNDS,
  type Row,
  type Sync,
  thousands,
} from './ledger-measure.ts'

const REQUEST_HASH = Buffer.alloc(32, 7)
const GROUP = 64
/** Events of one pass of hashing alone. */
const HASHED = 1_000

/** A log that is written to; and a twin of it on which the statements recorded on a third are repeated. */
type Bench = {
  dataDir: string
  database: Database
  ledger: Ledger
  bare: Database
  twin: Database
  /** Records that many events, `together` a transaction, and prepares their repetition on the twin. */
  repetition(together: number, events: number): Promise<() => void>
  callers: string[]
  close(): void
}

type Rates = {
  ledger: number
  raw: number
  same: number
  hashing: number
  toRaw: number
  toSame: number
  /** What would be left of the time without canonical forms, hashes, keyed hashes and the tree. */
  toUnhashed: number
}

/**
 * T1 to T5: appending through the ledger beside a bare INSERT and beside the ledger's own SQL without anything around
 * it, in interleaved rounds, so that what the machine does meanwhile hits all alike. Medians over the rounds' ratios.
 */
export async function appendRows(log: BigLog): Promise<Row[]> {
  return await inFolder(async (folder) => {
    const bench = open(log, folder)
    try {
      const one = await appending(bench, 'NORMAL', 1, 2_000)
      const many = await appending(bench, 'NORMAL', GROUP, 6_400)
      const durable = await appending(bench, 'FULL', 1, 400)
      const grouped = await appending(bench, 'FULL', GROUP, 6_400)
      const group = grouped.ledger / durable.ledger
      return [
        ...compared('T1', 'append, 1 a transaction, NORMAL', one, 'CPU s', ['≥ 0.13', '≥ 0.85']),
        ...compared('T2', `append, ${GROUP} a transaction, NORMAL`, many, 'CPU s', ['≥ 0.05', '≥ 0.70']),
        ...compared('T3', 'append, 1 a transaction, FULL', durable, 's', ['≥ 0.50', '']),
        {
          goal: 'T4',
          name: `group commit of ${GROUP} callers, FULL`,
          ours: `${thousands(grouped.ledger)}/s`,
          baseline: `one caller ${thousands(durable.ledger)}/s`,
          ratio: group,
          wanted: '≥ 5',
        },
        await latency(bench),
        await walPages(bench, 1, '≤ 8'),
        await walPages(bench, GROUP, '≤ 1.6'),
      ]
    } finally {
      bench.close()
    }
  })
}

function open(log: BigLog, folder: string): Bench {
  const at = (name: string) => path.join(folder, name)
  const { dataDir } = copyOf(log, at('ledger'))
  const database = openDatabase(dataDir)
  mkdirSync(at('bare'))
  const bare = openDatabase(at('bare'))
  const source = openDatabase(copyOf(log, at('source')).dataDir)
  const twin = openDatabase(copyOf(log, at('twin')).dataDir)
  // Opening may write, and is not recorded: the twin has to have done it too.
  openBenchLedger(twin)
  const { sqlite, recording } = recorded(source.writer.sqlite)
  const recordedLedger = openBenchLedger({ ...source, writer: { ...source.writer, sqlite } })
  return {
    dataDir,
    database,
    ledger: openBenchLedger(database),
    bare,
    twin,
    async repetition(together, events) {
      recording.calls.length = 0
      await requests(recordedLedger, log.callers, together, events)
      return replay(twin.writer.sqlite, recording)
    },
    callers: log.callers,
    close() {
      for (const each of [database, bare, source, twin]) each.close()
    },
  }
}

async function appending(bench: Bench, sync: Sync, together: number, events: number): Promise<Rates> {
  for (const { writer } of [bench.database, bench.bare, bench.twin]) writer.sqlite.pragma(`synchronous = ${sync}`)
  const insert = rawInserts(bench.bare, together)
  const hash = hashingOf(bench)
  const rounds: { raw: number; same: number; hashing: number; ledger: number }[] = []
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const repeat = await bench.repetition(together, events)
    const raw = await perSecond(sync, events, () => insert(events))
    const same = await perSecond(sync, events, repeat)
    const hashing = await perSecond('NORMAL', HASHED * 4, () => hash(4))
    const ledger = await perSecond(sync, events, () => requests(bench.ledger, bench.callers, together, events))
    if (round > 0) rounds.push({ raw, same, hashing, ledger })
  }
  return {
    ledger: median(rounds.map((round) => round.ledger)),
    raw: median(rounds.map((round) => round.raw)),
    same: median(rounds.map((round) => round.same)),
    hashing: median(rounds.map((round) => round.hashing)),
    toRaw: median(rounds.map((round) => round.ledger / round.raw)),
    toSame: median(rounds.map((round) => round.ledger / round.same)),
    toUnhashed: median(rounds.map((round) => 1 - round.ledger / round.hashing)),
  }
}

function compared(
  goal: string,
  name: string,
  rates: Rates,
  unit: string,
  [toRaw, toRest]: readonly [string, string],
): Row[] {
  const rate = (value: number) => `${thousands(value)}/${unit}`
  const ours = rate(rates.ledger)
  const rows: Row[] = [
    { goal, name, ours, baseline: `bare INSERT ${rate(rates.raw)}`, ratio: rates.toRaw, wanted: toRaw },
    {
      goal,
      name: 'the same',
      ours,
      baseline: `its SQL alone ${rate(rates.same)}`,
      ratio: rates.toSame,
      wanted: toRest,
    },
  ]
  if (toRest === '') return rows
  const baseline = `hashing alone ${rate(rates.hashing)}`
  const unhashed = 'the same beside itself without hashing'
  return [...rows, { goal, name: unhashed, ours, baseline, ratio: rates.toUnhashed, wanted: toRest }]
}

/** All that the ledger hashes for an event, over events of the log itself. */
function hashingOf({ database }: Bench): (times: number) => void {
  const bodies = database.reader.sqlite
    .prepare<[number], Buffer>(
      `SELECT body FROM ledger_event WHERE type IN ('request.reserved', 'request.settled') ORDER BY seq DESC LIMIT ?`,
    )
    .pluck()
    .all(HASHED)
  const events = bodies.map((body) => parseEvent(body))
  const derive = keyMaker(Buffer.alloc(32, 3))
  return (times) => {
    let frontier: Frontier = []
    for (let size = 0; size < times * events.length; size += 1) {
      const event = events[size % events.length]
      if (event === undefined) return
      if (event.type === 'request.reserved') {
        derive.request(REQUEST_HASH)
        derive.attempt('2cb0c5f6-5a4e-4a4e-9c41-93a1f3f8a1de', 1)
      }
      frontier = appendLeaf(frontier, size, leafHash(encodeEvent(event)))
    }
  }
}

/** Reserves and settles through the ledger's own commands, `together` of them at a time, each on an account of its own. */
export async function requests(
  ledger: Ledger,
  accounts: readonly string[],
  together: number,
  events: number,
  took: number[] = [],
): Promise<void> {
  const lane = async (first: number) => {
    for (let n = first; n < events / 2; n += together) {
      const account = accounts[n % accounts.length] ?? ''
      const started = performance.now()
      const held = await ledger.reserve({
        account,
        key: randomUUID(),
        requestHash: REQUEST_HASH,
        operation: 'rephrase',
      })
      if (!held.ok) throw new Error(held.code)
      const between = performance.now()
      await ledger.settle({ account, seq: held.seq, tokensIn: 212, tokensOut: 187, model: 'builtin-1' })
      took.push(between - started, performance.now() - between)
    }
  }
  await Promise.all(Array.from({ length: together }, (_, n) => lane(n)))
}

/** How long callers wait, in commits: a command that comes right after a batch began waits for it and its own. */
async function latency({ database, ledger, callers }: Bench): Promise<Row> {
  database.writer.sqlite.pragma('synchronous = FULL')
  await requests(ledger, callers, GROUP, 1_280)
  const took: number[] = []
  const events = GROUP * 120
  const started = performance.now()
  await requests(ledger, callers, GROUP, events, took)
  const commit = (performance.now() - started) / (events / GROUP)
  const p99 = quantile(took, 0.99)
  return {
    goal: 'T4',
    name: `p99 of ${GROUP} callers, FULL`,
    ours: `${p99.toFixed(1)} ms`,
    baseline: `one commit ${commit.toFixed(1)} ms`,
    ratio: p99 / commit,
    wanted: '≤ 2',
  }
}

async function walPages({ database, dataDir, ledger, callers }: Bench, together: number, wanted: string): Promise<Row> {
  const { sqlite } = database.writer
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  sqlite.pragma('wal_autocheckpoint = 0')
  const events = GROUP * 20
  await requests(ledger, callers, together, events)
  const pages = statSync(path.join(dataDir, 'penmark.db-wal')).size / (4_096 + 24) / events
  sqlite.pragma('wal_autocheckpoint = 1000')
  return {
    goal: 'T5',
    name: `WAL pages an event, ${together} a transaction`,
    ours: pages.toFixed(2),
    figure: pages,
    wanted,
  }
}
