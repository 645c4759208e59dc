import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { verifierProof } from '#app/.server/ledger/index.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { type Ended, runHere } from '#tests/support/command-line.ts'
import { accountOn, fakeClock, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { smallDisk } from '#tests/support/small-disk.ts'
import { program } from '../../server/ledger-cli/program.ts'
import { BUILT, buildVerifier } from '../../verifier/build.mjs'

const PROGRAM = fileURLToPath(new URL('../../server/ledger-cli/main.ts', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'penmark-ledger-cli-'))
const dataDir = path.join(folder, 'data')
let account: string
process.chdir(folder)

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

function ledger(words: string[], env: Record<string, string> = {}): Promise<Ended> {
  return runHere(() => program(words, { DATA_DIR: dataDir, ...env }))
}

/** Runs the program as a process of its own. */
function started(words: string[], env: Record<string, string> = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], {
    cwd: folder,
    encoding: 'utf8',
    // Shares compiled code between the starts.
    env: { DATA_DIR: dataDir, NODE_COMPILE_CACHE: path.join(folder, 'compiled'), ...env },
  })
  return { status, stdout, stderr }
}

async function json(words: string[]): Promise<Record<string, unknown> & { status: number | null }> {
  const { status, stdout } = await ledger([...words, '--json'])
  return { ...JSON.parse(stdout), status }
}

/** A ledger of two accounts with requests of the last hour, none of them published. */
async function ledgerIn(target: string): Promise<string> {
  mkdirSync(target)
  const fixture = ledgerOnDisk({ dataDir: target, clock: fakeClock(Date.now() - 3_600_000) })
  let last = ''
  for (const workspace of ['one', 'two']) {
    last = accountOn(fixture.ledger, workspace)
    for (let n = 0; n < 5; n += 1) {
      const key = `${workspace} ${n}`
      const held = await fixture.ledger.reserve({
        account: last,
        key,
        requestHash: requestHash(key),
        operation: 'rephrase',
      })
      if (!held.ok) throw new Error(held.code)
      fixture.clock.advance(1_000)
      if (n < 4)
        await fixture.ledger.settle({ account: last, seq: held.seq, tokensIn: 5, tokensOut: 4, model: 'builtin-1' })
    }
  }
  await fixture.ledger.close()
  fixture.database.close()
  return last
}

