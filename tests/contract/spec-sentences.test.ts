import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SENTENCES } from './spec-sentences.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const TEST_FILES = ['app', 'tests'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
)

/** The names of the tests in a source, without skipped ones. */
function testsIn(source: string): string[] {
  const named =
    /(?<!\.(?:skip|todo|fixme)\s*)\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`([^`$]+)`),\s*(?:\{[^{}]*\},\s*)?(?:async\s*)?\(/g
  return [...source.matchAll(named)].map(([, single, double, template]) => single ?? double ?? template ?? '')
}

const names = new Map(TEST_FILES.map((file) => [file, testsIn(readFileSync(path.join(ROOT, file), 'utf8'))]))
const covering = SENTENCES.flatMap(({ by }) =>
  Object.entries(by).flatMap(([file, tests]) => tests.map((name) => ({ file, name }))),
)

test('every test that is said to cover a sentence of the specification exists and runs', () => {
  expect(SENTENCES.length).toBeGreaterThan(60)
  expect(covering.filter(({ file, name }) => names.get(file)?.includes(name) !== true)).toEqual([])
})

test('every sentence of sections 1 to 6 has a test that is named after one of them', () => {
  const unnamed = SENTENCES.filter(({ section }) => section <= 6).filter(
    ({ by }) =>
      !Object.values(by)
        .flat()
        .some((name) => /\bspec [1-6]: /.test(name)),
  )
  expect(unnamed.map(({ sentence }) => sentence)).toEqual([])
  const sentences = SENTENCES.map(({ section, sentence }) => `${section} ${sentence}`)
  expect(sentences.length).toBe(new Set(sentences).size)
})

test('every test that is named after a sentence is in the table', () => {
  const named = [...names].flatMap(([file, tests]) =>
    tests.filter((name) => /\bspec \d: /.test(name)).map((name) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(40)
  const listed = new Set(covering.map(({ file, name }) => `${file} ${name}`))
  expect(named.filter(({ file, name }) => !listed.has(`${file} ${name}`))).toEqual([])
})

test('the table sees which tests there are', () => {
  const skipped = 'test.skip('
  const source = `test('one', () => {})\ntest.each([1])(\n  'two $a',\n  async ({ a }) => {},\n)\n${skipped}'three', () => {})
test("it's four", { timeout: 5 }, async () => {})\ncall(server, 'POST', '/x', { body: {} })`
  expect(testsIn(source)).toEqual(['one', 'two $a', "it's four"])
})
