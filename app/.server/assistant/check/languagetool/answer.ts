import { kindOf } from '#app/domain/check/finding.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { z } from '#app/domain/zod.ts'
import { damerau } from '../../engines/builtin/spelling.ts'
import type { Draft } from '../draft.ts'
import { GAP, type Paragraph } from '../neighbour/question.ts'
import { familyOf, isSpellingRule } from './families.ts'

const MATCHES_MAX = 500
const REPLACEMENTS_MAX = 5
/** A longer place or replacement is no correction of a word or two, in UTF-16 units. */
const CORRECTION_MAX = 60

/** The kinds of issues whose rules rarely err. */
const SURE_ISSUES: ReadonlySet<string> = new Set(['grammar', 'misspelling', 'duplication', 'inconsistency'])

const Answer = z.object({ matches: z.array(z.unknown()) })
const Match = z.object({
  offset: z.number().int().min(0),
  length: z.number().int().min(1),
  replacements: z.array(z.object({ value: z.string() })).default([]),
  rule: z.object({
    id: z.string().regex(/^\w{1,100}(?:\[\d{1,4}\])?$/),
    category: z.object({ id: z.string() }).optional(),
    issueType: z.string().optional(),
  }),
  context: z.object({ text: z.string(), offset: z.number().int(), length: z.number().int() }).optional(),
})
type Match = z.output<typeof Match>

/** What our own dictionary says of a word, so that words that it knows are not called wrong. */
type Knows = (word: string) => boolean

/**
 * The findings in an answer of LanguageTool (`POST /v2/check`) to the paragraphs, which were sent with `GAP` between them: for each
 * paragraph its drafts, with offsets from its start. `undefined` for what is no such answer. A single match that makes no sense is
 * left out: one that crosses paragraphs or cuts a character, names another passage than it marks, or corrects nothing.
 */
export function readAnswer(
  body: string,
  paragraphs: readonly Paragraph[],
  language: KnownLanguage,
  knows: Knows,
): Draft[][] | undefined {
  const answer = Answer.safeParse(parsed(body))
  if (!answer.success) return undefined
  const drafts: Draft[][] = paragraphs.map(() => [])
  const starts: number[] = []
  let length = 0
  for (const { text } of paragraphs) {
    starts.push(length)
    length += text.length + GAP.length
  }
  for (const each of answer.data.matches.slice(0, MATCHES_MAX)) {
    const match = Match.safeParse(each)
    if (!match.success) continue
    const at = starts.findLastIndex((start) => start <= match.data.offset)
    const draft = draftOf(
      match.data,
      match.data.offset - (starts[at] ?? 0),
      paragraphs[at]?.text ?? '',
      language,
      knows,
    )
    if (draft !== undefined) drafts[at]?.push(draft)
  }
  return drafts
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function draftOf(match: Match, start: number, text: string, language: KnownLanguage, knows: Knows): Draft | undefined {
  const end = start + match.length
  const found = text.slice(start, end)
  if (end > text.length || cuts(text, start) || cuts(text, end) || !isNamedPassage(match, found)) return undefined
  const { id, category } = match.rule
  const isSpelling = isSpellingRule(id)
  if (isSpelling && knows(found)) return undefined
  const replacements = correctionsOf(match, found)
  if (match.replacements.length > 0 && replacements.length === 0) return undefined
  const family = familyOf(category?.id ?? '', id)
  // German writes every noun with a capital.
  const isName = family !== 'capital' && language !== 'de' && isCapitalInside(text, start, found)
  if (isName && !isNearName(found, replacements)) return undefined
  const isShort = found.length <= CORRECTION_MAX && replacements.length === 1
  const isPlain = SURE_ISSUES.has(match.rule.issueType ?? '')
  const sure = isPlain && isShort && !isSpelling && !isName && kindOf(family) === 'mistake' && replacements[0] !== ''
  return { start, end, family, rule: `languagetool.${id}`, replacements, sure }
}

/** Whether a place lies inside of a character of two units. */
function cuts(text: string, at: number): boolean {
  return /^[\uDC00-\uDFFF]$/.test(text.charAt(at)) && /^[\uD800-\uDBFF]$/.test(text.charAt(at - 1))
}

/** A server that counts otherwise, or has read another text, quotes another passage. */
function isNamedPassage({ context }: Match, found: string): boolean {
  if (context === undefined) return true
  const quoted = context.text.slice(context.offset, context.offset + context.length)
  return quoted.replace(/\s/g, ' ') === found.replace(/\s/g, ' ')
}

function correctionsOf({ replacements }: Match, found: string): string[] {
  const values = replacements
    .slice(0, 4 * REPLACEMENTS_MAX)
    .map(({ value }) => (found.includes('’') ? value.replaceAll("'", '’') : value))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .filter((value) => value !== found && value.length <= CORRECTION_MAX && !/[\u0000-\u001f\u007f]/.test(value))
  const filled = values.filter((value) => value.trim() !== '')
  // To leave a word out is an answer only if there is no other one.
  const isLeftOut = filled.length === 0 && values.includes('')
  return isLeftOut ? [''] : [...new Set(filled)].slice(0, REPLACEMENTS_MAX)
}

/** A single word with a capital that does not begin a sentence or a line. */
function isCapitalInside(text: string, start: number, found: string): boolean {
  if (!/^\p{Lu}[\p{L}'’-]{1,60}$/u.test(found)) return false
  const before = text.slice(Math.max(0, start - 20), start)
  return start > 0 && !/(?:^|[.!?…:\n«“"¿¡(])[\s\p{P}]*$/u.test(before)
}

/** "Wendesday" in mid-sentence is nearly another name; "Okafor" is a name. */
function isNearName(found: string, [first]: readonly string[]): boolean {
  if (first === undefined || found.length < 6 || first.length !== found.length) return false
  return /^\p{Lu}\S+$/u.test(first) && damerau(found, first) === 1
}
