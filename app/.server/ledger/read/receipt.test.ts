import { expect, test } from 'vitest'
import { parseCheckpoint } from '#app/.server/ledger/publish/checkpoint-text.ts'
import { openNote } from '#app/.server/ledger/publish/note.ts'
import { parseVkey } from '#app/.server/ledger/publish/signer.ts'
import { leafHash } from '#app/.server/ledger/tree/merkle.ts'
import { decodeTlogProof } from '#app/.server/ledger/tree/proof-text.ts'
import { verifyInclusion } from '#app/.server/ledger/tree/proofs.ts'
import { accountOn, requestHash } from '#tests/support/ledger-fixture.ts'
import { ORIGIN, publishingLedger } from '#tests/support/publishing.ts'
import { monthEvents } from './items.ts'
import { monthUsage } from './month.ts'
import { proofOf, receiptOf, seqFrom } from './receipt.ts'

const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }

async function request(on: Awaited<ReturnType<typeof publishingLedger>>, account: string, key: string) {
  const outcome = await on.ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
  if (!outcome.ok) throw new Error(outcome.code)
  return { reserve: outcome.seq, ...(await on.ledger.settle({ account, seq: outcome.seq, ...work })) }
}

test('an entry is promised with its hash, and proven by the first checkpoint that covers it, for ever the same', async () => {
  await using on = await publishingLedger()
  const account = accountOn(on.ledger, 'ws_1')
  const { seq, leaf, reserve } = await request(on, account, 'a')
  const { reader } = on.database
  expect(receiptOf(reader, account, seq)).toMatchObject({ state: 'promised', seq, leaf, end: null })
  expect(receiptOf(reader, account, seq)?.begun).toMatchObject({ seq: reserve })
  expect(receiptOf(reader, account, reserve)).toMatchObject({ begun: null, end: seq })
  expect(proofOf(reader, account, seq)).toBeUndefined()

  await on.publisher.publish()
  const proven = receiptOf(reader, account, seq)
  expect(proven).toMatchObject({ state: 'proven', size: seq + 1, leaf })
  const text = proofOf(reader, account, seq) ?? ''
  await request(on, account, 'b')
  await on.publisher.publish()
  expect(receiptOf(reader, account, seq)).toEqual(proven)
  expect(proofOf(reader, account, seq)).toBe(text)

  const proof = decodeTlogProof(text)
  if (proof === undefined) throw new Error('not a proof')
  const key = parseVkey(on.signer.vkey) ?? expect.fail('not a key')
  const opened = openNote(proof.checkpoint, [key])
  if (!opened.ok) throw new Error(opened.code)
  const checkpoint = parseCheckpoint(opened.text, ORIGIN)
  expect(proof.extra?.toString('utf8')).toBe(proven?.body)
  const bytes = leafHash(proof.extra ?? Buffer.alloc(0))
  expect(bytes.toString('hex')).toBe(leaf)
  const inclusion = { index: proof.index, size: checkpoint?.size ?? 0, root: checkpoint?.root ?? Buffer.alloc(32) }
  expect(verifyInclusion({ ...inclusion, leaf: bytes, proof: proof.proof })).toBe(true)
  expect(verifyInclusion({ ...inclusion, leaf: leafHash(Buffer.from('{}')), proof: proof.proof })).toBe(false)
})

test('nobody gets a receipt or a proof of another account, of the log itself, or of what is not there', async () => {
  await using on = await publishingLedger()
  const [mine, theirs] = [accountOn(on.ledger, 'ws_1'), accountOn(on.ledger, 'ws_2')]
  const { seq } = await request(on, theirs, 'a')
  await on.publisher.publish()
  const { reader } = on.database
  expect(receiptOf(reader, theirs, seq)?.state).toBe('proven')
  for (const wanted of [seq, 0, seq + 1_000]) {
    expect(receiptOf(reader, mine, wanted)).toBeUndefined()
    expect(proofOf(reader, mine, wanted)).toBeUndefined()
  }
})

test('the number of an entry is read from an address only in its one form', () => {
  expect(['0', '7', '1204331'].map(seqFrom)).toEqual([0, 7, 1_204_331])
  expect(['', '07', '-1', '1.5', '1e3', ' 1', '9'.repeat(16)].map(seqFrom)).toEqual(Array(7).fill(undefined))
})

test('a closed month agrees with its statement, and what is given back later stands in the later month', async () => {
  await using on = await publishingLedger()
  const account = accountOn(on.ledger, 'ws_1')
  const { reserve } = await request(on, account, 'a')
  await request(on, account, 'b')
  on.clock.advance(11 * 86_400_000)
  await on.ledger.closePeriods()
  const granted = await on.ledger.grantCredits({
    account,
    amount: 10,
    expiresAt: null,
    reason: 'goodwill',
    operator: 'support-1',
    cause: null,
  })
  const adjusted = await on.ledger.adjust({ account, reserve, units: 1, reason: 'failure', operator: 'support-1' })
  expect([granted.ok, adjusted.ok]).toEqual([true, true])
  const { reader } = on.database
  const november = monthUsage(reader, account, '2026-11')
  expect(november.statement).toMatchObject({ used: 2, requests: 2, settled: 2, tokens_in: 24, adjusted: 0 })
  expect(november).toMatchObject({ used: 2, tokensIn: 24, adjusted: 0, left: 23 })
  const december = monthUsage(reader, account, '2026-12')
  expect(december).toMatchObject({ statement: null, used: 0, adjusted: 1, granted: 10 })
  expect(december.adjustments).toMatchObject([{ reserve, units: 1, of_period: '2026-11', reason: 'failure' }])
  const lines = monthEvents(reader, account, '2026-12', { limit: 50 }).items
  expect(lines.map(({ type }) => type)).toEqual(['adjustment', 'credit', 'statement'])
})

test('a request that was repeated and answered late costs nothing more, and one of extra credits says so', async () => {
  await using on = await publishingLedger()
  const account = accountOn(on.ledger, 'ws_1', 1)
  const again = { account, key: 'a', requestHash: requestHash('a'), operation: 'rephrase' as const }
  const first = await on.ledger.reserve(again)
  on.clock.advance(121_000)
  const second = await on.ledger.reserve(again)
  if (!first.ok || !second.ok) throw new Error('refused')
  await on.ledger.settle({ account, seq: second.seq, ...work })
  await on.ledger.settle({ account, seq: first.seq, ...work })
  const grant = { account, amount: 3, expiresAt: null, reason: 'purchase' as const, operator: null, cause: null }
  await on.ledger.grantCredits(grant)
  await request(on, account, 'b')
  const { reader } = on.database
  expect(monthUsage(reader, account, '2026-11')).toMatchObject({ used: 1, fromLots: 1, free: 1, late: 1, left: 0 })
  const requests = monthEvents(reader, account, '2026-11', { filter: { type: 'request' }, limit: 50 }).items
  expect(requests).toMatchObject([
    { source: 'lot', outcome: 'spent', credits: 1 },
    { source: 'quota', outcome: 'spent', credits: 1, late: false },
    { source: 'quota', outcome: 'free', reason: 'repeated', late: true },
  ])
})
