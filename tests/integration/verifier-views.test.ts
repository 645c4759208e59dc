import { spawnSync } from 'node:child_process'
import { createPublicKey, generateKeyPairSync, hash, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { exportBundle } from '#app/.server/ledger/export/export.ts'
import { checkpointText } from '#app/.server/ledger/publish/checkpoint-text.ts'
import { signNote } from '#app/.server/ledger/publish/note.ts'
import { latestCheckpoint } from '#app/.server/ledger/publish/queries.ts'
import { signerFrom } from '#app/.server/ledger/publish/signer.ts'
import { parseWitnessKey } from '#app/.server/ledger/publish/witness-key.ts'
import { createWitnesses } from '#app/.server/ledger/publish/witnesses.ts'
import { leafHash, nodeHash } from '#app/.server/ledger/tree/merkle.ts'
import { encodeConsistencyProof } from '#app/.server/ledger/tree/proof-text.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { fakeClock } from '#tests/support/ledger-fixture.ts'
import { publishingLedger } from '#tests/support/publishing.ts'
import { detailsOf, failures, fileOf } from '#tests/support/verifying.ts'
import { BUILT, buildVerifier } from '../../verifier/build.mjs'
import { compareViews, viewIn } from '../../verifier/src/compare.js'
import { judgeSignatures, parseNote, parseVkey } from '../../verifier/src/note.js'
import { stateText } from '../../verifier/src/state.js'
import { openTar } from '../../verifier/src/tar.js'
import { verifyBundle } from '../../verifier/src/verify.js'

const folder = mkdtempSync(path.join(tmpdir(), 'penmark-views-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ORIGIN = 'small.example/log'
const signer = signerFrom(Buffer.alloc(32, 3).toString('base64'), ORIGIN)
const key = parseVkey(signer.vkey)
const keys = key === undefined ? [] : [key]
const leaves = ['a', 'b', 'c', 'x'].map((text) => leafHash(Buffer.from(text)))
const [a, b, c, x] = leaves as [Buffer, Buffer, Buffer, Buffer]
const TREES: Readonly<Record<string, { size: number; root: Buffer }>> = {
  ab: { size: 2, root: nodeHash(a, b) },
  ax: { size: 2, root: nodeHash(a, x) },
  abc: { size: 3, root: nodeHash(nodeHash(a, b), c) },
}
const noteOf = (tree: string, origin = ORIGIN) =>
  signNote(checkpointText({ origin, ...(TREES[tree] ?? { size: 1, root: a }) }), [signer])
const stateOf = (tree: string) => {
  const { size, root } = TREES[tree] ?? { size: 1, root: a }
  return stateText({ origin: ORIGIN, size, root: root.toString('base64'), key: signer.vkey })
}
const proofOf = (...proof: Buffer[]) => Buffer.from(encodeConsistencyProof({ from: 2, to: 3, proof }))

async function compared(one: string, other: string, proof?: Buffer, known = keys) {
  const views = await Promise.all([viewIn('ada', Buffer.from(one), known), viewIn('bob', Buffer.from(other), known)])
  if (views[0] === undefined || views[1] === undefined) throw new Error('not read')
  const report = compareViews(views[0], views[1], proof)
  return { result: report.result, summary: report.summary, said: detailsOf(report, 'Comparison') }
}

test('two people who saw the same log, or one that continued, are told so', async () => {
  for (const kind of [noteOf, stateOf]) {
    expect(await compared(kind('ab'), stateOf('ab'))).toMatchObject({ result: 'VERIFIED' })
    expect(await compared(kind('ab'), kind('abc'), proofOf(c))).toMatchObject({
      result: 'VERIFIED',
      summary: 'Both people were shown one and the same log.',
      said: expect.stringContaining('bob continues ada'),
    })
    expect(await compared(kind('abc'), kind('ab'), proofOf(c))).toMatchObject({ result: 'VERIFIED' })
  }
})

test('a split view is named as one: the same size with another root, or a history that does not continue', async () => {
  const same = await compared(noteOf('ab'), noteOf('ax'))
  expect(same).toMatchObject({
    result: 'TAMPERED',
    summary: 'The log showed two people two different histories.',
    said: expect.stringContaining('SPLIT VIEW: two logs of the same size 2'),
  })
  expect(same.said).toContain('together they prove it to anyone')
  const byState = await compared(stateOf('ab'), stateOf('ax'))
  expect(byState.result).toBe('TAMPERED')
  expect(byState.said).not.toContain('prove it to anyone')
  expect(await compared(noteOf('ax'), noteOf('abc'), proofOf(c))).toMatchObject({
    result: 'TAMPERED',
    said: expect.stringContaining('does not continue that of size 2'),
  })
})

test('what cannot be compared is open, and never a split view: no proof, another log, a note that nobody vouches for', async () => {
  expect((await compared(noteOf('ab'), noteOf('abc'))).said).toContain('/ledger/consistency?from=2&to=3')
  const other = Buffer.from(encodeConsistencyProof({ from: 1, to: 2, proof: [b] }))
  for (const answer of [
    await compared(noteOf('ab'), noteOf('abc')),
    await compared(noteOf('ab'), noteOf('abc'), other),
    await compared(noteOf('ab'), noteOf('abc'), Buffer.from('nonsense')),
    await compared(noteOf('ab'), noteOf('ax'), undefined, []),
    await compared(stateOf('ab'), noteOf('ax'), undefined, []),
  ])
    expect(answer.result).toBe('INCOMPLETE')
  const forged = noteOf('ab').replace(/\n2\n/, '\n3\n')
  expect(await compared(forged, noteOf('abc'))).toMatchObject({
    result: 'TAMPERED',
    summary: expect.stringContaining('changed after it was signed'),
  })
})

test('of any bytes, no view is read but those of a state file or a checkpoint', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      expect(await viewIn('x', bytes, keys)).toBeUndefined()
    }),
  )
})

