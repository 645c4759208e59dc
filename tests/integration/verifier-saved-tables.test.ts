import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import type { Files } from '#tests/support/naive-bundle.ts'
import { judgedBySecond, missing } from '#tests/support/second-reader.ts'
import { detailsOf, verified } from '#tests/support/verifying.ts'

// What real spreadsheets and statistics programs made of the tables of an honest export: tests/vectors/saved-tables/README.md.

const base = mkdtempSync(path.join(tmpdir(), 'penmark-saved-'))
const tables = fileURLToPath(new URL('../vectors/saved-tables/tables.tar.gz', import.meta.url))
execFileSync('tar', ['-xzf', tables, '-C', base])
afterAll(() => rmSync(base, { recursive: true, force: true }))

const vkey = readFileSync(path.join(base, 'export.vkey'), 'utf8').trim()
const exported = filesIn(path.join(base, 'export'))
const TABLES = ['ledger.csv', 'statements.csv', 'requests.csv', 'money.csv']

function filesIn(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name))]))
}

const within = (kind: string) =>
  readdirSync(path.join(base, kind)).map((name) => ({ name, saved: filesIn(path.join(base, kind, name)) }))

async function judged(saved: Files) {
  const { report } = await verified({ ...exported, ...saved }, { keys: [vkey] })
  return report
}

/** The second reader takes a tenth of a second for each. The short form asks it about some. */
const SHARE = runs(5, 1)

/** What the second reader says of each, or, without Python, the word that the first one should say. */
function secondOn(all: readonly { name: string; saved: Files }[], result: string): string[] {
  if (missing !== undefined) return all.map(() => result)
  return judgedBySecond(all.map(({ name, saved }) => ({ name, files: { ...exported, ...saved }, vkey }))).map(
    (judgement) => judgement.result,
  )
}

test('the export itself is verified', async () => {
  expect((await judged({})).result).toBe('VERIFIED')
})

test('what programs made of its tables is re-saved, table by table, and says so', async () => {
  const all = within('saved')
  const some = all.filter((_, index) => index % SHARE === 0)
  expect(secondOn(some, 'RE-SAVED')).toEqual(some.map(() => 'RE-SAVED'))
  const words: string[] = []
  for (const { name, saved } of all) {
    const report = await judged(saved)
    words.push(`${name}: ${report.result}`)
    const says = ['Files', 'Rows', 'Workbook'].map((check) => detailsOf(report, check)).join('\n')
    for (const table of Object.keys(saved)) expect(says, `${name}, ${table}`).toMatch(new RegExp(`^${table}[,:] `, 'm'))
    expect(says, name).not.toContain('with another meaning')
  }
  expect(words).toEqual(all.map(({ name }) => `${name}: RE-SAVED`))
  expect(all.length).toBeGreaterThanOrEqual(30)
})

const EDITED: Record<string, RegExp> = {
  amount: /^money\.csv row 2, column amount_minor: expected 999; found 998$/m,
  tokens: /^requests\.csv row 3, column tokens_in: expected 1234; found 1235$/m,
  time: /^requests\.csv row 3, column end: expected 2026-11-21T14:00:03\.317Z; found 2026-11-21T14:00:03\.318Z$/m,
  month: /^money\.csv row 2, column month: expected 2026-11; found 2026-11-12$/m,
  quota: /^statements\.csv row 2, column quota: expected 2000; found 2001$/m,
}

test('one value changed in a spreadsheet, whose table LibreOffice saved, is found and named', async () => {
  const all = within('edited')
  expect(all.map(({ name }) => name).toSorted()).toEqual(Object.keys(EDITED).toSorted())
  for (const { name, saved } of all) {
    const report = await judged(saved)
    expect(report.result, name).toBe('TAMPERED')
    expect([detailsOf(report, 'Rows'), detailsOf(report, 'Workbook')].join('\n')).toMatch(EDITED[name] ?? /never/)
  }
  expect(secondOn(all, 'TAMPERED')).toEqual(all.map(() => 'TAMPERED'))
})

const soffice = ['soffice', 'libreoffice'].find((program) => spawnSync(program, ['--version']).status === 0)
const READ = 'Text - txt - csv (StarCalc)'
/** How people set it: separator, quote, encoding, first row, cells, language, all quoted, special numbers or as shown. */
const SETTINGS = [
  { read: '44,34,76,1,,1031,false,true', write: '59,34,76,1,,1031,true,true' },
  ...runs(
    [],
    [
      { read: '44,34,76,1,,1033,false,true', write: '44,34,65535,1,,1033,false,true' },
      { read: '44,34,76,1,,1033,false,false', write: '124,39,76,1,,1033,false,true' },
      { read: '44,34,76,1,,1036,false,true', write: '9,34,76,1,,1036,false,false' },
    ],
  ),
]

test.skipIf(soffice === undefined).each(SETTINGS)(
  'LibreOffice on this machine reads with $read and writes with $write: re-saved',
  async ({ read, write }) => {
    const work = mkdtempSync(path.join(base, 'work-'))
    const [from, to] = [path.join(work, 'from'), path.join(work, 'to')]
    mkdirSync(to)
    cpSync(path.join(base, 'export'), from, { recursive: true })
    execFileSync(
      soffice ?? '',
      [
        `-env:UserInstallation=file://${path.join(work, 'profile')}`,
        '--headless',
        `--infilter=${READ}:${read}`,
        ...['--convert-to', `csv:${READ}:${write}`, '--outdir', to],
        ...TABLES.map((name) => path.join(from, name)),
      ],
      { stdio: 'pipe' },
    )
    const saved = filesIn(to)
    expect(Object.keys(saved).toSorted()).toEqual(TABLES.toSorted())
    expect((await judged(saved)).result).toBe('RE-SAVED')
    expect(secondOn([{ name: write, saved }], 'RE-SAVED')).toEqual(['RE-SAVED'])
  },
  180_000,
)
