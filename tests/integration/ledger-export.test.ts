import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ExportArguments, exportBundle, writeBundle } from '#app/.server/ledger/export/export.ts'
import { decodeConsistencyProof, decodeSubsetProof } from '#app/.server/ledger/tree/proof-text.ts'
import { verifyConsistency } from '#app/.server/ledger/tree/proofs.ts'
import { verifySubset } from '#app/.server/ledger/tree/subset.ts'
import { accountId, rawLog } from '#tests/support/raw-log.ts'
import { strictCsv } from '#tests/support/strict-csv.ts'
import { type ThreeMonths, threeMonths } from '#tests/support/three-months.ts'

let folder: string
let log: ThreeMonths
const LOG = { kind: 'log' } as const
const ALL = { kind: 'all' } as const
const AUGUST = { kind: 'month', period: '2026-08' } as const
const account = () => ({ kind: 'account', account: log.accounts[1] ?? '' }) as const

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'penmark-export-'))
  log = threeMonths(path.join(folder, 'data'))
})
afterAll(() => {
  log.database.close()
  rmSync(folder, { recursive: true })
})

async function tarOf(wanted: ExportArguments, from = log): Promise<Buffer> {
  const bundle = exportBundle(from.database.reader, { ...wanted, format: 'tar' })
  if (!bundle.ok) throw new Error(bundle.code)
  return Buffer.from(await new Response(bundle.stream).arrayBuffer())
}

/** The files of a bundle as the system's tar unpacks them, by name, in the order of the archive. */
function unpacked(archive: Buffer): Map<string, Buffer> {
  const target = mkdtempSync(path.join(folder, 'unpacked-'))
  const file = path.join(target, 'bundle.tar')
  writeFileSync(file, archive)
  const { stdout, stderr } = spawnSync('tar', ['-xvf', file, '-C', target], { encoding: 'utf8' })
  expect(stderr).toBe('')
  const names = stdout.trimEnd().split('\n')
  return new Map(names.map((name) => [name.split('/').slice(1).join('/'), readFileSync(path.join(target, name))]))
}

function textOf(files: Map<string, Buffer>, name: string): string {
  const found = files.get(name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found.toString('utf8')
}

function linesOf(files: Map<string, Buffer>, name: string): string[] {
  const text = textOf(files, name)
  expect(text === '' || text.endsWith('\n')).toBe(true)
  return text.split('\n').slice(0, -1)
}

type Line = { seq: number; account: string; aseq: number; at: number; type: string; data: Record<string, unknown> }
const parsed = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Line)

function leafOf(line: string): Buffer {
  return createHash('sha256').update('\0').update(line).digest()
}

const SCOPES: [string, () => ExportArguments][] = [
  ['the whole log', () => ({ scope: LOG, range: ALL })],
  ['a month of the log', () => ({ scope: LOG, range: AUGUST })],
  ['an account', () => ({ scope: account(), range: ALL })],
  ['a month of an account', () => ({ scope: account(), range: AUGUST })],
  ['a month that still runs', () => ({ scope: LOG, range: { kind: 'month', period: '2026-10' } })],
  ['a month in which an account did nothing', () => ({ scope: { kind: 'account', account: log.idle }, range: AUGUST })],
]

test.each(SCOPES)(
  'invariant 22: in the export of %s each line is a leaf and each row is its line',
  async (_, wanted) => {
    const files = unpacked(await tarOf(wanted()))
    const lines = linesOf(files, 'ledger.jsonl')
    const context = linesOf(files, 'context.jsonl')
    const leaf = log.database.reader.sqlite
      .prepare<[number], Buffer>('SELECT leaf FROM ledger_event WHERE seq = ?')
      .pluck()
    for (const line of [...lines, ...context]) {
      expect(leafOf(line).equals(leaf.get((JSON.parse(line) as Line).seq) ?? Buffer.alloc(0))).toBe(true)
    }
    const [header, ...rows] = strictCsv(textOf(files, 'ledger.csv'))
    expect(header?.map(({ value }) => value).join(',')).toBe(
      'seq,time,account,aseq,type,period,units,tokens,amount_minor,currency,stripe_ref,event',
    )
    expect(rows.map((row) => row.at(-1)?.value)).toEqual(lines)
    expect(rows.map((row) => [Number(row[0]?.value), row[2]?.value, Number(row[3]?.value), row[4]?.value])).toEqual(
      parsed(lines).map(({ seq, account: of, aseq, type }) => [seq, of, aseq, type]),
    )
  },
)

