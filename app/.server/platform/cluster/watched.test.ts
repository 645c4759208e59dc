import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { keepWatched, takeWatched } from './watched.ts'

const onLinux = test.skipIf(!existsSync('/proc/sys/kernel/random/boot_id'))
const folder = () => mkdtempSync(path.join(tmpdir(), 'penmark-watched-'))

onLinux('the next process knows how old a lease is that the one before it watched, and takes it once', () => {
  const dir = folder()
  keepWatched(dir, { monotonic: () => 90_000 }, { version: 'v7', at: 82_000 })
  const before = takeWatched(dir, { monotonic: () => 400 })
  expect(before?.version).toBe('v7')
  expect(400 - (before?.at ?? 0)).toBeGreaterThanOrEqual(8_000)
  expect(takeWatched(dir, systemClock)).toBeUndefined()
})

onLinux('of another boot, damaged, or from the future: nothing is believed', () => {
  const dir = folder()
  const file = path.join(dir, 'lease-watched')
  keepWatched(dir, systemClock, { version: 'v7', at: systemClock.monotonic() })
  const whole = JSON.parse(readFileSync(file, 'utf8'))
  for (const text of [
    JSON.stringify({ ...whole, boot: whole.boot.replace(/^./, 'x') }),
    JSON.stringify({ ...whole, at: whole.at + 3_600_000 }),
    JSON.stringify({ ...whole, at: -1 }),
    'nonsense',
    '',
  ]) {
    writeFileSync(file, text)
    expect(takeWatched(dir, systemClock)).toBeUndefined()
    expect(existsSync(file)).toBe(false)
  }
})
