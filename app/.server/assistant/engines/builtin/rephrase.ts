import type { Step } from '#app/.server/text-work/protocol.ts'
import { knownLanguage } from '#app/domain/writing/facts/fact.ts'
import { splitSentences } from '#app/domain/writing/sentences.ts'
import type { Change, Note } from '../engine.ts'
import { contract, expandContractions } from './contractions.ts'
import { isDelicate } from './delicate.ts'
import { patternEdits, taggedEdits } from './grammar.ts'
import { editsOf } from './harper.ts'
import { formOf, inflect } from './inflect.ts'
import { readLanguage } from './language.ts'
import { harmlessEdits, keepsMeaning } from './meaning-gate.ts'
import { activeVoice, reorderClauses } from './moves.ts'
import { applyEdits, type Edit, protectionOf, safeEdits } from './protect.ts'
import { CASUAL, CASUAL_OPENERS, FORMAL, FORMAL_OPENERS, PLAIN, PLAIN_CASUAL_ONLY } from './register.ts'
import { dropAsides } from './shorten.ts'
import { matchCase } from './spelling.ts'
import type { Tools } from './tools.ts'
import { FILLERS, HOLLOW_OPENERS, WORDY } from './wording.ts'

export type Voice = 'clear' | 'concise' | 'formal' | 'casual'
/** How much to change: `small` also drops asides, `large` also moves clauses. */
export type Depth = 'small' | 'medium' | 'large'
export type RephraseResult = { text: string; changes: Change[]; notes: Note[] }

type Pass = (text: string) => Edit[] | Promise<Edit[]>

/**
 * English only. Each pass works on the result of the pass before. An edit that touches a protected passage is dropped, and
 * so is a pass that changes one. Rewordings, unlike corrections, pass the meaning lock: one that changes, loses or adds a fact
 * is dropped. The same input always gives the same output.
 */
export async function rephrase(
  text: string,
  voice: Voice,
  depth: Depth,
  tools: Tools,
  step: Step,
): Promise<RephraseResult> {
  const keeps = protectionOf(text)
  const changes: Change[] = []
  let current = text
  const run = async (pass: Pass, gate: (text: string, edits: readonly Edit[]) => readonly Edit[]) => {
    step()
    const edits = gate(current, safeEdits(current, await pass(current)))
    const safe = keepableEdits(current, edits, keeps)
    changes.push(...safe.map((edit) => changeFor(current, edit)))
    current = applyEdits(current, safe)
  }

  for (const pass of await grammarPasses(tools)) await run(pass, (_, edits) => edits)
  const corrected = { text: current, changes: [...changes], notes: [] }
  const fixed = changes.length
  for (const pass of await voicePasses(voice, tools)) await run(pass, harmlessEdits)
  if (depth === 'small' || voice === 'concise') await run(dropAsidesPass(depth), harmlessEdits)
  const notes: Note[] = []
  if (depth === 'large' || changes.length === fixed) {
    const before = changes.length
    for (const pass of await movePasses(tools)) await run(pass, harmlessEdits)
    if (changes.length > before) notes.push({ key: 'notes.sentenceMoves', values: { count: changes.length - before } })
  }
  await run(tidyEdits, (_, edits) => edits)
  // Edits that are harmless one by one can still change a fact together.
  if (!keepsMeaning(corrected.text, current)) return corrected
  return { text: current, changes: changes.filter((change) => change.before !== change.after), notes }
}

/** Only the spelling and grammar passes; `explain` runs them first, so that it does not explain mistakes. */
export async function correct(text: string, tools: Tools, step: Step): Promise<{ text: string; count: number }> {
  const { text: now, changes } = await correctWithEdits(text, tools, step)
  return { text: now, count: changes.length }
}

/** The same with its edits, for requests that only ask for corrections. */
export async function correctWithEdits(text: string, tools: Tools, step: Step): Promise<RephraseResult> {
  const keeps = protectionOf(text)
  const changes: Change[] = []
  let current = text
  for (const pass of await grammarPasses(tools)) {
    step()
    const safe = keepableEdits(current, safeEdits(current, await pass(current)), keeps)
    changes.push(...safe.map((edit) => changeFor(current, edit)))
    current = applyEdits(current, safe)
  }
  return { text: current, changes, notes: [] }
}

/** How often the edits of one pass are tried: each try reads the whole text, so their number must not grow with it. */
const TRIES_MAX = 40

