import { expect, test } from 'vitest'
import { type ChatThread, type ChatTurn, refinementOf, withTurn } from './chat-thread.ts'
import { reviewOf } from './review.ts'
import { alarmsBeside, basesAt, placeIn, textsOf, withText } from './versions.ts'

const OWN = 'The order of 50 boxes is due to the fact that Anna asked.'
const FIRST = 'The order of 60 boxes is because Anna asked.'
const SECOND = 'Anna asked for the order of 60 boxes.'

function turn(result: string, of?: number): ChatTurn {
  return {
    ...{ ask: { kind: 'refine', refine: 'shorter', instruction: '' }, result, seq: 1, notes: [], language: 'en' },
    ...(of === undefined ? {} : { of }),
  }
}

const begun: ChatThread = {
  folded: 0,
  turns: [{ ...turn(FIRST), ask: { kind: 'text', operation: 'rephrase', text: OWN } }],
}
const thread = withTurn(withTurn(begun, turn(SECOND, 1)), turn('Anna asked.', 1))

test('a version stands beside the one that it was made from, and the newest is shown first', () => {
  expect(placeIn(thread)).toEqual({ version: 3, against: 1 })
  expect(placeIn(thread, { version: '2' })).toEqual({ version: 2, against: 1 })
  expect(placeIn(thread, { version: '1' })).toEqual({ version: 1, against: 0 })
  expect(placeIn(thread, { version: '3', against: '2' })).toEqual({ version: 3, against: 2 })
})

test('a place that the thread does not have is none', () => {
  for (const odd of ['0', '4', '-1', '1.5', 'x', '', null, undefined]) {
    expect(placeIn(thread, { version: odd })).toEqual({ version: 3, against: 1 })
  }
  // A version is compared with an older text only.
  for (const odd of ['3', '-1', '']) expect(placeIn(thread, { version: 3, against: odd }).against).toBe(1)
})

test('after the oldest steps were dropped, a version knows its source as far as that is left', () => {
  const dropped: ChatThread = { folded: 1, turns: thread.turns.slice(1) }
  expect(textsOf(dropped)).toEqual([null, SECOND, 'Anna asked.'])
  expect(placeIn(dropped)).toEqual({ version: 2, against: 0 })
  expect(basesAt(dropped, { version: 2, against: 0 })).toEqual({ marks: null, facts: null })
  expect(basesAt(dropped, { version: 2, against: 1 }).marks?.before).toBe(SECOND)
})

test('marks compare with the neighbour, facts with what the user wrote', () => {
  const { marks: basis, facts: own } = basesAt(thread, { version: 2, against: 1 })
  if (basis === null || own === null) throw new Error('both texts are there')
  const [marks, facts] = [reviewOf(basis), reviewOf(own)]
  expect(marks.before).toBe(FIRST)
  expect(marks.lock?.alarms).toEqual([])
  const alarms = alarmsBeside(marks, facts)
  expect(alarms).toMatchObject([{ was: '50', now: '60' }])
  expect(SECOND.slice(alarms[0]?.at?.start, alarms[0]?.at?.end)).toBe('60')
  // A fact outside all marks names none.
  const held = marks.stretches?.some((stretch) => stretch.kind === 'change' && stretch.after.includes('60'))
  expect(alarms[0]?.mark === null).toBe(!held)
})

test('beside the own text the marks know the facts themselves', () => {
  const { marks } = basesAt(thread, placeIn(thread, { version: 1 }))
  const review = marks && reviewOf(marks)
  expect(alarmsBeside(review, null)).toEqual(review?.lock?.alarms)
  expect(alarmsBeside(null, null)).toEqual([])
})

test('a version keeps the text that its user left, and a refinement works on it', () => {
  const restored = withText(thread, 2, SECOND.replace('60', '50'))
  expect(textsOf(restored)[2]).toContain('50 boxes')
  expect(textsOf(restored)[3]).toBe('Anna asked.')
  expect(refinementOf(restored, { refine: 'shorter', instruction: '' }, 2).text).toContain('50 boxes')
  expect(withText(thread, 9, 'x')).toBe(thread)
  expect(withText(thread, 2, '')).toBe(thread)
})
