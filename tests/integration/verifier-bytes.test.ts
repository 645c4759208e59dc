import { expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import { bundleOf, type Files, linesOf, naiveKey, renewed } from '#tests/support/naive-bundle.ts'
import { honestLog } from '#tests/support/naive-log.ts'
import { detailsOf, failures, verified } from '#tests/support/verifying.ts'

const key = naiveKey()
const whole = bundleOf(linesOf(honestLog(key).drafts), { keys: [key] })
const FILES = ['ledger.jsonl', 'ledger.csv', 'checkpoint'] as const
const INSERTS = [0x30, 0x22, 0x0a, 0x20, 0x00]

/** Every change of one place: three flips, a deletion, five insertions, a truncation. */
function* changesAt(bytes: Buffer, at: number): Generator<[string, Buffer]> {
  for (const mask of [0x01, 0x20, 0x80]) {
    const flipped = Buffer.from(bytes)
    flipped[at] = (flipped[at] ?? 0) ^ mask
    yield [`flip ${mask}`, flipped]
  }
  yield ['delete', Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])]
  for (const byte of INSERTS) {
    yield [`insert ${byte}`, Buffer.concat([bytes.subarray(0, at), Buffer.from([byte]), bytes.subarray(at)])]
  }
  yield ['truncate', bytes.subarray(0, at)]
}

async function exitOf(name: string, changed: Buffer, keepManifest: boolean): Promise<number> {
  const files: Files = { ...whole, [name]: changed }
  const { report } = await verified(keepManifest ? files : renewed(files), { keys: [key.vkey] })
  return report.exit
}

test('the untouched export is verified', async () => {
  const { report } = await verified(whole, { keys: [key.vkey] })
  expect([report.result, report.exit]).toEqual(['VERIFIED', 0])
})

// The long form makes each change there is; in parts, so that one of them can be run alone with -t 'part 3 '.
const PARTS = Array.from({ length: runs(1, 8) }, (_, part) => ({ part: part + 1, of: runs(1, 8) }))

test.each(PARTS)(
  'invariant 22: every single-byte change of JSONL, CSV and checkpoint is detected (part $part of $of)',
  async ({ part, of }) => {
    let tried = 0
    const undetected: string[] = []
    let seed = 20_261_121
    const random = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return seed / 2 ** 32
    }
    const share = runs(0.003, 1)
    for (const name of FILES) {
      const bytes = whole[name] ?? Buffer.alloc(0)
      for (let at = part - 1; at < bytes.length; at += of) {
        for (const [what, changed] of changesAt(bytes, at)) {
          if (random() >= (name === 'checkpoint' ? Math.min(1, share * 20) : share)) continue
          tried += 1
          // An attacker who changes a file can also renew the manifest, so nothing may rest on it.
          if ((await exitOf(name, changed, false)) !== 1) undetected.push(`${name} byte ${at}: ${what}`)
        }
      }
    }
    process.stdout.write(`invariant 22, part ${part} of ${of}: ${tried} changes, ${undetected.length} undetected\n`)
    expect(tried).toBeGreaterThan(1_000)
    expect(undetected).toEqual([])
  },
  runs(120_000, 7_200_000),
)

test('invariant 22: rows dropped, doubled and swapped, other line ends and a byte order mark are detected', async () => {
  let tried = 0
  for (const name of ['ledger.jsonl', 'ledger.csv'] as const) {
    const text = String(whole[name])
    const rows = text.slice(0, -1).split('\n')
    const changes: string[][] = [rows.map((row) => `${row}\r`)]
    for (let at = 0; at < rows.length; at += 1) {
      const [before, row = '', after] = [rows.slice(0, at), rows[at], rows.slice(at + 1)]
      changes.push([...before, ...after], [...before, row, row, ...after])
      if (after[0] !== undefined) changes.push([...before, after[0], row, ...after.slice(1)])
    }
    const mutants = changes.map((lines) => `${lines.join('\n')}\n`)
    mutants.push(`\ufeff${text}`, `${text}\n`, `\n${text}`, text.replaceAll('\n', '\r'))
    for (const mutant of mutants) {
      tried += 1
      expect(await exitOf(name, Buffer.from(mutant), false), `${name} change ${tried}`).toBe(1)
    }
  }
  expect(tried).toBeGreaterThan(200)
})

test('any change of another file is noticed by its hash, and an unlisted or missing file too', async () => {
  for (const name of Object.keys(whole)) {
    const bytes = whole[name] ?? Buffer.alloc(0)
    const changed = Buffer.concat([bytes, Buffer.from(' ')])
    expect(await exitOf(name, changed, true), name).toBe(1)
    const { [name]: _, ...without } = whole
    const { report } = await verified(without, { keys: [key.vkey] })
    expect(report.exit, `without ${name}`).toBe(1)
  }
  const { report } = await verified({ ...whole, 'more.txt': Buffer.from('x') }, { keys: [key.vkey] })
  expect([report.result, detailsOf(report, 'Files')]).toEqual([
    'RE-SAVED',
    expect.stringContaining('more.txt is no part of the export'),
  ])
})

