import type { Operation } from '#app/domain/assistant/options.ts'
import { alarms, checkMeaning } from '#app/domain/writing/facts/meaning.ts'
import type { Passage } from './pair.ts'

/** One pair held against the lock. `altered` names what was changed; null if the pair says the same. */
export type Trial = {
  languages: string
  altered: string | null
  before: string
  after: string
  /** What the lock complained of, in words; empty if it raised no alarm. */
  complaints: string[]
}

/** Every rewriting of the passages, held against the lock. */
export function tried(passages: readonly Passage[]): Trial[] {
  return passages.flatMap((passage) => [
    ...passage.same.map((after) => trial(passage, null, after)),
    ...passage.other.map(([altered, after]) => trial(passage, altered, after)),
  ])
}

/** Caught changes and false alarms, for each group of trials. */
export function counted(trials: readonly Trial[], groupOf: (trial: Trial) => string | null) {
  const groups = new Map<string, { altered: number; caught: number; same: number; wronged: number }>()
  for (const one of trials) {
    const name = groupOf(one)
    if (name === null) continue
    const group = groups.get(name) ?? { altered: 0, caught: 0, same: 0, wronged: 0 }
    groups.set(name, group)
    const alarmed = one.complaints.length > 0
    if (one.altered === null) {
      group.same += 1
      if (alarmed) group.wronged += 1
    } else {
      group.altered += 1
      if (alarmed) group.caught += 1
    }
  }
  return groups
}

function trial({ from, to, before }: Passage, altered: string | null, after: string): Trial {
  const operation: Operation = from === to ? 'rephrase' : 'translate'
  const raised = alarms(checkMeaning({ before, after, operation, from, to }), operation)
  return {
    languages: from === to ? from : 'across',
    altered,
    before,
    after,
    complaints: [
      ...raised.facts.map(({ fact, outcome, now }) => `${fact.kind} "${fact.text}" ${outcome} ${now?.text ?? ''}`),
      ...raised.added.map((fact) => `${fact.kind} "${fact.text}" added`),
    ],
  }
}