beforeAll(async () => {
  account = await ledgerIn(dataDir)
  const published = { status: 0, stdout: expect.stringMatching(/^\d+ events published\n$/) }
  expect(started(['checkpoint'])).toMatchObject(published)
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each<[string[], RegExp]>([
  [['frobnicate'], /there is no command frobnicate/],
  [['export', '--mouth', '2026-10'], /Unknown option '--mouth'/],
  [['export', '--month'], /argument missing/],
  [['export', '--month', '2026-13'], /--month must be YYYY-MM/],
  [['export', '--at', 'all'], /--at must be a number of events/],
  [['export', '--format', 'zip'], /--format must be one of tar, csv, jsonl/],
  [['export', '--account', 'a', '--workspace', 'b'], /two ways to say one thing/],
  [['rebuild', 'now'], /does not know what to do with now/],
  [['verify', 'bundle.tar'], /needs --key/],
])('%j is not understood: one clear line and code 2', async (words, why) => {
  const { status, stdout, stderr } = await ledger(words)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(why)
  expect(stderr).not.toMatch(/ at .*\.ts:/)
})

test('called without a command it says what there is', () => {
  const { status, stdout } = started([])
  expect(status).toBe(2)
  for (const command of [
    'export',
    'verify',
    'checkpoint',
    'rebuild',
    'status',
    'rotate-key',
    'correct-clock',
    'publish-verifier',
  ])
    expect(stdout).toContain(command)
  expect(started(['help'])).toMatchObject({ status: 0, stdout })
  expect(started(['frobnicate'])).toMatchObject({ status: 2, stdout: '' })
})

test.each(['export', 'verify', 'checkpoint', 'rebuild', 'status', 'rotate-key'])(
  '%s without a ledger says so and makes nothing',
  async (command) => {
    const nowhere = path.join(folder, 'nowhere')
    const { status, stdout, stderr } = await ledger([command], { DATA_DIR: nowhere })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^ledger: there is no ledger yet: \S+ does not exist/)
    expect(existsSync(nowhere)).toBe(false)
  },
)

test('an export before the first checkpoint is refused with the command that publishes one', async () => {
  const unpublished = path.join(folder, 'unpublished')
  await ledgerIn(unpublished)
  const { status, stderr } = await ledger(['export'], { DATA_DIR: unpublished })
  expect(status).toBe(1)
  expect(stderr).toBe('ledger: no checkpoint is published yet: npm run ledger -- checkpoint\n')
})

test('publishing again with nothing new changes nothing', async () => {
  expect(await json(['checkpoint'])).toMatchObject({ status: 0, news: false })
})

test('status says how the log stands', async () => {
  const { size, ...stands } = await json(['status'])
  expect(stands).toMatchObject({
    status: 0,
    origin: 'penmark.test/ledger',
    checkpoint: { size },
    lag: { events: 0, since: null },
    archive: { where: path.join(dataDir, 'archive'), published: size },
    holds: 2,
    read_only: null,
  })
  expect(stands.configured_keys).toEqual([stands.key])
})

test('an export is a file whose name says what it holds, and tar unpacks it', async () => {
  const { status, stdout } = await ledger(['export', '--workspace', 'two'])
  expect(status).toBe(0)
  const file = stdout.trimEnd()
  expect(path.basename(file)).toMatch(new RegExp(`^penmark-ledger-${account}-all-\\d+\\.tar$`))
  const listed = spawnSync('tar', ['-tf', file], { encoding: 'utf8' })
  expect(listed.stdout.trimEnd().split('\n').at(-1)).toBe(`${path.basename(file, '.tar')}/manifest.json`)
  expect(await ledger(['export', '--account', account])).toMatchObject({
    status: 1,
    stderr: `ledger: ${file} exists already\n`,
  })
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('an export goes to the file, the folder or the output that was named', async () => {
  const file = path.join(folder, 'named.tar')
  const written = await json(['export', '--out', file])
  expect(written).toMatchObject({ status: 0, file, bytes: statSync(file).size })
  const piped = spawnSync(process.execPath, [PROGRAM, 'export', '--out', '-'], { env: { DATA_DIR: dataDir } })
  expect(piped.stdout.equals(readFileSync(file))).toBe(true)
  const { folder: exportFolder } = await json(['export', '--dir', path.join(folder, 'folders')])
  expect(readdirSync(String(exportFolder))).toContain('manifest.json')
  const table = started(['export', '--format', 'csv', '--out', '-'])
  expect(table.stdout.split('\n')[0]).toMatch(/^seq,time,account/)
})

test('a reader that has had enough ends the export quietly', () => {
  const { stderr, status } = spawnSync('sh', ['-c', `"${process.execPath}" "${PROGRAM}" export --out - | head -c 1`], {
    encoding: 'utf8',
    env: { DATA_DIR: dataDir, PATH: '/usr/bin:/bin' },
  })
  expect(status).toBe(0)
  expect(stderr).not.toMatch(/Error|at .*\.ts/)
})

test('an account of nobody, a workspace of nobody and a size of nothing are refused', async () => {
  expect(await ledger(['export', '--account', 'acc_1'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no event of that account'),
  })
  expect(await ledger(['export', '--workspace', 'three'])).toMatchObject({
    status: 1,
    stderr: 'ledger: no workspace three has a ledger account\n',
  })
  expect(await ledger(['export', '--at', '3'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not the size of a published checkpoint'),
  })
})

test('verify checks the live ledger as a whole, and names what was damaged in the archive', async () => {
  const whole = await json(['verify'])
  expect(whole).toMatchObject({ status: 0, ok: true })
  expect((whole.checks as { name: string }[]).map(({ name }) => name)).toEqual(['events', 'tree', 'notes', 'archive'])
  const archive = path.join(dataDir, 'archive')
  const tile =
    readdirSync(archive, { recursive: true, encoding: 'utf8' }).find(
      (name) => /tile\/0\/000/.test(name) && statSync(path.join(archive, name)).isFile(),
    ) ?? ''
  const before = readFileSync(path.join(archive, tile))
  writeFileSync(path.join(archive, tile), Buffer.from(before.map((byte, index) => (index === 40 ? byte ^ 1 : byte))))
  const { status, stdout } = await ledger(['verify'])
  writeFileSync(path.join(archive, tile), before)
  expect(status).toBe(1)
  expect(stdout).toMatch(/^FAIL archive: .*\n {5}tile\/0\/000\.p\/\d+ holds other bytes$/m)
  expect(stdout).toMatch(/^ok {3}events/m)
})

test('rebuild finds nothing in a sound ledger, and names an edited projection with code 1', async () => {
  expect(await ledger(['rebuild'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/events read: nothing differs\n$/),
  })
  const edited = path.join(folder, 'edited')
  const victim = await ledgerIn(edited)
  const database = new SQLite(path.join(edited, 'penmark.db'))
  database.prepare('UPDATE account_period SET used = used - 1 WHERE account = ?').run(victim)
  database.close()
  const { status, stdout } = await ledger(['rebuild'], { DATA_DIR: edited })
  expect(status).toBe(1)
  expect(stdout).toMatch(new RegExp(`account_period ${victim} .*expected .*"used":4.*, found .*"used":3`))
  expect(stdout).toMatch(/1 differences?\n$/)
})

test('a rotated key comes first from the next start on, and the log declares it', async () => {
  const rotated = path.join(folder, 'rotated')
  await ledgerIn(rotated)
  const env = { DATA_DIR: rotated }
  await ledger(['checkpoint'], env)
  const before = JSON.parse((await ledger(['status', '--json'], env)).stdout)
  const { to } = JSON.parse((await ledger(['rotate-key', '--json'], env)).stdout)
  expect((await ledger(['checkpoint'], env)).status).toBe(0)
  const after = JSON.parse((await ledger(['status', '--json'], env)).stdout)
  expect(after).toMatchObject({ key: to, configured_keys: [to, before.key], size: before.size + 1 })
  expect(await ledger(['rotate-key', '--lost'], env)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('it is not lost'),
  })
  expect(
    await ledger(['rotate-key'], { ...env, LEDGER_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64') }),
  ).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('LEDGER_SIGNING_KEY'),
  })
})

test('an operator publishes the verifier in the log, and a verifier says whether it is that one', async () => {
  const publishing = path.join(folder, 'publishing')
  const env = { DATA_DIR: publishing }
  await ledgerIn(publishing)
  buildVerifier()
  expect(await ledger(['publish-verifier'], env)).toMatchObject({ status: 2 })
  const published = JSON.parse((await ledger(['publish-verifier', '--operator', 'ops-1', '--json'], env)).stdout)
  const program = readFileSync(path.join(BUILT, 'ledger-verify.mjs'))
  expect(published.command).toBe(createHash('sha256').update(program).digest('hex'))
  expect(await ledger(['publish-verifier', '--operator', 'ops-1'], env)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('says so already'),
  })
  expect((await ledger(['checkpoint'], env)).status).toBe(0)
  expect(JSON.parse((await ledger(['verify', '--json'], env)).stdout)).toMatchObject({ ok: true })
  const bundle = path.join(folder, 'publishing.tar')
  expect((await ledger(['export', '--out', bundle], env)).status).toBe(0)
  const { key: vkey } = JSON.parse((await ledger(['status', '--json'], env)).stdout)
  const database = openDatabase(publishing)
  const receipt = path.join(folder, 'verifier.tlog-proof')
  writeFileSync(receipt, verifierProof(database.reader) ?? '')
  database.close()
  const another = path.join(folder, 'another.mjs')
  writeFileSync(another, `${program}// One comment more.\n`)
  const verdictOf = (file: string, ...args: string[]) =>
    spawnSync(process.execPath, [file, ...args, '--key', vkey], { encoding: 'utf8' })
  for (const args of [[bundle], ['--receipt', receipt]]) {
    const own = verdictOf(path.join(BUILT, 'ledger-verify.mjs'), ...args)
    expect([own.status, own.stdout]).toEqual([
      0,
      expect.stringMatching(
        new RegExp(`Verifier +this is the verifier that the log published \\(event ${published.seq}\\) +OK`),
      ),
    ])
    const other = verdictOf(another, ...args)
    expect([other.status, other.stdout]).toEqual([0, expect.stringMatching(/Verifier +this verifier is not the one/)])
    expect(other.stdout).toContain(published.command)
  }
})

test('a log that was led ahead is corrected by an operator, and the verifier says so', async () => {
  const led = path.join(folder, 'led')
  const env = { DATA_DIR: led }
  await ledgerIn(led)
  expect(await ledger(['correct-clock', '--operator', 'ops-1'], env)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not ahead'),
  })
  const ahead = ledgerOnDisk({ dataDir: led, clock: fakeClock(Date.now() + 40 * 86_400_000) })
  accountOn(ahead.ledger, 'three')
  expect((await ahead.ledger.closePeriods()).sealed).not.toEqual([])
  await ahead.ledger.close()
  ahead.database.close()
  expect(await ledger(['correct-clock'], env)).toMatchObject({ status: 2 })
  const corrected = JSON.parse((await ledger(['correct-clock', '--operator', 'ops-1', '--json'], env)).stdout)
  expect(corrected.log - corrected.clock).toBeGreaterThan(39 * 86_400_000)
  expect((await ledger(['checkpoint'], env)).status).toBe(0)
  expect(JSON.parse((await ledger(['verify', '--json'], env)).stdout)).toMatchObject({ ok: true })
  buildVerifier()
  const bundle = path.join(folder, 'led.tar')
  await ledger(['export', '--out', bundle], env)
  const key = path.join(folder, 'led.vkey')
  const { key: vkey } = JSON.parse((await ledger(['status', '--json'], env)).stdout)
  writeFileSync(key, `${vkey}\n`)
  const checked = started(['verify', bundle, '--key', key], env)
  expect(checked).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/Clock +the log was ahead of the right time/),
  })
  expect(checked.stdout).toContain(`event ${corrected.seq}: `)
})