test.each(SCOPES)('the lines of the export of %s give the root that was signed', async (_, wanted) => {
  const files = unpacked(await tarOf(wanted()))
  const [origin, size, root = ''] = linesOf(files, 'checkpoint')
  const proof = decodeSubsetProof(textOf(files, 'subset.proof'))
  const lines = [...linesOf(files, 'ledger.jsonl'), ...linesOf(files, 'context.jsonl')]
  const leaves = lines
    .map((line): [number, Buffer] => [(JSON.parse(line) as Line).seq, leafOf(line)])
    .sort(([a], [b]) => a - b)
  expect(origin).toBe('penmark.test/ledger')
  expect(proof?.size).toBe(Number(size))
  expect(
    verifySubset({ leaves, size: Number(size), proof: proof?.proof ?? [], root: Buffer.from(root, 'base64') }),
  ).toBe(true)
})

test.each(SCOPES)('the manifest of %s names every other file, in order, with its size and hash', async (_, wanted) => {
  const files = unpacked(await tarOf(wanted()))
  const manifest = JSON.parse(textOf(files, 'manifest.json'))
  expect(manifest.files).toEqual(
    [...files]
      .filter(([name]) => name !== 'manifest.json')
      .map(([name, bytes]) => ({
        bytes: bytes.length,
        name,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })),
  )
  const lines = parsed(linesOf(files, 'ledger.jsonl'))
  expect(manifest).toMatchObject({
    events: lines.length,
    context: linesOf(files, 'context.jsonl').length,
    filters: 'none',
  })
  const counts: Record<string, number> = {}
  for (const { type } of lines) counts[type] = (counts[type] ?? 0) + 1
  expect(manifest.counts).toEqual(counts)
  expect(manifest.last?.seq).toBe(lines.at(-1)?.seq)
  expect([...files.keys()].at(-1)).toBe('manifest.json')
})

test('a month holds all that happened in it, and its neighbours happened in other months', async () => {
  const files = unpacked(await tarOf({ scope: LOG, range: AUGUST }))
  const lines = parsed(linesOf(files, 'ledger.jsonl'))
  const expected = log.events.filter(({ at }) => new Date(at).toISOString().startsWith('2026-08'))
  expect(lines.map(({ seq }) => seq)).toEqual(expected.map(({ seq }) => seq))
  const context = parsed(linesOf(files, 'context.jsonl')).map(({ seq }) => seq)
  expect(context).toContain((lines[0]?.seq ?? 0) - 1)
  expect(context).toContain((lines.at(-1)?.seq ?? 0) + 1)
})

test('what a month’s events name is there: limits, lots, retries, causes, and the ends that came after the month', async () => {
  for (const wanted of [
    { scope: LOG, range: AUGUST },
    { scope: account(), range: AUGUST },
  ]) {
    const files = unpacked(await tarOf(wanted))
    const lines = parsed(linesOf(files, 'ledger.jsonl'))
    const context = parsed(linesOf(files, 'context.jsonl'))
    const there = new Set([...lines, ...context].map(({ seq }) => seq))
    const named = [...lines, ...context].flatMap(({ data }) =>
      ['policy', 'cause', 'reserve', 'retry_of', 'lot']
        .map((key) => data[key])
        .filter((seq) => typeof seq === 'number'),
    )
    expect(named.filter((seq) => !there.has(seq))).toEqual([])
    const accounts = new Set(lines.map(({ account: of }) => of).filter((of) => of !== '_'))
    const later = log.events.filter(
      (event) =>
        accounts.has(event.account) &&
        event.at >= Date.UTC(2026, 8, 1) &&
        'period' in event.data &&
        event.data.period === '2026-08',
    )
    expect(later.length).toBeGreaterThan(0)
    expect(later.filter(({ seq }) => !there.has(seq))).toEqual([])
  }
})

test('the export of an account holds no event of another', async () => {
  for (const range of [ALL, AUGUST]) {
    const files = unpacked(await tarOf({ scope: account(), range }))
    const lines = parsed([...linesOf(files, 'ledger.jsonl'), ...linesOf(files, 'context.jsonl')])
    const strangers = lines.filter(({ account: of, type }) => of !== account().account && type !== 'policy.published')
    expect(strangers).toEqual([])
    expect(lines.some(({ type }) => type === 'policy.published')).toBe(true)
  }
})

