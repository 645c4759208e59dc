import { expect, test } from 'vitest'
import { type Command, type Group, matchingCommands } from './matching.ts'

const command = (group: Group, label: string): Command => ({ id: label, group, label, run: () => undefined })
const COMMANDS = [
  command('pages', 'Keyboard shortcuts'),
  command('text', 'Show clean text'),
  command('text', 'Shorter'),
  command('styles', 'Shop floor'),
  command('styles', 'Workshop'),
  command('prompts', 'Short answer to a complaint'),
  command('pages', 'Übersicht'),
]
const labels = (query: string) =>
  [...matchingCommands(COMMANDS, query)].map(([group, matches]) => [group, matches.map(({ command }) => command.label)])

test('groups stand in their order, and what begins with the query comes first in each', () => {
  expect(labels('sho')).toEqual([
    ['text', ['Show clean text', 'Shorter']],
    ['styles', ['Shop floor', 'Workshop']],
    ['prompts', ['Short answer to a complaint']],
    ['pages', ['Keyboard shortcuts']],
  ])
  expect(labels('shop')).toEqual([['styles', ['Shop floor', 'Workshop']]])
})

test('case and accents make no difference, and every word of the query has to be there', () => {
  expect(labels('ÜBER')).toEqual([['pages', ['Übersicht']]])
  expect(labels('ubersicht')).toEqual([['pages', ['Übersicht']]])
  expect(labels('answer  short')).toEqual([['prompts', ['Short answer to a complaint']]])
  expect(labels('short nothing')).toEqual([])
})

test('the places of the query in the label are told, and together the pieces are the label', () => {
  const pieces = matchingCommands(COMMANDS, 'com answer').get('prompts')?.[0]?.pieces
  expect(pieces?.map(({ text, isHit }) => ({ text, isHit }))).toEqual([
    { text: 'Short ', isHit: false },
    { text: 'answer', isHit: true },
    { text: ' to a ', isHit: false },
    { text: 'com', isHit: true },
    { text: 'plaint', isHit: false },
  ])
})

test('without a query everything is listed, and of many items of a kind only the first ones', () => {
  const many = [...COMMANDS, ...Array.from({ length: 1_000 }, (_, index) => command('styles', `Style ${index}`))]
  const found = matchingCommands(many, ' ')
  expect(found.get('pages')).toHaveLength(2)
  expect(found.get('styles')).toHaveLength(4)
  expect(matchingCommands(many, 'style').get('styles')).toHaveLength(8)
  expect(matchingCommands(many, 'Style 999').get('styles')).toHaveLength(1)
})
