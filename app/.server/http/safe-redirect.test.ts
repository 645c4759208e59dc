import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

test('C25: a path of this site keeps its query and loses its fragment', () => {
  expect(safeRedirect('/dashboard/assistant?template=general&x=%20y#top')).toBe(
    '/dashboard/assistant?template=general&x=%20y',
  )
  expect(safeRedirect('/')).toBe('/')
  expect(safeRedirect('/a/../b')).toBe('/b')
})

test('C25: anything that a browser could take for another site falls back', () => {
  const hostile = [
    null,
    undefined,
    7,
    '',
    'dashboard',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/%2F/evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/%252f/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/\n/evil.example',
    '/%00',
    '/%E0%A4%A',
    ' /dashboard',
    `/${'a'.repeat(2000)}`,
    `/${'é'.repeat(400)}`,
  ]
  for (const target of hostile) expect([target, safeRedirect(target)]).toEqual([target, '/dashboard'])
  expect(safeRedirect('//evil.example', '/login')).toBe('/login')
})

test('C25: 10,000 strings made of the dangerous pieces never leave the origin', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%2F',
      '%5c',
      '%255c',
      '%252f',
      '%25',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      '\r',
      '\0',
      '%00',
      '%0d%0a',
      'evil.example',
      'https:',
      'javascript:',
      '　',
      '／',
      '＼',
      '​',
      '‮',
    ),
    fc.string({ maxLength: 6, unit: 'binary' }),
  )
  const target = fc
    .tuple(fc.constantFrom('', '/', '/a', ' '), fc.array(piece, { maxLength: 8 }))
    .map(([head, tail]) => head + tail.join(''))
  fc.assert(
    fc.property(target, (text) => {
      const safe = safeRedirect(text)
      expect(safe).toMatch(/^\/(?![/\\])[^\\\s]*$/)
      for (const base of ['https://penmark.example', 'http://localhost:4300']) {
        const reached = new URL(safe, base)
        expect(reached.origin).toBe(base)
        expect(reached.pathname + reached.search).toBe(safe)
      }
      expect(safeRedirect(safe)).toBe(safe)
    }),
    { numRuns: 10_000 },
  )
})
