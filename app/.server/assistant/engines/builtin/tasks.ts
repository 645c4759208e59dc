import type { Step } from '#app/.server/text-work/protocol.ts'
import { type Correction, correctionOf } from '#app/domain/check/correction.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { type FindInput, type Found, findAlternatives } from '../../alternatives/find.ts'
import type { Joined, JoinInput } from '../../check/languagetool/join.ts'
import type { Proofread, ProofreadInput } from '../../check/proofread.ts'
import type { EngineOutcome, EngineRequest } from '../engine.ts'
import { perform } from './perform.ts'
import type { Tools } from './tools.ts'

/** The work of the built-in engine's threads. */
export function createTasks(tools: Tools) {
  return {
    /** Loads what a text in this language needs. */
    load: ({ language }: { language: KnownLanguage }): Promise<void> => tools.load(language),
    perform: (request: EngineRequest, step: Step): Promise<EngineOutcome> => perform(request, tools, step),
    check: (input: ProofreadInput, step: Step): Promise<Proofread> => tools.proofreader()(input, step),
    /** Puts a neighbour's findings beside those of `check`. */
    join: (input: JoinInput, step: Step): Promise<Joined> => tools.joiner()(input, step),
    /** Other wordings of a sentence, and synonyms of a word. */
    alternatives: (input: FindInput, step: Step): Promise<Found> => findAlternatives(input, tools, step),
    /** What the findings make of their text. */
    correct: ({ text, findings, language }: { text: string } & Pick<Proofread, 'findings' | 'language'>): Correction =>
      correctionOf(text, findings, language),
  }
}

export type BuiltinTasks = ReturnType<typeof createTasks>