/** The edits that keep the protected passages together: all, or those that are left when halves and single ones are tried. */
function keepableEdits(current: string, edits: readonly Edit[], keeps: (version: string) => boolean): readonly Edit[] {
  let tries = 0
  function keepable(group: readonly Edit[]): readonly Edit[] {
    if (group.length === 0 || tries >= TRIES_MAX) return []
    tries += 1
    if (keeps(applyEdits(current, group))) return group
    const half = group.length >> 1
    return half === 0 ? [] : [...keepable(group.slice(0, half)), ...keepable(group.slice(half))]
  }
  const safe = keepable(edits)
  return safe.length === edits.length || keeps(applyEdits(current, safe)) ? safe : []
}

async function grammarPasses(tools: Tools): Promise<Pass[]> {
  const [checker, tagger] = await Promise.all([tools.checker(), tools.tagger()])
  const checked: Pass = async (text) => editsOf(await checker.issues(text))
  // Learner rules first: in "Alot of people was" or "She dont" the checker's own guess would break their pattern.
  const learner: Pass = (text) => patternEdits(text)
  const tagged: Pass = (text) => taggedEdits(text, tagger.tag(text), tools.wordnet())
  return [learner, checked, tagged, learner].map((pass) => async (text) => inEnglish(text, await pass(text)))
}

/** The edits in sentences of English: in a mail of two languages, "Bitte" is no mistake for "bite". */
function inEnglish(text: string, edits: readonly Edit[]): Edit[] {
  if (edits.length === 0) return []
  const foreign = splitSentences(text).filter((sentence) => {
    if (!edits.some(({ start }) => start >= sentence.start && start < sentence.end)) return false
    const { language, unsure } = readLanguage(sentence.text)
    return !unsure && language !== 'en' && knownLanguage(language ?? null) !== null
  })
  return edits.filter(({ start }) => !foreign.some((sentence) => start >= sentence.start && start < sentence.end))
}

async function voicePasses(voice: Voice, tools: Tools): Promise<Pass[]> {
  const tagger = await tools.tagger()
  const wordnet = tools.wordnet()
  const wordy: Pass = (text) => phraseEdits(text, WORDY, 'notes.reason.wordy')
  const hollow: Pass = (text) => openerEdits(text)
  const plain: Pass = (text) => plainEdits(tagger.tag(text), voice === 'casual')
  const active: Pass = (text) => activeVoice(text, splitSentences(text), tagger.tag(text), wordnet)
  switch (voice) {
    case 'clear':
      return [wordy, hollow, plain, active]
    case 'concise':
      return [wordy, hollow, plain, active, fillerEdits]
    case 'formal':
      return [
        (text) => expandContractions(text, tagger.tag(text)),
        (text) => phraseEdits(text, FORMAL, 'notes.reason.formal'),
        (text) => patternEditsOf(text, FORMAL_OPENERS, 'notes.reason.formal'),
        (text) => exclamationEdits(text),
        wordy,
        hollow,
      ]
    case 'casual':
      return [
        wordy,
        hollow,
        plain,
        (text) => phraseEdits(text, CASUAL, 'notes.reason.casual'),
        (text) => patternEditsOf(text, CASUAL_OPENERS, 'notes.reason.casual'),
        contract,
        active,
      ]
  }
}

async function movePasses(tools: Tools): Promise<Pass[]> {
  const tagger = await tools.tagger()
  return [
    (text) => activeVoice(text, splitSentences(text), tagger.tag(text), tools.wordnet()),
    (text) => reorderClauses(splitSentences(text), tagger.tag(text)),
  ]
}

function dropAsidesPass(depth: Depth): Pass {
  return (text) =>
    depth === 'small'
      ? splitSentences(text).flatMap((sentence) =>
          dropAsides(sentence.text).map((edit) => ({
            ...edit,
            start: edit.start + sentence.start,
            end: edit.end + sentence.start,
          })),
        )
      : []
}

const QUANTITY = /^(?:most|many|a few|enough|several|much|various)$/
const DETERMINER = /^ (?:the|these|those|my|our|your|his|her|its|their|this|that|us|them)\b/i
const patterns = new Map<string, RegExp>()

/** Replaces whole phrases and keeps their case; the longest phrase comes first. */
export function phraseEdits(text: string, table: readonly (readonly [string, string])[], reason: string): Edit[] {
  const edits: Edit[] = []
  for (const [phrase, plain] of [...table].sort(([left], [right]) => right.length - left.length)) {
    let pattern = patterns.get(phrase)
    if (pattern === undefined) {
      pattern = new RegExp(`(?<![\\p{L}\\p{N}'’-])${phrase.replaceAll(' ', '[ \\n]')}(?![\\p{L}\\p{N}'’-])`, 'giu')
      patterns.set(phrase, pattern)
    }
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      const of = QUANTITY.test(plain) && DETERMINER.test(text.slice(end, end + 12)) ? ' of' : ''
      const capital = /^\p{Lu}/u.test(match[0])
      edits.push({
        start: match.index,
        end,
        after: (capital ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain) + of,
        reason,
      })
    }
  }
  return edits
}

