import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkpointText } from '#app/.server/ledger/publish/checkpoint-text.ts'
import { signNote } from '#app/.server/ledger/publish/note.ts'
import { signerFrom } from '#app/.server/ledger/publish/signer.ts'
import { storedNodes } from '#app/.server/ledger/tree/nodes.ts'
import { encodeConsistencyProof, encodeTlogProof } from '#app/.server/ledger/tree/proof-text.ts'
import { consistencyProof, inclusionProof, rootAt } from '#app/.server/ledger/tree/proofs.ts'
import { accountOn, ledgerOnDisk } from '#tests/support/ledger-fixture.ts'
import { patience } from '#tests/support/patience.ts'
import { openKey } from '../../witness/key.js'

// Stock Go tools (golang.org/x/mod/sumdb, transparency-dev/formats) against what a ledger and its witness write. Skipped if there is no Go toolchain, or no
// way to get its module.

const MODULE = fileURLToPath(new URL('../interop/go', import.meta.url))
const GO = ['go', '/usr/local/go/bin/go'].find((command) => spawnSync(command, ['version']).status === 0)
const SIZES = [3, 4, 255, 256, 257, 700]
const LONG = { timeout: patience(240_000) }

let program: string | undefined
const missing = prepare()
if (missing !== undefined) console.warn(`go-interop: skipped, ${missing}`)

/** Builds the program once, or says what is missing for it. */
function prepare(): string | undefined {
  if (GO === undefined) return 'no Go toolchain'
  const download = spawnSync(GO, ['mod', 'download'], { cwd: MODULE, encoding: 'utf8', timeout: patience(120_000) })
  if (download.status !== 0) return `golang.org/x/mod cannot be had: ${download.stderr.trim().split('\n').at(-1)}`
  program = path.join(mkdtempSync(path.join(tmpdir(), 'penmark-go-')), 'interop')
  const build = spawnSync(GO, ['build', '-o', program, '.'], {
    cwd: MODULE,
    encoding: 'utf8',
    timeout: patience(240_000),
  })
  if (build.status !== 0) throw new Error(build.stderr)
  return undefined
}

function check(folder: string): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program ?? '', [folder], { encoding: 'utf8' })
  return { status, said: (stdout + stderr).trim() }
}

let note: string | undefined

/** Key, notes, proofs and the whole log of a real ledger, in a folder of its own. */
function folderOfLedger(): string {
  note ??= writeFolder()
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-interop-'))
  cpSync(note, folder, { recursive: true })
  return folder
}

function writeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-interop-'))
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  ledger.transact((tx) => {
    for (let n = 0; n < 700; n += 1) ledger.changePlan(tx, { account, plan: n % 2 === 0 ? 'pro' : 'starter' })
  })
  const nodes = storedNodes(database.reader.sqlite)
  const signer = signerFrom(Buffer.alloc(32, 5).toString('base64'), ledger.origin)
  const noteAt = (size: number) =>
    signNote(checkpointText({ origin: ledger.origin, size, root: rootAt(nodes, size) }), [signer])
  const witness = openKey(path.join(folder, 'witness.pem'), 'witness.example/w1')
  for (const kind of ['checkpoints', 'cosigned', 'inclusion', 'consistency']) mkdirSync(path.join(folder, kind))
  const bodies = database.reader.sqlite
    .prepare<[], Buffer>('SELECT body FROM ledger_event WHERE seq < 700 ORDER BY seq')
    .pluck()
    .all()
  writeFileSync(path.join(folder, 'ledger.jsonl'), Buffer.concat(bodies.flatMap((body) => [body, Buffer.from('\n')])))
  writeFileSync(path.join(folder, 'vkey'), `${signer.vkey}\n`)
  writeFileSync(path.join(folder, 'witness'), `${witness.vkey}\n`)
  for (const size of SIZES) {
    writeFileSync(path.join(folder, 'checkpoints', `${size}`), noteAt(size))
    const text = noteAt(size).slice(0, noteAt(size).lastIndexOf('\n\n') + 1)
    writeFileSync(path.join(folder, 'cosigned', `${size}`), noteAt(size) + witness.cosign(text, 1_790_000_000))
    for (const index of [0, 1, 2, 127, 254, 255, 256, 512, 699].filter((index) => index < size)) {
      const proof = inclusionProof(nodes, index, size)
      const text = encodeTlogProof({ index, proof, checkpoint: noteAt(size) })
      writeFileSync(path.join(folder, 'inclusion', `${index}-of-${size}.tlog-proof`), text)
    }
    for (const from of SIZES.filter((from) => from <= size)) {
      const text = encodeConsistencyProof({ from, to: size, proof: consistencyProof(nodes, from, size) })
      writeFileSync(path.join(folder, 'consistency', `${from}-${size}.proof`), text)
    }
  }
  database.close()
  return folder
}

/** Changes one character of a file, the first after `after`, into another base64 digit. */
function alter(folder: string, file: string, after: string): void {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const at = text.indexOf(after) + after.length
  expect(at).toBeGreaterThan(after.length - 1)
  writeFileSync(path.join(folder, file), text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1))
}

test.skipIf(missing !== undefined)(
  'invariants 3, 5 and 6: Go accepts our notes, the root of every checkpoint, and both kinds of proof',
  LONG,
  () => {
    expect(check(folderOfLedger())).toEqual({ status: 0, said: 'notes 6 roots 6 records 33 trees 21 cosigned 6' })
  },
)

test.skipIf(missing !== undefined)('invariants 3, 5 and 6: Go refuses each of them with one character changed', () => {
  for (const [file, after, reason] of [
    ['checkpoints/700', '/ledger\n700\n', 'invalid signature'],
    ['inclusion/512-of-700.tlog-proof', 'index 512\n', 'invalid transparency proof'],
    ['consistency/257-700.proof', 'to 700\n', 'invalid transparency proof'],
    ['ledger.jsonl', '"prev":"', 'the checkpoint says'],
    ['cosigned/700', 'witness.example/w1 ', 'of the two signatures hold'],
    ['witness', 'witness.example/', 'of the two signatures hold'],
    ['vkey', '+', 'verifier'],
  ] as const) {
    const folder = folderOfLedger()
    expect(existsSync(path.join(folder, file))).toBe(true)
    alter(folder, file, after)
    const { status, said } = check(folder)
    expect(status).toBe(1)
    expect(said).toContain(reason)
  }
})
