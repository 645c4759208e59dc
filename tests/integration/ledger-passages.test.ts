import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { exportBundle } from '#app/.server/ledger/export/export.ts'
import { accountOn, requestHash } from '#tests/support/ledger-fixture.ts'
import { publishingLedger } from '#tests/support/publishing.ts'
import { failures, fileOf } from '#tests/support/verifying.ts'
import { openTar } from '../../verifier/src/tar.js'
import { verifyBundle } from '../../verifier/src/verify.js'

const PASSAGE = 'ab'.repeat(32)

test('settles with and without a commitment to a passage stand side by side, for the second reading and for the verifier', async () => {
  await using log = await publishingLedger()
  const { ledger, database } = log
  const account = accountOn(ledger, 'wsp_author', 100)
  const settle = async (key: string, passage?: string) => {
    const held = await ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
    if (!held.ok) throw new Error(held.code)
    return ledger.settle({ account, seq: held.seq, tokensIn: 3, tokensOut: 4, model: 'builtin-1', passage })
  }
  const plain = await settle('plain')
  const committed = await settle('committed', PASSAGE)
  const versions = database.reader.sqlite
    .prepare<[number, number], string>('SELECT CAST(body AS TEXT) FROM ledger_event WHERE seq IN (?, ?) ORDER BY seq')
    .pluck()
    .all(plain.seq, committed.seq)
    .map((line) => JSON.parse(line) as { v: number; data: { passage?: string } })
  expect(versions).toMatchObject([{ v: 1 }, { v: 2, data: { passage: PASSAGE } }])
  expect(versions[0]?.data).not.toHaveProperty('passage')
  // Anything but a commitment is refused, and costs nothing: the hold stays as it was.
  await expect(settle('wrong', 'Dear customer')).rejects.toThrow()

  expect(rebuild(database.reader).differences).toEqual([])
  await log.publisher.publish()
  for (const scope of [{ kind: 'log' } as const, { kind: 'account', account } as const]) {
    const exported = exportBundle(database.reader, { scope, range: { kind: 'all' }, format: 'tar' })
    if (!exported.ok) throw new Error(exported.code)
    const bundle = await openTar(fileOf('export.tar', Buffer.from(await new Response(exported.stream).arrayBuffer())))
    if ('refused' in bundle) throw new Error(bundle.refused)
    const { report } = await verifyBundle(bundle, { keys: [...log.vkeys] })
    expect([scope.kind, failures(report), report.result]).toEqual([scope.kind, [], 'VERIFIED'])
  }
})
