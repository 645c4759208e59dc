import { expect, test } from 'vitest'
import { compareTexts } from './comparison.ts'

const UNKNOWN = { operation: null, from: null, to: null }
const nobody = () => null

test('each fact is told with its places in both texts, in code points', () => {
  const { kept, total, findings } = compareTexts(
    {
      before: '🙂 Take 5 mg within one year.',
      after: '🙂🙂 Take 5 g within 12 months, 3 times.',
      ...UNKNOWN,
      from: 'en',
      to: 'en',
    },
    nobody,
  )
  expect({ kept, total }).toEqual({ kept: 1, total: 2 })
  expect(findings).toEqual([
    {
      ...{ kind: 'number', outcome: 'changed' },
      before: { start: 7, end: 11, text: '5 mg' },
      after: { start: 8, end: 11, text: '5 g' },
    },
    {
      ...{ kind: 'number', outcome: 'restated' },
      before: { start: 19, end: 27, text: 'one year' },
      after: { start: 19, end: 28, text: '12 months' },
    },
    { kind: 'number', outcome: 'added', before: null, after: { start: 30, end: 37, text: '3 times' } },
  ])
})

test('the languages are read from the texts, and two languages are a translation', () => {
  const before = 'The house is very old and we have not paid the rent for it.'
  const outcomes = (after: string) => compareTexts({ before, after, ...UNKNOWN }, nobody).findings
  expect(outcomes('The house is very old and we have paid the rent for it.')).toMatchObject([
    { kind: 'negation', outcome: 'lost' },
  ])
  expect(outcomes('Das Haus ist sehr alt, und wir haben die Miete dafür nicht bezahlt.')).not.toMatchObject([
    { outcome: 'lost' },
  ])
})

test('what a summary leaves out is neither counted nor listed', () => {
  const texts = { before: 'We paid 20 euros and 30 dollars.', after: 'We paid 20 euros.' }
  expect(compareTexts({ ...texts, operation: 'summarize', from: 'en', to: 'en' }, nobody)).toMatchObject({
    ...{ kept: 1, total: 1 },
    findings: [{ outcome: 'kept' }],
  })
  expect(compareTexts({ ...texts, operation: 'rephrase', from: 'en', to: 'en' }, nobody)).toMatchObject({
    kept: 1,
    total: 2,
  })
})
