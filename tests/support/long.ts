/** How often or how far a loop goes: `short` in `npm test`, `long` in `npm run test:long`. */
export function runs(short: number, long: number): number {
  return process.env.PENMARK_LONG === '1' ? long : short
}
