import { expect, test } from 'vitest'
import { activityOf } from './activity.ts'

const event = (seq: number, type: string, data: object) => ({
  seq,
  type,
  at: 1_795_000_000_000 + seq,
  leaf: seq.toString(16).padStart(64, '0'),
  body: JSON.stringify({ type, data }),
})

test('a settled request is one line with its operation and its credit', () => {
  const [line, ...rest] = activityOf([
    event(8, 'request.settled', { reserve: 7, amount: 1 }),
    event(7, 'request.reserved', { operation: 'rephrase', amount: 1 }),
    event(6, 'account.opened', { plan: 'starter' }),
  ])
  expect(rest).toEqual([])
  expect(line).toMatchObject({ seq: 8, operation: 'rephrase', effect: 'spent', credits: 1, reason: undefined })
})

test('a released request costs nothing and says why, an expired one too', () => {
  const lines = activityOf([
    event(12, 'request.expired', { reserve: 9, amount: 1 }),
    event(11, 'request.released', { reserve: 10, amount: 1, reason: 'timed_out' }),
    event(10, 'request.reserved', { operation: 'explain', amount: 1 }),
    event(9, 'request.reserved', { operation: 'analyze', amount: 1 }),
  ])
  expect(lines.map(({ operation, effect, credits, reason }) => ({ operation, effect, credits, reason }))).toEqual([
    { operation: 'analyze', effect: 'free', credits: 0, reason: 'expired' },
    { operation: 'explain', effect: 'free', credits: 0, reason: 'timed_out' },
  ])
})

test('a running request is shown as held, and one whose start is out of sight keeps its effect', () => {
  const lines = activityOf([
    event(31, 'request.reserved', { operation: 'summarize', amount: 1 }),
    event(30, 'request.settled', { reserve: 2, amount: 1 }),
  ])
  expect(lines.map(({ seq, operation, effect }) => ({ seq, operation, effect }))).toEqual([
    { seq: 31, operation: 'summarize', effect: 'held' },
    { seq: 30, operation: undefined, effect: 'spent' },
  ])
})
