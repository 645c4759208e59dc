import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// docs/security.md names for each requirement the test that shows it. This checks that those tests exist.

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const GROUPS = {
  A: [1, 14],
  B: [15, 20],
  C: [21, 30],
  D: [31, 37],
  E: [38, 44],
  F: [45, 51],
  G: [52, 63],
  H: [64, 68],
} as const

type Row = { name: string; shown: string }

function documented(): Row[] {
  return [...read('docs/security.md').matchAll(/^\| ([A-H]\d+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
    ([, name = '', shown = '']) => ({ name, shown }),
  )
}

/** Pairs of file and title that a cell names: a file, then titles in quotation marks up to the next file. */
function named(cell: string): { file: string; title: string }[] {
  return [...cell.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`[^“]*((?:“[^”]+”(?:, )?)+)/g)].flatMap(
    ([, file = '', titles = '']) => [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  )
}

function exists({ file, title }: { file: string; title: string }): boolean {
  if (!existsSync(path.join(ROOT, file))) return false
  const source = read(file)
  return ["'", '`', '"'].some((quote) => source.includes(`${quote}${title}${quote}`))
}

test('every requirement has its row, in order', () => {
  const expected = Object.entries(GROUPS).flatMap(([group, [first, last]]) =>
    Array.from({ length: last - first + 1 }, (_, n) => `${group}${first + n}`),
  )
  expect(documented().map(({ name }) => name)).toEqual(expected)
})

test('every row names a test, or says why there is none', () => {
  const bare = documented().filter(({ shown }) => named(shown).length === 0)
  expect(bare.filter(({ shown }) => !/^(Not yet|Not done|Not applicable|Locked install only)/.test(shown))).toEqual([])
})

test('every test that the page names, in whatever table, exists in the file that it names', () => {
  const lines = read('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const all = lines.flatMap((line) => named(line))
  expect(all.length).toBeGreaterThan(documented().length)
  const missing = all.filter((test) => !exists(test)).map(({ file, title }) => `${file}: ${title}`)
  expect(missing).toEqual([])
})

test('every file that the page names has a title beside it', () => {
  const page = read('docs/security.md')
  const files = documented().flatMap(({ shown }) => [...shown.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)])
  const pairs = new Set(documented().flatMap(({ shown }) => named(shown).map(({ file }) => file)))
  expect(files.filter(([, file = '']) => !pairs.has(file))).toEqual([])
  expect(page).toContain('## Limiters')
})

test('E43: the table of limiters has a row for each of them', () => {
  const rules = /const RULES = \{([\s\S]*?)\n\} as const/.exec(read('app/.server/http/rate-limits.ts'))?.[1] ?? ''
  const names = [...rules.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name)
  const rows = [...read('docs/security.md').matchAll(/^\| `(\w+)` \| [^|]+ \| (?:refuses|lets through) \|$/gm)]
  expect(names.length).toBeGreaterThan(8)
  expect(rows.map(([, name]) => name).toSorted()).toEqual(names.toSorted())
})
