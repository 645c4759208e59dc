import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { factorsOnDisk, type TestFactors } from '#tests/support/factors.ts'
import { inhabited } from '#tests/support/inhabited.ts'

// docs/security.md has a table "What a reset ends". Each of its columns is carried out here on an account that has one
// of everything, and each of its rows is then asked of the code that opens that door.

let factors: TestFactors
afterEach(() => factors.close())

type Table = { events: string[]; rows: { thing: string; fates: Record<string, string> }[] }

function documented(): Table {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/security.md'), 'utf8')
  const section = page.split('\n## ').find((part) => part.startsWith('What a reset ends\n')) ?? ''
  const [head = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const events = head.slice(1)
  return {
    events,
    rows: rows.map(([thing = '', ...cells]) => ({
      thing,
      fates: Object.fromEntries(events.map((event, index) => [event, cells[index] ?? ''])),
    })),
  }
}

test('the table names every event and every thing that opens an account', async () => {
  factors = factorsOnDisk()
  const world = await inhabited(factors)
  const { events, rows } = documented()
  expect(events).toEqual(Object.keys(world.events))
  expect(rows.map(({ thing }) => thing)).toEqual(Object.keys(world.fates))
})

test.each(documented().events)('%s ends what the table says, and leaves what the table says', async (event) => {
  factors = factorsOnDisk()
  const world = await inhabited(factors)
  for (const [thing, fate] of Object.entries(world.fates)) {
    // A change of address is asked by completing it, which would itself end sessions.
    if (thing === 'A change of address under way') continue
    expect([thing, await fate()]).toEqual([thing, 'stays'])
  }
  await world.events[event]?.()
  const found: Record<string, string> = {}
  for (const [thing, fate] of Object.entries(world.fates)) found[thing] = await fate()
  const promised = Object.fromEntries(documented().rows.map(({ thing, fates }) => [thing, fates[event]]))
  expect(found).toEqual(promised)
})
