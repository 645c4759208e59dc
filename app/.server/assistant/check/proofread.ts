import type { Step } from '#app/.server/text-work/protocol.ts'
import type { Finding } from '#app/domain/check/finding.ts'
import { guessLanguage } from '#app/domain/writing/analysis/function-words.ts'
import { type KnownLanguage, knownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { Span } from '#app/domain/writing/sentences.ts'
import { readLanguage } from '../engines/builtin/language.ts'
import { readable } from '../engines/builtin/readable.ts'
import type { Draft } from './draft.ts'
import { paragraphsOf } from './languagetool/paragraphs.ts'
import { findingsOf } from './merge.ts'
import type { Paragraph } from './neighbour/question.ts'
import { partsByLanguage } from './parts-by-language.ts'
import type { LanguageRules } from './rules.ts'
import { createSentenceCache } from './sentence-cache.ts'
import { styleDrafts } from './style/style.ts'

/** What a check reads. `language` is the one that the person chose; absent, it is found out. `likely` decides for a text too short to tell. */
export type ProofreadInput = {
  text: string
  language?: KnownLanguage | undefined
  /** Whether sentences that are surely in another language are read in it all the same; absent, a chosen language leaves them alone. */
  mixed?: boolean
  likely?: KnownLanguage | undefined
  /** Whether matters of taste are looked for as well. */
  style?: boolean
  /** Whether a neighbour is asked as well, so that the result has what joining its findings needs. */
  forNeighbour?: boolean
}

/** `spelling` is false if no dictionary of the language is installed. */
export type Proofread = {
  language: KnownLanguage | null
  spelling: boolean
  findings: Finding[]
  /** What a neighbour's findings are joined with: our own before any was left out, and the paragraphs to read. */
  open?: { drafts: Draft[]; paragraphs: Paragraph[] }
}

export type Proofreader = (input: ProofreadInput, step: Step) => Promise<Proofread>

/** How many different unknown words of a text get corrections. */
const SUGGESTED_MAX = 20
/** How many of them get corrections that are further off. */
const FAR_MAX = 8
/** Sentences are given to slow tools together, in UTF-16 units. */
const BATCH = 1_500
/** A text with fewer letters than this may be in any language. */
const SHORT = 60

/**
 * Reads texts in this thread. Each sentence is read once and remembered by its words, so that a text with one changed sentence
 * costs that sentence.
 */
export function createProofreader(rulesOf: (language: KnownLanguage) => Promise<LanguageRules>): Proofreader {
  const cache = createSentenceCache()

  async function draftsOf(
    sentences: readonly Span[],
    language: KnownLanguage,
    rules: LanguageRules,
    step: Step,
  ): Promise<Draft[]> {
    const budget = { suggestions: SUGGESTED_MAX, far: FAR_MAX }
    const known = new Map<string, Draft[]>()
    const fresh: string[] = []
    for (const sentence of sentences) {
      if (known.has(sentence.text)) continue
      const before = cache.get(language, sentence.text)
      known.set(sentence.text, before ?? [])
      if (before === undefined) fresh.push(sentence.text)
    }
    for (const batch of batchesOf(fresh)) {
      const more = await rules.together(batch)
      for (const [at, sentence] of batch.entries()) {
        step()
        const before = budget.suggestions
        const drafts = [...rules.alone(sentence, budget), ...(more[at] ?? [])]
        known.set(sentence, drafts)
        // A sentence that ran out of corrections is read again another time.
        if (budget.suggestions > 0 || before === 0) cache.set(language, sentence, drafts)
      }
    }
    return sentences.flatMap((sentence) =>
      (known.get(sentence.text) ?? []).map((draft) => ({
        ...draft,
        start: draft.start + sentence.start,
        end: draft.end + sentence.start,
      })),
    )
  }

  return async (input, step) => {
    const text = readable(input.text)
    const language = input.language ?? languageOf(text, input.likely)
    if (language === null) return { language, spelling: false, findings: [] }
    const all: Draft[] = []
    let spelling = true
    for (const part of partsByLanguage(text, language)) {
      const isForeign = part.language !== language
      if (isForeign && input.language !== undefined && !input.mixed) continue
      const rules = await rulesOf(part.language)
      spelling &&= rules.hasDictionary
      all.push(...(await draftsOf(part.sentences, part.language, rules, step)))
      step()
      const whole = [...rules.whole(text), ...(input.style ? styleDrafts(text, part.language) : [])]
      all.push(...whole.filter(part.holds))
    }
    return {
      language,
      spelling,
      findings: findingsOf(all, text, input.text),
      ...(input.forNeighbour && { open: { drafts: all, paragraphs: paragraphsOf(text, language) } }),
    }
  }
}

/** The language of a text, or the likely one if the text is too short to tell. */
function languageOf(text: string, likely: KnownLanguage | undefined): KnownLanguage | null {
  const reading = readLanguage(text)
  if (reading.kind !== 'words' || reading.language === undefined)
    return reading.kind === 'words' ? (guessLanguage(text) ?? likely ?? null) : null
  const known = knownLanguage(reading.language)
  if (known !== null && !reading.unsure) return known
  const guess = guessLanguage(text)
  // A detector that only counts letters calls a short text Yoruba or Galician.
  if (known === null) return guess ?? (text.length < SHORT ? (likely ?? null) : null)
  return guess ?? known
}

function batchesOf(sentences: readonly string[]): string[][] {
  const batches: string[][] = []
  let length = BATCH
  for (const sentence of sentences) {
    if (length + sentence.length > BATCH) {
      batches.push([])
      length = 0
    }
    batches.at(-1)?.push(sentence)
    length += sentence.length
  }
  return batches
}
