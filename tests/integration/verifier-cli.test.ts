import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { FIXTURE_BUNDLES, writeFixtureBundles } from '#tests/support/bundle-fixture.ts'
import { bundleOf, consistencyText, linesOf, naiveKey, receiptText, tarOf } from '#tests/support/naive-bundle.ts'
import { honestLog } from '#tests/support/naive-log.ts'
import { assemble, BUILT, buildVerifier } from '../../verifier/build.mjs'

const FOLDER = mkdtempSync(path.join(tmpdir(), 'penmark-verify-cli-'))
const TOOL = path.join(BUILT, 'ledger-verify.mjs')
/** The project's Node, and the machine's own older one if it has one. */
const NODES = [process.execPath, ...['/usr/bin/node', '/usr/local/bin/node'].filter((file) => existsSync(file))]

const key = naiveKey()
const lines = linesOf(honestLog(key).drafts)
const at = (name: string) => path.join(FOLDER, name)
let bundles: Record<(typeof FIXTURE_BUNDLES)[number], string>

beforeAll(async () => {
  buildVerifier()
  bundles = await writeFixtureBundles(at('fixtures'))
  writeFileSync(at('naive.tar'), tarOf(bundleOf(lines, { keys: [key] })))
  writeFileSync(at('old.tar'), tarOf(bundleOf(lines.slice(0, 20), { keys: [key] })))
  writeFileSync(at('naive.vkey'), `# the key\n${key.vkey}\n`)
})