test('neighbours are there although nothing names them, and a stranger is not although something names it', async () => {
  const own = rawLog(mkdtempSync(path.join(folder, 'placed-')), Date.UTC(2026, 8, 1))
  const [ada, bob] = [accountId('ada'), accountId('bob')]
  const grant = (who: string, month: number, cause: number | null) =>
    own.append(who, Date.UTC(2026, month, 5), {
      type: 'credit.granted',
      v: 1,
      data: { amount: 1, expires_at: null, reason: 'goodwill', operator: null, cause },
    }).seq
  own.open(ada, Date.UTC(2026, 8, 2))
  own.open(bob, Date.UTC(2026, 8, 3))
  const before = [grant(ada, 8, null), grant(bob, 8, null)]
  const inMonth = grant(ada, 9, before[1] ?? null)
  const after = [grant(bob, 10, null), grant(ada, 10, null)]
  own.checkpoint(Date.UTC(2026, 11, 1))
  const range = { kind: 'month', period: '2026-10' } as const
  const contextOf = async (scope: ExportArguments['scope']) => {
    const bundle = exportBundle(own.database.reader, { scope, range, format: 'tar' })
    if (!bundle.ok) throw new Error(bundle.code)
    const files = unpacked(Buffer.from(await new Response(bundle.stream).arrayBuffer()))
    expect(parsed(linesOf(files, 'ledger.jsonl')).map(({ seq }) => seq)).toEqual([inMonth])
    return parsed(linesOf(files, 'context.jsonl')).map(({ seq }) => seq)
  }
  // The policy, the opening of Ada's account, the last event before the month and the first after it.
  expect(await contextOf({ kind: 'log' })).toEqual([1, 3, before[1], after[0]])
  expect(await contextOf({ kind: 'account', account: ada })).toEqual([1, 3, before[0], after[1]])
  own.database.close()
})

test('all statements among the lines are rows of statements.csv', async () => {
  const files = unpacked(await tarOf({ scope: LOG, range: AUGUST }))
  const lines = parsed([...linesOf(files, 'ledger.jsonl'), ...linesOf(files, 'context.jsonl')])
  const closed = lines.filter(({ type }) => type === 'period.closed').sort((a, b) => a.seq - b.seq)
  const [, ...rows] = strictCsv(textOf(files, 'statements.csv'))
  expect(closed.length).toBeGreaterThan(5)
  expect(rows.map((row) => Number(row.at(-2)?.value))).toEqual(closed.map(({ seq }) => seq))
  expect(rows.map((row) => [row[0]?.value, row[1]?.value, Number(row[9]?.value)])).toEqual(
    closed.map(({ account: of, data }) => [of, data.period, data.used]),
  )
})

test('the export of the whole log holds every note that was published so far', async () => {
  const first = log.database.reader.sqlite
    .prepare<[], number>('SELECT size FROM ledger_checkpoint LIMIT 1 OFFSET 3')
    .pluck()
  const at = first.get() ?? 0
  const files = unpacked(await tarOf({ scope: LOG, range: ALL, at }))
  const notes = linesOf(files, 'checkpoints.jsonl').map((line) => JSON.parse(line))
  expect(notes).toHaveLength(4)
  expect(notes.at(-1)).toEqual({ note: textOf(files, 'checkpoint'), size: at })
})

test.each(SCOPES)('invariant 24: two exports of %s are equal byte for byte', async (_, wanted) => {
  const [one, other] = await Promise.all([tarOf(wanted()), tarOf(wanted())])
  expect(one.equals(other)).toBe(true)
})

test('invariant 24: a larger export is consistent with a smaller one, and begins with it', async () => {
  const sizes = log.database.reader.sqlite
    .prepare<[], number>('SELECT size FROM ledger_checkpoint ORDER BY size')
    .pluck()
    .all()
  const [since = 0, at = 0] = [sizes[4], sizes[9]]
  const smaller = unpacked(await tarOf({ scope: LOG, range: ALL, at: since }))
  const larger = unpacked(await tarOf({ scope: LOG, range: ALL, at, since }))
  const rootOf = (files: Map<string, Buffer>) => Buffer.from(linesOf(files, 'checkpoint')[2] ?? '', 'base64')
  const proof = decodeConsistencyProof(textOf(larger, 'consistency.proof'))
  expect(proof).toMatchObject({ from: since, to: at })
  expect(
    verifyConsistency({
      from: since,
      to: at,
      fromRoot: rootOf(smaller),
      toRoot: rootOf(larger),
      proof: proof?.proof ?? [],
    }),
  ).toBe(true)
  expect(textOf(larger, 'ledger.jsonl').startsWith(textOf(smaller, 'ledger.jsonl'))).toBe(true)
  expect(textOf(larger, 'ledger.csv').startsWith(textOf(smaller, 'ledger.csv'))).toBe(true)
})

