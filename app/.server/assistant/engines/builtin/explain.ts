import type { Step } from '#app/.server/text-work/protocol.ts'
import type { Length } from '#app/domain/assistant/options.ts'
import { oneLine, splitSentences, withoutMarker, words } from '#app/domain/writing/sentences.ts'
import type { Note } from '../engine.ts'
import { glossary } from './glossary.ts'
import { section, sections } from './headings.ts'
import { harmlessEdits } from './meaning-gate.ts'
import { applyEdits, safeEdits } from './protect.ts'
import { correct, phraseEdits } from './rephrase.ts'
import { summarize } from './summarize.ts'
import type { Tools } from './tools.ts'
import { WORDY } from './wording.ts'

const TERMS = { small: 3, medium: 5, large: 9 } as const

/** The gist, the text in short sentences, definitions of rare words. English only. Undefined for one plain sentence. */
export async function explain(
  text: string,
  length: Length,
  maxTokens: number,
  tools: Tools,
  step: Step,
): Promise<{ text: string; notes: Note[] } | undefined> {
  const notes: Note[] = []
  const corrected = await correct(text, tools, step)
  if (corrected.count > 0) notes.push({ key: 'notes.explainCorrected', values: { count: corrected.count } })
  const tagger = await tools.tagger()
  const gist = summarize(corrected.text, 'en', 2, maxTokens)
  step()
  const wordy = safeEdits(corrected.text, phraseEdits(corrected.text, WORDY, ''))
  const plain = applyEdits(corrected.text, harmlessEdits(corrected.text, wordy))
  const short = splitSentences(plain).flatMap((sentence) =>
    shortSentences(withoutMarker(oneLine(sentence.text)), tagger.tag),
  )
  step()
  const terms = await glossary(corrected.text, TERMS[length], tools, step)
  if (terms.length === 0 && short.length < 2 && gist === undefined) return undefined
  const before = tagger.readingEase(text)
  const after = tagger.readingEase(short.join(' '))
  const ease =
    before === undefined || after === undefined || after <= before
      ? []
      : [`Flesch reading ease: ${before} before, ${after} after (higher is easier).`]
  const limit = length === 'small' ? 6 : length === 'medium' ? 14 : 40
  if (short.length > limit) notes.push({ key: 'notes.explainCut', values: { kept: limit, total: short.length } })
  notes.push(terms.length > 0 ? { key: 'notes.explainSenses' } : { key: 'notes.explainNoRareWords' })
  return {
    text: sections([
      section('In short', gist === undefined ? [] : [gist.sentences.join(' ')]),
      section(
        'Step by step',
        short.slice(0, limit).map((sentence) => `• ${sentence}`),
      ),
      section(
        'Words explained',
        terms.map(({ term, definition }) => `• ${term}: ${definition}`),
      ),
      section('Readability', ease),
    ]),
    notes,
  }
}

type Tag = (text: string) => { text: string; part: string; start: number }[]

/** A clause is recognised by its beginning; this many characters of it are looked at. */
const CLAUSE_MAX = 300

/**
 * Splits a sentence between clauses; each must have its own subject and verb. Each place is tried once, and looks at a
 * bounded stretch on both sides, so that a sentence without an end does not take long.
 */
function shortSentences(sentence: string, tag: Tag): string[] {
  if (/["“”«»(]/.test(sentence)) return [sentence]
  const parts: string[] = []
  let rest = sentence
  for (let split = firstSplit(rest, tag); split !== undefined; split = firstSplit(rest, tag)) {
    parts.push(`${split.left}.`)
    rest = split.right
  }
  return [...parts, rest]
}

function firstSplit(sentence: string, tag: Tag): { left: string; right: string } | undefined {
  const start = sentence.slice(0, CLAUSE_MAX * 2)
  if (words(start).length < 12) return undefined
  for (const match of start.matchAll(/(?:, (and|but|yet|so|while|whereas) |; (?:however, )?)/g)) {
    if (match.index > CLAUSE_MAX) return undefined
    const left = sentence.slice(0, match.index)
    const right = sentence.slice(match.index + match[0].length)
    const nearby = right.slice(0, CLAUSE_MAX)
    if (!isClause(left, tag) || !isClause(nearby, tag) || words(left).length < 4 || words(nearby).length < 4) continue
    if (/^(?:if|when|because|although|since|while|unless|after|before|once|that)\b/i.test(left) && !/,/.test(left))
      continue
    const link =
      { but: 'But ', yet: 'Yet ', so: 'So ', while: 'Meanwhile, ', whereas: 'By contrast, ' }[match[1] ?? ''] ?? ''
    const opened = link === '' ? right.charAt(0).toUpperCase() + right.slice(1) : link + right
    return { left, right: opened }
  }
  return undefined
}

function isClause(text: string, tag: Tag): boolean {
  const tokens = tag(text)
  const subject = tokens.findIndex((token) => /^(?:NOUN|PROPN|PRON)$/.test(token.part))
  const verb = tokens.findIndex(
    (token, at) => at > subject && /^(?:VERB|AUX)$/.test(token.part) && !/ing$/.test(token.text),
  )
  return subject >= 0 && subject < 7 && verb > subject
}