test('the command compares two people by state file, by checkpoint and by export, in words and by exit code', () => {
  buildVerifier()
  const file = (name: string, text: string | Uint8Array) => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(BUILT, 'ledger-verify.mjs'), ...args], { encoding: 'utf8' })
  const ada = file('ada.json', stateOf('ab'))
  const bob = file('bob.checkpoint', noteOf('ax'))
  const cyd = file('cyd.json', stateOf('abc'))
  const split = run('--compare', ada, bob, '--key', signer.vkey)
  expect([split.status, split.stdout]).toEqual([1, expect.stringContaining('SPLIT VIEW')])
  expect(run('--compare', ada, cyd).status).toBe(3)
  expect(run('--compare', ada, cyd, '--consistency', file('proof', proofOf(c))).status).toBe(0)
  expect(run('--compare', ada).status).toBe(2)
  expect(run('--compare', ada, file('strange', 'x')).status).toBe(2)
  expect(run('--compare', ada, bob, 'more.tar').status).toBe(2)
})

/** A witness with a key of ML-DSA-44, written from c2sp.org/tlog-cosignature alone. */
function mlDsaWitness(name: string) {
  const { privateKey } = generateKeyPairSync('ml-dsa-44')
  const der = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  const material = Buffer.concat([Buffer.of(6), der.subarray(der.length - 1_312)])
  const id = hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), material]), 'buffer').subarray(0, 4)
  const u64 = (value: number) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64BE(BigInt(value))
    return bytes
  }
  const opaque = (text: string) => Buffer.concat([Buffer.of(text.length), Buffer.from(text)])
  return {
    vkey: `${name}+${id.toString('hex')}+${material.toString('base64')}`,
    cosign(note: string, seconds = 1_790_000_000) {
      const [origin = '', size = '', root = ''] = note.split('\n')
      const message = Buffer.concat([
        ...[Buffer.from('subtree/v1\n\0'), opaque(name), u64(seconds), opaque(origin)],
        ...[u64(0), u64(Number(size)), Buffer.from(root, 'base64')],
      ])
      return `— ${name} ${Buffer.concat([id, u64(seconds), sign(null, message, privateKey)]).toString('base64')}\n`
    },
  }
}

test('a cosignature of ML-DSA-44 is verified by both readers, and a changed one by neither', async () => {
  const witness = mlDsaWitness('pq.example/w1')
  const note = noteOf('ab')
  const line = witness.cosign(note)
  const text = note.slice(0, note.indexOf('\n\n') + 1)
  const known = parseWitnessKey(witness.vkey)
  const own = parseVkey(witness.vkey)
  if (known === undefined || own === undefined) throw new Error('the key was not read')
  expect(known.verifies(line.trimEnd(), text)).toBe(true)
  const parsed = parseNote(Buffer.from(note + line))
  if ('wrong' in parsed) throw new Error(parsed.wrong)
  expect((await judgeSignatures(parsed, [...keys, own])).witnesses).toEqual([own])
  expect((await judgeSignatures(parsed, keys)).unknown).toHaveLength(1)
  const lies = [
    witness.cosign(noteOf('ax')),
    witness.cosign(noteOf('abc')),
    mlDsaWitness('pq.example/w1').cosign(note),
    mlDsaWitness('pq.example/w2').cosign(note),
    line.replace(/.(?=.{40}\n$)/, (sign) => (sign === 'A' ? 'B' : 'A')),
  ]
  for (const lie of lies) {
    expect(known.verifies(lie.trimEnd(), text)).toBe(false)
    const changed = parseNote(Buffer.from(note + lie))
    if ('wrong' in changed) continue
    expect((await judgeSignatures(changed, [...keys, own])).witnesses).toEqual([])
  }
  expect(parseWitnessKey(witness.vkey.replace('pq.', 'pr.'))).toBeUndefined()
  expect(parseVkey(witness.vkey.replace('pq.', 'pr.'))).toBeUndefined()
})

test('a witness with ML-DSA-44 is asked like any other: its line is kept, exported, named, and counts once its key is given', async () => {
  const witness = mlDsaWitness('pq.example/w1')
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      response.end(witness.cosign(body.slice(body.indexOf('\n\n') + 2)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const witnesses = createWitnesses([{ vkey: witness.vkey, url }], {
    ...{ clock: fakeClock(), log: createLog('silent') },
    onDisagreement: () => undefined,
  })
  await using log = await publishingLedger({ witnesses })
  await log.use(2)
  await log.publisher.publish()
  server.close()
  expect(latestCheckpoint(log.database.reader)?.note).toContain('— pq.example/w1 ')
  const bundled = exportBundle(log.database.reader, { scope: { kind: 'log' }, range: { kind: 'all' }, format: 'tar' })
  if (!bundled.ok) throw new Error(bundled.code)
  const bundle = await openTar(fileOf('export.tar', Buffer.from(await new Response(bundled.stream).arrayBuffer())))
  if ('refused' in bundle) throw new Error(bundle.refused)
  const [vkey = ''] = log.vkeys
  const trusting = await verifyBundle(bundle, { keys: [vkey, witness.vkey] })
  expect(failures(trusting.report)).toEqual([])
  expect(detailsOf(trusting.report, 'Checkpoint')).toContain('cosigned by 1 of 1 witness')
  const plain = await verifyBundle(bundle, { keys: [vkey] })
  expect(plain.report.exit).toBe(trusting.report.exit)
  expect(detailsOf(plain.report, 'Checkpoint')).toContain('pq.example/w1')
})
