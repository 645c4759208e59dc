import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { leafHash } from '#app/.server/ledger/tree/merkle.ts'
import { FIXTURE_BUNDLES, writeFixtureBundles } from '#tests/support/bundle-fixture.ts'
import { BUILT, buildVerifier } from '../../verifier/build.mjs'

// Types the commands of docs/auditors.md as an auditor would.

const page = readFileSync(new URL('../../docs/auditors.md', import.meta.url), 'utf8')
const script = /```python\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
const hasPython = spawnSync('python3', ['--version']).status === 0
const hasShell = spawnSync('sha256sum', ['--version']).status === 0

const verifier = path.join(BUILT, 'ledger-verify.mjs')
const exportsFolder = mkdtempSync(path.join(tmpdir(), 'penmark-auditor-'))

/** The unpacked folder of an export. */
function unpacked(name: string): string {
  const [inside = ''] = readdirSync(path.join(exportsFolder, name))
  return path.join(exportsFolder, name, inside)
}

function runScript(folder: string): string {
  const { stdout, stderr } = spawnSync('python3', ['-c', script], { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

beforeAll(async () => {
  buildVerifier()
  await writeFixtureBundles(exportsFolder)
})

test.skipIf(!hasPython).each(FIXTURE_BUNDLES)('the script of the page finds the signed root of %s', (name) => {
  expect(runScript(unpacked(name))).toMatch(/ lines, tree of \d+ root \S+\nOK\n$/)
})

test.skipIf(!hasPython).each(['ledger.jsonl', 'context.jsonl', 'subset.proof', 'checkpoint'])(
  'the script of the page notices one changed byte in %s',
  (file) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'penmark-auditor-'))
    cpSync(unpacked('account-month'), folder, { recursive: true })
    const bytes = readFileSync(path.join(folder, file))
    // Alters the first digit of a hash or a number, so that the form of the line stays.
    const at = file === 'checkpoint' ? bytes.indexOf(10) + 1 : bytes.indexOf(file.endsWith('jsonl') ? 'a' : '=') - 1
    bytes[at] = bytes[at] === 0x39 ? 0x38 : 0x39
    writeFileSync(path.join(folder, file), bytes)
    expect(runScript(folder)).not.toMatch(/\nOK\n$/)
  },
)

test.skipIf(!hasShell)('the shell command of the page gives the leaf hash of the first line', () => {
  const command = /```sh\n(head -n 1 ledger\.jsonl[^\n]*)\n```/.exec(page)?.[1] ?? ''
  const folder = unpacked('account-month')
  const [line = ''] = readFileSync(path.join(folder, 'ledger.jsonl'), 'utf8').split('\n')
  const { stdout } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
  expect(stdout).toBe(`${leafHash(Buffer.from(line)).toString('hex')}  -\n`)
})

test('the report that the page shows is what the verifier says', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [verifier, 'account-month.tar', '--key', 'key.vkey', '--state', 'auditor.json'],
    { cwd: exportsFolder, encoding: 'utf8' },
  )
  const report = /```\n(Ledger export: [\s\S]*?)\n```/.exec(page)?.[1] ?? ''
  expect(report).toBe(stdout.trimEnd())
})

test('the failure that the page shows is what the verifier says of one doubled amount', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-auditor-'))
  cpSync(unpacked('account-month'), folder, { recursive: true })
  const file = path.join(folder, 'ledger.jsonl')
  const lines = readFileSync(file, 'utf8').split('\n')
  const doubled = lines.map((line) => (line.includes('"seq":339,') ? line.replace('"amount":1,', '"amount":2,') : line))
  writeFileSync(file, doubled.join('\n'))
  const { stdout } = spawnSync(process.execPath, [verifier, folder, '--key', path.join(exportsFolder, 'key.vkey')], {
    encoding: 'utf8',
  })
  const failure = /```\n(Files {10}[\s\S]*?)\n```/.exec(page)?.[1] ?? 'nothing shown'
  expect(stdout).toContain(`\n${failure}\nCompleteness`)
})

test('each command of the page runs a program that there is, with options that it knows', () => {
  const commands = [...page.matchAll(/^node (\S+)((?: .+)?)$/gm)]
  expect(commands.length).toBeGreaterThan(6)
  const usage = spawnSync(process.execPath, [verifier, '--help'], { encoding: 'utf8' }).stdout
  for (const [, program = '', rest = ''] of commands) {
    expect(existsSync(program) || program === path.basename(verifier), program).toBe(true)
    if (program !== path.basename(verifier)) continue
    for (const [option] of rest.matchAll(/--[a-z-]+/g)) expect(usage).toContain(option)
  }
})

test('the page names every file of an export', () => {
  const names = FIXTURE_BUNDLES.flatMap((name) => readdirSync(unpacked(name), { recursive: true, encoding: 'utf8' }))
  for (const name of new Set(names.filter((each) => each !== 'schema'))) expect(page).toContain(`| \`${name}\` |`)
})
