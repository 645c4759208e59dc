import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { firstWithRange, releaseBefore, runNode, unpack } from '#tests/support/earlier-release.ts'
import { type Worked, workOn } from '#tests/support/release-work.ts'

// A deploy has two releases on one database for a while, and a bad one is taken back. So the release before the last migration is taken from
// the history and run: on what today's code wrote, and before it.

const before = releaseBefore()
const skips = 'why' in before
if (skips) process.stderr.write(`SKIPPED release before: ${before.why}\n`)

const folders: string[] = []
const folder = (name: string) => {
  const fresh = mkdtempSync(path.join(tmpdir(), `penmark-${name}-`))
  folders.push(fresh)
  return fresh
}
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true })
})

/** Lets the earlier release work on folders of data, one after another. */
function earlierWork(root: string, name: string, ...on: string[]): Worked[] {
  copyFileSync('tests/support/release-work.ts', path.join(root, 'release-work.ts'))
  const { status, stdout, stderr } = runNode(['tests/support/run-release.mjs', root, name, ...on])
  expect([status, stderr]).toEqual([0, ''])
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Worked)
}

test.skipIf(skips)('the release before and today’s code work in turn on one database, whoever began it', async () => {
  if ('why' in before) return
  const root = unpack(before.commit, 'app', 'db', 'verifier')
  folders.push(root)
  const [theirs, ours] = [folder('theirs'), folder('ours')]
  const newest = readdirSync('db/migrations/penmark').sort().at(-1)

  expect(await workOn(ours, 'ours-first')).toMatchObject({ schema: newest, differences: 0 })
  const [began, wentOn] = earlierWork(root, 'earlier', theirs, ours)
  expect(began).toMatchObject({ differences: 0, outputs: ['earlier keeps this.'] })
  expect(began?.schema).not.toBe(newest)
  expect(wentOn).toMatchObject({ schema: newest, differences: 0 })
  expect(wentOn?.outputs).toEqual(['ours-first keeps this.', 'earlier keeps this.'])

  for (const [on, size] of [
    [theirs, began?.size ?? 0],
    [ours, wentOn?.size ?? 0],
  ] as const) {
    const after = await workOn(on, 'ours-last')
    expect(after).toMatchObject({ schema: newest, differences: 0 })
    expect(after.outputs.slice(-2)).toEqual(['earlier keeps this.', 'ours-last keeps this.'])
    expect(after.size).toBeGreaterThan(size)
  }
})

const range = skips ? undefined : firstWithRange()

test.skipIf(range === undefined).each([
  ['9998_a_table.expand.sql', undefined],
  [
    '9998_a_rebuild.sql',
    'the database was changed by a newer release (penmark/9998_a_rebuild.sql): start that one, or a newer one',
  ],
])('the first release that states its range meets %s of a later one', (migration, refusal) => {
  const root = unpack(range ?? '', 'db')
  folders.push(root)
  const file = path.join(folder('range'), 'penmark.db')
  const script = `
    import SQLite from 'better-sqlite3'
    import { canWorkWith, migrate } from './db/migrate.ts'
    const connection = new SQLite(${JSON.stringify(file)})
    try {
      migrate(connection, 'penmark')
      process.stdout.write('works ' + canWorkWith(connection, 'penmark'))
    } catch (error) {
      process.stdout.write(error.message)
    }`
  const run = () => runNode(['--input-type=module', '-e', script], root)
  expect(run()).toMatchObject({ status: 0, stdout: 'works true' })
  const connection = new SQLite(file)
  connection.prepare('INSERT INTO schema_migration VALUES (?, ?, ?)').run(migration, 'of a later release', 1)
  connection.close()
  expect(run()).toMatchObject({ status: 0, stdout: refusal ?? 'works true' })
})
