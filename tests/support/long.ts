/**
 * How often a property is tried: `short` in the everyday run, `long` if PENMARK_LONG=1 asks for the thorough one. The
 * only place that reads the setting.
 */
export function runs(short: number, long: number): number {
  return process.env.PENMARK_LONG === '1' ? long : short
}
