import type { Family } from '#app/domain/check/finding.ts'

/** A finding of one rule in one sentence or text. Offsets count UTF-16 units. `sure` ones may be applied without a person's look. */
export type Draft = {
  start: number
  end: number
  family: Family
  rule: string
  replacements: string[]
  sure: boolean
}
