import { expect, test } from 'vitest'
import { violationsIn } from '../../scripts/check-words.mjs'

const wordsIn = (file: string, text: string) => violationsIn(file, text).map(({ word }) => word)

test.each([
  ['// Nobody reads this.', 'Nobody'],
  ['// This ends when somebody asks.', 'somebody'],
  ['// Whoever asks gets it.', 'Whoever'],
  ['// It may be whatever it wants.', 'whatever'],
  ['// The page is loaded anew.', 'anew'],
  ['// The seat is gone by now.', 'by now'],
  ['// The seat is gone by\n// now.', 'by now'],
  ['/* The wait goes\n * on. */', 'goes on'],
  ['/** Null where there is none. */', 'where'],
  ['/** The screen of who has none. */', 'who has none'],
  ['// This was put aside.', 'put aside'],
  ['// It is passed over.', 'passed over'],
  ['// The loss is made good.', 'made good'],
  ['// Let no second tab win.', 'Let no'],
  ['/** What is left of it. */', 'What is'],
  ['// A sentence. What stands here is a second one.', 'What stands'],
  ['/**\n * First.\n *\n * What was saved.\n */', 'What was'],
  ['// So long may it take.', 'So long'],
  ['const x = <p>{/* Nobody */}</p>', 'Nobody'],
  ['const x = `$' + '{a /* anew */}`', 'anew'],
  ['const told = 1', 'told'],
  ['function asked() {}', 'asked'],
  ['type Kept = 1; const { a: kept } = b', 'kept'],
  ['const f = (shown: number) => shown', 'shown'],
  ['const withWayBack = 1', 'withWayBack'],
])('found in a source: %s', (text, word) => {
  expect(wordsIn('a.tsx', text)).toEqual([word])
})

test.each([
  '// Moves focus from the submit button to the result.',
  '// What is left? Nothing.',
  '// Shows what is left.',
  '// Reads with `SELECT a FROM b WHERE c` and `where`.',
  '// So that it ends; as many as fit.',
  '// Everywhere else it is elsewhere.',
  'const x = "// nobody"',
  "const x = 'http://nobody/anew'",
  'const x = `/* nobody */ $' + '{a} // anew`',
  'const x = /\\/\\/ nobody/',
  'const x = <p>// nobody is here</p>',
  'const x = a / b / nobody',
  'const { kept } = row; save({ kept, told: 1 })',
  'type Row = { asked: number }',
  'const keptUntil = 1',
])('allowed in a source: %s', (text) => {
  expect(wordsIn('a.tsx', text)).toEqual([])
})

test('style sheets are read by their comments, documents by their prose, and files by their names', () => {
  expect(wordsIn('a.css', '/* Where nobody looks. */ a { content: "/* anew */" }')).toEqual(['Where', 'nobody'])
  expect(wordsIn('a.md', 'Nobody.\n\n```sh\nnobody\n```\n\nThe `whoever` of it, by\nnow.\n')).toEqual([
    'Nobody',
    'by now',
  ])
  expect(wordsIn('a.md', 'Where it is kept; `a.test.ts`: “A1: nobody is told”.')).toEqual([])
  expect(wordsIn('app/with-way-back.ts', '')).toEqual(['with-way-back'])
  expect(wordsIn('app/told.test.ts', '')).toEqual(['told'])
})

test('a violation is reported at its own line', () => {
  const text = 'const a = 1\n// fine\n// not\n// anew\n\n/**\n * fine\n * where\n */\nconst told = 2\n'
  expect(violationsIn('a.ts', text)).toEqual([
    { line: 4, word: 'anew', kind: 'comment' },
    { line: 8, word: 'where', kind: 'comment' },
    { line: 10, word: 'told', kind: 'name' },
  ])
})
