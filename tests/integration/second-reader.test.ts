import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyExport, filesOf, histories, played } from '#tests/support/any-history.ts'
import { altered, chanceOf, liedAbout } from '#tests/support/forgeries.ts'
import { claimed, credited, LIES, moved, paid } from '#tests/support/lies-about-money.ts'
import { LIES_ABOUT_TIME } from '#tests/support/lies-about-time.ts'
import { runs } from '#tests/support/long.ts'
import { bundleOf, type Draft, linesOf, naiveKey } from '#tests/support/naive-bundle.ts'
import { ANNE, BERT, honestLog, naiveLog } from '#tests/support/naive-log.ts'
import { type Case, judgedByFirst, judgedBySecond, missing } from '#tests/support/second-reader.ts'

// A second reader of exports, in Python, was written from the documents alone (tests/interop/second-reader). It shares no
// line and no author's habit with the verifier, so what both say alike is what the documents say. Skipped without Python.

if (missing !== undefined) console.warn(`second-reader: skipped, ${missing}`)

test.skipIf(missing !== undefined)(
  'both readers judge the exports of random histories alike',
  async () => {
    const cases: Case[] = []
    for (const script of fc.sample(histories, runs({ seed: 1, numRuns: 2 }, { numRuns: 30 }))) {
      const { open, accounts } = await played(script)
      await using ledger = open
      for (const wanted of everyExport(ledger, accounts)) {
        const files = await filesOf(ledger, wanted)
        if (files !== undefined) cases.push({ name: JSON.stringify(wanted), files, vkey: ledger.signer.vkey })
      }
    }
    expect(cases.length).toBeGreaterThan(runs(5, 100))
    await agree(cases)
  },
  600_000,
)

/** Expects that both readers come to the same word, by the same checks, at the same events. */
async function agree(cases: readonly Case[]) {
  const second = judgedBySecond(cases)
  const differences: string[] = []
  for (const [index, each] of cases.entries()) {
    const both = [await judgedByFirst(each), second[index]]
    const [one, other] = both.map((judgement) => JSON.stringify({ ...judgement, says: undefined }))
    if (one === other) continue
    differences.push([each.name, one, both[0]?.says, other, both[1]?.says].join('\n    '))
  }
  expect(`${differences.length} of ${cases.length} differ\n${differences.join('\n')}`).toBe(
    `0 of ${cases.length} differ\n`,
  )
}

const key = naiveKey()

/** Logs that keep every rule, signed with a key that the test holds. */
function honestDrafts(): Draft[] {
  const log = honestLog(key)
  paid(log, ANNE, 'in_anne2')
  const about = { invoice: 'in_anne2', obj: 'dp_anne2' }
  const note = { invoice: 'in_anne2', obj: 'cn_anne2', note: 'CN-2' }
  claimed(log, 'open', about)
  moved(log, 'withdrawn', about)
  credited(log, { outside: 300 }, note)
  claimed(log, 'won', about)
  moved(log, 'reinstated', { ...about, amount: 500 })
  for (const status of ['issued', 'void'])
    credited(log, { unpaid: 100 }, { invoice: 'in_anne3', obj: 'cn_anne3', status })
  return log.drafts
}

/** The same forgeries in every run, so that a difference can be found again. */
const SEEDS = Array.from({ length: runs(15, 120) }, (_, index) => index)

const SCOPES = [
  {},
  { month: '2026-09' },
  { account: ANNE },
  { account: BERT, month: '2026-10' },
  { account: ANNE, month: '2026-09' },
]

test.skipIf(missing !== undefined)(
  'both readers find the same in files that somebody without the key has altered',
  async () => {
    const cases = SEEDS.map((seed): Case => {
      const chance = chanceOf(seed)
      const honest = bundleOf(linesOf(honestDrafts()), { keys: [key], ...SCOPES[chance(SCOPES.length)] })
      const { change, files } = altered(honest, chance)
      return { name: `seed ${seed}, ${change}`, files, vkey: key.vkey }
    })
    await agree(cases)
  },
  600_000,
)

