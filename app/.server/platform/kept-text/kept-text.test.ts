import SQLite from 'better-sqlite3'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { type Cell, createKeptText, sealedLength, UnreadableText } from './kept-text.ts'
import { openTextKeys } from './keys.ts'

const CELL: Cell = { workspaceId: 'wsp_1', table: 'bookmark', row: 'bmk_1', column: 'output' }
const TEXT = 'Nobody else reads this: «ñandú» 🐦'

function textsInMemory(clock = { now: () => 1_000 }) {
  const sqlite = new SQLite(':memory:')
  migrate(sqlite, 'keys')
  const keys = openTextKeys(sqlite, clock)
  return { ...createKeptText(keys), keys, sqlite }
}

test('any text comes back as it was, and its sealed form says its length alone', () => {
  const texts = textsInMemory()
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const sealed = texts.seal(CELL, text)
      expect(texts.open(CELL, sealed)).toBe(text.toWellFormed())
      expect(sealed).toHaveLength(sealedLength(text))
    }),
  )
})

test('the same text sealed twice is not the same bytes', () => {
  const texts = textsInMemory()
  expect(texts.seal(CELL, TEXT).subarray(9)).not.toEqual(texts.seal(CELL, TEXT).subarray(9))
})

test.each([
  ['workspace', { workspaceId: 'wsp_2' }],
  ['table', { table: 'library_item' }],
  ['row', { row: 'bmk_2' }],
  ['column', { column: 'input' }],
])('a text that was moved to another %s is refused', (_, other) => {
  const texts = textsInMemory()
  const sealed = texts.seal(CELL, TEXT)
  texts.seal({ ...CELL, ...other }, TEXT)
  expect(() => texts.open({ ...CELL, ...other }, sealed)).toThrow(UnreadableText)
})

test('names that run together are still different cells', () => {
  const texts = textsInMemory()
  const sealed = texts.seal({ ...CELL, row: 'a', column: 'b c' }, TEXT)
  expect(() => texts.open({ ...CELL, row: 'a b', column: 'c' }, sealed)).toThrow(UnreadableText)
})

test('a single changed bit, wherever it is, and a cut text are refused', () => {
  const texts = textsInMemory()
  const sealed = texts.seal(CELL, 'short')
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(() => texts.open(CELL, changed), `bit ${bit}`).toThrow(UnreadableText)
  }
  for (let length = 0; length < sealed.length; length += 1) {
    expect(() => texts.open(CELL, sealed.subarray(0, length)), `${length} bytes`).toThrow(UnreadableText)
  }
})

test('the message of an unreadable text names its row and nothing of the text', () => {
  const texts = textsInMemory()
  const sealed = texts.seal(CELL, TEXT)
  texts.forget(['wsp_1'])
  expect(() => texts.open(CELL, sealed)).toThrow(/^keys.db has no key [0-9a-f]{16}, which sealed bookmark bmk_1$/)
})

test('each workspace has a key of its own, made once', () => {
  const texts = textsInMemory()
  for (const workspaceId of ['wsp_1', 'wsp_2', 'wsp_1']) texts.seal({ ...CELL, workspaceId }, TEXT)
  const rows = texts.sqlite.prepare('SELECT workspace, generation FROM text_key ORDER BY workspace').raw().all()
  expect(rows).toEqual([
    ['wsp_1', 1],
    ['wsp_2', 1],
  ])
})

test('after its keys were destroyed a workspace begins again with another key, and the old texts stay closed', () => {
  const texts = textsInMemory()
  const before = texts.seal(CELL, TEXT)
  texts.forget(['wsp_1', 'wsp_none'])
  texts.forget(['wsp_1'])
  expect([texts.keys.wasForgotten('wsp_1'), texts.keys.wasForgotten('wsp_none')]).toEqual([true, true])
  expect(texts.sqlite.prepare('SELECT count(*) FROM text_key').pluck().get()).toBe(0)
  const after = texts.seal(CELL, TEXT)
  expect(texts.open(CELL, after)).toBe(TEXT)
  expect(() => texts.open(CELL, before)).toThrow(UnreadableText)
  expect(texts.keys.wasForgotten('wsp_1')).toBe(false)
})

test('a new key seals, and the older one opens until it is destroyed', () => {
  const texts = textsInMemory()
  const old = texts.seal(CELL, TEXT)
  texts.keys.renew(['wsp_1'], 2_000)
  expect(texts.isCurrent('wsp_1', old)).toBe(false)
  expect(texts.open(CELL, old)).toBe(TEXT)
  const fresh = texts.seal(CELL, TEXT)
  expect(texts.isCurrent('wsp_1', fresh)).toBe(true)
  expect(texts.keys.dropOlder({ except: new Set(['wsp_1']) })).toBe(0)
  expect(texts.keys.dropOlder({ except: new Set() })).toBe(1)
  expect(texts.open(CELL, fresh)).toBe(TEXT)
  expect(() => texts.open(CELL, old)).toThrow(UnreadableText)
})