test('invariant 24: the export of a closed month stays the same after more events and checkpoints', async () => {
  const own = threeMonths(mkdtempSync(path.join(folder, 'own-')), { requests: 4 })
  const [first = ''] = own.accounts.slice(1)
  const wanted = [
    { scope: LOG, range: AUGUST },
    { scope: { kind: 'account', account: first } as const, range: AUGUST },
  ]
  const before = await Promise.all(wanted.map((each) => tarOf(each, own)))
  const last = own.events.at(-1)?.at ?? 0
  for (let n = 0; n < 300; n += 1) {
    own.append(first, last + n, {
      type: 'credit.granted',
      v: 1,
      data: { amount: 1, expires_at: null, reason: 'goodwill', operator: 'ops-1', cause: null },
    })
    if (n % 50 === 0) own.checkpoint(last + n)
  }
  const after = await Promise.all(wanted.map((each) => tarOf(each, own)))
  expect(after.map((tar, index) => tar.equals(before[index] ?? Buffer.alloc(0)))).toEqual([true, true])
  own.database.close()
})

test('a folder holds the same files as the archive', async () => {
  const parent = mkdtempSync(path.join(folder, 'as-folder-'))
  const written = await writeBundle(log.database.reader, { scope: account(), range: AUGUST }, parent)
  if (!written.ok) throw new Error(written.code)
  const files = unpacked(await tarOf({ scope: account(), range: AUGUST }))
  const names = readdirSync(written.folder, { recursive: true, encoding: 'utf8' }).filter((name) => name !== 'schema')
  expect(names.toSorted()).toEqual([...files.keys()].toSorted())
  for (const [name, bytes] of files) expect(readFileSync(path.join(written.folder, name)).equals(bytes)).toBe(true)
  await expect(writeBundle(log.database.reader, { scope: account(), range: AUGUST }, parent)).rejects.toThrow(/EEXIST/)
})

test.each(['csv', 'jsonl'] as const)('a bare %s is that file of the bundle', async (format) => {
  const bundle = exportBundle(log.database.reader, { scope: account(), range: AUGUST, format })
  if (!bundle.ok) throw new Error(bundle.code)
  const files = unpacked(await tarOf({ scope: account(), range: AUGUST }))
  expect(await new Response(bundle.stream).text()).toBe(textOf(files, `ledger.${format}`))
  expect(bundle.name).toMatch(new RegExp(`^penmark-ledger-acc_[0-9a-f]{32}-2026-08-${bundle.size}\\.${format}$`))
})

test.each<[string, Partial<ExportArguments>, string]>([
  ['a month that is no month', { range: { kind: 'month', period: '2026-13' } }, 'month_invalid'],
  ['a month before the log', { range: { kind: 'month', period: '2026-06' } }, 'month_before_log'],
  ['a month to come', { range: { kind: 'month', period: '2027-01' } }, 'month_not_begun'],
  ['a size that was never published', { at: 5 }, 'size_unpublished'],
  ['a size to compare with that was never published', { since: 5 }, 'since_unpublished'],
  ['an account that is not there', { scope: { kind: 'account', account: accountId('nobody') } }, 'account_unpublished'],
])('%s is refused', (_, wanted, code) => {
  expect(exportBundle(log.database.reader, { scope: LOG, range: ALL, ...wanted, format: 'tar' })).toEqual({
    ok: false,
    code,
  })
})

test('an account that was opened after the month is refused with this reason, whether the month is closed or not', () => {
  const own = rawLog(mkdtempSync(path.join(folder, 'later-')), Date.UTC(2026, 10, 1))
  own.open(accountId('later'), Date.UTC(2026, 11, 2))
  own.checkpoint(Date.UTC(2026, 11, 3))
  const scope = { kind: 'account', account: accountId('later') } as const
  const november = { kind: 'month', period: '2026-11' } as const
  const december = { kind: 'month', period: '2026-12' } as const
  expect(exportBundle(own.database.reader, { range: november, scope, format: 'csv' })).toEqual({
    ok: false,
    code: 'month_before_account',
  })
  expect(exportBundle(own.database.reader, { range: december, scope, format: 'csv' })).toMatchObject({ ok: true })
  own.database.close()
})

