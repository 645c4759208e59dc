import { expect, test } from 'vitest'
import { difference } from '../writing/difference.ts'
import { reasonsOf } from './reasons.ts'

/** Each mark of the comparison with the reason that it gets. */
function reasonsBetween(before: string, after: string, changes: [before: string, after: string, reason: string][]) {
  const stretches = difference(before, after)
  const named = changes.map(([from, to, reason]) => ({ before: from, after: to, reason }))
  const reasons = reasonsOf(stretches, named)
  return stretches.flatMap((stretch) =>
    stretch.kind === 'same' ? [] : [[stretch.before.trim(), reasons.get(stretch.number) ?? null]],
  )
}

test('a correction of one letter gives its reason to no other mark that has that letter', () => {
  const marks = reasonsBetween(
    'Nous a fini en raison du fait que la foire, à l’heure actuelle, dure.',
    'Nous avons fini parce que la foire, actuellement, dure.',
    [
      ['a', 'avons', 'agreement'],
      ['en raison du fait que', 'parce que', 'wordy'],
      ['à l’heure actuelle', 'actuellement', 'wordy'],
    ],
  )
  expect(marks).toEqual([
    ['a', 'agreement'],
    ['en raison du fait', 'wordy'],
    ['à l’heure actuelle', 'wordy'],
  ])
})

test('a mark that holds a change, or is a part of one, gets its reason', () => {
  expect(
    reasonsBetween('We came in order to utilize it.', 'We came to use it.', [
      ['in order to', 'to', 'wordy'],
      ['utilize', 'use', 'plainer'],
    ]),
  ).toEqual([
    ['in order', 'wordy'],
    ['utilize', 'plainer'],
  ])
  expect(reasonsBetween('a b c d', 'x y z d', [['b', 'y', 'mended']])).toEqual([['a b c', 'mended']])
  expect(reasonsBetween('We go home', 'We will go home', [['', 'will', 'tense']])).toEqual([['', 'tense']])
})

test('of two changes of the same words each has its own mark, in their order', () => {
  const changes: [string, string, string][] = [
    ['its', 'it’s', 'first'],
    ['its', 'it’s', 'second'],
  ]
  expect(reasonsBetween('its here and its there', 'it’s here and it’s there', changes)).toEqual([
    ['its', 'first'],
    ['its', 'second'],
  ])
})

test('a mark that no change explains has no reason', () => {
  expect(reasonsBetween('The cart is late', 'The wagon is late', [['car', 'van', 'wrong']])).toEqual([['cart', null]])
})
