import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { exportBundle } from '#app/.server/ledger/export/export.ts'
import { headOf } from '#app/.server/ledger/read/queries.ts'
import { proofOf } from '#app/.server/ledger/read/receipt.ts'
import { storedNodes } from '#app/.server/ledger/tree/nodes.ts'
import {
  consistencyProof,
  inclusionProof,
  rootAt,
  verifyConsistency,
  verifyInclusion,
} from '#app/.server/ledger/tree/proofs.ts'
import { accountOn, requestHash } from '#tests/support/ledger-fixture.ts'
import { type PublishingLedger, publishingLedger } from '#tests/support/publishing.ts'

const WORKSPACE = 'wsp_the-workspace-of-ada-lovelace'
const CLIENT_KEYS = ['a client’s own key 1', 'a client’s own key 2', 'a client’s own key 3']

/** The content of every file: both databases with their WALs, the archive, and the files beside them. */
function filesIn(folder: string): [string, Buffer][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file), readFileSync(file)])
}

async function exported(log: PublishingLedger, account: string): Promise<[string, Buffer][]> {
  const scopes = [{ kind: 'account', account } as const, { kind: 'log' } as const]
  return await Promise.all(
    scopes.map(async (scope): Promise<[string, Buffer]> => {
      const bundle = exportBundle(log.database.reader, { scope, range: { kind: 'all' }, format: 'tar' })
      if (!bundle.ok) throw new Error(bundle.code)
      return [`export of the ${scope.kind}`, Buffer.from(await new Response(bundle.stream).arrayBuffer())]
    }),
  )
}

test('invariant 27: an erasure leaves every proof valid, and no trace of whose account it was', async () => {
  await using log = await publishingLedger()
  const { ledger, database, dataDir } = log
  const account = accountOn(ledger, WORKSPACE)
  const other = accountOn(ledger, 'wsp_somebody-else')
  const dek = database.keys.reader.sqlite
    .prepare<[string], Buffer>('SELECT dek FROM account_key WHERE account = ?')
    .pluck()
    .get(account)
  if (dek === undefined) throw new Error('the account has no key')
  const requests = CLIENT_KEYS.map((key) => ({ account, key, requestHash: requestHash(`text under ${key}`) }))
  const seqs: number[] = []
  for (const [n, each] of requests.entries()) {
    const held = await ledger.reserve({ ...each, operation: 'rephrase' })
    if (!held.ok) throw new Error(held.code)
    seqs.push(held.seq)
    // One request is settled, one released, and one still runs when the account is erased.
    if (n === 0) await ledger.settle({ account, seq: held.seq, tokensIn: 12, tokensOut: 9, model: 'builtin-1' })
    if (n === 1) await ledger.release({ account, seq: held.seq, reason: 'failed' })
  }
  await log.publisher.publish()
  const before = headOf(database.reader)
  const receipts = seqs.map((seq) => proofOf(database.reader, account, seq))
  expect(receipts.every((proof) => proof?.startsWith('c2sp.org/tlog-proof@v1'))).toBe(true)

  expect(await ledger.erase({ account, reason: 'requested' })).toMatchObject({ ok: true, fresh: true })
  await log.publisher.publish()

  const secrets: [string, Buffer][] = [
    ['workspace', Buffer.from(WORKSPACE)],
    ['key of the account', dek],
    ['key of the account in hex', Buffer.from(dek.toString('hex'))],
    ...CLIENT_KEYS.map((key): [string, Buffer] => [key, Buffer.from(key)]),
    ...requests.flatMap(({ key, requestHash: hash }): [string, Buffer][] => [
      [`request under ${key}`, hash],
      [`request under ${key} in hex`, Buffer.from(hash.toString('hex'))],
      [`hash of ${key}`, createHash('sha256').update(key).digest()],
    ]),
  ]
  const everything = [...filesIn(dataDir), ...(await exported(log, account))]
  expect(everything.map(([file]) => file)).toEqual(
    expect.arrayContaining(['penmark.db', 'penmark.db-wal', 'keys.db', 'archive/register', 'export of the log']),
  )
  const found = everything.flatMap(([file, bytes]) =>
    secrets.filter(([, secret]) => bytes.includes(secret)).map(([what]) => `${what} in ${file}`),
  )
  expect(found).toEqual([])
  // The random id stays in the events and leads to no person.
  for (const [file, bytes] of everything.filter(([name]) => name.startsWith('keys.db'))) {
    expect(bytes.includes(account), `${account} in ${file}`).toBe(false)
  }
  expect(ledger.accountOf(WORKSPACE)).toBeUndefined()
  expect(ledger.accountOf('wsp_somebody-else')).toBe(other)

  expect(rebuild(database.reader).differences).toEqual([])
  const nodes = storedNodes(database.reader.sqlite)
  const after = headOf(database.reader)
  const [fromRoot, toRoot] = [rootAt(nodes, before.size), rootAt(nodes, after.size)]
  expect(fromRoot.toString('hex')).toBe(before.root)
  expect(
    verifyConsistency({
      from: before.size,
      to: after.size,
      fromRoot,
      toRoot,
      proof: consistencyProof(nodes, before.size, after.size),
    }),
  ).toBe(true)
  for (let index = 0; index < after.size; index += 1) {
    const proof = inclusionProof(nodes, index, after.size)
    expect(verifyInclusion({ index, size: after.size, leaf: nodes.node(0, index), root: toRoot, proof })).toBe(true)
  }
  expect(seqs.map((seq) => proofOf(database.reader, account, seq))).toEqual(receipts)
})

test('invariant 27: before the erasure the same search finds what it looks for', async () => {
  await using log = await publishingLedger()
  const account = accountOn(log.ledger, WORKSPACE)
  const inKeys = () => filesIn(log.dataDir).filter(([, bytes]) => bytes.includes(Buffer.from(WORKSPACE)))
  expect(inKeys().map(([file]) => file)).toContain('keys.db-wal')
  await log.ledger.erase({ account, reason: 'operator' })
  expect(inKeys()).toEqual([])
})
