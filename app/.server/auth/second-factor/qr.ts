import { encode } from 'uqr'

/** A QR code as the `d` of one SVG path, in a square of `size` units with the quiet zone of four that scanners need. */
export function qrOf(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
  return { path: rows.join(''), size }
}

/** Neighbouring dark modules as one rectangle: a quarter of the bytes, and no hairlines between them. */
function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  row.forEach((dark, x) => {
    if (!dark) return
    const last = runs.at(-1)
    if (last !== undefined && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  })
  return runs
}
