import { expect, test } from 'vitest'
import { blocksOf, linksIn } from './blocks.ts'

const TEXT = `In short
The reef dies.
It has not long.

Main points
• Corals cover little.
• They shelter much.

1. First
2) Second

Nothing more.`

const words = (text: string) =>
  blocksOf(text).map((block) =>
    block.kind === 'list'
      ? [block.ordered ? 'ordered' : 'list', ...block.items.map(({ start, end }) => text.slice(start, end))]
      : [block.kind, text.slice(block.span.start, block.span.end)],
  )

test('headings, paragraphs and lists of a result are told apart, and bullets are no words', () => {
  expect(words(TEXT)).toEqual([
    ['heading', 'In short'],
    ['paragraph', 'The reef dies.\nIt has not long.'],
    ['heading', 'Main points'],
    ['list', 'Corals cover little.', 'They shelter much.'],
    ['ordered', 'First', 'Second'],
    ['paragraph', 'Nothing more.'],
  ])
  expect(words('')).toEqual([])
  expect(words('\n \n')).toEqual([])
  expect(words('Dear Tom,\nIt rained.')).toEqual([['paragraph', 'Dear Tom,\nIt rained.']])
  expect(words('- - a')).toEqual([['list', '- a']])
})

test('a link says where it goes in words, and keeps its address', () => {
  expect(linksIn('See https://example.org/find?search=meeting%20Tom+now. Or (http://a.example/%E0%A4%A).')).toEqual([
    expect.objectContaining({
      href: 'https://example.org/find?search=meeting%20Tom+now',
      label: 'example.org/find?search=meeting Tom now',
    }),
    expect.objectContaining({ href: 'http://a.example/%E0%A4%A', label: 'a.example/%E0%A4%A' }),
  ])
  expect(linksIn('javascript:alert(1) ftp://x.example')).toEqual([])
})
