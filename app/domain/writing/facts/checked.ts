import type { Fact } from './fact.ts'

/**
 * A fact of the input and its fate in the output. `now` is what stands for it there: the other words of a restated fact, the
 * replacement of a changed one. `restated` says the same in another way, which does no harm.
 */
export type CheckedFact = {
  fact: Fact
  outcome: 'kept' | 'restated' | 'changed' | 'lost'
  now: Fact | null
}
