import { expect, test } from 'vitest'
import { bundleOf, type Files, linesOf, naiveKey } from '#tests/support/naive-bundle.ts'
import { ANNE, BERT, naiveLog } from '#tests/support/naive-log.ts'
import { verified } from '#tests/support/verifying.ts'

// No signature covers manifest.json, so every value in it has to follow from the events.

const key = naiveKey()

/** Two accounts over three months, with requests of the other one around each month. */
function threeMonths() {
  const log = naiveLog(key)
  log.open(ANNE)
  log.open(BERT)
  for (const month of ['2026-09', '2026-10', '2026-11']) {
    log.settle(log.reserve(BERT))
    log.settle(log.reserve(ANNE))
    log.settle(log.reserve(BERT))
    log.close(month, [ANNE, BERT])
  }
  log.reserve(ANNE)
  log.reserve(BERT)
  return linesOf(log.drafts)
}

const lines = threeMonths()
const resultOf = async (files: Files) => (await verified(files, { keys: [key.vkey] })).report.result

async function changed(files: Files, change: (manifest: { range: object }) => void): Promise<string> {
  const manifest = JSON.parse(String(files['manifest.json'])) as { range: object }
  change(manifest)
  return await resultOf({ ...files, 'manifest.json': Buffer.from(`${JSON.stringify(manifest)}\n`) })
}

test.each([{}, { account: ANNE }])('the places of a month have to fit the events around them: %j', async (wanted) => {
  const files = bundleOf(lines, { keys: [key], month: '2026-10', ...wanted })
  expect(await resultOf(files)).toBe('VERIFIED')
  const { range, checkpoint } = JSON.parse(String(files['manifest.json'])) as {
    range: { first: number; end: number }
    checkpoint: { size: number }
  }
  const places = (first: number, end: number) =>
    changed(files, (manifest) => Object.assign(manifest.range, { first, end }))
  expect(await places(range.first, range.end)).toBe('VERIFIED')
  expect(await places(0, range.end)).toBe('TAMPERED')
  expect(await places(range.first, checkpoint.size + 1)).toBe('TAMPERED')
  expect(await places(range.first, checkpoint.size)).toBe('TAMPERED')
  expect(await places(range.end, range.first)).toBe('TAMPERED')
  expect(await places(range.end, range.end)).toBe('TAMPERED')
})

test.each([{}, { month: '2026-10' }, { account: ANNE }, { account: ANNE, month: '2026-10' }])(
  'every byte of manifest.json counts, but for what an account cannot know: %j',
  async (wanted) => {
    const files = bundleOf(lines, { keys: [key], ...wanted })
    const manifest = files['manifest.json'] ?? Buffer.alloc(0)
    // The version of the program that wrote it, and the two places in the whole log.
    const free = 'account' in wanted ? /"tool":"[^"]*"|"first":\d+|"end":\d+|"policy":\d+/g : /"tool":"[^"]*"/g
    const spans = [...String(manifest).matchAll(free)].map(
      ({ 0: text, index }) => [index, index + text.length] as const,
    )
    const undetected: string[] = []
    for (let at = 0; at < manifest.length; at += 1) {
      const flipped = Buffer.from(manifest)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      const isFree = spans.some(([from, to]) => at >= from && at < to)
      if (!isFree && (await resultOf({ ...files, 'manifest.json': flipped })) === 'VERIFIED') {
        undetected.push(`${at}: …${String(manifest).slice(at - 20, at + 10)}…`)
      }
    }
    expect(undetected).toEqual([])
  },
)
