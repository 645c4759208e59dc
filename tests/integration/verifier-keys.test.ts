import { expect, test } from 'vitest'
import {
  bundleOf,
  linesOf,
  type NaiveKey,
  naiveKey,
  ORIGIN,
  renewed,
  type Wanted,
} from '#tests/support/naive-bundle.ts'
import { ANNE, naiveLog } from '#tests/support/naive-log.ts'
import { detailsOf, failures, verified } from '#tests/support/verifying.ts'
import type { Options } from '../../verifier/src/verify.js'

// The log's own events declare which key may sign; the signatures are checked against them.

const old = naiveKey()
const next = naiveKey()

/** A log whose key changes from `old` to `next`, with two requests after that. */
function rotatedLog(reason: 'planned' | 'lost', to = next.vkey) {
  const log = naiveLog(old)
  log.open(ANNE)
  log.settle(log.reserve(ANNE))
  const rotation = log.add('_', 'key.rotated', { from: old.vkey, to, reason })
  log.settle(log.reserve(ANNE))
  return { lines: linesOf(log.drafts), rotation }
}

async function judged(lines: string[], wanted: Partial<Wanted> & { keys: NaiveKey[] }, options: Partial<Options>) {
  return await verified(bundleOf(lines, wanted), options)
}

test('after a planned change the new key must sign; the old one may', async () => {
  const { lines } = rotatedLog('planned')
  const both = await judged(lines, { keys: [next, old] }, { keys: [old.vkey] })
  expect([both.report.result, ...failures(both.report)]).toEqual(['VERIFIED'])
  expect((await judged(lines, { keys: [next] }, { keys: [next.vkey] })).report.result).toBe('VERIFIED')
  const { report } = await judged(lines, { keys: [old] }, { keys: [old.vkey] })
  expect([report.exit, failures(report)]).toEqual([1, ['Checkpoint']])
  expect(detailsOf(report, 'Checkpoint')).toContain(`this key signs: ${next.vkey}. Its signature is missing.`)
})

test('after both signed, the state keeps the new key: the old one may go', async () => {
  const { lines } = rotatedLog('planned')
  const { state } = await judged(lines, { keys: [old, next] }, { keys: [old.vkey], firstState: true })
  expect(state?.key).toBe(next.vkey)
})

test.each([
  ['the user gave the lost key', { keys: [old.vkey] }],
  ['the user gave the lost and the new key', { keys: [next.vkey, old.vkey] }],
  ['the user gave the new key', { keys: [next.vkey] }],
])('a checkpoint beyond the loss of a key, signed by that key only, is tampered with: %s', async (_, options) => {
  const { lines } = rotatedLog('lost')
  const { report } = await judged(lines, { keys: [old] }, options)
  expect([report.exit, report.result]).toEqual([1, 'TAMPERED'])
  expect(failures(report)).toContain('Checkpoint')
  expect(detailsOf(report, 'Checkpoint')).toContain(
    `the key ${old.vkey.split('+')[1]}, which the log itself declared lost`,
  )
})

test('the key of the state file is worth nothing once the log declared it lost, with --key and without', async () => {
  const { lines, rotation } = rotatedLog('lost')
  const before = await judged(lines.slice(0, rotation), { keys: [old] }, { keys: [old.vkey], firstState: true })
  expect(before.state?.key).toBe(old.vkey)
  if (before.state === undefined) return
  for (const keys of [[], [next.vkey]]) {
    const { report } = await judged(lines, { keys: [old] }, { keys, state: before.state })
    expect([report.exit, failures(report)], `${keys.length} keys`).toEqual([1, expect.arrayContaining(['Checkpoint'])])
  }
  const { report, state } = await judged(lines, { keys: [next] }, { keys: [next.vkey], state: before.state })
  expect([report.result, state?.key]).toEqual(['VERIFIED', next.vkey])
})

test('a month that holds the loss of a key refuses the lost key too', async () => {
  const log = naiveLog(old, Date.UTC(2026, 8, 30, 9))
  log.open(ANNE)
  log.add('_', 'key.rotated', { from: old.vkey, to: next.vkey, reason: 'lost' })
  log.close('2026-09', [ANNE])
  const lines = linesOf(log.drafts)
  expect((await judged(lines, { keys: [next], month: '2026-09' }, { keys: [next.vkey] })).report.result).toBe(
    'VERIFIED',
  )
  const { report } = await judged(lines, { keys: [old], month: '2026-09' }, { keys: [old.vkey] })
  expect([report.exit, failures(report)]).toEqual([1, ['Checkpoint']])
})

test('where a key is given, the state’s key does not vouch beside it; where none is, it does and is named', async () => {
  const log = naiveLog(old)
  log.open(ANNE)
  const lines = linesOf(log.drafts)
  const { state } = await judged(lines, { keys: [old] }, { keys: [old.vkey], firstState: true })
  if (state === undefined) throw new Error('no state')
  const withKey = await judged(lines, { keys: [old] }, { keys: [next.vkey], state })
  expect([withKey.report.exit, detailsOf(withKey.report, 'Checkpoint')]).toEqual([
    1,
    expect.stringContaining('It is not signed by the key you trust'),
  ])
  const withoutKey = await judged(lines, { keys: [old] }, { keys: [], state })
  expect([withoutKey.report.exit, detailsOf(withoutKey.report, 'Log')]).toEqual([
    0,
    expect.stringContaining('the one in your state file was used'),
  ])
})

