/** Words per minute in silent reading of prose (Brysbaert 2019, over 190 studies in English: 238). */
const READING_SPEED = 238

/** Seconds that a silent reader needs; at least 1 for any word. */
export function readingSeconds(words: number): number {
  return words === 0 ? 0 : Math.max(1, Math.round((words / READING_SPEED) * 60))
}
