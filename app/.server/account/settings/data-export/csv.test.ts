import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRow } from './csv.ts'

/** Reads RFC 4180 with other code than the writer's. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n$)/y
  for (;;) {
    const found = cell.exec(line)
    if (found === null) throw new Error('not a row')
    const [, text = '', end] = found
    cells.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text)
    if (end !== ',') return cells
  }
}

test('what is written is read back, apart from the apostrophe of a formula', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('a,b', 'say "x"', 'two\r\nlines', ' padded ', 'ünï'))
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const read = cellsOf(csvRow(values))
      expect(read.map((cell, n) => (cell === `'${values[n]}` ? values[n] : cell))).toEqual(values)
    }),
  )
})

test('G53: no cell of text begins a formula', () => {
  const begun = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n', '\0', ' =', '\t@')
  fc.assert(
    fc.property(begun, fc.string(), (start, rest) => {
      expect(cellsOf(csvRow([start + rest]))).toEqual([`'${start}${rest}`])
    }),
  )
})

test('numbers and nothing are written bare', () => {
  expect(csvRow([12, null, 'x'])).toBe('12,,x\r\n')
})
