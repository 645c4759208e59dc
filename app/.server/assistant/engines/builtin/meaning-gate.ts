import { alarms, checkMeaning } from '#app/domain/writing/facts/meaning.ts'
import { splitSentences } from '#app/domain/writing/sentences.ts'
import { applyEdits, type Edit } from './protect.ts'

/**
 * How often the whole text may be compared for one pass of edits, by its length: sentences are compared one by one, and one
 * that fails is compared again with half of its edits.
 */
const READINGS = 4
/** Short texts may be read more often. */
const READ_AT_LEAST = 4_000

/** Whether the meaning lock finds the same facts in a rewording, none changed, lost or added. */
export function keepsMeaning(before: string, after: string, language = 'en'): boolean {
  if (before === after) return true
  const check = checkMeaning({ before, after, operation: 'rephrase', from: language, to: language })
  const found = alarms(check, 'rephrase')
  return found.facts.length === 0 && found.added.length === 0
}

/**
 * The edits of one pass after which the meaning lock raises no alarm: the engine holds its own rewordings to what it shows to
 * others. `edits` are in order and do not overlap. What there is no time to compare is dropped.
 */
export function harmlessEdits(text: string, edits: readonly Edit[], language = 'en'): Edit[] {
  let left = Math.max(READ_AT_LEAST, text.length * READINGS)
  function harmless(passage: { start: number; end: number }, group: readonly Edit[]): readonly Edit[] {
    const before = text.slice(passage.start, passage.end)
    left -= before.length
    if (group.length === 0 || left < 0) return []
    const moved = group.map((edit) => ({ ...edit, start: edit.start - passage.start, end: edit.end - passage.start }))
    if (keepsMeaning(before, applyEdits(before, moved), language)) return group
    const half = group.length >> 1
    return half === 0 ? [] : [...harmless(passage, group.slice(0, half)), ...harmless(passage, group.slice(half))]
  }
  return passagesOf(text, edits, language).flatMap(({ passage, group }) => harmless(passage, group))
}

/** The edits by the sentence that they are in; an edit over several sentences joins them. */
function passagesOf(text: string, edits: readonly Edit[], language: string) {
  const groups: { passage: { start: number; end: number }; group: Edit[] }[] = []
  const sentences = splitSentences(text, language)
  let next = 0
  for (const edit of edits) {
    while ((sentences[next]?.end ?? Number.POSITIVE_INFINITY) <= edit.start) next += 1
    const sentence = sentences[next] ?? edit
    const open = groups.at(-1)
    const end = Math.max(sentence.end, edit.end)
    if (open !== undefined && sentence.start < open.passage.end) {
      open.group.push(edit)
      open.passage.end = Math.max(open.passage.end, end)
    } else groups.push({ passage: { start: Math.min(sentence.start, edit.start), end }, group: [edit] })
  }
  return groups
}