test.skipIf(missing !== undefined)(
  'both readers find the same in exports of each format, as they are and altered',
  async () => {
    const cases: Case[] = []
    const [script = []] = fc.sample(histories, { seed: 5, numRuns: 1 })
    const { open, accounts } = await played(script)
    await using ledger = open
    for (const newest of [2, 3, 4] as const) {
      const exports = everyExport(ledger, accounts)
      for (const seed of SEEDS.slice(0, runs(4, 120))) {
        const chance = chanceOf(seed)
        const wanted = { ...exports[chance(exports.length)], newest } as (typeof exports)[number]
        const files = await filesOf(ledger, wanted)
        if (files === undefined) continue
        const name = `/${newest} ${JSON.stringify(wanted)}`
        const { change, files: forged } = altered(files, chance)
        cases.push({ name: `${name}, seed ${seed}, ${change}`, files: forged, vkey: ledger.signer.vkey })
        if (seed < 2) cases.push({ name, files, vkey: ledger.signer.vkey })
      }
    }
    expect(cases.length).toBeGreaterThan(runs(8, 300))
    await agree(cases)
  },
  600_000,
)

test.skipIf(missing !== undefined)(
  'both readers find the same in lies that were signed with the key',
  async () => {
    const cases = SEEDS.map((seed): Case => {
      const chance = chanceOf(seed)
      const { lie, drafts } = liedAbout(honestDrafts(), chance)
      const files = bundleOf(linesOf(drafts), { keys: [key], ...SCOPES[chance(SCOPES.length)] })
      return { name: `seed ${seed}, ${lie}`, files, vkey: key.vkey }
    })
    await agree(cases)
  },
  600_000,
)

test.skipIf(missing !== undefined)(
  'both readers judge lost numbers and a corrected clock alike, told rightly and wrongly',
  async () => {
    const LEAF = 'cd'.repeat(32)
    const lost = (log: ReturnType<typeof honestLog>, changes: Draft['data'][] = []) => {
      const first = log.drafts.length
      for (const [index, leaf] of [null, null, LEAF].entries()) {
        log.add('_', 'number.lost', { first, end: first + 3, leaf, operator: 'ops-1', ...changes[index] })
      }
    }
    const corrected = (log: ReturnType<typeof honestLog>, by: number) =>
      log.add('_', 'clock.corrected', { clock: log.now + 60_000 - by, operator: 'ops-1' })
    const stories: [string, (log: ReturnType<typeof honestLog>) => void][] = [
      ['a stretch', (log) => lost(log)],
      ['two stretches', (log) => [lost(log), lost(log)]],
      ['a leaf hash too early', (log) => lost(log, [{ leaf: LEAF }])],
      ['another operator', (log) => lost(log, [{}, { operator: 'eve' }])],
      ['an end that moves', (log) => lost(log, [{}, {}, { end: 99 }])],
      ['a stretch that begins earlier', (log) => lost(log, [{ first: 5 }])],
      ['a clock put right', (log) => corrected(log, 9 * 86_400_000)],
      ['a clock that was right', (log) => corrected(log, 0)],
      ['a verifier', (log) => log.add('_', 'verifier.published', { command: LEAF, page: LEAF, operator: 'ops-1' })],
      [
        'a verifier without a hash',
        (log) => log.add('_', 'verifier.published', { command: '', page: LEAF, operator: 'a' }),
      ],
    ]
    await agree(
      stories.flatMap(([name, tell]) => {
        const log = honestLog(key)
        tell(log)
        log.settle(log.reserve(ANNE))
        return [{}, { month: '2026-10' }].map((wanted): Case => {
          const files = bundleOf(linesOf(log.drafts), { keys: [key], ...wanted })
          return { name: `${name} ${JSON.stringify(wanted)}`, files, vkey: key.vkey }
        })
      }),
    )
  },
)

test.skipIf(missing !== undefined)('both readers find the lies about money, time and credits', async () => {
  const cases = [...LIES, ...LIES_ABOUT_TIME].map(([name, lie]): Case => {
    const log = naiveLog(key)
    log.open(ANNE)
    log.open(BERT)
    lie(log)
    return { name, files: bundleOf(linesOf(log.drafts), { keys: [key] }), vkey: key.vkey }
  })
  await agree(cases)
})
