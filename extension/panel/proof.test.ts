import { expect, test } from 'vitest'
import type { Comparison } from '#app/domain/writing/facts/comparison.ts'
import { openFacts, proofOf, textOf } from './proof.ts'

const BEFORE = '🦉 Send 120 books to Rome today.'
const AFTER = '🦉 Please send 12 books today, Tom.'
const ENGLISH = { language: 'en', changes: [] }
const place = (text: string, part: string) => {
  const start = [...text.slice(0, text.indexOf(part))].length
  return { start, end: start + [...part].length, text: part }
}
const meaning = {
  kept: 1,
  total: 3,
  findings: [
    { kind: 'number', outcome: 'changed', before: place(BEFORE, '120'), after: place(AFTER, '12') },
    { kind: 'name', outcome: 'lost', before: place(BEFORE, 'Rome'), after: null },
    { kind: 'name', outcome: 'added', before: null, after: place(AFTER, 'Tom') },
    { kind: 'date', outcome: 'kept', before: place(BEFORE, 'today'), after: place(AFTER, 'today') },
  ],
} as unknown as Comparison

test('facts that differ are tied to the changes they lie in, also behind an emoji', () => {
  const proof = proofOf(BEFORE, AFTER, meaning, ENGLISH)
  expect(proof.facts.map(({ outcome, before, after }) => [outcome, before, after])).toEqual([
    ['changed', '120', '12'],
    ['lost', 'Rome', ''],
    ['added', '', 'Tom'],
  ])
  for (const { changes } of proof.facts) expect(changes).toHaveLength(1)
})

test('a rejected change brings its fact back, and all rejected is the text before', () => {
  const proof = proofOf(BEFORE, AFTER, meaning, ENGLISH)
  const number = proof.facts[0]?.changes ?? []
  expect(textOf(proof, new Set(number))).toContain('120 books')
  expect(openFacts(proof, new Set(number)).map(({ before }) => before)).toEqual(['Rome', ''])
  const all = proof.stretches.flatMap((each) => (each.kind === 'change' ? [each.number] : []))
  expect(textOf(proof, new Set(all))).toBe(BEFORE)
  expect(openFacts(proof, new Set(all))).toEqual([])
  expect(textOf(proof, new Set())).toBe(AFTER)
})

test('no mark begins or ends inside an amount', () => {
  const before = 'A refund of €120.'
  const after = 'A refund of €12.'
  const finding = { kind: 'money', outcome: 'changed', before: place(before, '€120'), after: place(after, '€12') }
  const { stretches } = proofOf(
    before,
    after,
    { kept: 0, total: 1, findings: [finding] } as unknown as Comparison,
    ENGLISH,
  )
  expect(stretches.filter(({ kind }) => kind === 'change')).toEqual([
    { kind: 'change', number: 0, before: '€120', after: '€12' },
  ])
})

test('a fact outside every change stays open, since nothing here can bring it back', () => {
  const proof = proofOf('One two.', 'One two.', meaning, { language: null, changes: [] })
  expect(openFacts(proof, new Set()).length).toBe(3)
})

test('a change has the reason that the engine gave for it', () => {
  const before = 'We recieve it due to the fact that he is late.'
  const after = 'We receive it because he is late.'
  const { stretches, reasons } = proofOf(before, after, null, {
    language: 'en',
    changes: [
      { before: 'recieve', after: 'receive', reason: 'Spelling' },
      { before: 'due to the fact that', after: 'because', reason: 'Fewer words' },
    ],
  })
  const named = stretches.flatMap((each) => (each.kind === 'change' ? [[each.before, reasons.get(each.number)]] : []))
  expect(named).toEqual([
    ['recieve', 'Spelling'],
    ['due to the fact that', 'Fewer words'],
  ])
})
