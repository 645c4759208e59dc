import type { Step } from '#app/.server/text-work/protocol.ts'
import type { Glossary } from '#app/domain/library/glossary.ts'
import { type KnownLanguage, knownLanguage } from '#app/domain/writing/facts/fact.ts'
import { splitSentences } from '#app/domain/writing/sentences.ts'
import { partsByLanguage } from '../../check/parts-by-language.ts'
import type { Change, Note } from '../engine.ts'
import { contract, expandContractions } from './contractions.ts'
import { changeFor, correct, type TextLanguage } from './corrections.ts'
import { isDelicate } from './delicate.ts'
import { forbiddenIn, glossaryEdits, glossaryKept } from './glossary-edits.ts'
import { formOf, inflect } from './inflect.ts'
import { harmlessEdits, keepsMeaning } from './meaning-gate.ts'
import { activeVoice, reorderClauses } from './moves.ts'
import { applyEdits, type Edit, protectionOf, safeEdits } from './protect.ts'
import { CASUAL, CASUAL_OPENERS, FORMAL, FORMAL_OPENERS, PLAIN, PLAIN_CASUAL_ONLY } from './register.ts'
import { dropAsides } from './shorten.ts'
import { matchCase } from './spelling.ts'
import { styleEdits } from './style-moves.ts'
import type { Tools } from './tools.ts'
import { FILLERS, HOLLOW_OPENERS, WORDY } from './wording.ts'

export type Voice = 'clear' | 'concise' | 'formal' | 'casual'
/** How much to change: `small` also drops asides, `large` also moves clauses. */
export type Depth = 'small' | 'medium' | 'large'
/** What became of a text: the mistakes that the check corrected, and then the engine's own rewordings. */
type Rephrased = { text: string; corrections: Change[]; moves: Change[]; notes: Note[] }

type Pass = (text: string) => Edit[] | Promise<Edit[]>

/**
 * Corrects a text as the free check does and then rewords it. English has moves of its own, the other languages those that the
 * check knows for matters of taste. Each pass works on the result of the pass before. An edit that touches a protected passage
 * is dropped, and so is a pass that changes one; a rewording that the meaning lock would notice is dropped. The same input always
 * gives the same output.
 */
export async function rephrase(
  text: string,
  reading: TextLanguage,
  { voice, depth, glossary = [] }: { voice: Voice; depth: Depth; glossary?: Glossary | undefined },
  tools: Tools,
  step: Step,
): Promise<Rephrased> {
  const corrected = await correct(text, reading, tools, step)
  const isKept = glossaryKept(text, glossary)
  const { text: sound, changes: corrections } = isKept(corrected.text) ? corrected : { text, changes: [] }
  const own = knownLanguage(reading.language)
  const terms = glossaryEdits(sound, glossary, reading.language)
  let current = applyEdits(sound, terms)
  const changes: Change[] = terms.map((edit) => changeFor(sound, edit))
  let moved = 0
  const languages = own === null ? [] : partsByLanguage(sound, own).map(({ language }) => language)
  for (const language of reading.isChosen ? languages.slice(0, 1) : languages) {
    const whole = languages.length === 1 ? undefined : (own ?? undefined)
    const done = await reworded(current, language, whole, { voice, depth, glossary }, tools, step)
    current = done.text
    changes.push(...done.changes)
    moved += done.moved
  }
  const notes: Note[] = moved > 0 ? [{ key: 'notes.sentenceMoves', values: { count: moved } }] : []
  const forbidden = forbiddenIn(current, glossary, reading.language)
  if (forbidden.length > 0) notes.push({ key: 'notes.glossaryAvoid', values: { list: forbidden.join(' | ') } })
  return { text: current, corrections, moves: changes, notes }
}

/** The sentences of a text that are in one of its languages, in other words; `own` is the text's first language if it has several. */
async function reworded(
  text: string,
  language: KnownLanguage,
  own: KnownLanguage | undefined,
  { voice, depth, glossary }: { voice: Voice; depth: Depth; glossary: Glossary },
  tools: Tools,
  step: Step,
): Promise<{ text: string; changes: Change[]; moved: number }> {
  const keepsPassages = language === 'en' ? protectionOf(text) : () => true
  const keepsTerms = glossaryKept(text, fixedTerms(glossary))
  const keeps = (version: string) => keepsPassages(version) && keepsTerms(version)
  const changes: Change[] = []
  let current = text
  const run = async (pass: Pass, isMove = true) => {
    step()
    const all = await pass(current)
    if (all.length === 0) return
    const part =
      own === undefined ? undefined : partsByLanguage(current, own).find((each) => each.language === language)
    const here = own === undefined ? all : all.filter((edit) => part?.holds(edit) ?? false)
    // A German noun is no name, so that outside of English only what is no prose is protected, which the check does.
    const apart = language === 'en' ? safeEdits(current, here) : inOrder(here)
    const harmless = isMove ? harmlessEdits(current, apart, language) : apart
    const safe = keepableEdits(current, harmless, keeps)
    changes.push(...safe.map((edit) => changeFor(current, edit)))
    current = applyEdits(current, safe)
  }

  await run((now) => styleEdits(now, language, voice === 'formal'))
  let moved = 0
  if (language === 'en') {
    for (const pass of await voicePasses(voice, tools)) await run(pass)
    if (depth === 'small' || voice === 'concise') await run(dropAsidesPass(depth))
    if (depth === 'large' || changes.length === 0) {
      const before = changes.length
      for (const pass of await movePasses(tools)) await run(pass)
      moved = changes.length - before
    }
  }
  if (changes.length > 0) await run(tidyEdits, false)
  // Edits that are harmless one by one can still change a fact together.
  if (!keepsMeaning(text, current, language)) return { text, changes: [], moved: 0 }
  return { text: current, changes: changes.filter((change) => change.before !== change.after), moved }
}

/** Protected terms, and the wordings that the glossary asks for: no rewording takes one of them away. */
function fixedTerms(glossary: Glossary): Glossary {
  return glossary.flatMap((entry) => {
    if (entry.rule === 'keep') return [entry]
    return entry.rule === 'write' ? [{ id: entry.id, rule: 'keep' as const, term: entry.wording }] : []
  })
}

/** Edits in their order without those that overlap an earlier one. */
function inOrder(edits: readonly Edit[]): Edit[] {
  const result: Edit[] = []
  for (const edit of [...edits].sort((left, right) => left.start - right.start || right.end - left.end))
    if (edit.start >= (result.at(-1)?.end ?? 0)) result.push(edit)
  return result
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
const SINGULAR = /^(?: [\w’'-]{1,20}){1,4} (?:is|was|has|does|needs|remains)\b/i
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
      // "A large number of parcels has arrived": the verb would have to change as well.
      if (QUANTITY.test(plain) && SINGULAR.test(text.slice(end, end + 60))) continue
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
      // "It was received" is no "it was got".
      const isPassive = form === 'participle' && /^(?:be|been|being|is|are|was|were|am)$/i.test(before?.text ?? '')
      after = form === undefined || (isPassive && plain === 'get') ? undefined : inflect(plain, form)
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
