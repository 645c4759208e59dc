export type CounterLevel = 'calm' | 'close' | 'near' | 'over'

/** How close a text is to its limit: yellow (`close`) from 70 %, red (`near`) from 90 % (specification 5). */
export function counterLevel(count: number, limit: number): CounterLevel {
  if (count > limit) return 'over'
  if (count * 10 >= limit * 9) return 'near'
  return count * 10 >= limit * 7 ? 'close' : 'calm'
}
