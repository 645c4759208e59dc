import type { Handle } from '#app/.server/platform/database.ts'
import { lostNumbers } from '../read/lost-numbers.ts'
import { Alarm } from './alarm.ts'
import { type LostTail, lostTail } from './tail.ts'

/**
 * What anybody may read about lost numbers: those that the log records, and those that are missing now and not yet
 * recorded. The first line says how many stretches follow; each line is one sentence with the same words.
 */
export function lostNote(reader: Handle): string {
  const recorded = lostNumbers(reader).map(
    ({ first, end, leaf, at }) =>
      `${numbers(first, end)} acknowledged and lost before publication, as the log records since ${timeOf(at)}; leaf hash of ${end - 1}: ${leaf}`,
  )
  const missing = missingNow(reader)
  const waiting = missing && [
    `${numbers(missing.first, missing.end)} acknowledged, the last at ${timeOf(missing.at)}, and missing now; leaf hash of ${missing.end - 1}: ${missing.leaf.toString('hex')}; the log takes no events`,
  ]
  const all = [...recorded, ...(waiting ?? [])]
  if (all.length === 0) return 'No number of this log is lost.\n'
  const head = `Lost in this log: ${all.length === 1 ? 'one stretch' : `${all.length} stretches`} of numbers, which no other event ever bears.`
  return `${[head, ...all].join('\n')}\n`
}

function missingNow(reader: Handle): LostTail | undefined {
  try {
    return lostTail(reader)
  } catch (error) {
    // A damaged mark names no numbers.
    if (error instanceof Alarm) return undefined
    throw error
  }
}

function numbers(first: number, end: number): string {
  return first === end - 1 ? `Event ${first} was` : `Events ${first} to ${end - 1} were`
}

function timeOf(at: number): string {
  return new Date(at).toISOString()
}
