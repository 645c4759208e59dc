import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accountOn, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { headOf } from '../read/queries.ts'
import { openMark, readMark } from './mark.ts'

const mark = (size: number) => ({ origin: 'penmark.test/ledger', size, leaf: Buffer.alloc(32, size), at: 1_000 + size })

function newFolder() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-mark-'))
  return { folder: dataDir, file: path.join(dataDir, 'ledger-mark') }
}

test('the last mark is the one that is read, also by another process while the file is open', () => {
  const { folder } = newFolder()
  expect(readMark(folder)).toBe('absent')
  const open = openMark(folder)
  for (const size of [1, 2, 7, 8]) {
    open.note(mark(size))
    expect(readMark(folder)).toEqual(mark(size))
  }
  open.close()
  const again = openMark(folder)
  again.note(mark(9))
  again.close()
  expect(readMark(folder)).toEqual(mark(9))
})

test('of two marks of the same size the newer counts, and a smaller one is never written', () => {
  for (const turns of [1, 2]) {
    const { folder } = newFolder()
    const open = openMark(folder)
    for (let size = 1; size <= turns; size += 1) open.note(mark(size))
    const other = { ...mark(turns), leaf: Buffer.alloc(32, 99) }
    open.note(other)
    expect(readMark(folder)).toEqual(other)
    open.note(mark(turns - 1))
    expect(readMark(folder)).toEqual(other)
    open.close()
    const again = openMark(folder)
    again.note(mark(turns - 1))
    again.close()
    expect(readMark(folder)).toEqual(other)
  }
})

test('a write that is torn at any byte leaves this mark or the one before', () => {
  const { folder, file } = newFolder()
  const open = openMark(folder)
  open.note(mark(1))
  open.note(mark(2))
  const before = readFileSync(file)
  open.note(mark(3))
  const after = readFileSync(file)
  open.close()
  for (let cut = 0; cut <= after.length; cut += 1) {
    writeFileSync(file, Buffer.concat([after.subarray(0, cut), before.subarray(cut)]))
    expect([mark(2), mark(3)]).toContainEqual(readMark(folder))
  }
})

test('a file in which no mark was written yet is as good as none, as after a start that only fetched what was published', () => {
  const { folder, file } = newFolder()
  openMark(folder).close()
  expect(readFileSync(file).length).toBeGreaterThan(0)
  expect(readMark(folder)).toBe('absent')
  const open = openMark(folder)
  open.note(mark(3))
  open.close()
  expect(readMark(folder)).toEqual(mark(3))
})

test('a file of other bytes is damaged, not absent', () => {
  const { folder, file } = newFolder()
  for (const bytes of ['', 'x', 'x'.repeat(2_048), '{"v":1,"size":3} 00000000'.padEnd(1_023).concat('\n')]) {
    writeFileSync(file, bytes)
    expect(readMark(folder)).toBe('damaged')
  }
})

test('a command is answered only once the mark names its event', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1', 100)
  const marked = () => readMark(path.dirname(database.writer.sqlite.name))
  for (const key of ['a', 'b', 'c']) {
    const held = await ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
    const { size } = headOf(database.reader)
    expect(held).toMatchObject({ ok: true, seq: size - 1 })
    const leaf = database.reader.sqlite
      .prepare('SELECT leaf FROM ledger_event WHERE seq = ?')
      .pluck()
      .get(size - 1)
    expect(marked()).toMatchObject({ origin: 'penmark.test/ledger', size, leaf })
  }
  const before = marked()
  const refused = ledger.settle({ account, seq: 9_999, tokensIn: 1, tokensOut: 1, model: 'm' })
  await expect(refused).rejects.toThrow('no reservation')
  expect(marked()).toEqual(before)
})
