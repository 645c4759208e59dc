import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  bundleOf,
  consistencyText,
  linesOf,
  naiveKey,
  receiptText,
  renewed,
  type Wanted,
} from '#tests/support/naive-bundle.ts'
import { ANNE, BERT, honestLog, naiveLog } from '#tests/support/naive-log.ts'
import { detailsOf, failures, verified } from '#tests/support/verifying.ts'
import { verifyReceipt } from '../../verifier/src/receipt.js'
import { KNOWN_SHAPES, readEvent } from '../../verifier/src/shapes.js'
import type { Options } from '../../verifier/src/verify.js'

const key = naiveKey()
const log = honestLog(key)
const lines = linesOf(log.drafts)
const size = lines.length

const bundle = (wanted: Partial<Wanted> = {}, length = size) =>
  bundleOf(lines.slice(0, length), { keys: [key], ...wanted })
const checked = async (files: Parameters<typeof verified>[0], options: Partial<Options> = {}) =>
  await verified(files, { keys: [key.vkey], ...options })
const statusOf = ({ report }: Awaited<ReturnType<typeof verified>>, name: string) =>
  report.checks.find((check) => check.name === name)?.status

test('honest exports of every scope and range are verified', async () => {
  const scopes: Partial<Wanted>[] = [{}, { account: ANNE }, { account: BERT }, { month: '2026-09' }]
  for (const wanted of [...scopes, { month: '2026-09', account: ANNE }, { since: 7 }, { since: 16, account: BERT }]) {
    const { report } = await checked(bundle(wanted))
    expect([report.result, ...failures(report)], JSON.stringify(wanted)).toEqual(['VERIFIED'])
  }
})

test('without a key nothing wrong is found, but nothing is vouched for either', async () => {
  const { report } = await verified(bundle())
  expect([report.result, report.exit]).toEqual(['INCOMPLETE', 3])
  expect(detailsOf(report, 'Log')).toContain('You gave no key')
})

test('another key is told from the one that signed', async () => {
  const { report } = await verified(bundle(), { keys: [naiveKey().vkey] })
  expect([report.result, report.exit]).toEqual(['TAMPERED', 1])
  expect(detailsOf(report, 'Checkpoint')).toContain('not signed by the key you trust')
  const stranger = await verified(bundle(), { keys: [naiveKey('other.example/log').vkey] })
  expect(detailsOf(stranger.report, 'Log')).toContain('Your key is for other.example/log')
})

test('what is no key is wrong use, not a verdict', async () => {
  const { report } = await verified(bundle(), { keys: [key.vkey.slice(0, -1) + (key.vkey.endsWith('A') ? 'B' : 'A')] })
  expect([report.result, report.exit]).toEqual(['UNREADABLE', 2])
})

test('a signature line of an unknown key is ignored and told, and known when the log announced the key', async () => {
  const next = naiveKey()
  const both = bundle({ keys: [key, next] })
  const { report } = await checked(both)
  expect(report.exit).toBe(0)
  expect(detailsOf(report, 'Checkpoint')).toContain('Ignored: a signature line of')

  const rotating = honestLog(key)
  rotating.add('_', 'key.rotated', { from: key.vkey, to: next.vkey, reason: 'planned' })
  const announced = bundleOf(linesOf(rotating.drafts), { keys: [key, next] })
  expect((await checked(announced)).report.result).toBe('VERIFIED')
})

test('a new key is trusted where an earlier checkpoint under the old one covers its announcement, else not', async () => {
  const next = naiveKey()
  const rotating = honestLog(key)
  const announced = rotating.add('_', 'key.rotated', { from: key.vkey, to: next.vkey, reason: 'planned' }) + 1
  rotating.settle(rotating.reserve(ANNE))
  const rotated = linesOf(rotating.drafts)
  const published = (by: typeof key) => [
    { size: announced, keys: [by] },
    { size: rotated.length, keys: [next] },
  ]
  const followed = bundleOf(rotated, { keys: [next], published: published(key) })
  expect((await checked(followed)).report.result).toBe('VERIFIED')
  const usurped = bundleOf(rotated, { keys: [next], published: published(next) })
  expect((await checked(usurped)).report.exit).toBe(1)
})

test('the state file carries one export to the next', async () => {
  const first = await checked(bundle({}, 20), { firstState: true })
  expect(first.report.result).toBe('VERIFIED')
  expect(first.state).toMatchObject({ size: 20, key: key.vkey })
  const state = first.state
  if (state === undefined) return
  // The whole log gives its own root at the old size; a proof in the bundle or beside it does the same for the rest.
  const whole = await checked(bundle(), { state })
  expect([statusOf(whole, 'History'), whole.state?.size]).toEqual(['OK', size])
  expect(statusOf(await checked(bundle({ account: ANNE, since: 20 }), { state }), 'History')).toBe('OK')
  const consistency = consistencyText(lines, 20, size)
  expect(statusOf(await checked(bundle({ account: ANNE }), { state, consistency }), 'History')).toBe('OK')
  const same = await checked(bundle({}, 20), { state })
  expect([statusOf(same, 'History'), same.state]).toEqual(['OK', undefined])
  // The state's key is trusted like the user's own.
  expect((await verified(bundle(), { state })).report.result).toBe('VERIFIED')
})