test('a lost key is declared once another is configured; until then nothing is published', async () => {
  const lost = path.join(folder, 'lost')
  await ledgerIn(lost)
  await ledger(['checkpoint'], { DATA_DIR: lost })
  rmSync(path.join(lost, 'ledger-signing-key'))
  const env = { DATA_DIR: lost, LEDGER_SIGNING_KEY: Buffer.alloc(32, 2).toString('base64') }
  expect(await ledger(['checkpoint'], env)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('rotate-key --lost'),
  })
  expect(await ledger(['status'], env)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('not possible: key_missing'),
  })
  expect((await ledger(['rotate-key', '--lost'], env)).status).toBe(0)
  expect((await ledger(['checkpoint'], env)).status).toBe(0)
  expect(JSON.parse((await ledger(['verify', '--json'], env)).stdout)).toMatchObject({ ok: true })
})

test('a removed archive stops everything until an operator adopts a new one', async () => {
  const moved = path.join(folder, 'moved')
  await ledgerIn(moved)
  await ledger(['checkpoint'], { DATA_DIR: moved })
  const env = { DATA_DIR: moved, LEDGER_ARCHIVE: path.join(folder, 'elsewhere') }
  expect(await ledger(['checkpoint'], env)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('archive_removed'),
  })
  expect((await ledger(['status'], env)).stdout).toMatch(/writing {5}not possible: archive_removed/)
  expect((await ledger(['checkpoint', '--adopt-archive'], env)).status).toBe(0)
  expect(JSON.parse((await ledger(['verify', '--json'], env)).stdout)).toMatchObject({ ok: true })
})

