import type { Step } from '#app/.server/text-work/protocol.ts'
import type { Length } from '#app/domain/assistant/options.ts'
import { oneLine, splitSentences, withoutMarker, words } from '#app/domain/writing/sentences.ts'
import type { Note } from '../engine.ts'
import { correct } from './corrections.ts'
import { glossary } from './glossary.ts'
import { headingsFor, labelled, section, sections } from './headings.ts'
import { type LegalWord, legalWords } from './legal-words/index.ts'
import { proseOf } from './letters.ts'
import { harmlessEdits } from './meaning-gate.ts'
import { applyEdits, safeEdits } from './protect.ts'
import { phraseEdits } from './rephrase.ts'
import { summarize } from './summarize.ts'
import type { Tools } from './tools.ts'
import { WORDY } from './wording.ts'

const LEGAL = { small: 5, medium: 10, large: 25, all: 60 } as const
/** Short sentences alone explain a text if they are so much easier to read, in points of the Flesch scale. */
const EASIER_BY = 3
const TERMS = { small: 3, medium: 5, large: 9 } as const

/**
 * Plain definitions of the legal and formal words of a text and, in English, its gist, its long sentences in short ones and
 * its rare words. Undefined if there is nothing to explain.
 */
export async function explain(
  text: string,
  language: string,
  length: Length,
  maxTokens: number,
  tools: Tools,
  step: Step,
): Promise<{ text: string; notes: Note[] } | undefined> {
  const everyLegal = legalWords(text, language, LEGAL.all)
  const legal = everyLegal.slice(0, LEGAL[length])
  const notes: Note[] = legal.length > 0 ? [{ key: 'notes.explainLegal' }] : []
  if (language !== 'en') {
    if (legal.length === 0) return undefined
    return { text: section(headingsFor(language).wordsExplained, legal.map(entryLine(language))), notes }
  }
  const prose = proseOf(text)
  const corrected = await correct(prose.text, { language }, tools, step)
  const count = corrected.changes.length
  if (count > 0) notes.push({ key: 'notes.explainCorrected', values: { count } })
  const tagger = await tools.tagger()
  const gist = summarize(corrected.text, 'en', 2, maxTokens)
  step()
  const wordy = safeEdits(corrected.text, phraseEdits(corrected.text, WORDY, ''))
  const plain = applyEdits(corrected.text, harmlessEdits(corrected.text, wordy))
  const sentences = splitSentences(plain).map((sentence) => withoutMarker(oneLine(sentence.text)))
  const short = sentences.flatMap((sentence) => shortSentences(sentence, tagger.tag))
  step()
  // In a letter a dictionary misses what its writer means by a word more often than it helps.
  const rare = prose.isLetter ? [] : await glossary(corrected.text, TERMS[length], tools, step)
  const known = everyLegal.map(({ term }) => term.toLowerCase())
  const terms = [
    ...legal,
    ...rare.filter(({ term }) => !known.some((each) => each.includes(term) || term.includes(each))),
  ]
  // The text in its own sentences explains nothing.
  const steps = short.length > sentences.length ? short : []
  const before = tagger.readingEase(text)
  const after = tagger.readingEase(steps.join(' '))
  const isEasier = before === undefined || after === undefined || after - before >= EASIER_BY
  if (terms.length === 0 && (steps.length === 0 || !isEasier)) return undefined
  const ease =
    steps.length === 0 || before === undefined || after === undefined || after <= before
      ? []
      : [`Flesch reading ease: ${before} before, ${after} after (higher is easier).`]
  const limit = length === 'small' ? 6 : length === 'medium' ? 14 : 40
  if (steps.length > limit) notes.push({ key: 'notes.explainCut', values: { kept: limit, total: steps.length } })
  if (terms.length > legal.length) notes.push({ key: 'notes.explainSenses' })
  if (terms.length === 0) notes.push({ key: 'notes.explainNoRareWords' })
  return {
    text: sections([
      section('In short', gist.sentences === undefined ? [] : [gist.sentences.join(' ')]),
      section(
        'Step by step',
        steps.slice(0, limit).map((sentence) => `• ${sentence}`),
      ),
      section(headingsFor('en').wordsExplained, terms.map(entryLine('en'))),
      section('Readability', ease),
    ]),
    notes,
  }
}

const entryLine =
  (language: string) =>
  ({ term, definition }: LegalWord) =>
    labelled(language, `• ${term}`, definition)

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
