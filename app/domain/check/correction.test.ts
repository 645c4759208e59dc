import { expect, test } from 'vitest'
import { reviewOf } from '../assistant/review.ts'
import { correctionOf } from './correction.ts'
import type { Finding } from './finding.ts'

/** A finding about the first place of some words. */
function about(text: string, found: string, replacements: string[], ticked: boolean): Finding {
  const start = [...text.slice(0, text.indexOf(found))].length
  return { start, end: start + [...found].length, family: 'confused', rule: 'test', replacements, ticked }
}

const reviewed = (text: string, { offered }: ReturnType<typeof correctionOf>) =>
  reviewOf({
    operation: 'rephrase',
    before: text,
    versions: [offered.text],
    chosen: 0,
    left: offered.left,
    from: 'en',
    to: 'en',
  })

test('ticked findings are applied, and the others are changes that a person may tick', () => {
  const text = '😀 Thanks for you’re help, it may effect us all tomorow.'
  const findings = [
    about(text, 'you’re', ['your'], true),
    about(text, 'effect', ['affect'], false),
    about(text, 'tomorow', ['tomorrow'], true),
  ]
  const correction = correctionOf(text, findings, 'en')
  expect(correction.text).toBe('😀 Thanks for your help, it may effect us all tomorrow.')
  const review = reviewed(text, correction)
  expect(review.text).toBe(correction.text)
  expect(review.left).toEqual([1])
  expect(reviewOf({ ...review, left: [] }).text).toBe('😀 Thanks for your help, it may affect us all tomorrow.')
})

test('a doubtful finding right beside a ticked one is not offered, and the ticked one is applied all the same', () => {
  const text = 'We go their tomorow.'
  const correction = correctionOf(
    text,
    [about(text, 'their', ['there'], false), about(text, 'tomorow', ['tomorrow'], true)],
    'en',
  )
  expect(correction.text).toBe('We go their tomorrow.')
  expect(reviewed(text, correction).text).toBe('We go their tomorrow.')
})

test('a finding without a replacement changes nothing, and a word that goes is a change like others', () => {
  const text = 'It is is a qwrtz.'
  const correction = correctionOf(text, [about(text, ' is', [''], true), about(text, 'qwrtz', [], false)], 'en')
  expect(correction.text).toBe('It is a qwrtz.')
  expect(reviewed(text, correction).text).toBe('It is a qwrtz.')
})

test('more findings than a page can mark still give the text with the ticked ones', () => {
  const words = Array.from({ length: 200 }, (_, number) => `wrng${number}`)
  const text = words.join(' and then ')
  const findings = words.map((word, at) => about(text, word, [`right${at}`], at % 2 === 0))
  const correction = correctionOf(text, findings, 'en')
  expect(correction.text).toContain('right0 and then wrng1 and then right2')
  expect(reviewed(text, correction).text).toBe(correction.text)
})
