import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventSplitter, type ServerEvent } from './event-stream.ts'

function split(stream: string, size: number): ServerEvent[] {
  const splitter = createEventSplitter()
  const events: ServerEvent[] = []
  for (let at = 0; at < stream.length; at += size) events.push(...splitter.push(stream.slice(at, at + size)))
  return [...events, ...splitter.end()]
}

test('data, names, comments, joined lines and both line ends are read', () => {
  expect(
    split(
      ': hello\n\ndata: {"a":1}\n\nevent: error\r\ndata:x\r\n\r\ndata: one\ndata: two\n\nid: 7\nretry: 5\n\n',
      1000,
    ),
  ).toEqual([
    { data: '{"a":1}', name: '' },
    { data: 'x', name: 'error' },
    { data: 'one\ntwo', name: '' },
  ])
})

test('a last event without its empty line is still read', () => {
  expect(split('data: [DONE]', 3)).toEqual([{ data: '[DONE]', name: '' }])
  expect(split('', 1)).toEqual([])
})

test('events do not depend on how the bytes were cut', () => {
  const parts = fc.constantFrom('data: ', 'data:', '{}', '\n', '\r\n', ': c', 'event: error', ' ', 'x', '👩')
  fc.assert(
    fc.property(fc.array(parts), fc.integer({ min: 1, max: 9 }), (pieces, size) => {
      expect(split(pieces.join(''), size)).toEqual(split(pieces.join(''), 10_000))
    }),
    { numRuns: 2000 },
  )
})
