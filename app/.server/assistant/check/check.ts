import type { Corrected } from '#app/.server/assistant/engines/builtin/tasks.ts'
import type { BuiltinThreads } from '#app/.server/assistant/engines/builtin/threads.ts'
import type { Allowance } from '#app/.server/text-work/allowance.ts'
import type { WorkFailure } from '#app/.server/text-work/pool.ts'
import type { TextWorkRefusal } from '#app/.server/text-work/text-work.ts'
import type { Proofread, ProofreadInput } from './proofread.ts'

/** Proofreading: free of charge, and no model is asked. */
export type Check = {
  /** The findings in a text, or a refusal; never rejects. `user` is the one whose allowance it takes. */
  check(
    user: string,
    input: ProofreadInput,
    signal?: AbortSignal,
  ): Promise<{ ok: true; value: Proofread } | TextWorkRefusal>
  /** The same, with the text that its ticked findings make; never rejects. */
  correct(
    user: string,
    input: ProofreadInput,
    signal?: AbortSignal,
  ): Promise<{ ok: true; value: Corrected } | TextWorkRefusal>
}

/** The check as routes use it. Texts are read in the threads that hold the tools of languages, and are not kept. */
export function createCheck(deps: {
  threads: Pick<BuiltinThreads, 'run'>
  allowance: Pick<Allowance, 'refusalOf'>
}): Check {
  return {
    async check(user, input, signal) {
      const refused = deps.allowance.refusalOf(user)
      if (refused !== undefined) return refused
      const end = await deps.threads.run('check', input, { user, signal })
      return end.ok ? { ok: true, value: end.output } : REFUSALS[end.why]
    },
    async correct(user, input, signal) {
      const refused = deps.allowance.refusalOf(user)
      if (refused !== undefined) return refused
      const end = await deps.threads.run('correct', input, { user, signal })
      return end.ok ? { ok: true, value: end.output } : REFUSALS[end.why]
    },
  }
}

const BUSY = { ok: false, code: 'busy', retryAfterSeconds: 2 } as const

const REFUSALS: Readonly<Record<WorkFailure, TextWorkRefusal>> = {
  too_slow: { ok: false, code: 'text_too_slow' },
  waited: BUSY,
  full: BUSY,
  // The client has gone, so it does not read what it is answered.
  stopped: BUSY,
  failed: { ok: false, code: 'server_error' },
}
