import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cpuMs, type Growth, growthOf, type Measure, type Work } from '#tests/support/growth.ts'
import { HOSTILE_PROSE, HOSTILE_TEXTS, type HostileText } from '#tests/support/hostile-texts.ts'
import { runs } from '#tests/support/long.ts'
import { NOT_TEXT, TEXT_FUNCTIONS, TEXT_MODULES } from '#tests/support/text-functions.ts'

// A text of a customer must not be able to stop the server, so the time of every text function grows with its text and not
// with a power of it. The test judges the exponent of the growth, never a number of milliseconds: those belong to the machine.

const ROOT = path.resolve(import.meta.dirname, '../..')
const LIMIT = 1.2
const MEASURE: Measure = { lengths: [750, 1_500, 3_000], floorMs: 15, ignoredMs: 3, limit: LIMIT }
/** The everyday measure looks at short texts, in which only a growth far from linear takes long at all. */
const SCREEN = { length: 400, ms: 2, texts: 12 }
const QUICK: Measure = { lengths: [100, 200, 400], floorMs: 2, ignoredMs: 1, limit: 1.6 }
const MINUTES = 60_000
/** All measurements take minutes of CPU time. */
const LONG = runs(false, true)

type Cell = Growth & { name: string }
type Texts = readonly HostileText[]

async function measured(name: string, work: Work, texts: Texts, measure = MEASURE): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const text of texts) {
    const growth = await growthOf(work, text.textOf, measure)
    if (growth !== null) cells.push({ ...growth, name: `${name} on ${text.name}` })
  }
  return cells
}

/** The same for those texts that take longest although they are short: a steep growth is among them. */
async function screened(name: string, work: Work, texts: Texts): Promise<Cell[]> {
  await work(texts[0]?.textOf(SCREEN.length) ?? '')
  const slow: Timed[] = []
  for (const text of texts) slow.push(...(await timed(text, work)))
  // A first run may have been slowed by something else. Only those that may be among the slowest are run again.
  const again: Timed[] = []
  for (const { text, ms } of slowestOf(slow, 2 * SCREEN.texts)) {
    again.push(...(await timed(text, work)).map((second) => ({ text, ms: Math.min(ms, second.ms) })))
  }
  return measured(
    name,
    work,
    slowestOf(again, SCREEN.texts).map(({ text }) => text),
    QUICK,
  )
}

type Timed = { text: HostileText; ms: number }

/** A text with the time of one run, if that is long. */
async function timed(text: HostileText, work: Work): Promise<Timed[]> {
  const ms = await cpuMs(work, text.textOf(SCREEN.length))
  return ms < SCREEN.ms ? [] : [{ text, ms }]
}

function slowestOf(slow: readonly Timed[], count: number): Timed[] {
  return [...slow].sort((one, other) => other.ms - one.ms).slice(0, count)
}

function worstOf(cells: readonly Cell[]): Cell | undefined {
  return [...cells].sort((one, other) => other.exponent - one.exponent)[0]
}

function lineFor({ name, exponent, ms, length }: Cell): string {
  return `${name}: exponent ${exponent.toFixed(2)}, ${ms.toFixed(1)} ms at ${length} characters`
}

const cubic: Work = (text) => text.replace(/\S+@\S+\.\S+/g, ' ')
const ROWS = Object.entries(TEXT_FUNCTIONS)

test('no text function takes long for a short hostile text because of its growth', {
  timeout: 5 * MINUTES,
}, async () => {
  const found: string[] = []
  for (const [name, { work, models }] of ROWS) {
    if (models === true) continue
    const cells = await screened(name, work, HOSTILE_TEXTS)
    found.push(...cells.filter(({ exponent }) => exponent > QUICK.limit).map(lineFor))
  }
  expect(found).toEqual([])
})

test('a planted cubic pattern is found in the everyday run, and a linear one is not', async () => {
  const texts = HOSTILE_TEXTS.filter(({ name }) => ['"@"', '"a"', '". "'].includes(name))
  const tooSteep = (cells: readonly Cell[]) => cells.filter(({ exponent }) => exponent > QUICK.limit)
  expect(tooSteep(await screened('planted', cubic, texts)).map(({ name }) => name)).toEqual(['planted on "@"'])
  const linear = await screened('linear', (text) => text.repeat(1_000).match(/[a@]/g), texts)
  expect(linear.length).toBeGreaterThan(0)
  expect(tooSteep(linear)).toEqual([])
})

test.runIf(LONG)(
  'the time of every text function grows with the length of a hostile text',
  { timeout: 60 * MINUTES },
  async () => {
    const start = process.cpuUsage()
    const cells: Cell[] = []
    for (const [name, { work, models }] of ROWS) {
      cells.push(...(await measured(name, work, models === true ? HOSTILE_PROSE : HOSTILE_TEXTS)))
    }
    const { user, system } = process.cpuUsage(start)
    const worst = worstOf(cells)
    const seconds = ((user + system) / 1e6).toFixed(1)
    process.stdout.write(
      `text growth: ${cells.length} cells above the floor, ${seconds} s; worst: ${worst ? lineFor(worst) : 'none'}\n`,
    )
    expect(cells.filter(({ exponent }) => exponent > LIMIT).map(lineFor)).toEqual([])
  },
)

test.runIf(LONG)(
  'the measure finds a cubic and a quadratic pattern, and lets a linear one pass',
  { timeout: 5 * MINUTES },
  async () => {
    const texts = HOSTILE_TEXTS.filter(({ name }) => ['"@"', '"a"', '"aeiou"'].includes(name))
    const sure = { ...MEASURE, limit: 0.5 }
    const exponentOf = async (work: Work, measure: Measure) =>
      worstOf(await measured('planted', work, texts, measure))?.exponent
    expect(await exponentOf(cubic, { ...sure, lengths: [200, 400, 800] })).toBeGreaterThan(2.5)
    expect(await exponentOf((text) => text.match(/[\p{L}\p{N}]+@/gu), sure)).toBeGreaterThan(1.7)
    expect(await exponentOf((text) => /[aeiou].*[^aeiou]es?$/.test(text), sure)).toBeGreaterThan(1.7)
    const linear = await measured('linear', (text) => text.repeat(100).match(/[a@]/g), texts, {
      ...MEASURE,
      floorMs: 0,
      ignoredMs: 0,
    })
    expect(linear.length).toBe(texts.length)
    for (const { exponent } of linear) expect(exponent).toBeLessThan(LIMIT)
  },
)

function filesOf(module: string): string[] {
  if (statSync(path.join(ROOT, module)).isFile()) return [module]
  return readdirSync(path.join(ROOT, module), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${module}/${name}`)
}

test('every exported text function has a row, or a reason why it needs none', async () => {
  const exported: string[] = []
  for (const file of TEXT_MODULES.flatMap(filesOf)) {
    const module: Record<string, unknown> = await import(path.join(ROOT, file))
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'function') exported.push(`${file} ${name}`)
  }
  expect(exported.length).toBeGreaterThan(60)
  expect([...Object.keys(TEXT_FUNCTIONS), ...Object.keys(NOT_TEXT)].sort()).toEqual(exported.sort())
})
