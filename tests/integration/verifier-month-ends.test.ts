import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type ExportArguments, exportBundle } from '#app/.server/ledger/export/export.ts'
import type { Fact } from '#app/.server/ledger/format/events.ts'
import { filesOf } from '#tests/support/any-history.ts'
import { runs } from '#tests/support/long.ts'
import { type Files, naiveKey, renewed, tarOf } from '#tests/support/naive-bundle.ts'
import { type RawLog, rawLog } from '#tests/support/raw-log.ts'
import { judgedByFirst, judgedBySecond, missing } from '#tests/support/second-reader.ts'
import { threeMonths } from '#tests/support/three-months.ts'
import { detailsOf, failures, verified } from '#tests/support/verifying.ts'
import { main } from '../../verifier/src/cli.js'
import { parseState, stateText } from '../../verifier/src/state.js'

// checkpoints.jsonl in exports of an account or a month: the ends of closed months, by which people compare what they were shown.

const folder = mkdtempSync(path.join(tmpdir(), 'penmark-month-ends-'))
const log = threeMonths(path.join(folder, 'data'))
const fork = forkOf(log)
afterAll(() => {
  for (const { database } of [log, fork]) database.close()
  rmSync(folder, { recursive: true, force: true })
})
const [, ada = '', bob = ''] = log.accounts
const keys = [log.signer.vkey]

/** The same log, signed with the same key, in which one request of August was answered by another model. */
function forkOf(source: RawLog): RawLog {
  const [opened] = source.events
  const twin = rawLog(path.join(folder, 'fork'), opened?.at ?? 0)
  const sizes = source.database.reader.sqlite
    .prepare<[], { size: number; publishedAt: number }>(
      'SELECT size, published_at AS publishedAt FROM ledger_checkpoint',
    )
    .all()
  const changed = source.events.find(({ type, at }) => type === 'request.settled' && at > Date.UTC(2026, 7, 10))?.seq
  for (const event of source.events) {
    const { seq, type, v, data, account, at, idem } = event
    const answered = seq === changed ? { ...data, model: 'another-1' } : data
    if (seq >= twin.size()) twin.append(account, at, { type, v, data: answered } as Fact, idem ?? undefined)
    const published = sizes.find(({ size }) => size === twin.size())
    if (published !== undefined) twin.checkpoint(published.publishedAt)
  }
  return twin
}

const ofAccount = (account: string, period?: string): ExportArguments => ({
  scope: { kind: 'account', account },
  range: period === undefined ? { kind: 'all' } : { kind: 'month', period },
})

async function exported(wanted: ExportArguments, from: RawLog = log): Promise<Files> {
  const files = await filesOf(from, wanted)
  if (files === undefined) throw new Error('nothing to export')
  return files
}

async function archived(name: string, wanted: ExportArguments, from: RawLog = log): Promise<string> {
  const file = path.join(folder, name)
  const bundled = exportBundle(from.database.reader, { ...wanted, format: 'tar' })
  if (!bundled.ok) throw new Error(bundled.code)
  writeFileSync(file, Buffer.from(await new Response(bundled.stream).arrayBuffer()))
  return file
}

async function run(...options: string[]): Promise<{ status: number; out: string }> {
  const output: string[] = []
  const write = (text: string) => void output.push(text)
  const status = await main([...options, '--key', keys[0] ?? ''], {
    out: write,
    warn: write,
    progress: () => undefined,
  })
  return { status, out: output.join('') }
}

type Line = { keys: string[]; note: string; proof: string[]; size: number }
const linesOf = (files: Files): Line[] =>
  String(files['checkpoints.jsonl'])
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line)
const withLines = (files: Files, lines: readonly Line[]): Files =>
  renewed({ ...files, 'checkpoints.jsonl': Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join('')) })

test('every account and every month holds the same ends of months, up to its own checkpoint', async () => {
  const sizes = async (wanted: ExportArguments) => linesOf(await exported(wanted)).map(({ size }) => size)
  const all = await sizes(ofAccount(ada))
  expect(all).toHaveLength(3)
  expect(await sizes(ofAccount(bob))).toEqual(all)
  expect(await sizes({ scope: { kind: 'log' }, range: { kind: 'month', period: '2026-09' } })).toEqual(all)
  expect(await sizes(ofAccount(ada, '2026-07'))).toEqual(all.slice(0, 1))
  expect(await sizes(ofAccount(ada, '2026-08'))).toEqual(all.slice(0, 2))
})

