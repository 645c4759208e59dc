import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// Every promise of the ledger has a number. docs/ledger.md describes it and names the test that proves it, and that
// test's title starts with `invariant N:`.

const ROOT = path.resolve(import.meta.dirname, '../..')
const PROMISES = 30

/** The invariants that a title names: `invariant 7: …`, `invariants 5 and 6: …`, `invariants 1-3, 13: …`. */
function namedIn(title: string): number[] {
  const [, list = ''] = /^invariants? ([\d ,and-]+):/.exec(title) ?? []
  return list
    .split(/,| and /)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const [first = 0, last = first] = part.trim().split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, n) => first + n)
    })
}

/** The invariants that the tests of each file name. */
function shownByTests(): Map<string, Set<number>> {
  const files = ['app', 'tests', 'server', 'db', 'verifier'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  )
  return new Map(
    files.map((file) => {
      const titles = readFileSync(path.join(ROOT, file), 'utf8').matchAll(
        /^\s*test(?:\.each\([^\n]*\)|\.for\([^\n]*\)|\.skipIf\([^\n]*\)|\.runIf\([^\n]*\))?\(\s*(['"`])(.*?)\1/gm,
      )
      return [file, new Set([...titles].flatMap(([, , title = '']) => namedIn(title)))]
    }),
  )
}

type Promised = { number: number; statement: string; files: string[] }

function documented(): Promised[] {
  const page = readFileSync(path.join(ROOT, 'docs/ledger.md'), 'utf8')
  return [...page.matchAll(/^\| (\d+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, number, statement = '', cell = '']) => ({
    number: Number(number),
    statement,
    files: [...cell.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file),
  }))
}

test('the page lists each of the promises once, in order', () => {
  expect(documented().map(({ number }) => number)).toEqual(Array.from({ length: PROMISES }, (_, n) => n + 1))
})

test('every promise is shown by a test that names it, and every test that the page points to does', () => {
  const shownInvariants = shownByTests()
  const missing = documented().flatMap(({ number, statement, files }) => {
    const without = files.filter((file) => shownInvariants.get(file)?.has(number) !== true)
    return files.length > 0 && without.length === 0
      ? []
      : [`${number} ${statement}: ${without.join(', ') || 'no test'}`]
  })
  expect(missing).toEqual([])
})

test('no test names a promise that does not exist', () => {
  const strange = [...shownByTests()].flatMap(([file, numbers]) =>
    [...numbers].filter((number) => !(number >= 1 && number <= PROMISES)).map((number) => `${file}: ${number}`),
  )
  expect(strange).toEqual([])
})

test('titles are read as they are meant', () => {
  expect(namedIn('invariant 7: a range')).toEqual([7])
  expect(namedIn('invariants 1-3, 10 and 19: all')).toEqual([1, 2, 3, 10, 19])
  expect(namedIn('invariants of the house')).toEqual([])
})
