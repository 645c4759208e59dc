import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leafHash } from '../tree/merkle.ts'
import { encodeEvent, type LedgerEvent, modelName, parseEvent, SHAPES, upcast } from './events.ts'

const GOLDEN = new URL('./golden/', import.meta.url)
const files = readdirSync(GOLDEN).filter((name) => name.endsWith('.txt'))

function golden(file: string): { line: string; leaf: string } {
  const [line = '', leaf = ''] = readFileSync(new URL(file, GOLDEN), 'utf8').split('\n')
  return { line, leaf }
}

// These files are never edited: a change of shape is a new version with a file of its own.
test.each(files)('invariant 28: %s still parses, canonicalises and hashes to the same bytes', (file) => {
  const { line, leaf } = golden(file)
  const event = parseEvent(Buffer.from(line))
  expect(`${event.type}.v${event.v}.txt`).toBe(file)
  expect(encodeEvent(event).toString('utf8')).toBe(line)
  expect(leafHash(Buffer.from(line)).toString('hex')).toBe(leaf)
})

test('invariant 28: every type and version has its golden file', () => {
  expect(SHAPES.map((shape) => `${shape.replace('/', '.v')}.txt`).sort()).toEqual([...files].sort())
})

test('invariant 28: a reserve of the first version reads as one that takes the limit, and its bytes stay', () => {
  const { line } = golden('request.reserved.v1.txt')
  const old = parseEvent(Buffer.from(line))
  expect(upcast(old)).toEqual({ ...old, v: 2, data: { ...old.data, lot: null } })
  expect(encodeEvent(old).toString('utf8')).toBe(line)
  const current = parseEvent(Buffer.from(golden('request.reserved.v2.txt').line))
  expect(upcast(current)).toBe(current)
})

test('invariant 28: a change of plan of the first version reads as one of the subscription, and its bytes stay', () => {
  const { line } = golden('plan.changed.v1.txt')
  const old = parseEvent(Buffer.from(line))
  expect(upcast(old)).toEqual({ ...old, v: 2, data: { ...old.data, reason: 'subscription', operator: null } })
  expect(encodeEvent(old).toString('utf8')).toBe(line)
  const current = parseEvent(Buffer.from(golden('plan.changed.v2.txt').line))
  expect(upcast(current)).toBe(current)
})

test('invariant 28: a payment of the first version reads as one of unknown parts, and its bytes stay', () => {
  const { line } = golden('invoice.paid.v1.txt')
  const old = parseEvent(Buffer.from(line)) as Extract<LedgerEvent, { type: 'invoice.paid' }>
  const unknown = { number: null, lines: [], discount: 0, tax: 0, balance: old.data.amount }
  expect(upcast(old)).toEqual({ ...old, v: 2, data: { ...old.data, ...unknown } })
  expect(encodeEvent(old).toString('utf8')).toBe(line)
  const current = parseEvent(Buffer.from(golden('invoice.paid.v2.txt').line))
  expect(upcast(current)).toBe(current)
})

const settled = parseEvent(Buffer.from(golden('request.settled.v1.txt').line))
const reserved = parseEvent(Buffer.from(golden('request.reserved.v1.txt').line))
const opened = parseEvent(Buffer.from(golden('account.opened.v1.txt').line))
const sealed = parseEvent(Buffer.from(golden('period.sealed.v1.txt').line))
const adjusted = parseEvent(Buffer.from(golden('adjustment.posted.v1.txt').line))
const rotated = parseEvent(Buffer.from(golden('key.rotated.v1.txt').line))
const paid = parseEvent(Buffer.from(golden('invoice.paid.v1.txt').line)) as Extract<
  LedgerEvent,
  { type: 'invoice.paid' }
>

test.each<[string, object]>([
  ['an unknown key in the envelope', { ...settled, note: 'x' }],
  ['a missing key in the envelope', { ...settled, idem: undefined }],
  ['an unknown key in the data', { ...settled, data: { ...settled.data, text: 'Dear customer' } }],
  ['a missing key in the data', { ...reserved, data: { amount: 1 } }],
  ['a fraction', { ...settled, data: { ...settled.data, tokens_in: 1.5 } }],
  ['a negative count', { ...settled, data: { ...settled.data, tokens_in: -1 } }],
  ['prose for a model', { ...settled, data: { ...settled.data, model: 'a very good model' } }],
  ['an address for an account', { ...settled, account: 'ada@example.com' }],
  ['an unknown type', { ...settled, type: 'request.forgotten' }],
  ['an unknown version', { ...settled, v: 2 }],
  ['a reserve without idem', { ...reserved, idem: null }],
  ['an idem where no client key is involved', { ...settled, idem: reserved.idem }],
  ['a first event with prev', { ...opened, prev: settled.prev }],
  ['a later event without prev', { ...settled, prev: null }],
  ['a first event that is not the first', { ...opened, aseq: 1 }],
  ['an event of an account in the chain of the log', { ...settled, account: '_' }],
  ['an event of the log in the chain of an account', { ...sealed, account: settled.account }],
  ['a name for an operator', { ...adjusted, data: { ...adjusted.data, operator: 'Ada Lovelace' } }],
  ['an adjustment of nothing', { ...adjusted, data: { ...adjusted.data, units: 0 } }],
  [
    'a customer of a payment vendor',
    { ...paid, data: { ...paid.data, stripe: { ...paid.data.stripe, obj: 'cus_1' } } },
  ],
  ['another currency', { ...paid, data: { ...paid.data, currency: 'eur' } }],
  ['something that is no key', { ...rotated, data: { ...rotated.data, to: 'ssh-ed25519 AAAA' } }],
  ['a negative position', { ...settled, seq: -1 }],
  ['a month 13', { ...settled, data: { ...settled.data, period: '2026-13' } }],
])('refuses to write %s', (_, event) => {
  expect(() => encodeEvent(event as LedgerEvent)).toThrow()
})

test.each([
  ['white space', (line: string) => line.replace(',', ', ')],
  ['another order of keys', (line: string) => line.replace(/^\{("account":"[^"]*"),("aseq":\d+)/, '{$2,$1')],
  ['a key twice', (line: string) => line.replace('"v":1}', '"v":1,"v":1}')],
  ['an escaped letter', (line: string) => line.replace('"account"', '"\\u0061ccount"')],
  ['a number in another notation', (line: string) => line.replace('"v":1}', '"v":1.0}')],
  ['a byte order mark', (line: string) => `\ufeff${line}`],
  ['a line break', (line: string) => `${line}\n`],
])('refuses to read a line with %s', (_, change) => {
  const { line } = golden('request.settled.v1.txt')
  const changed = change(line)
  expect(changed).not.toBe(line)
  expect(() => parseEvent(Buffer.from(changed))).toThrow()
})

test('refuses to read bytes that are no UTF-8', () => {
  expect(() => parseEvent(Buffer.from([0x7b, 0xff, 0x7d]))).toThrow()
})

test('any name of a model becomes one that an event may carry', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const data = { ...settled.data, model: modelName(name) }
      expect(() => encodeEvent({ ...settled, data } as LedgerEvent)).not.toThrow()
    }),
  )
  expect(modelName('meta-llama/Llama-3.3-70B-Instruct')).toBe('meta-llama/Llama-3.3-70B-Instruct')
  expect(modelName('=cmd()')).toBe('cmd--')
  expect(modelName('')).toBe('unknown')
})