test('an older format has none of them, and is written on request', async () => {
  for (const newest of [2, 3] as const) {
    const files = await exported({ ...ofAccount(ada, '2026-08'), newest })
    expect(Object.keys(files)).not.toContain('checkpoints.jsonl')
    expect(JSON.parse(String(files['manifest.json'])).format).toBe(`penmark-ledger-export/${newest}`)
    expect((await verified(files, { keys })).report.result).toBe('VERIFIED')
  }
})

test('a state file of any month before is continued without a proof of its own, forwards and backwards', async () => {
  const [july, september] = [await exported(ofAccount(bob, '2026-07')), await exported(ofAccount(ada, '2026-09'))]
  const first = await verified(july, { keys, firstState: true })
  const later = await verified(september, { keys, ...(first.state === undefined ? {} : { state: first.state }) })
  expect(detailsOf(later.report, 'History')).toContain('as checkpoints.jsonl proves')
  expect(later.report.result).toBe('VERIFIED')
  // Back again: the state of September knows the end of July.
  const back = await verified(july, { keys, ...(later.state === undefined ? {} : { state: later.state }) })
  expect([back.report.result, detailsOf(back.report, 'History')]).toEqual([
    'VERIFIED',
    expect.stringContaining('an earlier state of'),
  ])
})

test('two people compare what they were shown: one log is told from a fork, by exports and by state files', async () => {
  const honest = await archived('ada.tar', ofAccount(ada, '2026-08'))
  const later = await archived('bob.tar', ofAccount(bob, '2026-09'))
  const forked = await archived('eve.tar', ofAccount(bob, '2026-09'), fork)
  const same = await run('--compare', honest, later)
  expect([same.status, same.out]).toEqual([0, expect.stringContaining('continues ada.tar: both saw one log')])
  const split = await run('--compare', honest, forked)
  expect([split.status, split.out]).toEqual([1, expect.stringMatching(/SPLIT VIEW: both have a log of \d+ events/)])
  expect(split.out.replace(/\s+/g, ' ')).toContain('together they prove it to anyone')

  const states: Record<string, string> = {}
  for (const [name, file] of Object.entries({ honest, later, forked })) {
    const state = path.join(folder, `${name}.json`)
    expect((await run(file, '--state', state)).status).toBe(0)
    states[name] = state
  }
  const { honest: one = '', later: two = '', forked: lie = '' } = states
  expect((await run('--compare', one, two)).status).toBe(0)
  const byStates = await run('--compare', one, lie)
  expect([byStates.status, byStates.out]).toEqual([1, expect.stringContaining('SPLIT VIEW')])
  expect(byStates.out).not.toContain('prove it to anyone')
  expect((await run('--compare', two, honest)).status).toBe(0)
  expect((await run('--compare', lie, honest)).status).toBe(1)
  // The next export meets it too.
  const next = await run(forked, '--state', one)
  expect([next.status, next.out]).toEqual([1, expect.stringContaining('Two different pasts were signed')])
  expect((await run(honest, forked)).status).toBe(1)
})

test('a state file of an older verifier has no past and is read as before', () => {
  const [, , , fourth] = log.events
  const state = { origin: 'penmark.test/ledger', size: 7, root: Buffer.alloc(32, fourth?.seq).toString('base64') }
  const old = stateText({ ...state, key: keys[0] ?? '' })
  expect(old).not.toContain('past')
  expect(parseState(Buffer.from(old))).toEqual({ ...state, key: keys[0] })
  const stateWith = (past: unknown) => parseState(Buffer.from(JSON.stringify({ ...JSON.parse(old), past })))
  expect(stateWith([{ size: 3, root: state.root }])?.past).toEqual([{ size: 3, root: state.root }])
  const wrong = [{}, [{}], [{ size: 8, root: state.root }], [{ size: 3, root: 'x' }], [null], 'x', null]
  for (const past of [...wrong, [3, 3].map((size) => ({ size, root: state.root }))])
    expect(stateWith(past)).toBeUndefined()
})