test('an export that is not linked to the state, or lies before it, is incomplete and leaves the state alone', async () => {
  const { state } = await checked(bundle({}, 20))
  if (state === undefined) throw new Error('no state')
  const unlinked = await checked(bundle({ account: ANNE }), { state })
  expect([unlinked.report.exit, unlinked.state]).toEqual([3, undefined])
  expect(detailsOf(unlinked.report, 'History')).toContain(`/ledger/consistency?from=20&to=${size}`)

  const later = (await checked(bundle())).state
  if (later === undefined) throw new Error('no state')
  const backwards = await checked(bundle({}, 20), { state: later })
  expect([backwards.report.exit, backwards.state]).toEqual([3, undefined])
  expect(detailsOf(backwards.report, 'History')).toContain('this goes backwards')
  const linked = await checked(bundle({}, 20), { state: later, consistency: consistencyText(lines, 20, size) })
  expect([linked.report.exit, linked.state]).toEqual([0, undefined])
})

test('a forked log is exposed by the state: at the same size, further on, and with a proof of something else', async () => {
  const { state } = await checked(bundle({}, 20))
  if (state === undefined) throw new Error('no state')
  const fork = honestLog(key)
  for (const draft of fork.drafts.slice(6, 7)) draft.at += 1
  const forked = linesOf(fork.drafts)
  for (const [files, what] of [
    [bundleOf(forked.slice(0, 20), { keys: [key] }), 'same size'],
    [bundleOf(forked, { keys: [key] }), 'whole'],
    [bundleOf(forked, { keys: [key], account: ANNE, since: 20 }), 'account'],
  ] as const) {
    const verdict = await checked(files, { state })
    expect([verdict.report.exit, failures(verdict.report), verdict.state], what).toEqual([1, ['History'], undefined])
  }
  const consistency = consistencyText(forked, 20, size)
  const { report } = await checked(bundleOf(forked, { keys: [key], account: ANNE }), { state, consistency })
  expect(detailsOf(report, 'History')).toContain('Two different pasts were signed')
})

test('a month whose first, last or middle event is dropped is not complete, whatever its manifest says', async () => {
  const month = bundle({ month: '2026-09' })
  const events = String(month['ledger.jsonl']).trimEnd().split('\n')
  for (const at of [0, 5, events.length - 1]) {
    // The operator leaves an event out and builds a bundle of the rest, with a matching proof.
    const hidden = (JSON.parse(events[at] ?? '') as { seq: number }).seq
    const files = without(month, hidden)
    const { report } = await checked(files)
    expect(report.exit, `event ${at}`).toBe(1)
    expect(
      failures(report).some((name) => name === 'Completeness' || name === 'Chains'),
      `event ${at}`,
    ).toBe(true)
  }
})

/** The month's bundle without one event: proof, tables and manifest are made again to fit. */
function without(files: ReturnType<typeof bundle>, hidden: number) {
  const left = bundleOf(lines, { keys: [key], month: '2026-09', hidden })
  return { ...files, ...left }
}

test('a month whose neighbour is forged fails: the neighbour is no part of the signed log', async () => {
  const month = bundle({ month: '2026-09' })
  const context = String(month['context.jsonl'])
  const forged = context.replace(/"at":\d+/, `"at":${Date.UTC(2026, 9, 1)}`)
  const { report } = await checked(renewed({ ...month, 'context.jsonl': Buffer.from(forged) }))
  expect(failures(report)).toContain('Range')
  const none = renewed({ ...month, 'context.jsonl': Buffer.from(context.split('\n').slice(1).join('\n')) })
  expect((await checked(none)).report.exit).toBe(1)
})

test('a month that is not closed yet, or has no event after it, is incomplete', async () => {
  const open = await checked(bundle({ month: '2026-10' }))
  expect([open.report.exit, statusOf(open, 'Completeness')]).toEqual([3, 'NOT CHECKED'])
  const running = naiveLog(key)
  running.open(ANNE)
  running.now = Date.UTC(2026, 9, 1)
  running.settle(running.reserve(ANNE))
  for (const account of [undefined, ANNE]) {
    const wanted = { keys: [key], month: '2026-09', ...(account === undefined ? {} : { account }) }
    const { report } = await checked(bundleOf(linesOf(running.drafts), wanted))
    expect([report.exit, detailsOf(report, 'Completeness')]).toEqual([3, expect.stringContaining('not closed yet')])
  }
})

