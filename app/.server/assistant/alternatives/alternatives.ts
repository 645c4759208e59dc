import type { BuiltinThreads } from '#app/.server/assistant/engines/builtin/threads.ts'
import type { Allowance } from '#app/.server/text-work/allowance.ts'
import { type TextWorkRefusal, WORK_REFUSALS } from '#app/.server/text-work/text-work.ts'
import type { FindInput, Found } from './find.ts'

/** What rules and a dictionary have to offer for a sentence or a word: free of charge, and no model is asked. */
export type Alternatives = {
  /** Never rejects. `user` is the one whose allowance it takes. */
  find(user: string, input: FindInput, signal: AbortSignal): Promise<{ ok: true; value: Found } | TextWorkRefusal>
}

/** Texts are read in the threads that hold the tools of languages, and are not kept. */
export function createAlternatives(deps: {
  threads: Pick<BuiltinThreads, 'run'>
  allowance: Pick<Allowance, 'refusalOf'>
}): Alternatives {
  return {
    async find(user, input, signal) {
      const refused = deps.allowance.refusalOf(user)
      if (refused !== undefined) return refused
      const end = await deps.threads.run('alternatives', input, { user, signal })
      return end.ok ? { ok: true, value: end.output } : WORK_REFUSALS[end.why]
    },
  }
}
