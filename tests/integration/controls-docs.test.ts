import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/controls.md', 'utf8')
const rows = text.split('\n').filter((line) => /^\| C\d+ \|/.test(line))

test('every control is numbered in order and says what an auditor asks of it', () => {
  expect(rows.length).toBeGreaterThan(20)
  for (const [index, row] of rows.entries()) {
    const cells = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    expect(cells).toHaveLength(10)
    expect(cells[0]).toBe(`C${index + 1}`)
    expect([cells[0], cells.filter((cell) => cell === '')]).toEqual([cells[0], []])
    expect(cells[3], row).toMatch(/^(?:(?:CC|PI|A|C)\d\.\d(?:, )?)+$/)
    expect(cells[4], row).toMatch(/^(?:A\.\d\.\d+(?:, )?)+$/)
    expect(cells[5], row).toMatch(/^O[1-6](?:, O[1-6])*$/)
  }
})

test('every test that a control names is there, and every objective has a control', () => {
  const named = [...text.matchAll(/`((?:tests|app)\/[^`]+\.test\.ts)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
  for (const objective of ['O1', 'O2', 'O3', 'O4', 'O5', 'O6'])
    expect(
      rows.some((row) => row.includes(objective)),
      objective,
    ).toBe(true)
})

test('every command that a control names exists', () => {
  const sourceOf = (folder: string) =>
    globSync(`${folder}/**/*.ts`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  const known = { ledger: sourceOf('server/ledger-cli'), ops: sourceOf('server/ops-cli') }
  for (const [, program = '', command = ''] of text.matchAll(/npm run (ledger|ops) -- ([a-z-]+)/g))
    expect([command, known[program as keyof typeof known].includes(`'${command}`)]).toEqual([command, true])
})
