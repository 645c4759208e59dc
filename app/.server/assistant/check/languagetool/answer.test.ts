import { expect, test } from 'vitest'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { readAnswer } from './answer.ts'

type Given = { offset: number; length: number; replacements?: unknown; rule?: unknown; context?: unknown }

const RULE = { id: 'SOME_RULE', issueType: 'grammar', category: { id: 'GRAMMAR' } }

function read(texts: readonly string[], matches: readonly Given[], language: KnownLanguage = 'en', known = '') {
  const paragraphs = texts.map((text) => ({ start: 0, text }))
  const body = JSON.stringify({ matches: matches.map((each) => ({ rule: RULE, replacements: [], ...each })) })
  return readAnswer(body, paragraphs, language, (word) => known.split(' ').includes(word))
}

const say = (...values: string[]) => values.map((value) => ({ value }))

test('a match belongs to the paragraph in which it stands, and emoji count two there', () => {
  expect(read(['😀 One are.', 'Two is.'], [{ offset: 7, length: 3, replacements: say('is') }])?.[0]).toEqual([
    { start: 7, end: 10, family: 'grammar', rule: 'languagetool.SOME_RULE', replacements: ['is'], sure: true },
  ])
  expect(read(['One.', 'Two are.'], [{ offset: 10, length: 3, replacements: say('is') }])).toMatchObject([
    [],
    [{ start: 4, end: 7 }],
  ])
})

test('matches that make no sense are left out, and the others stay', () => {
  const sense = { offset: 3, length: 3, replacements: say('is') }
  const nonsense: Given[] = [
    { offset: -1, length: 3 },
    { offset: 3, length: 0 },
    { offset: 3, length: 4_000 },
    { offset: 4.5, length: 2 },
    { offset: 3, length: 3, replacements: 'is' },
    { offset: 3, length: 3, replacements: say('are') },
    { offset: 3, length: 3, replacements: say('is\u0000') },
    { offset: 3, length: 3, rule: { id: 'A RULE\n' } },
    { offset: 3, length: 3, replacements: say('is'), context: { text: 'another text', offset: 0, length: 3 } },
  ]
  expect(read(['It are.'], [...nonsense, sense])?.[0]).toHaveLength(1)
})

test('a place that cuts a character or reaches into the next paragraph is no place', () => {
  expect(read(['a😀b'], [{ offset: 2, length: 1 }])).toEqual([[]])
  expect(read(['a😀b'], [{ offset: 0, length: 2 }])).toEqual([[]])
  expect(read(['One', 'two'], [{ offset: 1, length: 6 }])).toEqual([[], []])
})

test('what is no answer is told apart from an answer without matches', () => {
  const ask = (body: string) => readAnswer(body, [{ start: 0, text: 'One' }], 'en', () => false)
  expect(ask('{"matches":[]}')).toEqual([[]])
  for (const body of ['', '<html>', 'null', '[]', '{}', '{"matches":"none"}', '{"matches":['])
    expect(ask(body)).toBeUndefined()
})

test('a word that our dictionary knows is not called wrong, and no name is corrected', () => {
  const spelling = { rule: { id: 'MORFOLOGIK_RULE_EN_US', category: { id: 'TYPOS' } } }
  expect(
    read(['The colour'], [{ offset: 4, length: 6, replacements: say('color'), ...spelling }], 'en', 'colour'),
  ).toEqual([[]])
  const ask = (name: string, instead: string) =>
    read([`Ask ${name}.`], [{ offset: 4, length: name.length, replacements: say(instead), ...spelling }])?.[0]?.length
  expect([ask('Okafor', 'Orator'), ask('Okafor', 'Or for'), ask('Lefèvre', 'Lefebvre')]).toEqual([0, 0, 0])
  expect(ask('Wendesday', 'Wednesday')).toBe(1)
  expect(read(['A wrod.'], [{ offset: 2, length: 4, replacements: say('word'), ...spelling }])?.[0]).toMatchObject([
    { family: 'spelling', sure: false },
  ])
})

test('only a single short correction of a mistake is sure', () => {
  const sure = (match: Partial<Given>) => read(['It are so.'], [{ offset: 3, length: 3, ...match }])?.[0]?.[0]?.sure
  expect(sure({ replacements: say('is') })).toBe(true)
  expect(sure({ replacements: say('is', 'was') })).toBe(false)
  expect(sure({ replacements: [] })).toBe(false)
  expect(sure({ replacements: say('') })).toBe(false)
  expect(sure({ replacements: say('is'), rule: { ...RULE, category: { id: 'STYLE' } } })).toBe(false)
  expect(sure({ replacements: say('is'), rule: { ...RULE, issueType: 'uncategorized' } })).toBe(false)
})

test('the writer’s apostrophe stays', () => {
  expect(read(['It’s it’s'], [{ offset: 5, length: 4, replacements: say("its'") }])?.[0]?.[0]?.replacements).toEqual([
    'its’',
  ])
})
