import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseEvent } from '#app/.server/ledger/format/events.ts'
import { DATA, SHAPES } from '#app/.server/ledger/format/shapes.ts'
import { HOLD_MS } from '#app/.server/ledger/format/words.ts'
import { leafHash } from '#app/.server/ledger/tree/merkle.ts'

const page = readFileSync(new URL('../../docs/ledger.md', import.meta.url), 'utf8')

test('the line that the page shows is a real event with the hash that it names', () => {
  const line = Buffer.from(page.split('\n').find((text) => text.startsWith('{"account"')) ?? '')
  expect(parseEvent(line).type).toBe('request.reserved')
  expect(page).toContain(leafHash(line).toString('hex'))
})

test('the page lists every shape of event with exactly the keys that it has', () => {
  const rows = [...page.matchAll(/^\| `([a-z.]+)` \| (\d+) \| [^|]+ \| ([^|]+) \|$/gm)]
  const documented = rows.map(([, type, v, keys = '']) => [
    `${type}/${v}`,
    [...keys.matchAll(/`([a-z_]+)`/g)].map(([, key]) => key).toSorted(),
  ])
  const real = SHAPES.map((shape) => [shape, Object.keys(DATA[shape].shape).toSorted()])
  expect(documented.toSorted()).toEqual(real.toSorted())
})

test('the page says how long a hold lasts', () => {
  expect(page).toContain(`${HOLD_MS / 1_000} seconds`)
})
