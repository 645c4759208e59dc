import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOLD_MS } from '#app/.server/ledger/account.ts'
import { parseEvent, SHAPES } from '#app/.server/ledger/events.ts'
import { leafHash } from '#app/.server/ledger/merkle.ts'

const page = readFileSync(new URL('../../docs/ledger.md', import.meta.url), 'utf8')

test('the line that the page shows is a real event with the hash that it names', () => {
  const line = Buffer.from(page.split('\n').find((text) => text.startsWith('{"account"')) ?? '')
  expect(parseEvent(line).type).toBe('request.reserved')
  expect(page).toContain(leafHash(line).toString('hex'))
})

test('the page explains every type of event, and the time of a hold', () => {
  for (const shape of SHAPES) expect(page).toContain(`| \`${shape.split('/')[0]}\` |`)
  expect(page).toContain(`${HOLD_MS / 1_000} seconds`)
})