test('verify with a file ends as the verifier does', async () => {
  buildVerifier()
  const file = path.join(folder, 'to-verify.tar')
  await ledger(['export', '--out', file])
  const key = path.join(folder, 'key.vkey')
  writeFileSync(key, `${(await json(['status'])).key}\n`)
  expect(started(['verify', file, '--key', key]).status).toBe(0)
  const bytes = readFileSync(file)
  const at = bytes.indexOf('request.settled')
  writeFileSync(file, Buffer.concat([bytes.subarray(0, at), Buffer.from('R'), bytes.subarray(at + 1)]))
  expect(started(['verify', file, '--key', key]).status).toBe(1)
})

test('an export that cannot be written names the file that was asked for, and no other', async () => {
  const nowhere = path.join(folder, 'nowhere', 'own.tar')
  const { status, stderr } = await ledger(['export', '--out', nowhere])
  expect([status, stderr]).toEqual([1, `ledger: ${nowhere} could not be written: no such file or directory\n`])
  using disk = smallDisk(1)
  if (disk === undefined) return
  disk.fill()
  const full = path.join(disk.path, 'own.tar')
  const refused = await ledger(['export', '--out', full])
  expect([refused.status, refused.stderr]).toEqual([
    1,
    `ledger: ${full} could not be written: no space left on device\n`,
  ])
  expect(readdirSync(disk.path)).toEqual(['filler'])
})
