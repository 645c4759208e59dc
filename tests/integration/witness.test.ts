import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exportBundle } from '#app/.server/ledger/export/export.ts'
import { checkpointText } from '#app/.server/ledger/publish/checkpoint-text.ts'
import { signNote } from '#app/.server/ledger/publish/note.ts'
import { latestCheckpoint } from '#app/.server/ledger/publish/queries.ts'
import { signerFrom } from '#app/.server/ledger/publish/signer.ts'
import { createWitnesses } from '#app/.server/ledger/publish/witnesses.ts'
import { leafHash, nodeHash } from '#app/.server/ledger/tree/merkle.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { fakeClock } from '#tests/support/ledger-fixture.ts'
import { publishingLedger } from '#tests/support/publishing.ts'
import { detailsOf, failures, fileOf } from '#tests/support/verifying.ts'
import { startWitness } from '#tests/support/witness.ts'
import { openTar } from '../../verifier/src/tar.js'
import { verifyBundle } from '../../verifier/src/verify.js'

const folder = mkdtempSync(path.join(tmpdir(), 'penmark-witness-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ORIGIN = 'small.example/log'
const signer = signerFrom(Buffer.alloc(32, 3).toString('base64'), ORIGIN)
const leaves = ['a', 'b', 'c'].map((text) => leafHash(Buffer.from(text)))
const [a, b, c] = leaves as [Buffer, Buffer, Buffer]
const ROOTS = [a, nodeHash(a, b), nodeHash(nodeHash(a, b), c)] as const
const noteOf = (size: number, root: Buffer, by = signer) =>
  signNote(checkpointText({ origin: ORIGIN, size, root }), [by])
const requestOf = (old: number, proof: readonly Buffer[], note: string) =>
  `old ${old}\n${proof.map((hash) => `${hash.toString('base64')}\n`).join('')}\n${note}`

test('the witness answers as C2SP tlog-witness says, and remembers across kills what it cosigned', async () => {
  const own = path.join(folder, 'rules')
  await using first = await startWitness({ folder: own, logs: [signer.vkey] })
  const statusOf = async (body: string) => (await first.post(body)).status
  const stranger = signerFrom(Buffer.alloc(32, 4).toString('base64'), ORIGIN)
  const foreign = signerFrom(Buffer.alloc(32, 4).toString('base64'), 'other.example/log')
  const foreignNote = signNote(checkpointText({ origin: foreign.name, size: 1, root: a }), [foreign])
  expect(await statusOf(requestOf(0, [], foreignNote))).toBe(404)
  expect(await statusOf(requestOf(0, [], noteOf(1, a, stranger)))).toBe(403)
  expect(await statusOf(requestOf(2, [], noteOf(1, a)))).toBe(400)
  expect(await statusOf('old 01\n\n')).toBe(400)
  expect(await statusOf(`old 0\n${'AAAA\n'}\n${noteOf(1, a)}`)).toBe(400)
  expect(await statusOf(requestOf(0, [b], noteOf(1, a)))).toBe(422)
  expect(await statusOf('x'.repeat(200_000))).toBe(413)
  expect((await fetch(`${first.url}add-checkpoint`)).status).toBe(405)

  const cosigned = await first.post(requestOf(0, [], noteOf(2, ROOTS[1])))
  expect(cosigned.status).toBe(200)
  expect(await cosigned.text()).toMatch(/^— witness\.example\/w1 [A-Za-z0-9+/]{102}==\n$/)
  // A size that is not the one it remembers is answered with that; another tree of the same size is refused.
  const behind = await first.post(requestOf(1, [b], noteOf(2, ROOTS[1])))
  expect([behind.status, behind.headers.get('content-type'), await behind.text()]).toEqual([
    409,
    'text/x.tlog.size',
    '2\n',
  ])
  expect(await statusOf(requestOf(2, [], noteOf(2, nodeHash(b, a))))).toBe(409)
  // The same tree again is cosigned again.
  expect(await statusOf(requestOf(2, [], noteOf(2, ROOTS[1])))).toBe(200)
  await first.kill()

  await using second = await startWitness({ folder: own, logs: [signer.vkey] })
  expect(second.vkey).toBe(first.vkey)
  expect((await second.post(requestOf(0, [], noteOf(1, a)))).status).toBe(409)
  expect((await second.post(requestOf(2, [b], noteOf(3, ROOTS[2])))).status).toBe(422)
  expect((await second.post(requestOf(2, [c], noteOf(3, ROOTS[2])))).status).toBe(200)
  // Only the owner may read the key and the memory.
  for (const name of readdirSync(own)) expect(statSync(path.join(own, name)).mode & 0o077).toBe(0)
})

test('of twenty calls at once that continue the same tree in two ways, only one way is cosigned', async () => {
  await using witness = await startWitness({ folder: path.join(folder, 'race'), logs: [signer.vkey] })
  expect((await witness.post(requestOf(0, [], noteOf(1, a)))).status).toBe(200)
  const ways = [
    { name: 'b', body: requestOf(1, [b], noteOf(2, nodeHash(a, b))) },
    { name: 'c', body: requestOf(1, [c], noteOf(2, nodeHash(a, c))) },
  ]
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const way = ways[index % 2] as (typeof ways)[number]
      return { way: way.name, status: (await witness.post(way.body)).status }
    }),
  )
  const cosigned = answers.filter(({ status }) => status === 200)
  expect(new Set(cosigned.map(({ way }) => way)).size).toBe(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('a damaged memory is no empty one: nothing is cosigned', async () => {
  const own = path.join(folder, 'damaged')
  await using before = await startWitness({ folder: own, logs: [signer.vkey] })
  expect((await before.post(requestOf(0, [], noteOf(1, a)))).status).toBe(200)
  await before.kill()
  const [memory = ''] = readdirSync(own).filter((name) => name.endsWith('.json'))
  writeFileSync(path.join(own, memory), '{"size":')
  await using after = await startWitness({ folder: own, logs: [signer.vkey] })
  expect((await after.post(requestOf(0, [], noteOf(1, a)))).status).toBe(500)
})

const deps = (reports: string[] = []) => ({
  clock: fakeClock(),
  log: createLog('silent'),
  onDisagreement: (witness: string, why: string) => void reports.push(`${witness}: ${why}`),
})

async function exported(log: Awaited<ReturnType<typeof publishingLedger>>) {
  const bundled = exportBundle(log.database.reader, { scope: { kind: 'log' }, range: { kind: 'all' }, format: 'tar' })
  if (!bundled.ok) throw new Error(bundled.code)
  const bundle = await openTar(fileOf('export.tar', Buffer.from(await new Response(bundled.stream).arrayBuffer())))
  if ('refused' in bundle) throw new Error(bundle.refused)
  return bundle
}

test('a published checkpoint carries the cosignature, and the verifier counts it once the key of the witness is given', async () => {
  await using log = await publishingLedger()
  const [vkey = ''] = log.vkeys
  const own = path.join(folder, 'published')
  await using witness = await startWitness({ folder: own, logs: [vkey] })
  await log.close()
  const listed = [{ vkey: witness.vkey, url: witness.url }]
  const { dataDir, clock } = log
  {
    await using opened = await publishingLedger({ dataDir, clock, witnesses: createWitnesses(listed, deps()) })
    await opened.use(3)
    await opened.publisher.publish()
    await opened.use(2)
    await opened.publisher.publish()
    const note = latestCheckpoint(opened.database.reader)?.note ?? ''
    expect(note.split('\n').filter((line) => line.startsWith('—'))).toHaveLength(2)
    const bundle = await exported(opened)
    const trusting = await verifyBundle(bundle, { keys: [vkey, witness.vkey] })
    expect(failures(trusting.report)).toEqual([])
    expect(detailsOf(trusting.report, 'Checkpoint')).toContain('cosigned by 1 of 1 witness')
    // Without its key the line vouches for nothing, and a change of it is noticed all the same.
    const plain = await verifyBundle(bundle, { keys: [vkey] })
    expect([plain.report.exit, detailsOf(plain.report, 'Checkpoint')]).toEqual([
      trusting.report.exit,
      expect.stringContaining('the key comes from this bundle'),
    ])
    const changed = Buffer.from(note.replace(/.{5}\n$/, 'AAAA=\n'))
    bundle.files.set('checkpoint', fileOf('checkpoint', changed))
    expect((await verifyBundle(bundle, { keys: [vkey] })).report.result).toBe('TAMPERED')
    // A process that has just started does not know what the witness knows, and is told.
    await opened.close()
    await using again = await publishingLedger({ dataDir, clock, witnesses: createWitnesses(listed, deps()) })
    await again.use(1)
    await again.publisher.publish()
    expect(latestCheckpoint(again.database.reader)?.note).toContain('— witness.example/w1 ')
  }
})

test('a history that the witness does not know is told to the operators; a witness that is away holds up nothing', async () => {
  await using log = await publishingLedger()
  const [vkey = ''] = log.vkeys
  await using witness = await startWitness({ folder: path.join(folder, 'forked'), logs: [vkey] })
  // Another history of the same log, signed with the real key: as a thief of the key would.
  const other = signNote(checkpointText({ origin: log.signer.name, size: 2, root: nodeHash(b, a) }), [log.signer])
  expect((await witness.post(requestOf(0, [], other))).status).toBe(200)
  const reports: string[] = []
  const witnesses = createWitnesses([{ vkey: witness.vkey, url: witness.url }], deps(reports))
  const { dataDir, clock } = log
  await log.close()
  await using forked = await publishingLedger({ dataDir, clock, witnesses })
  await forked.use(2)
  await forked.publisher.publish()
  expect(reports).toEqual(['witness.example/w1: history_differs'])
  expect(latestCheckpoint(forked.database.reader)?.note).not.toContain('witness.example')
  await witness.kill()
  await forked.use(1)
  const { news } = await forked.publisher.publish()
  expect(news).toBe(true)
})

test('a witness that answers nonsense, too much, with a redirect or never is left out in time', async () => {
  const answers = [
    (_: unknown, response: import('node:http').ServerResponse) => response.end('nonsense'),
    (_: unknown, response: import('node:http').ServerResponse) => response.end('x'.repeat(1_000_000)),
    (_: unknown, response: import('node:http').ServerResponse) =>
      response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    () => undefined,
  ]
  const { vkey } = await startWitness({ folder: path.join(folder, 'key'), logs: [signer.vkey] }).then(
    async (started) => {
      await started.kill()
      return started
    },
  )
  for (const answer of answers) {
    const server = createServer(answer)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const witnesses = createWitnesses([{ vkey, url: `http://127.0.0.1:${port}` }], deps())
    const text = checkpointText({ origin: ORIGIN, size: 1, root: a })
    expect(await witnesses.cosign({ text, note: noteOf(1, a), size: 1, proofFrom: () => [] })).toEqual([])
    server.closeAllConnections()
    server.close()
  }
})
