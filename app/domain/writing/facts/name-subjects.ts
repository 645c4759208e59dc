import type { CheckedFact } from './checked.ts'
import { type Fact, fold } from './fact.ts'

/** A word with a capital that begins a sentence, and the word behind it. */
const SUBJECT =
  /(?:^|[.!?…]["'”’»)]*\s+|\n)["'“‘„«¿¡(]*(\p{Lu}[\p{L}\p{M}]{2,40})(?:['’]s)?[ \u00a0]+(\p{Ll}[\p{L}\p{M}]*)/gu

/**
 * Names at the beginning of a sentence that gave way to another name: there every word has a capital, so that "Pakistan" is known for a
 * name only by what stands in its place: "Pakistan is", "Yanqing District is".
 * @param strangers names of the second text that the first one does not mention
 */
export function replacedSubjects(strangers: readonly Fact[], before: string, after: string): CheckedFact[] {
  if (strangers.length === 0) return []
  const subjects = new Map<string, Fact[]>()
  const words = new Set((fold(after).match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => word.slice(0, STEM)))
  for (const match of before.matchAll(SUBJECT)) {
    const [whole, name = '', next = ''] = match
    if (words.has(fold(name).slice(0, STEM))) continue
    const start = match.index + whole.indexOf(name)
    const fact: Fact = { kind: 'name', text: name, start, end: start + name.length, readings: [fold(name)] }
    const list = subjects.get(fold(next))
    if (list === undefined) subjects.set(fold(next), [fact])
    else list.push(fact)
  }
  return strangers.flatMap((now): CheckedFact[] => {
    const next =
      /^(?:['’]s)?[ \u00a0]+(\p{Ll}[\p{L}\p{M}]{0,40})/u.exec(after.slice(now.end, now.end + LOOK))?.[1] ?? ''
    const fact = subjects.get(fold(next))?.pop()
    return fact === undefined ? [] : [{ fact, outcome: 'changed', now }]
  })
}

const STEM = 5
/** How far behind a name its next word is looked for. */
const LOOK = 48
