import { expect, test } from 'vitest'
import { logHistory } from '#tests/support/log-history.ts'
import { runs } from '#tests/support/long.ts'

// Histories of logs: two machines, the real lease and the real reports of copies, and a model of LiteFS that names a primary late, lets
// a primary that is cut off keep writing, replicates with a lag, and replaces a log that went another way. Each acknowledged event is
// kept by the test, and compared with the log of each machine that leads later.

test(
  'no number is given twice, nothing replicated is lost, and one machine answers at most',
  async () => {
    const broken: unknown[] = []
    const sum = { answers: 0, replicated: 0, led: 0 }
    for (let seed = 1; seed <= runs(40, 10_000); seed += 1) {
      const { fault, answers, led } = await logHistory(seed)
      if (fault !== undefined) broken.push({ seed, ...fault })
      sum.answers += answers.length
      sum.replicated += answers.filter(({ replicated }) => replicated).length
      sum.led += led
    }
    expect(broken).toEqual([])
    // Histories in which nothing happens would prove nothing.
    expect(sum.led).toBeGreaterThan(runs(40, 10_000))
    expect(sum.answers).toBeGreaterThan(sum.replicated)
    expect(sum.replicated).toBeGreaterThan(runs(400, 100_000))
  },
  runs(120_000, 3_600_000),
)

// Looked for from a seed near the one that finds it.
test.for([
  ['nothing_is_filled', 1],
  ['answers_before_the_lease', 1],
  ['copies_by_their_count', 80],
  ['own_tail_is_kept', 40],
  ['answers_after_stepping_down', 218],
] as const)('the mistake %s is found', async ([bug, from]) => {
  let found: number | undefined
  for (let seed = from; seed <= from + 400 && found === undefined; seed += 1)
    if ((await logHistory(seed, bug)).fault !== undefined) found = seed
  expect(found).toBeGreaterThan(0)
})