function verify(args: string[], node = process.execPath) {
  const { status, stdout, stderr } = spawnSync(node, [TOOL, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('node verifier/build.mjs gives an auditor the same bytes again, on every Node', () => {
  for (const node of NODES) {
    execFileSync(node, ['verifier/build.mjs'])
    for (const [name, text] of Object.entries(assemble())) {
      expect(readFileSync(path.join(BUILT, name), 'utf8') === text, `${node} builds another ${name}`).toBe(true)
    }
  }
})

test('the command-line file imports nothing but Node’s own crypto, files, paths and memory settings', () => {
  const source = readFileSync(TOOL, 'utf8')
  const imports = [...source.matchAll(/^import .* from '(.*)'$/gm)].map(([, from]) => from)
  expect(imports).toEqual(['node:fs', 'node:crypto', 'node:path', 'node:v8'])
  expect(source).not.toMatch(/\bimport\(|\brequire\(|\bfetch\(|node:(http|net|child_process)|\beval\(|new Function/)
})

test.each(NODES)(
  '%s verifies what the exporter wrote, as archive and as folder',
  (node) => {
    const vkey = path.join(FOLDER, 'fixtures', 'key.vkey')
    for (const name of FIXTURE_BUNDLES) {
      const expected = name === 'log-open' || name === 'account-idle' ? 3 : 0
      const tar = verify([bundles[name], '--key', vkey], node)
      expect(tar.status, `${name}\n${tar.stdout}${tar.stderr}`).toBe(expected)
      const [folder = ''] = execFileSync('ls', [path.join(FOLDER, 'fixtures', name)], { encoding: 'utf8' }).split('\n')
      const unpacked = verify([path.join(FOLDER, 'fixtures', name, folder), '--key', vkey], node)
      expect(unpacked.stdout, name).toBe(tar.stdout)
    }
  },
  60_000,
)

test('the report aligns its checks, says what is not proven, and ends with the result', () => {
  const { stdout, status } = verify([at('naive.tar'), '--key', at('naive.vkey')])
  expect(status).toBe(0)
  for (const check of [
    'Log',
    'Checkpoint',
    'History',
    'Files',
    'Range',
    'Completeness',
    'Lines',
    'Chains',
    'Rows',
    'Rules',
    'Statements',
    'Totals',
    'Money',
    'Stripe',
  ]) {
    expect(stdout).toMatch(new RegExp(`^${check.padEnd(15)}.{77}  (OK|NOT CHECKED)$`, 'm'))
  }
  expect(stdout).toMatch(/^NOT PROVEN {5}that every real request was recorded/m)
  expect(stdout).toMatch(/^RESULT {9}VERIFIED$/m)
})

test('the state file is made, moved on and kept by what the verifier found', () => {
  const state = at('state.json')
  const read = () => (JSON.parse(readFileSync(state, 'utf8')) as { size: number }).size
  const run = (bundle: string, ...more: string[]) =>
    verify([at(bundle), '--key', key.vkey, '--state', state, ...more]).status
  expect([run('old.tar'), read()]).toEqual([0, 20])
  expect(statSync(state).mode & 0o777).toBe(0o600)
  expect([run('naive.tar'), read()]).toEqual([0, lines.length])
  expect([run('old.tar'), read()]).toEqual([3, lines.length])
  writeFileSync(at('proof'), consistencyText(lines, 20, lines.length))
  expect([run('old.tar', '--consistency', at('proof')), read()]).toEqual([0, lines.length])
  const fork = honestLog(key)
  for (const draft of fork.drafts.slice(5, 8)) draft.at += 1
  writeFileSync(at('fork.tar'), tarOf(bundleOf(linesOf(fork.drafts), { keys: [key] })))
  expect([run('fork.tar'), read()]).toEqual([1, lines.length])
})

test('a receipt is checked by itself', () => {
  writeFileSync(at('r.tlog-proof'), receiptText(lines, 7, key))
  writeFileSync(at('event.json'), `${lines[7]}\n`)
  writeFileSync(at('other.json'), `${lines[8]}\n`)
  const check = (event: string) => verify(['--receipt', at('r.tlog-proof'), '--event', at(event), '--key', key.vkey])
  expect(check('event.json').status).toBe(0)
  expect(check('event.json').stdout).toContain('Receipt for event 7')
  expect(check('other.json').status).toBe(1)
})

test('a receipt that holds its event is checked from that file alone, and says whose word the event is', () => {
  const bare = receiptText(lines, 7, key).toString()
  const holding = (line: string) => bare.replace('\nindex', `\nextra ${Buffer.from(line).toString('base64')}\nindex`)
  writeFileSync(at('alone.tlog-proof'), holding(lines[7] ?? ''))
  writeFileSync(at('forged.tlog-proof'), holding(lines[8] ?? ''))
  writeFileSync(at('bare.tlog-proof'), bare)
  const check = (name: string) => verify(['--receipt', at(name), '--key', key.vkey])
  const alone = check('alone.tlog-proof')
  expect([alone.status, alone.stdout]).toEqual([0, expect.stringContaining('Nobody signed it there')])
  expect(check('forged.tlog-proof').status).toBe(1)
  const { status, stdout } = check('bare.tlog-proof')
  expect([status, stdout]).toEqual([2, expect.stringContaining('This receipt holds no event')])
})

test('a state file that cannot be written does not take the report away: a line says so, and the exit code is 2', () => {
  for (const state of [path.join(FOLDER, 'nowhere', 'state.json'), '/proc/state.json']) {
    const { status, stdout, stderr } = verify([at('naive.tar'), '--key', key.vkey, '--state', state])
    expect([status, stdout], state).toEqual([2, expect.stringContaining('VERIFIED')])
    expect(stderr.trimEnd().split('\n')).toEqual([expect.stringContaining(`The state file ${state} was not written`)])
    const json = verify([at('naive.tar'), '--key', key.vkey, '--state', state, '--json']).stdout
    expect((JSON.parse(json) as { result: string }).result).toBe('VERIFIED')
  }
})

test('hashes only is quick and says so; JSON is JSON', () => {
  const quick = verify([at('naive.tar'), '--key', key.vkey, '--hashes-only'])
  expect(quick.status).toBe(0)
  expect(quick.stdout).toContain('Only hashes were checked, as you asked.')
  const json = JSON.parse(verify([at('naive.tar'), '--key', key.vkey, '--json']).stdout) as {
    result: string
    exit: number
  }
  expect([json.result, json.exit]).toEqual(['VERIFIED', 0])
})

test('wrong use and unreadable files are 2 and say why, in one line', () => {
  writeFileSync(at('text.tar'), 'hello')
  execFileSync('mkfifo', [at('pipe')])
  writeFileSync(at('zipped.tar'), Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.alloc(600)]))
  for (const [args, says] of [
    [[], 'Which bundle?'],
    [[at('nowhere.tar')], 'cannot be read'],
    [[at('text.tar')], 'neither a folder nor a tar archive'],
    [[at('zipped.tar')], 'gzip'],
    [[at('naive.tar'), '--key', 'nonsense'], 'neither a verifier key nor a file with one'],
    [[at('naive.tar'), '--state', at('text.tar')], 'no state file'],
    [[at('naive.tar'), '--frobnicate'], 'Unknown option'],
    [['--receipt', at('text.tar')], 'This is no receipt'],
    [['--receipt', at('nowhere.tlog-proof')], 'cannot be read'],
    [['--event', at('text.tar')], 'An event needs its receipt'],
    [['--receipt', at('text.tar'), '--event', at('nowhere')], 'cannot be read'],
    [[at('naive.tar'), '--consistency', at('text.tar')], 'give --state as well'],
    [['/dev/zero'], 'neither a file nor a folder'],
    [['/dev/null'], 'neither a file nor a folder'],
    [[at('pipe')], 'neither a file nor a folder'],
    [[at('naive.tar'), '--key', at('pipe')], 'neither a verifier key nor a file with one'],
    [[at('naive.tar'), '--state', at('pipe')], 'no state file'],
    [[at('naive.tar'), '--state', '/dev/null'], 'no state file'],
    [[at('naive.tar'), '--stripe', '/dev/null'], 'cannot be read'],
    [[at('naive.tar'), '--stripe', at('pipe')], 'cannot be read'],
    [[at('naive.tar'), '--state', at('new.json'), '--consistency', at('pipe')], 'cannot be read'],
    [['--receipt', at('pipe')], 'cannot be read'],
    [['--receipt', at('text.tar'), '--event', '/dev/null'], 'cannot be read'],
  ] as const) {
    const { status, stdout, stderr } = verify([...args])
    expect([status, stderr], args.join(' ')).toEqual([2, ''])
    expect(stdout).toContain(says)
  }
  expect(verify(['--help']).status).toBe(0)
})

test('a cut-off download gets one word, wherever the cut is', () => {
  const bytes = readFileSync(at('naive.tar'))
  // The end mark is two empty blocks; one of them is enough.
  const whole = bytes.length - 512
  const cuts = [513, 700, 1_024, 2_000, 0.3, 0.5, 0.7, 0.95].map((cut) =>
    cut < 1 ? Math.floor(bytes.length * cut) : cut,
  )
  for (const cut of [...cuts, whole - 1]) {
    writeFileSync(at('cut.tar'), bytes.subarray(0, cut))
    const { status, stdout } = verify([at('cut.tar'), '--key', key.vkey])
    expect([cut, status, stdout]).toEqual([cut, 2, expect.stringContaining('This archive is cut off: get it again')])
  }
})
