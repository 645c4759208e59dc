import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFirstVersion, newSeparator, versionsIn as split } from './versions.ts'

const LINE = '=== 0123456789ab ==='

function versionsIn(answer: string, separator: string, limit: number, whole: boolean, input = 'The text.') {
  return split(answer, { separator, limit, whole, input })
}

test('an answer is parted at its separator, which models decorate', () => {
  expect(versionsIn(`One.\n${LINE}\nTwo.\n\n**${LINE}**\n\nThree.`, LINE, 3, true)).toEqual(['One.', 'Two.', 'Three.'])
  expect(versionsIn(`One.\n\n0123456789ab\nTwo.`, LINE, 3, true)).toEqual(['One.', 'Two.'])
})

test('numbers that nobody asked for, empty and repeated versions go', () => {
  expect(versionsIn(`Version 1:\nOne.\n${LINE}\n**Version 2:**\n\nTwo.\n${LINE}\n`, LINE, 3, true)).toEqual([
    'One.',
    'Two.',
  ])
  expect(versionsIn(`One.\n${LINE}\nOne.\n${LINE}\nTwo.`, LINE, 3, true)).toEqual(['One.', 'Two.'])
})

test('fewer than three are fine, more than three are not shown, a broken last one is left out', () => {
  expect(versionsIn('One.', LINE, 3, true)).toEqual(['One.'])
  expect(versionsIn(['1.', '2.', '3.', '4.'].join(`\n${LINE}\n`), LINE, 3, true)).toEqual(['1.', '2.', '3.'])
  expect(versionsIn(`One.\n${LINE}\nTw`, LINE, 3, false)).toEqual(['One.'])
  expect(versionsIn('On', LINE, 3, false)).toEqual(['On'])
  expect(versionsIn('', LINE, 3, true)).toEqual([])
})

test('separators are never the same twice', () => {
  expect(newSeparator()).not.toBe(newSeparator())
})

function streamed(answer: string, size: number): string {
  let output = ''
  const first = createFirstVersion(LINE, (piece) => {
    output += piece
  })
  for (let at = 0; at < answer.length; at += size) first.push(answer.slice(at, at + size))
  first.end()
  return output
}

test('only the first version streams, whole, without a letter of the separator, however it is cut', () => {
  const piece = fc.constantFrom(
    'word',
    ' ',
    '\n',
    '\n\n',
    '=',
    '**',
    '=== ',
    'a1',
    '0123',
    '- item',
    '# Title',
    '👩‍👩‍👧',
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 20 }),
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      (pieces, size, more) => {
        const text = `Start${pieces.join('')}end`
        expect(streamed(more ? `${text}\n${LINE}\nTwo.\n${LINE}\nThree.` : text, size)).toBe(text)
      },
    ),
    { numRuns: 2000 },
  )
})

test('versions that are numbered instead of separated are told apart, and a list of the writer is not', () => {
  const three = ['One.', 'Two.', 'Three.']
  expect(versionsIn('1. One.\n2. Two.\n3. Three.', LINE, 3, true)).toEqual(three)
  expect(versionsIn('**Version 1:**\nOne.\n\n**Version 2:**\nTwo.\n\n**Version 3:**\nThree.', LINE, 3, true)).toEqual(
    three,
  )
  expect(versionsIn('Option 1: One.\n\nOption 2: Two.\n\nOption 3: Three.', LINE, 3, true)).toEqual(three)
  expect(versionsIn('1) One.\n\n2) Two.', LINE, 3, true)).toEqual(['One.', 'Two.'])
  expect(versionsIn('1. One.\n3. Two.', LINE, 3, true)).toEqual(['1. One.\n3. Two.'])
  const list = '1. Milk\n2. Bread'
  expect(versionsIn(list, LINE, 3, true, '1. milk\n2. bred')).toEqual([list])
})
