import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShownFinding } from './finding.ts'
import { inUnits, movedFindings } from './live.ts'

function finding(start: number, end: number): ShownFinding {
  return {
    ...{ start, end, rule: 'en.spelling', replacements: [], ticked: true },
    ...{ kind: 'mistake', message: 'Spelling', found: '', isWord: true },
  }
}

test('places in code points become places in the text box, whatever the characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(40), fc.nat(40), (text, one, other) => {
      const points = [...text]
      const [start, end] = [Math.min(one, other, points.length), Math.min(Math.max(one, other), points.length)]
      const [placed] = inUnits(text, [finding(start, end)])
      expect(text.slice(placed?.start, placed?.end)).toBe(points.slice(start, end).join(''))
    }),
  )
})

test('an edit moves the findings behind it and drops those that it touches', () => {
  const before = 'Teh cat sat on teh mat.'
  const findings = [finding(0, 3), finding(15, 18)]
  const words = (after: string) =>
    movedFindings(findings, before, after).map(({ start, end }) => after.slice(start, end))
  expect(words('Teh cat sat softly on teh mat.')).toEqual(['Teh', 'teh'])
  expect(words('The cat sat on teh mat.')).toEqual(['teh'])
  expect(words('Teh cat sat on the mat.')).toEqual(['Teh'])
  expect(words('Tehe cat sat on teh mat.')).toEqual(['teh'])
  expect(words('')).toEqual([])
  expect(words(before)).toEqual(['Teh', 'teh'])
})

test('a finding that stays after an edit has the same words', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (head, cut, put, tail) => {
      const before = head + cut + tail
      const after = head + put + tail
      const all = Array.from(before, (_, at) => ({ start: at, end: Math.min(at + 3, before.length) }))
      for (const { start, end } of movedFindings(all, before, after)) {
        const was = all.filter((one) => before.slice(one.start, one.end) === after.slice(start, end))
        expect(was.length).toBeGreaterThan(0)
      }
    }),
  )
})