test('an event of a newer format is not called tampered with: a newer verifier is needed', async () => {
  const newer = honestLog(key)
  newer.add('_', 'witness.added', { key: 'x' })
  const { report } = await checked(bundleOf(linesOf(newer.drafts), { keys: [key] }))
  expect([report.exit, report.result]).toEqual([3, 'INCOMPLETE'])
  expect(detailsOf(report, 'Lines')).toContain('A newer format than this verifier knows')
})

test('money is matched with Stripe’s exports by invoice and refund', async () => {
  const payments = [
    'id,Created date (UTC),Amount,Amount Refunded,Currency,Captured,Status,Description,Invoice ID',
    'ch_1,2026-09-28 09:07:00,9.99,5.00,usd,true,Paid,"Subscription, update",in_bert1',
    'ch_2,2026-09-28 09:30:00,9.99,0.00,usd,false,Failed,,in_anne1',
    'ch_3,2026-09-28 09:30:00,"1,000.00",0.00,eur,true,Paid,,in_elsewhere',
  ].join('\n')
  const balance = [
    'balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,source_id,description,invoice_id',
    'txn_1,2026-09-28 09:07:00,2026-09-30 00:00:00,usd,9.99,0.59,9.40,charge,ch_1,,in_bert1',
    'txn_2,2026-09-28 09:20:00,2026-09-30 00:00:00,usd,-5.00,0.00,-5.00,refund,re_bert1,,in_bert1',
  ].join('\r\n')
  const invoices =
    'id,Amount Due,Billing,Currency,Date (UTC),Amount Paid,Status\nin_bert1,9.99,auto,usd,2026-09-28 09:05,9.99,paid\n'
  const money = async (...texts: string[]) => {
    const stripe = texts.map((text, at) => ({ name: `${at}.csv`, bytes: Buffer.from(text) }))
    return await checked(bundle(), { stripe })
  }
  for (const texts of [
    [payments],
    [balance],
    [invoices, balance.replace(/^txn_1.*\r\n/m, '')],
    [`\ufeff${payments}`],
  ]) {
    const verdict = await money(...texts)
    expect([statusOf(verdict, 'Stripe'), verdict.report.exit], detailsOf(verdict.report, 'Stripe')).toEqual(['OK', 0])
  }
  const less = await money(payments.replace('9.99,5.00', '9.90,5.00'))
  expect(less.report.exit).toBe(1)
  expect(detailsOf(less.report, 'Stripe')).toContain("in_bert1: paid USD 9.99 in the ledger, USD 9.90 in Stripe's file")
  const missing = await money(payments.replace('in_bert1', 'in_other'))
  expect(detailsOf(missing.report, 'Stripe')).toMatch(/in_bert1: paid USD 9\.99 in the ledger, not in Stripe's file/)
  expect(detailsOf(missing.report, 'Stripe')).toMatch(
    /in_other: paid USD 9\.99 in Stripe's file \(2026-09-28 09:07:00\), not in the ledger/,
  )
  const unknown = await money('date,value\n1,2\n')
  expect([statusOf(unknown, 'Stripe'), unknown.report.exit]).toEqual(['NOT CHECKED', 3])
})

test('a receipt holds for its own event and key only', async () => {
  const [seq, other] = [7, 8]
  const proof = receiptText(lines, seq, key)
  const event = (at: number) => Buffer.from(`${lines[at]}\n`)
  const judged = async (receipt: Buffer, line: Buffer, keys: string[]) => await verifyReceipt(receipt, line, keys)
  expect((await judged(proof, event(seq), [key.vkey])).result).toBe('VERIFIED')
  expect((await judged(proof, event(seq).subarray(0, -1), [key.vkey])).result).toBe('VERIFIED')
  expect((await judged(proof, event(seq), [])).exit).toBe(3)
  expect((await judged(proof, event(other), [key.vkey])).exit).toBe(1)
  expect((await judged(proof, event(seq), [naiveKey().vkey])).exit).toBe(1)
  expect((await judged(Buffer.from('nothing'), event(seq), [key.vkey])).exit).toBe(2)
  for (let at = 0; at < proof.length; at += 1) {
    const changed = Buffer.from(proof)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect([1, 2], `byte ${at}`).toContain((await judged(changed, event(seq), [key.vkey])).exit)
  }
})

test('every shape that was ever published is known, and its golden line is read as it stands', () => {
  const folder = 'app/.server/ledger/format/golden'
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  const names = files.map((name) => name.replace(/\.v(\d+)\.txt$/, '/$1'))
  expect(names.sort()).toEqual([...KNOWN_SHAPES].sort())
  for (const name of files) {
    const [line = ''] = readFileSync(`${folder}/${name}`, 'utf8').split('\n')
    expect(
      readEvent(line, () => line),
      name,
    ).toEqual(JSON.parse(line))
  }
})
