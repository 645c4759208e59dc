import { LEARNER_RULES } from './learner-rules.ts'
import type { Edit } from './protect.ts'
import { matchCase } from './spelling.ts'
import type { Token } from './tagger.ts'
import type { WordNet } from './wordnet.ts'

/** Edits by the learner rules, which need no parts of speech. */
export function patternEdits(text: string): Edit[] {
  const edits: Edit[] = []
  for (const { find, instead } of LEARNER_RULES) {
    for (const match of text.matchAll(find)) {
      const end = match.index + match[0].length
      const after = instead(
        match.map((group) => group ?? ''),
        text.slice(Math.max(0, match.index - 40), match.index),
        text.slice(end, end + 40),
      )
      if (after !== undefined)
        edits.push({ ...narrow(text, match.index, end, after), reason: 'notes.reason.agreement' })
    }
  }
  return edits
}

/** Reduces a replacement to the words that differ, so that other edits can change their neighbours. */
function narrow(
  text: string,
  start: number,
  end: number,
  after: string,
): { start: number; end: number; after: string } {
  let from = start
  let to = end
  let next = after
  const head = /^\S+\s+/
  for (
    let lead = head.exec(next)?.[0];
    lead !== undefined && text.slice(from, to).startsWith(lead);
    lead = head.exec(next)?.[0]
  ) {
    from += lead.length
    next = next.slice(lead.length)
  }
  const tail = /\s+\S+$/
  for (
    let last = tail.exec(next)?.[0];
    last !== undefined && text.slice(from, to).endsWith(last);
    last = tail.exec(next)?.[0]
  ) {
    to -= last.length
    next = next.slice(0, -last.length)
  }
  return { start: from, end: to, after: next }
}

const GIVING =
  /^(?:submit|lose|lost|bring|brought|take|took|send|sent|leave|left|finish|forget|forgot|sell|sold|love|miss|show|use|used|change|changed|open|keep|kept|wear|bought|buy|do|did|make|made)(?:s|d|ed|ted|ting|ing)?$/
const MASS_S = new Set([
  'news',
  'physics',
  'politics',
  'economics',
  'mathematics',
  'series',
  'species',
  'percent',
  'dollars',
  'euros',
  'pounds',
  'miles',
  'minutes',
  'hours',
  'years',
  'metres',
  'meters',
  'kilometres',
  'degrees',
  'times',
  'goods',
  'stress',
  'business',
  'access',
  'progress',
  'success',
  'loss',
  'process',
])

/** Edits that need parts of speech: "submit there receipts", "less friends". */
export function taggedEdits(text: string, tokens: readonly Token[], wordnet: WordNet): Edit[] {
  const edits: Edit[] = []
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    const last = tokens[at - 1]
    const afterNext = tokens[at + 2]
    if (next === undefined) continue
    const word = token.text.toLowerCase()
    const plural =
      /s$/.test(next.text) &&
      !MASS_S.has(next.text) &&
      wordnet.bases(next.text, 'noun').some((base) => base !== next.text)
    if (
      word === 'there' &&
      last !== undefined &&
      GIVING.test(last.text.toLowerCase()) &&
      plural &&
      next.part === 'NOUN' &&
      !/^(?:AUX|VERB)$/.test(afterNext?.part ?? '')
    ) {
      edits.push({
        start: token.start,
        end: token.end,
        after: matchCase('their', token.text),
        reason: 'notes.reason.confused',
      })
    }
    if (word === 'less' && plural && next.part === 'NOUN' && text.slice(token.end, next.start) === ' ') {
      edits.push({
        start: token.start,
        end: token.end,
        after: matchCase('fewer', token.text),
        reason: 'notes.reason.agreement',
      })
    }
  }
  return edits
}