test('the altered event is named where the next one of its account no longer recognises it', async () => {
  const lines = String(whole['ledger.jsonl']).split('\n')
  const at = lines.findIndex((line) => line.includes('"tokens_in":20'))
  lines[at] = (lines[at] ?? '').replace('"tokens_in":20', '"tokens_in":21')
  const files = renewed({ ...whole, 'ledger.jsonl': Buffer.from(lines.join('\n')) })
  const { report } = await verified(files, { keys: [key.vkey] })
  expect(failures(report)).toContain('Range')
  expect(detailsOf(report, 'Range')).toContain(`Smallest altered range: event ${at}.`)
  expect(detailsOf(report, 'Chains')).toMatch(new RegExp(`the hash of event ${at} as it is here`))
})

test('without a later event of the account, the signed checkpoints narrow the altered range', async () => {
  const log = honestLog(key)
  const lines = linesOf(log.drafts)
  const last = lines.length - 1
  const published = [8, 16, 24, 32, lines.length].map((size) => ({ size, keys: [key] }))
  const files = bundleOf(lines, { keys: [key], published })
  files['ledger.jsonl'] = Buffer.from(String(files['ledger.jsonl']).replace('"requested"', '"operator"'))
  const { report } = await verified(files, { keys: [key.vkey] })
  expect(detailsOf(report, 'Range')).toContain(
    `Smallest altered range: events 32 to ${last}, between two signed checkpoints.`,
  )
  expect(report.holds.join(' ')).toContain('Events 0 to 31 are those of the signed checkpoint of size 32.')
})

test('an honest line in the wrong place is found by its own words: expected, found, line and byte', async () => {
  const text = String(whole['ledger.jsonl']).replace('"amount":1,', '"amount":01,')
  const { report } = await verified({ ...whole, 'ledger.jsonl': Buffer.from(text) }, { keys: [key.vkey] })
  expect(detailsOf(report, 'Lines')).toMatch(
    /ledger\.jsonl line \d+, byte \d+ \(event \d+\): expected amount: a whole number above zero; found 01,/,
  )
})

test('a table saved again by a spreadsheet is re-saved, not tampered with: same meaning, other form', async () => {
  const months: Record<string, string> = { '09': 'Sep', '10': 'Oct' }
  const rows = String(whole['ledger.csv'])
    .trimEnd()
    .split('\n')
    .map((row) =>
      row
        .replace(/,(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d):\d\d\.\d{3}Z,/, ',$3/$2/$1 $4,')
        .replace(/,(\d{4})-(\d\d),/, (_, year, month) => `,${months[month]}-${year},`),
    )
  const file = Buffer.from(`\ufeff${rows.join('\r\n')}\r\n`)
  const { report } = await verified({ ...whole, 'ledger.csv': file }, { keys: [key.vkey] })
  expect(report.checks.find(({ name }) => name === 'Rows')?.status).toBe('RE-SAVED')
  expect([report.result, report.exit, failures(report)]).toEqual(['RE-SAVED', 1, ['Files', 'Rows']])
  expect(detailsOf(report, 'Rows').split('\n').slice(1)).toEqual([
    'ledger.csv, column time: 39 cells in another date form, the same moment (row 2: 28/09/2026 09:00 for 2026-09-28T09:00:00.000Z)',
    'ledger.csv, column period: 39 cells in another form, the same month (row 2: Sep-2026 for 2026-09)',
    'ledger.csv, the whole file: a byte order mark at its beginning, other line ends',
  ])
  expect(report.holds.join(' ')).toContain(
    'Every line of ledger.jsonl and context.jsonl is in the signed log, unchanged.',
  )
})

test('one edited cell is an edit, not a re-save, and says which', async () => {
  const text = String(whole['ledger.csv']).replace(',invoice.paid,2026-09,,,999,', ',invoice.paid,2026-09,,,99,')
  const { report } = await verified({ ...whole, 'ledger.csv': Buffer.from(text) }, { keys: [key.vkey] })
  expect(report.checks.find(({ name }) => name === 'Rows')?.status).toBe('FAILED')
  expect(detailsOf(report, 'Rows')).toMatch(/column amount_minor: expected 999; found 99$/m)
  expect(report.holds.join(' ')).toContain('only the tables differ')
})

test('a statement table that says something else than its statements is found', async () => {
  const rows = String(whole['statements.csv']).split('\n')
  rows[1] = (rows[1] ?? '').replace(',starter,3,', ',starter,4,')
  const files = renewed({ ...whole, 'statements.csv': Buffer.from(rows.join('\n')) })
  const { report } = await verified(files, { keys: [key.vkey] })
  expect(failures(report)).toEqual(['Rows'])
  expect(detailsOf(report, 'Rows')).toContain('statements.csv row 2, column quota: expected 3; found 4')
})
