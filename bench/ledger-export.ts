import { type ExportFormat, exportBundle } from '#app/.server/ledger/export/export.ts'
import { rebuild } from '#app/.server/ledger/rebuild.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'
import { median, perSecond, type Row, thousands } from './ledger-measure.ts'

const ROUNDS = 3

/**
 * T9: the whole published log out of the file in each format, in events a second of CPU time. Bare lines are what is
 * wanted; the bundle reads everything twice, writes a table and two hashes of it, and is not judged.
 * @param file a penmark.db with a published checkpoint
 */
export async function exportBench(file: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [format, wanted] of [
    ['jsonl', '≥ 400000'],
    ['csv', ''],
    ['tar', ''],
  ] as const) {
    const rates: number[] = []
    let bytes = 0
    for (let round = 0; round < ROUNDS; round += 1) {
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
  for (let round = 0; round < ROUNDS; round += 1) {
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
      figure: rate,
      wanted: '≥ 300000',
    },
  ]
}

function opened(reader: ReturnType<typeof openReadOnly>, format: ExportFormat) {
  const made = exportBundle(reader, { scope: { kind: 'log' }, range: { kind: 'all' }, format })
  if (!made.ok) throw new Error(made.code)
  return made
}
