import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unmask } from '#app/domain/writing/stand-ins.ts'
import { hide } from './hide.ts'

const TEXT = 'Anna Schmidt met Tom Berg. Project Falcon, also Falcons, costs $250. Anna Schmidt agreed.'

test('a kept passage stays wherever it stands, and the others are hidden', () => {
  const { text, hits } = hide(TEXT, { kinds: ['names', 'numbers'], keep: ['Anna Schmidt'], words: [] }, 'en')
  expect(text).toContain('Anna Schmidt met [NAME_1].')
  expect(text).toContain('Anna Schmidt agreed.')
  expect(hits.filter(({ standIn }) => standIn === null).map((hit) => hit.text)).toEqual([
    'Anna Schmidt',
    'Anna Schmidt',
  ])
})

test('own words are hidden in any case, across line breaks and inside longer words, and come back as they were', () => {
  const text = 'project\u00a0Falcon and PROJECT\nFALCON; Falcons, falcon.'
  const { text: sent, masked } = hide(text, { kinds: [], keep: [], words: ['Project Falcon', 'falcon'] }, 'en')
  expect(sent).toBe('[TERM_1] and [TERM_2]; [TERM_3]s, [TERM_4].')
  expect(unmask(sent, masked)).toEqual({ text, missing: [] })
})

test('a short own word is hidden as a whole word only', () => {
  expect(hide('An ant ran.', { kinds: [], keep: [], words: ['an'] }, 'en').text).toBe('[TERM_1] ant ran.')
})

test('an own word that touches a found passage becomes one passage with it', () => {
  const { text } = hide(TEXT, { kinds: ['names'], keep: [], words: ['Schmidt met'] }, 'en')
  expect(text.startsWith('[NAME_1] [NAME_2].')).toBe(true)
})

test('an own word is hidden even inside a kept passage', () => {
  const { text } = hide(TEXT, { kinds: ['names'], keep: ['Anna Schmidt'], words: ['Schmidt'] }, 'en')
  expect(text).toMatch(/^Anna \[TERM_1\] met/)
  expect(text).not.toContain('Schmidt')
})

test('whatever is chosen, no own word is left and everything comes back', () => {
  const pieces = fc.constantFrom(
    'Anna Berg',
    '+44 20 7946 0958',
    'a.b*c',
    '[NAME_1]',
    'Falke',
    'falkes',
    '(x)',
    '50 %',
    'ſs',
    'İ',
  )
  const list = fc.array(pieces, { maxLength: 6 })
  fc.assert(
    fc.property(list, list, list, (words, keep, own) => {
      const text = words.join(' und ')
      const { text: sent, masked } = hide(text, { kinds: ['names', 'numbers'], keep, words: own }, 'de')
      expect(unmask(sent, masked)).toEqual({ text, missing: [] })
      const rest = masked.reduce((left, { standIn }) => left.replaceAll(standIn, ' '), sent)
      for (const word of own) expect(rest).not.toContain(word)
    }),
    { numRuns: 300 },
  )
})

test('what was hidden earlier is hidden again behind its own stand-in, though nothing beside it tells what it is', () => {
  const first = hide('My telephone number: 471 108. Anna Schmidt asked.', { kinds: ['names', 'numbers'] }, 'en')
  expect(first.text).toBe('My telephone number: [PHONE_1]. [NAME_2] asked.')
  const again = hide('Anna Schmidt, 471 108, Tom Berg', { kinds: ['names', 'numbers'], earlier: first.things }, 'en')
  expect(again.text).toBe('[NAME_2], [PHONE_1], [NAME_3]')
  expect(unmask(again.text, again.masked).text).toBe('Anna Schmidt, 471 108, Tom Berg')
  expect(hide('Ask 471 108', { kinds: [], earlier: again.things }, 'en').text).toBe('Ask [PHONE_1]')
})

test('digits beside a thing that was hidden earlier do not leave, nor do single words of its name', () => {
  const earlier = [
    { kind: 'number' as const, text: '4711', number: 1 },
    { kind: 'name' as const, text: 'Anna Schmidt', number: 2 },
    { kind: 'number' as const, text: '12', number: 3 },
  ]
  expect(hide('a 47110815 b', { kinds: [], earlier }, 'en').text).toBe('a [NUMBER_4] b')
  expect(hide('ask schmidt', { kinds: ['names'], earlier }, 'en').text).toBe('ask [NAME_4]')
  expect(hide('12th of 120', { kinds: [], earlier }, 'en').text).toBe('[NUMBER_3]th of 120')
})

test('a text that holds the stand-in of an earlier thing by itself gets others, with the same numbers', () => {
  const earlier = [{ kind: 'name' as const, text: 'Anna Schmidt', number: 7 }]
  const { text, masked } = hide('Put [NAME_7] after Anna Schmidt', { kinds: [], earlier }, 'en')
  expect(text).toBe('Put [NAME_7] after [XNAME_7]')
  expect(unmask(text, masked).text).toBe('Put [NAME_7] after Anna Schmidt')
})

test('an earlier thing keeps its stand-in inside a longer passage, whose rest is hidden beside it', () => {
  const earlier = [
    { kind: 'name' as const, text: 'Tom Berg', number: 2 },
    { kind: 'phone' as const, text: '471 108', number: 3 },
  ]
  const { text, masked } = hide('MEET Tom Berg OF PROJECT, 471 108-22', { kinds: ['names', 'numbers'], earlier }, 'en')
  expect(text).toMatch(/\[NAME_2\]/)
  expect(text).not.toMatch(/Tom|Berg|471|108|22/)
  expect(unmask(text, masked).text).toBe('MEET Tom Berg OF PROJECT, 471 108-22')
  const own = hide('the Tom Berg list', { kinds: [], earlier, words: ['Tom Berg list'] }, 'en')
  expect(own.text).toBe('the [NAME_2] [TERM_4]')
})

test('whatever is hidden earlier is hidden again, and everything comes back', () => {
  const piece = fc.constantFrom(
    'Anna Schmidt',
    'Schmidt',
    '4711',
    '471 108',
    'x',
    '5',
    '-',
    '(',
    'Berg',
    '😀',
    'é',
    '12',
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }),
      fc.uniqueArray(piece, { maxLength: 5 }),
      fc.boolean(),
      (pieces, things, spaced) => {
        const text = pieces.join(spaced ? ' ' : '')
        const earlier = things.map((each, place) => ({ kind: 'term' as const, text: each, number: place + 1 }))
        const { text: sent, masked } = hide(text, { kinds: ['names', 'numbers'], earlier }, 'en')
        expect(unmask(sent, masked)).toEqual({ text, missing: [] })
        const open = sent.replace(/\[X*[A-Z]+_\d+\]/g, ' ')
        for (const thing of things.filter((each) => /[\p{L}\d]{4,}/u.test(each))) expect(open).not.toContain(thing)
      },
    ),
    { numRuns: 500 },
  )
})