function openerEdits(text: string): Edit[] {
  return [...text.matchAll(HOLLOW_OPENERS)].map((match) => {
    const [whole, lead = '', word = ''] = match
    return {
      start: match.index + lead.length,
      end: match.index + whole.length,
      after: word.charAt(0).toUpperCase() + word.slice(1),
      reason: 'notes.reason.wordy',
    }
  })
}

/** "The pan gets very hot" keeps its "very". */
function fillerEdits(text: string): Edit[] {
  return splitSentences(text)
    .filter((sentence) => !isDelicate(sentence.text))
    .flatMap((sentence) =>
      [...sentence.text.matchAll(FILLERS)].map((match) => ({
        start: sentence.start + match.index,
        end: sentence.start + match.index + match[0].length,
        after: '',
        reason: 'notes.reason.filler',
      })),
    )
}

function patternEditsOf(text: string, table: readonly (readonly [RegExp, string])[], reason: string): Edit[] {
  return table.flatMap(([find, instead]) =>
    [...text.matchAll(find)].map((match) => {
      const lead = match[1] ?? ''
      return {
        start: match.index + lead.length,
        end: match.index + match[0].length,
        after: instead.replace('$1', ''),
        reason,
      }
    }),
  )
}

function exclamationEdits(text: string): Edit[] {
  return [...text.matchAll(/(?<=\p{L})!+(?=\s|$)/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    after: '.',
    reason: 'notes.reason.formal',
  }))
}

const byLemma = new Map(PLAIN.map(([word, part, plain]) => [`${word}/${part}`, plain]))

/** Replaces formal words by plain ones, only if the tagger agrees on the part of speech. */
function plainEdits(tokens: ReturnType<Awaited<ReturnType<Tools['tagger']>>['tag']>, casual: boolean): Edit[] {
  const edits: Edit[] = []
  for (const [at, token] of tokens.entries()) {
    const lemma = token.lemma.toLowerCase()
    const plain = byLemma.get(`${lemma}/${token.part}`)
    if (plain === undefined || (!casual && PLAIN_CASUAL_ONLY.has(lemma))) continue
    const before = tokens[at - 1]
    let after: string | undefined = plain
    if (token.part === 'VERB') {
      const led = tokens
        .slice(Math.max(0, at - 3), at)
        .some((each) => each.part === 'AUX' || /^(?:have|has|had|be|been|was|were|is|are)$/i.test(each.text))
      const form = formOf(token.text, lemma, led)
      after = form === undefined ? undefined : inflect(plain, form)
      // The particle must not come before a pronoun: "speed up the work" is fine, "speed up it" is not.
      if (plain.includes(' ') && /^(?:it|them|him|her|me|us|this|that)$/i.test(tokens[at + 1]?.text ?? ''))
        after = undefined
    } else if (token.text.toLowerCase() !== lemma) after = undefined
    if (after === undefined || (/^an?$/i.test(before?.text ?? '') && vowel(after) !== vowel(token.text))) continue
    if (token.part === 'ADJ' && (before?.part === 'DET' || before?.part === 'AUX')) continue
    edits.push({
      start: token.start,
      end: token.end,
      after: matchCase(after, token.text),
      reason: 'notes.reason.plain',
    })
  }
  return edits
}

const vowel = (word: string) => /^(?:[aeio]|u(?!s|ni|ti))/i.test(word)

/** Cleans up after removals: double blanks, a blank before a comma, the capital of a sentence, a/an. */
function tidyEdits(text: string): Edit[] {
  const edits: Edit[] = []
  for (const match of text.matchAll(/(?<=\S)[ ]{2,}(?=\S)/g))
    edits.push({ start: match.index, end: match.index + match[0].length, after: ' ', reason: 'notes.reason.tidy' })
  for (const match of text.matchAll(/(?<=\p{L})[ ]+(?=[,.;!?](?:\s|$))/gu))
    edits.push({ start: match.index, end: match.index + match[0].length, after: '', reason: 'notes.reason.tidy' })
  return edits
}

/** A change as shown to the user: a few words in one line. */
function changeFor(text: string, edit: Edit): Change {
  return { before: clip(text.slice(edit.start, edit.end)), after: clip(edit.after), reason: edit.reason }
}

function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 160 ? `${line.slice(0, 157)}…` : line
}