const other = <T>(list: readonly T[], at: number) => list[at] as T
const CHANGES: [string, (lines: Line[]) => Line[]][] = [
  ['a line left out of the middle', (lines) => lines.toSpliced(1, 1)],
  ['the last line left out', (lines) => lines.slice(0, -1)],
  ['two lines exchanged', ([one, two, ...more]) => [other([two], 0) as Line, one as Line, ...more]],
  ['a line twice', ([one, ...more]) => [one as Line, one as Line, ...more]],
  ['a proof emptied', ([one, ...more]) => [{ ...(one as Line), proof: [] }, ...more]],
  [
    'a hash of a proof exchanged',
    ([one, ...more]) => [
      { ...(one as Line), proof: [Buffer.alloc(32).toString('base64'), ...(one as Line).proof.slice(1)] },
      ...more,
    ],
  ],
  [
    'a hash too many',
    ([one, ...more]) => [{ ...(one as Line), proof: [...(one as Line).proof, `${'A'.repeat(43)}=`] }, ...more],
  ],
  ['another size beside the note', ([one, ...more]) => [{ ...(one as Line), size: (one as Line).size - 1 }, ...more]],
  [
    'a note without its signature',
    ([one, ...more]) => [{ ...(one as Line), note: (one as Line).note.split('—')[0] ?? '' }, ...more],
  ],
  [
    'another key beside the note',
    ([one, ...more]) => [{ ...(one as Line), keys: [naiveKey('penmark.test/ledger').vkey] }, ...more],
  ],
  ['no key beside the note', ([one, ...more]) => [{ ...(one as Line), keys: [7] as unknown as string[] }, ...more]],
  ['a member more', ([one, ...more]) => [{ ...(one as Line), extra: 1 } as Line, ...more]],
  [
    'the note of the fork',
    ([one, two, ...more]) => [one as Line, { ...(two as Line), note: forkedNote((two as Line).size) }, ...more],
  ],
]

function forkedNote(size: number): string {
  const note = fork.database.reader.sqlite.prepare<[number], string>(
    'SELECT note FROM ledger_checkpoint WHERE size = ?',
  )
  return note.pluck().get(size) ?? ''
}

// A line that is left out is missed only by who compares; what is left still leads to the checkpoint if its proofs are made to.
test('each change of checkpoints.jsonl is found by both readers', async () => {
  const honest = await exported(ofAccount(ada))
  const cases = CHANGES.map(([name, change]) => ({
    ...{ name, vkey: keys[0] ?? '' },
    files: withLines(honest, change(linesOf(honest))),
  }))
  const second = missing === undefined ? judgedBySecond(cases) : []
  for (const [index, judged] of cases.entries()) {
    const { report } = await verified(judged.files, { keys })
    expect([judged.name, report.result, failures(report)]).toEqual([judged.name, 'TAMPERED', ['History']])
    if (missing !== undefined) continue
    expect({ ...second[index], says: judged.name }).toEqual({ ...(await judgedByFirst(judged)), says: judged.name })
  }
})

test('any change of any byte of checkpoints.jsonl is noticed, and what an editor does to its end is named, with its hash in the manifest made to fit', async () => {
  const honest = await exported(ofAccount(ada))
  const bytes = honest['checkpoints.jsonl'] ?? Buffer.alloc(0)
  const judged = async (changed: Buffer) =>
    (await verified(renewed({ ...honest, 'checkpoints.jsonl': changed }), { keys })).report.result
  const places = runs(
    fc.sample(fc.nat(bytes.length - 1), { seed: 4, numRuns: 20 }),
    Array.from({ length: bytes.length }, (_, at) => at),
  )
  for (const at of places) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect([at, await judged(changed)]).toEqual([at, 'TAMPERED'])
  }
  expect(await judged(Buffer.alloc(0))).not.toBe('UNREADABLE')
  expect(await judged(Buffer.concat([bytes, Buffer.from('\n')]))).toBe('RE-SAVED')
  expect(await judged(bytes.subarray(0, -1))).toBe('RE-SAVED')
  expect(await judged(Buffer.from(String(bytes).replaceAll('\n', '\r\n')))).toBe('RE-SAVED')
})

test.skipIf(missing !== undefined)('both readers accept every scope and month of the format', async () => {
  const months = ['2026-07', '2026-08', '2026-09', undefined]
  const cases = []
  for (const period of months) {
    for (const account of [ada, bob]) cases.push(await exported(ofAccount(account, period)))
    if (period !== undefined) cases.push(await exported({ scope: { kind: 'log' }, range: { kind: 'month', period } }))
  }
  const judged = cases.map((files, index) => ({ name: `${index}`, files, vkey: keys[0] ?? '' }))
  for (const [index, second] of judgedBySecond(judged).entries()) {
    const first = await judgedByFirst(judged[index] ?? { name: '', files: {}, vkey: '' })
    expect([index, second.result, first.result, first.says]).toEqual([index, first.result, first.result, first.says])
  }
  expect(tarOf(cases[0] ?? {}).length).toBeGreaterThan(10_000)
  expect(readFileSync(path.join(folder, 'ada.tar')).length).toBeGreaterThan(10_000)
})
