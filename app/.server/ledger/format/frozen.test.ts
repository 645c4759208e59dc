import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import { PLAN_KEYS } from '#app/domain/billing/plans.ts'
import { ledgerOperation, ledgerPlan, productPlan } from '../product-words.ts'
import { canonical } from './canonical.ts'
import { dataSchema } from './schema.ts'
import { SHAPES, type Shape } from './shapes.ts'
import { LEDGER_OPERATIONS, LEDGER_PLANS } from './words.ts'

/** Lines as `sha256sum` writes them: the hash of a shape's canonical JSON Schema, two spaces, the shape. */
const frozen = readFileSync(new URL('./golden/schemas.sha256', import.meta.url), 'utf8')

function lineOf(shape: Shape): string {
  const hash = createHash('sha256').update(canonical(dataSchema(shape)))
  return `${hash.digest('hex')}  ${shape}`
}

// A red line means that a published shape accepts something else than before. Undo that, and write a new version of the
// shape instead (CONTRIBUTING.md, "A new word in the ledger"). Lines are only ever added. The one exception is a new zod
// that writes an equal schema in other words: compare the two schemas by eye, and change the hashes in a commit of its own.
test.each(SHAPES)('invariant 28: %s accepts exactly what it accepted when it was published', (shape) => {
  expect(frozen.split('\n')).toContain(lineOf(shape))
})

test('invariant 28: the table of schema hashes names each shape once, and no other', () => {
  const named = frozen
    .trimEnd()
    .split('\n')
    .map((line) => line.split('  ')[1])
  expect(named).toEqual([...SHAPES].sort())
})

test('every operation and every plan of the product has its own word in the ledger', () => {
  const operations = OPERATIONS.map(ledgerOperation)
  expect(operations.filter((word) => LEDGER_OPERATIONS.includes(word))).toHaveLength(OPERATIONS.length)
  expect(new Set(operations).size).toBe(OPERATIONS.length)
  const plans = PLAN_KEYS.map(ledgerPlan)
  expect(plans.filter((word) => LEDGER_PLANS.includes(word))).toHaveLength(PLAN_KEYS.length)
  expect(plans.map(productPlan)).toEqual(PLAN_KEYS)
})
