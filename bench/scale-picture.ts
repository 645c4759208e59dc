/** How one figure grows: a point for each log, from the smallest to the largest. */
export type Curve = {
  name: string
  unit: string
  points: readonly { label: string; x: number; events: number; y: number }[]
}

const WIDTH = 920
const PLOT = { width: 420, height: 260, left: 56, top: 48 }
const COLOURS = ['#6b2fb3', '#b3502f', '#2f7fb3', '#3c8a3c', '#a3318a', '#8a6d00', '#444444', '#007a78']
const MOST = 4

/**
 * A picture (SVG) with a plot for each group of curves: sizes by decade to the right, upwards how many times the smallest log's figure it
 * is. A curve that stays at 1 costs the same however much there is.
 */
export function picture(groups: readonly { title: string; curves: readonly Curve[] }[]): string {
  const names = groups[0]?.curves.map(({ name }) => name) ?? []
  const height = PLOT.top + PLOT.height + 70 + Math.ceil(names.length / 2) * 22
  const key = names.map((name, at) => {
    const [x, y] = [PLOT.left + (at % 2) * 440, PLOT.top + PLOT.height + 64 + Math.floor(at / 2) * 22]
    return `<rect x="${x}" y="${y - 9}" width="18" height="4" fill="${COLOURS[at % COLOURS.length]}"/><text x="${x + 26}" y="${y - 2}">${escaped(name)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#222">
<title>How costs grow with events and with workspaces</title>
<rect width="100%" height="100%" fill="#fff"/>
${groups.map(({ title, curves }, at) => plot(title, curves, PLOT.left + at * 460)).join('\n')}
${key.join('\n')}
</svg>
`
}

function plot(title: string, curves: readonly Curve[], left: number): string {
  const xs = curves.flatMap(({ points }) => points.map(({ x }) => Math.log10(x)))
  const [least, most] = [Math.min(...xs), Math.max(...xs)]
  const across = (x: number) => left + ((Math.log10(x) - least) / (most - least || 1)) * (PLOT.width - 40)
  const up = (times: number) => PLOT.top + PLOT.height - (Math.min(times, MOST) / MOST) * PLOT.height
  const grid = Array.from({ length: MOST + 1 }, (_, times) => {
    const y = up(times)
    return `<line x1="${left}" x2="${left + PLOT.width - 40}" y1="${y}" y2="${y}" stroke="${times === 1 ? '#888' : '#ddd'}"/><text x="${left - 10}" y="${y + 4}" text-anchor="end">${times}×</text>`
  })
  const marks = (curves[0]?.points ?? []).map(
    ({ x, label }) =>
      `<text x="${across(x)}" y="${PLOT.top + PLOT.height + 22}" text-anchor="middle">${escaped(label.split(' ')[0] ?? '')}</text>`,
  )
  const lines = curves.map(({ points }, at) => {
    const first = points[0]?.y ?? 1
    const path = points.map(({ x, y }) => `${across(x).toFixed(1)},${up(y / first).toFixed(1)}`).join(' ')
    return `<polyline points="${path}" fill="none" stroke="${COLOURS[at % COLOURS.length]}" stroke-width="2"/>`
  })
  return [`<text x="${left}" y="24" font-weight="600">${escaped(title)}</text>`, ...grid, ...marks, ...lines].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