test('a line of the state’s old key beside the new key’s is no stranger’s', async () => {
  const { lines, rotation } = rotatedLog('planned')
  const { state } = await judged(lines.slice(0, rotation), { keys: [old] }, { keys: [old.vkey], firstState: true })
  if (state === undefined) throw new Error('no state')
  const wanted = { keys: [next, old], account: ANNE, since: rotation }
  expect((await judged(lines, wanted, { keys: [next.vkey], state })).report.result).toBe('VERIFIED')
})

test('a log that declares another first key than the one that signs, or none, is tampered with', async () => {
  const log = naiveLog(next)
  log.open(ANNE)
  const other = await judged(linesOf(log.drafts), { keys: [old] }, { keys: [old.vkey] })
  expect([other.report.exit, detailsOf(other.report, 'Checkpoint')]).toEqual([
    1,
    expect.stringContaining(`The log says at event 2 that this key signs: ${next.vkey}`),
  ])
  log.drafts.splice(2, 1)
  const none = await judged(linesOf(log.drafts), { keys: [old] }, { keys: [old.vkey] })
  expect([none.report.exit, detailsOf(none.report, 'Checkpoint')]).toEqual([
    1,
    expect.stringContaining('The log declares no key of its own.'),
  ])
})

test('a key of another log’s name is no key of this one', async () => {
  const foreign = naiveKey('other.example/log')
  const { lines, rotation } = rotatedLog('planned', foreign.vkey)
  for (const keys of [[old], [old, foreign]]) {
    const { report } = await judged(lines, { keys }, { keys: [old.vkey, foreign.vkey] })
    expect([report.exit, detailsOf(report, 'Checkpoint')]).toEqual([
      1,
      expect.stringContaining(`Event ${rotation} names a key of another log: other.example/log`),
    ])
  }
})

test('earlier checkpoints are held against the keys of their time, also where only the new key is given', async () => {
  for (const reason of ['planned', 'lost'] as const) {
    const { lines, rotation } = rotatedLog(reason)
    const published = [
      // A checkpoint from before the log declared any key.
      { size: 2, keys: [old] },
      { size: rotation, keys: [old] },
      { size: rotation + 1, keys: [next] },
      { size: lines.length, keys: [next] },
    ]
    const honest = await judged(lines, { keys: [next], published }, { keys: [next.vkey] })
    expect([honest.report.result, ...failures(honest.report)], reason).toEqual(['VERIFIED'])
    // Anybody may sign beside the log; c2sp.org/signed-note has readers ignore such lines.
    const beside = published.map((each) => ({ ...each, keys: [...each.keys, naiveKey()] }))
    const ignored = await judged(lines, { keys: [next], published: beside }, { keys: [next.vkey] })
    expect(ignored.report.result, reason).toBe('VERIFIED')
    for (const [at, keys, fault] of [
      [0, [naiveKey()], 'the checkpoint of size 2 is not signed by a key of this log'],
      [1, [naiveKey()], `the checkpoint of size ${rotation} is not signed by a key of this log`],
    ] as const) {
      const forged = published.map((each, index) => (index === at ? { ...each, keys } : each))
      const { report } = await judged(lines, { keys: [next], published: forged }, { keys: [next.vkey] })
      expect([report.exit, detailsOf(report, 'Range')], `${reason} ${fault}`).toEqual([
        1,
        expect.stringContaining(fault),
      ])
    }
  }
  const { lines, rotation } = rotatedLog('lost')
  const published = [{ size: rotation + 1, keys: [old] }]
  const { report } = await judged(lines, { keys: [next], published }, { keys: [next.vkey] })
  expect([report.exit, detailsOf(report, 'Range')]).toEqual([
    1,
    expect.stringContaining('is signed by a key that the log had declared lost'),
  ])
})

test('a file vkey that names no key of the auditor, or one that did not sign, is tampered with', async () => {
  const log = naiveLog(old)
  log.open(ANNE)
  const files = bundleOf(linesOf(log.drafts), { keys: [old] })
  for (const [vkeys, says] of [
    [[next], 'holds no key that you trust'],
    [[old, next], `names a key that did not sign this checkpoint: ${next.vkey}`],
    [[naiveKey(`${ORIGIN}.evil.example`), old], 'names a key that did not sign this checkpoint'],
  ] as const) {
    const vkey = Buffer.from(vkeys.map((key) => `${key.vkey}\n`).join(''))
    const { report } = await verified(renewed({ ...files, vkey }), { keys: [old.vkey] })
    expect([report.exit, failures(report), detailsOf(report, 'Log')]).toEqual([
      1,
      ['Log'],
      expect.stringContaining(says),
    ])
  }
})
