import { expect, test } from 'vitest'
import type { Outcome } from './useful.ts'
import { uselessness } from './useful.ts'

const LONG = 'The meeting is on Thursday. Please bring the signed contract.'

const CASES: readonly [string, Omit<Outcome, 'operation'> & { operation?: Outcome['operation'] }, string | null][] = [
  ['another wording', { before: 'In order to win, we train.', after: 'To win, we train.' }, null],
  ['a corrected letter', { before: 'We recieve it.', after: 'We receive it.' }, null],
  ['a word written as two', { before: 'Alot of rain.', after: 'A lot of rain.' }, null],
  ['a mark that was missing', { before: 'It is late', after: 'It is late.' }, null],
  ['the same text', { before: LONG, after: LONG }, 'unchanged'],
  ['other blanks', { before: 'It  is late .', after: 'It is late.' }, 'unchanged'],
  ['other line ends', { before: 'It is\nlate.\n', after: 'It is late.' }, 'unchanged'],
  ['the same text as a translation', { operation: 'translate', before: 'Penmark', after: 'Penmark' }, 'unchanged'],
  ['the same text as a summary', { operation: 'summarize', before: LONG, after: LONG }, 'unchanged'],
  ['one sentence of two', { operation: 'summarize', before: LONG, after: 'The meeting is on Thursday.' }, null],
  ['a text too short to summarize', { operation: 'summarize', before: 'It is late.', after: null }, 'nothing_found'],
  ['no word to explain', { operation: 'explain', before: 'It is late.', after: null }, 'nothing_found'],
  ['nothing to expand', { operation: 'expand', before: 'It is late.', after: null }, 'nothing_found'],
  ['an empty answer', { before: LONG, after: ' \n' }, 'no_words'],
  ['an answer of marks alone', { before: LONG, after: '***' }, 'no_words'],
  ['a shorter text when one was asked for', { refine: 'shorter', before: LONG, after: 'Meeting on Thursday.' }, null],
  ['a text as long', { refine: 'shorter', before: LONG, after: LONG.replace('signed', 'sealed') }, 'not_shorter'],
  ['another text as long', { refine: 'friendlier', before: LONG, after: LONG.replace('signed', 'sealed') }, null],
  ['an analysis in the words of the text', { operation: 'analyze', before: 'Words: 1', after: 'Words: 1' }, null],
]

test.each(CASES)('%s', (_, outcome, expected) => {
  expect(uselessness({ operation: 'rephrase', ...outcome })).toBe(expected)
})