test('nothing is exported before a checkpoint is published, nor an account that it does not cover', () => {
  const own = rawLog(mkdtempSync(path.join(folder, 'fresh-')), Date.UTC(2026, 10, 1))
  const wanted = { range: ALL, format: 'tar' } as const
  expect(exportBundle(own.database.reader, { ...wanted, scope: LOG })).toEqual({ ok: false, code: 'no_checkpoint' })
  own.checkpoint(Date.UTC(2026, 10, 1))
  own.open(accountId('new'), Date.UTC(2026, 10, 2))
  const scope = { kind: 'account', account: accountId('new') } as const
  expect(exportBundle(own.database.reader, { ...wanted, scope })).toEqual({ ok: false, code: 'account_unpublished' })
  own.database.close()
})

test.skipIf(!existsSync('/proc/self/fd'))('a reader who leaves early leaves no open file behind', async () => {
  const opened = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).includes(path.join(folder, 'data', 'penmark.db'))
      } catch {
        return false
      }
    }).length
  const before = opened()
  const bundle = exportBundle(log.database.reader, { scope: LOG, range: ALL, format: 'tar' })
  if (!bundle.ok) throw new Error(bundle.code)
  const reader = bundle.stream.getReader()
  await reader.read()
  expect(opened()).toBeGreaterThan(before)
  await reader.cancel()
  expect(opened()).toBe(before)
})

const has = (program: string, ...words: string[]) => spawnSync(program, words).status === 0

test.skipIf(!has('python3', '--version'))('the program of README.txt computes the signed root', async () => {
  for (const [, wanted] of SCOPES) {
    const parent = mkdtempSync(path.join(folder, 'python-'))
    const written = await writeBundle(log.database.reader, wanted(), parent)
    if (!written.ok) throw new Error(written.code)
    const readme = readFileSync(path.join(written.folder, 'README.txt'), 'utf8')
    const program = /--- begin check\.py\n([\s\S]*?)--- end check\.py/.exec(readme)?.[1] ?? ''
    const { stdout, stderr } = spawnSync('python3', ['-'], { input: program, cwd: written.folder, encoding: 'utf8' })
    expect(stderr).toBe('')
    const [, size, root] = readFileSync(path.join(written.folder, 'checkpoint'), 'utf8').split('\n')
    expect(stdout).toBe(`${size}\n${root}\n`)
  }
})

test.skipIf(!has('openssl', 'version'))(
  'the shell commands of README.txt verify the signature, and only that of the key',
  async () => {
    const parent = mkdtempSync(path.join(folder, 'openssl-'))
    const written = await writeBundle(log.database.reader, { scope: LOG, range: AUGUST }, parent)
    if (!written.ok) throw new Error(written.code)
    const readme = readFileSync(path.join(written.folder, 'README.txt'), 'utf8')
    const commands = /^ {4}K=your-key-file[\s\S]*?sigfile \/tmp\/sig$/m.exec(readme)?.[0] ?? ''
    const run = (note: string) => {
      writeFileSync(path.join(written.folder, 'checkpoint'), note)
      const script = commands.replace('your-key-file', 'vkey').replaceAll('/tmp/', `${parent}/`)
      return spawnSync('sh', ['-c', script], { cwd: written.folder, encoding: 'utf8' })
    }
    const note = readFileSync(path.join(written.folder, 'checkpoint'), 'utf8')
    expect(run(note)).toMatchObject({ status: 0, stdout: expect.stringContaining('Verified Successfully') })
    expect(run(note.replace(/^penmark/, 'Penmark')).status).not.toBe(0)
  },
)

test('every line of every type is described by the schema', async () => {
  const files = unpacked(await tarOf({ scope: LOG, range: ALL }))
  const schema = JSON.parse(textOf(files, 'schema/events.schema.json'))
  const titles: string[] = schema.oneOf.map(({ title }: { title: string }) => title)
  const kinds = new Set(
    linesOf(files, 'ledger.jsonl').map((line) => {
      const { type, v } = JSON.parse(line)
      return `${type}/${v}`
    }),
  )
  expect([...kinds].filter((kind) => !titles.includes(kind))).toEqual([])
  const settled = schema.oneOf.find(({ title }: { title: string }) => title === 'request.settled/1')
  expect(settled.properties.data).toMatchObject({
    additionalProperties: false,
    properties: { late: { type: 'boolean' } },
  })
  expect(settled.properties.data.required).toContain('tokens_in')
})
