import type { Glossary, GlossaryEntry } from '../../library/glossary.ts'
import { normalise } from '../../text.ts'
import { isAbout, type Phrase, type PhraseHit, phraseHits, phraseOf } from '../glossary.ts'
import type { CheckedFact } from './checked.ts'
import type { Fact } from './fact.ts'

type Sought = { entry: GlossaryEntry; part: 'term' | 'wording' }
type Hit = PhraseHit<Sought>

/**
 * What a result makes of the glossary: a term of the text is written as its row asks, or is still there ("changed", or "added"
 * if the text did not have it), or neither of the two ("lost"). A forbidden wording of the result counts as added.
 */
export function glossaryFacts(input: {
  before: string
  after: string
  glossary: Glossary
  from: string | null
  to: string | null
}): { facts: CheckedFact[]; added: Fact[] } {
  const { before, after, from, to } = input
  const rows = input.glossary.filter((entry) => isAbout(entry, from, to))
  if (rows.length === 0) return { facts: [], added: [] }
  const inBefore = byRow(phraseHits(before, rows.map(termOf)))
  const inAfter = byRow(
    phraseHits(
      after,
      rows.flatMap((entry) => soughtIn(entry)),
    ),
  )
  const facts: CheckedFact[] = []
  const added: Fact[] = []
  for (const entry of rows) {
    const was = (inBefore.get(entry)?.term ?? []).filter((hit) => counts(entry, hit))
    const now = inAfter.get(entry)?.term ?? []
    if (entry.rule === 'keep') facts.push(...protectedFact(entry, was, now))
    else if (entry.rule === 'avoid') added.push(...now.filter(({ joined }) => !joined).map((hit) => factOf(hit)))
    else {
      const left = now.filter(({ joined }) => !joined)
      const [first] = was
      const wording = inAfter.get(entry)?.wording[0]
      for (const [at, hit] of left.entries()) {
        const source = was[at]
        if (source === undefined) added.push(factOf(hit, inForm(entry, hit)))
        else facts.push({ fact: factOf(source, inForm(entry, hit)), outcome: 'changed', now: factOf(hit) })
      }
      if (left.length === 0 && first !== undefined)
        facts.push({
          fact: factOf(first, entry.wording),
          outcome: wording === undefined ? 'lost' : 'restated',
          now: wording === undefined ? null : factOf(wording),
        })
    }
  }
  return { facts, added }
}

/** A protected name may have the "s" of a genitive or a plural. */
function termOf(entry: GlossaryEntry): Phrase<Sought> {
  const phrase = phraseOf(entry)
  return { ...phrase, language: phrase.language ?? 'en', of: { entry, part: 'term' } }
}

/** The phrases that a row looks for in a result: the wording that it asks for, and terms that should not or must be there. */
function soughtIn(entry: GlossaryEntry): Phrase<Sought>[] {
  if (entry.rule !== 'write') return [termOf(entry)]
  const wording: Phrase<Sought> = { text: entry.wording, language: entry.into, of: { entry, part: 'wording' } }
  return entry.language === entry.into ? [termOf(entry), wording] : [wording]
}

function byRow(hits: readonly Hit[]): Map<GlossaryEntry, Record<Sought['part'], Hit[]>> {
  const rows = new Map<GlossaryEntry, Record<Sought['part'], Hit[]>>()
  for (const hit of hits)
    for (const { entry, part } of hit.of) {
      const row = rows.get(entry) ?? { term: [], wording: [] }
      row[part].push(hit)
      rows.set(entry, row)
    }
  return rows
}

/** A protected term counts in its own letters, any other term unless a hyphen makes it a part of another word. */
function counts(entry: GlossaryEntry, hit: Hit): boolean {
  return entry.rule === 'keep' ? isItself(entry, hit) : !hit.joined
}

function isItself({ term }: GlossaryEntry, { text, ending }: Hit): boolean {
  return normalise(text, 'NFC').replace(/\s+/gu, ' ') === term + ending
}

function protectedFact(entry: GlossaryEntry, was: readonly Hit[], now: readonly Hit[]): CheckedFact[] {
  const [first] = was
  if (first === undefined) return []
  const same = now.find((hit) => isItself(entry, hit))
  const other = now.find((hit) => !isItself(entry, hit))
  if (other !== undefined && (same === undefined || now.filter((hit) => isItself(entry, hit)).length < was.length))
    return [{ fact: factOf(first, entry.term), outcome: 'changed', now: factOf(other) }]
  if (same !== undefined) return [{ fact: factOf(first), outcome: 'kept', now: factOf(same) }]
  return [{ fact: factOf(first, entry.term), outcome: 'lost', now: null }]
}

/** The wording with the capital of the term that it replaces. */
function inForm({ wording }: Extract<GlossaryEntry, { rule: 'write' }>, { text }: Hit): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? wording.charAt(0).toUpperCase() + wording.slice(1) : wording
}

function factOf({ start, end, text }: Hit, should?: string): Fact {
  return { kind: 'glossary', text, start, end, readings: [text], ...(should === undefined ? {} : { should }) }
}
