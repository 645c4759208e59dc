/** One line of the result. `met` is absent if there is no goal. */
export type Row = {
  goal: string
  name: string
  ours: string
  floor: string
  ratio: string
  wanted: string
  met?: boolean | undefined
}

export const HEAD = {
  goal: 'goal',
  name: 'what',
  ours: 'ours',
  floor: 'floor',
  ratio: 'ratio',
  wanted: 'wanted',
  met: 'met',
}

/** The rows as a table that reads well in a terminal and as Markdown. */
export function table(rows: readonly Row[], head = HEAD): string {
  const cells = [head, ...rows.map((row) => ({ ...row, met: row.met === undefined ? '' : row.met ? 'yes' : 'NO' }))]
  const columns = ['goal', 'name', 'ours', 'floor', 'ratio', 'wanted', 'met'] as const
  const widths = columns.map((column) => Math.max(...cells.map((cell) => cell[column].length)))
  const lines = cells.map(
    (cell) => `| ${columns.map((column, n) => cell[column].padEnd(widths[n] ?? 0)).join(' | ')} |`,
  )
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  return lines.join('\n')
}

/** A number with as many digits as it deserves, and its unit. */
export function show(value: number | undefined, unit = ''): string {
  if (value === undefined || Number.isNaN(value)) return '–'
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  const number = value.toLocaleString('en', {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits > 0 ? 1 : 0,
  })
  return unit === '' ? number : `${number} ${unit}`
}

/** `a / b` as text, and whether `holds` accepts it. */
export function ratio(
  a: number | undefined,
  b: number | undefined,
  holds: (ratio: number) => boolean,
): { ratio: string; met?: boolean } {
  if (a === undefined || b === undefined || b === 0) return { ratio: '–' }
  return { ratio: (a / b).toFixed(2), met: holds(a / b) }
}
