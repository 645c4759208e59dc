import { type Finding, kindOf } from '#app/domain/check/finding.ts'
import { codePointsAt } from './code-points.ts'
import type { Draft } from './draft.ts'
import { type Guard, guardOf } from './guard.ts'

/** The findings as they are answered, with places in code points of the text as it came; `text` is the one that was read. */
export function findingsOf(drafts: readonly Draft[], text: string, original: string): Finding[] {
  const place = codePointsAt(original)
  return chosen(drafts, guardOf(text), text).map((each) => ({
    ...each,
    start: place(each.start),
    end: place(each.end),
  }))
}

/**
 * The findings of a text in its order, none over another. Drafts come in order of trust: of two that overlap the first stays,
 * and takes over the further replacements of one in the same place. In quotations nothing is ticked.
 */
function chosen(drafts: readonly Draft[], guard: Guard, text: string): Finding[] {
  const ranked = drafts
    .map((draft, order) => ({ draft, order }))
    .sort(
      (left, right) =>
        left.draft.start - right.draft.start || rankOf(left) - rankOf(right) || right.draft.end - left.draft.end,
    )
  const picked: { draft: Draft; order: number }[] = []
  for (const next of ranked) {
    const last = picked.at(-1)
    if (last === undefined || next.draft.start >= last.draft.end) {
      picked.push(next)
      continue
    }
    const isSame = last.draft.start === next.draft.start && last.draft.end === next.draft.end
    if (isSame)
      last.draft = {
        ...last.draft,
        replacements: [...new Set([...last.draft.replacements, ...next.draft.replacements])],
      }
    else if (rankOf(next) < rankOf(last)) picked[picked.length - 1] = next
  }
  const asWritten = apostrophesOf(text)
  return picked.flatMap(({ draft }) => {
    const guarded = guard(draft)
    const found = text.slice(draft.start, draft.end)
    const replacements = draft.replacements.map(asWritten).filter((each) => each !== found)
    if (guarded === 'closed' || (draft.replacements.length > 0 && replacements.length === 0)) return []
    const { start, end } = takesBlank(replacements[0]) ? withBlank(draft, text) : draft
    const ticked = draft.sure && guarded === undefined && replacements.length > 0
    return [{ start, end, family: draft.family, rule: draft.rule, replacements: replacements.slice(0, 5), ticked }]
  })
}

/** A replacement is written with the apostrophe that the text itself uses: rules and dictionaries know the straight one only. */
function apostrophesOf(text: string): (replacement: string) => string {
  if (!text.includes('’') || text.includes("'")) return (replacement) => replacement
  return (replacement) => replacement.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
}

/** Sure ones first and matters of taste last, otherwise in the order in which the rules gave them. */
function rankOf({ draft, order }: { draft: Draft; order: number }): number {
  if (kindOf(draft.family) === 'style') return 2_000_000 + order
  return (draft.sure ? 0 : 1_000_000) + order
}

/** Nothing takes the place of a word, or a comma stands before it. */
const takesBlank = (instead: string | undefined) => instead === '' || instead?.startsWith(',') === true

/** With a word its blank goes, and before a comma there is none. */
function withBlank({ start, end }: Draft, text: string): { start: number; end: number } {
  if (text.charAt(start - 1) === ' ') return { start: start - 1, end }
  return text.charAt(end) === ' ' ? { start, end: end + 1 } : { start, end }
}
