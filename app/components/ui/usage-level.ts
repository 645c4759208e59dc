export type UsageLevel = 'calm' | 'warm' | 'high'

/** Colour of a usage bar: green to 60 %, yellow above 60 %, red above 80 % (specification 2). */
export function usageLevel(used: number, limit: number): UsageLevel {
  if (used * 10 > limit * 8) return 'high'
  return used * 10 > limit * 6 ? 'warm' : 'calm'
}
