import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyExport, filesOf, histories, played } from '#tests/support/any-history.ts'
import { runs } from '#tests/support/long.ts'
import { type Case, judgedByFirst, judgedBySecond, missing } from '#tests/support/second-reader.ts'

// A second reader of exports, in Python, was written from the documents alone (tests/interop/second-reader). It shares no
// line and no author's habit with the verifier, so what both say alike is what the documents say. Skipped without Python.

if (missing !== undefined) console.warn(`second-reader: skipped, ${missing}`)

test.skipIf(missing !== undefined)(
  'both readers judge the exports of random histories alike',
  async () => {
    const cases: Case[] = []
    for (const script of fc.sample(histories, runs(2, 12))) {
      const { open, accounts } = await played(script)
      await using ledger = open
      for (const wanted of everyExport(ledger, accounts)) {
        const files = await filesOf(ledger, wanted)
        if (files !== undefined) cases.push({ name: JSON.stringify(wanted), files, vkey: ledger.signer.vkey })
      }
    }
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
