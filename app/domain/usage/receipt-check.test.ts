import { expect, test } from 'vitest'
import { linesOf, naiveKey, receiptText } from '#tests/support/naive-bundle.ts'
import { honestLog } from '#tests/support/naive-log.ts'
import { checkReceipt, type Evidence, type SlipEvent } from './receipt-check.ts'

const key = naiveKey()
const lines = linesOf(honestLog(key).drafts)
const body = lines[7] ?? ''
const proof = receiptText(lines, 7, key).toString()
const good = { body, proof, keys: [key.vkey] }
const event = JSON.parse(body)
const check = (evidence: Evidence, slip: SlipEvent = event) => checkReceipt(evidence, slip)

test('an entry that leads to the signed checkpoint matches, in as many steps as its path is long', async () => {
  const steps = proof.split('\n').filter((line) => /^[A-Za-z0-9+/=]{44}$/.test(line)).length - 1
  expect(await check(good)).toEqual({ verdict: 'matches', steps })
})

test('an older key of the log counts as well as the one that signs now', async () => {
  expect(await check({ ...good, keys: [naiveKey().vkey, key.vkey] })).toMatchObject({ verdict: 'matches' })
})

test.each([
  ['another entry', { ...good, body: lines[8] ?? '' }],
  ['an entry with one more credit', { ...good, body: body.replace(/"at":(\d)/, (_, digit) => `"at":${9 - digit}`) }],
  ['another place in the log', { ...good, proof: proof.replace('index 7', 'index 6') }],
  ['a step of the path that was changed', { ...good, proof: proof.replace(/^(index 7\n.)./m, '$1_') }],
  ['a shorter path', { ...good, proof: proof.replace(/^(index 7\n).{44}\n/m, '$1') }],
  ['a checkpoint of another size', { ...good, proof: proof.replace(`\n${lines.length}\n`, `\n${lines.length + 1}\n`) }],
  ['the key of another log', { ...good, keys: [naiveKey().vkey] }],
  ['no receipt at all', { ...good, proof: 'nothing' }],
])('%s does not match', async (_, evidence) => {
  expect(evidence).not.toEqual(good)
  expect(await check(evidence)).toMatchObject({ verdict: 'differs' })
})

test('every single changed character of entry and proof is noticed', async () => {
  for (let at = 0; at < proof.length; at += 1) {
    const changed = `${proof.slice(0, at)}${proof[at] === 'B' ? 'C' : 'B'}${proof.slice(at + 1)}`
    expect((await check({ ...good, proof: changed })).verdict, `character ${at} of the proof`).toBe('differs')
  }
  for (let at = 0; at < body.length; at += 1) {
    const changed = `${body.slice(0, at)}${body[at] === '1' ? '2' : '1'}${body.slice(at + 1)}`
    expect((await check({ ...good, body: changed })).verdict, `character ${at} of the entry`).toBe('differs')
  }
})

test('without a key nobody vouches for the checkpoint, so it is not said to match', async () => {
  expect(await check({ ...good, keys: [] })).toMatchObject({ verdict: 'unsure' })
})

test.each([
  ['another credit', { ...event, data: { ...event.data, amount: 2 } }],
  ['another month', { ...event, data: { ...event.data, period: '2020-01' } }],
  ['another time', { ...event, at: event.at + 1 }],
  ['another number', { ...event, seq: 8 }],
  ['another kind of entry', { ...event, type: 'request.released' }],
  ['nothing', { ...event, data: {} }],
])('a slip that says %s does not match, though the line under it does', async (_, slip) => {
  expect(await check(good, slip)).toMatchObject({ verdict: 'differs' })
})

test('a slip may say more than the line, as an older entry is read today', async () => {
  expect(await check(good, { ...event, v: 2, data: { ...event.data, lot: null } })).toMatchObject({
    verdict: 'matches',
  })
})
