import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hasOwnTail, openLedNote } from './own-tail.ts'

test('a machine may have a tail of its own if it led, and no leader has said since that it has the same log', () => {
  expect(hasOwnTail(undefined, undefined)).toBe(false)
  expect(hasOwnTail(undefined, 'r2')).toBe(false)
  expect(hasOwnTail('r1', undefined)).toBe(false)
  expect(hasOwnTail('r1', 'r1')).toBe(true)
  expect(hasOwnTail('r1', 'r2')).toBe(true)
})

test('the note outlives the process until a later leader has the same log', () => {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'penmark-led-'))
  try {
    expect(openLedNote(stateDir).run()).toBeUndefined()
    openLedNote(stateDir).lead('r1', undefined)
    const next = openLedNote(stateDir)
    expect(next.run()).toBe('r1')
    next.lead('r2', 'r1')
    expect(openLedNote(stateDir).run()).toBe('r2')
    next.forget()
    next.forget()
    expect([next.run(), openLedNote(stateDir).run()]).toEqual([undefined, undefined])
  } finally {
    rmSync(stateDir, { recursive: true })
  }
})

test('a machine that never led has no tail of its own when it begins to lead, however much of the log was lost', () => {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'penmark-led-'))
  try {
    const led = openLedNote(stateDir)
    expect(led.lead('r1', 'r0')).toBe(false)
    // It led, and no later leader has said that it has the same log.
    expect(led.lead('r1', 'r2')).toBe(true)
    led.forget()
    expect(led.lead('r1', 'r2')).toBe(false)
  } finally {
    rmSync(stateDir, { recursive: true })
  }
})
