import type { Step } from '#app/.server/text-work/protocol.ts'
import type { Proofread, ProofreadInput } from '../../check/proofread.ts'
import type { EngineOutcome, EngineRequest } from '../engine.ts'
import { perform } from './perform.ts'
import type { Tools } from './tools.ts'

/** The work of the built-in engine's threads. */
export function createTasks(tools: Tools) {
  return {
    perform: (request: EngineRequest, step: Step): Promise<EngineOutcome> => perform(request, tools, step),
    check: (input: ProofreadInput, step: Step): Promise<Proofread> => tools.proofreader()(input, step),
  }
}

export type BuiltinTasks = ReturnType<typeof createTasks>
