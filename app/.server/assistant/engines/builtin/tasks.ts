import type { Step } from '#app/.server/text-work/protocol.ts'
import { type Correction, correctionOf } from '#app/domain/check/correction.ts'
import type { Proofread, ProofreadInput } from '../../check/proofread.ts'
import type { EngineOutcome, EngineRequest } from '../engine.ts'
import { perform } from './perform.ts'
import type { Tools } from './tools.ts'

/** The findings in a text, and the text with them. */
export type Corrected = Proofread & Correction

/** The work of the built-in engine's threads. */
export function createTasks(tools: Tools) {
  return {
    perform: (request: EngineRequest, step: Step): Promise<EngineOutcome> => perform(request, tools, step),
    check: (input: ProofreadInput, step: Step): Promise<Proofread> => tools.proofreader()(input, step),
    async correct(input: ProofreadInput, step: Step): Promise<Corrected> {
      const read = await tools.proofreader()(input, step)
      return { ...read, ...correctionOf(input.text, read.findings, read.language) }
    },
  }
}

export type BuiltinTasks = ReturnType<typeof createTasks>
