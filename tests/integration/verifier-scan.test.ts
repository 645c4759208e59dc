import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEvent } from '#tests/support/any-event.ts'
import { runs } from '#tests/support/long.ts'
import { readEvent } from '../../verifier/src/shapes.js'

// The verifier reads most lines from their bytes and judges the others by the pattern of their type. Both must allow the same
// lines and read the same from them, wherever a line stands in a window.

/** A line with sorted keys and no spaces, as the log writes it. */
function lineOf(event: unknown): string {
  return JSON.stringify(event, (_, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}

/** What both ways make of a line that stands between other bytes, as texts, so that the order of keys counts as well. */
function bothReadings(line: Buffer, before: Buffer, after: Buffer) {
  const bytes = Buffer.concat([before, line, after])
  const decode = () => {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line)
    } catch {
      return undefined
    }
  }
  const scanned = JSON.stringify(readEvent(line.toString('latin1'), decode, bytes, before.length))
  return { scanned, matched: JSON.stringify(readEvent(line.toString('latin1'), decode)) }
}

const events = anyEvent()

const around = fc.tuple(
  fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom('', '\n', '\n{"account":', '0', '"', '}', 'null}').map((text) => Buffer.from(text)),
)

test('any event is read from its bytes as it was written', () => {
  fc.assert(
    fc.property(events, around, (event, [before, after]) => {
      const line = lineOf(event)
      const { scanned, matched } = bothReadings(Buffer.from(line), before, after)
      expect(scanned).toBe(matched)
      // The log's own schema does not rule out quotes in the name of a key; no log has such a name.
      if (event.type !== 'key.rotated') expect(scanned).toBe(line)
    }),
    { numRuns: runs(200, 100_000), seed: 31 },
  )
})

/** Texts that stand for values in lines: of every kind, and just beside what it allows. */
const VALUES = [
  ...['0', '1', '00', '01', '-0', '-1', '1.0', '1e3', '9007199254740991', '9007199254740992', '9007199254740993'],
  ...[
    '8640000000000000',
    '8640000000000001',
    '10000000000000000',
    '99999999999999999999',
    'null',
    'nul',
    'true',
    'false',
  ],
  ...[
    '"2026-00"',
    '"2026-01"',
    '"2026-12"',
    '"2026-13"',
    '"0000-01"',
    '"2026-1"',
    '"2026-010"',
    '"20x6-01"',
    '"2026/01"',
  ],
  ...[
    '"quota"',
    '"lot"',
    '"quot"',
    '"quotas"',
    '"Quota"',
    '"usd"',
    '"pro"',
    '"_"',
    '""',
    '" "',
    '"\\u0061"',
    '"ä"',
    '"\u0080"',
  ],
  ...[
    `"${'a'.repeat(63)}"`,
    `"${'a'.repeat(64)}"`,
    `"${'a'.repeat(65)}"`,
    `"${'A'.repeat(64)}"`,
    `"${'f'.repeat(64)}"`,
  ],
  ...[`"acc_${'0'.repeat(32)}"`, `"acc_${'0'.repeat(31)}"`, `"acc_${'0'.repeat(33)}"`, `"req_${'e'.repeat(32)}"`],
  ...[`"req_${'E'.repeat(32)}"`, '"builtin-1"', '"-builtin"', '"a b"', '"ops.one"', '"Ops"', '{}', '[]', '"a","b":"c"'],
]

test('a line with any other value in any place is judged alike by its bytes and by its pattern', () => {
  const folder = 'app/.server/ledger/format/golden'
  let turn = 0
  for (const name of readdirSync(folder)) {
    const [line = ''] = readFileSync(`${folder}/${name}`, 'utf8').split('\n')
    for (const { index, 0: found } of line.matchAll(/(?<=:)(?:"[^"]*"|[0-9]+|null|true|false)/g)) {
      turn += 1
      for (const [number, value] of VALUES.entries()) {
        // The everyday run tries each value at every fourth place.
        if ((number + turn) % runs(4, 1) !== 0) continue
        const changed = line.slice(0, index) + value + line.slice(index + found.length)
        const { scanned, matched } = bothReadings(Buffer.from(changed), Buffer.from('\n'), Buffer.from('\n'))
        if (scanned !== matched) expect.fail(`${changed}\nby its bytes ${scanned}\nby its pattern ${matched}`)
      }
    }
  }
})

const change = fc.record({
  at: fc.nat(),
  less: fc.nat(3),
  more: fc.oneof(
    fc.uint8Array({ maxLength: 3 }),
    fc.constantFrom(...VALUES).map((text) => Buffer.from(text)),
  ),
})

test('any change of any line is judged alike by its bytes and by its pattern', () => {
  fc.assert(
    fc.property(events, fc.array(change, { minLength: 1, maxLength: 2 }), around, (event, changes, [before, after]) => {
      let line = Buffer.from(lineOf(event))
      for (const { at, less, more } of changes) {
        const place = at % (line.length + 1)
        line = Buffer.concat([line.subarray(0, place), more, line.subarray(place + less)])
      }
      const { scanned, matched } = bothReadings(line, before, after)
      expect(scanned).toBe(matched)
    }),
    { numRuns: runs(600, 400_000), seed: 32 },
  )
})
