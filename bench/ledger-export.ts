import { hash } from 'node:crypto'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { type ExportFormat, exportBundle } from '#app/.server/ledger/export/export.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'
import { median, perSecond, type Row, thousands } from './ledger-measure.ts'

/** A million events take long enough for one reading to say what it says. */
const roundsFor = (events: number) => (events > 500_000 ? 1 : 3)

/**
 * T9: the whole published log out of the file in each format, in events a second of CPU time. The
 * goal is for bare lines; the bundle reads everything twice, writes a table and two hashes of it, and has no goal.
 * @param file a penmark.db with a published checkpoint
 */
export async function exportBench(file: string): Promise<Row[]> {
  const rows: Row[] = []
  const plain = plainReading(file)
  for (const [format, wanted] of [
    ['jsonl', '≥ 400000'],
    ['csv', ''],
    ['tar', ''],
  ] as const) {
    const rates: number[] = []
    let bytes = 0
    for (let round = 0; round < roundsFor(plain.events); round += 1) {
      const reader = openReadOnly(file)
      let drained = 0
      const { size, stream } = opened(reader, format)
      rates.push(
        await perSecond('NORMAL', size, async () => {
          for await (const chunk of stream) drained += chunk.length
        }),
      )
      reader.sqlite.close()
      bytes = drained
    }
    const rate = median(rates)
    rows.push({
      goal: 'T9',
      name: `export, ${format}`,
      ours: `${thousands(rate)} events/CPU s, ${thousands(bytes / 1_000_000)} MB`,
      baseline: `reading the lines ${thousands(plain.rate)}/CPU s`,
      ratio: rate / plain.rate,
      figure: rate,
      wanted,
    })
  }
  return rows
}

/** T9: everything that is stored computed again from the events and compared, in events a second of CPU time. */
export async function rebuildBench(file: string): Promise<Row[]> {
  const reader = openReadOnly(file)
  const rates: number[] = []
  const size = reader.sqlite.prepare<[], number>('SELECT size FROM ledger_head').pluck().get() ?? 0
  const plain = plainReading(file)
  for (let round = 0; round < roundsFor(size); round += 1) {
    rates.push(
      await perSecond('NORMAL', size, () => {
        const { differences } = rebuild(reader)
        if (differences.length > 0) throw new Error(`${differences[0]?.where} differs`)
      }),
    )
  }
  reader.sqlite.close()
  const rate = median(rates)
  return [
    {
      goal: 'T9',
      name: 'rebuild and compare',
      ours: `${thousands(rate)} events/CPU s`,
      baseline: `reading, hashing and parsing the lines ${thousands(plain.parsed)}/CPU s`,
      ratio: rate / plain.parsed,
      figure: rate,
      wanted: '≥ 300000',
    },
  ]
}

/** The least that anybody does who reads a log: every line once; and the same with its hash and its parts. */
function plainReading(file: string): { events: number; rate: number; parsed: number } {
  const { sqlite } = openReadOnly(file)
  const page = sqlite
    .prepare<[number], Buffer>('SELECT body FROM ledger_event WHERE seq >= ? ORDER BY seq LIMIT 256')
    .pluck()
  function read(look: (body: Buffer) => void): { events: number; rate: number } {
    const started = process.cpuUsage()
    let events = 0
    for (let bodies = page.all(0); bodies.length > 0; bodies = page.all(events)) {
      for (const body of bodies) look(body)
      events += bodies.length
    }
    const { user, system } = process.cpuUsage(started)
    return { events, rate: events / ((user + system) / 1e6) }
  }
  read(() => undefined)
  const { events, rate } = read(() => undefined)
  const parsed = read((body) => {
    hash('sha256', body)
    JSON.parse(body.toString('utf8'))
  }).rate
  sqlite.close()
  return { events, rate, parsed }
}

function opened(reader: ReturnType<typeof openReadOnly>, format: ExportFormat) {
  const bundle = exportBundle(reader, { scope: { kind: 'log' }, range: { kind: 'all' }, format })
  if (!bundle.ok) throw new Error(bundle.code)
  return bundle
}
