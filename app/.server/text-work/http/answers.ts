import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { limitsContext, requestContext } from '#app/.server/http/context.ts'
import type { WorkLimits } from '../allowance.ts'
import { textWorkContext } from '../context.ts'
import type { InputOf, OutputOf } from '../protocol.ts'
import type { QUICK_TASKS } from '../quick-tasks.ts'
import type { TextWorkRefusal } from '../text-work.ts'

type Table = typeof QUICK_TASKS
type Free = { ok: false; code: 'rate_limited'; retryAfterSeconds: number }

/** Does work for the signed-in user that costs no credit; it is counted against the user's limit of a minute first. */
export async function freeWork<Name extends keyof Table & string>(
  context: Readonly<RouterContextProvider>,
  task: Name,
  input: InputOf<Table, Name>,
  signal: AbortSignal,
): Promise<{ ok: true; value: OutputOf<Table, Name> } | TextWorkRefusal | Free> {
  const attempt = await countFreeWork(context)
  return attempt.ok ? context.get(textWorkContext).run(context.get(userContext).userId, task, input, signal) : attempt
}

/** Counts work that costs no credit against the signed-in user's limit of a minute. */
export function countFreeWork(context: Readonly<RouterContextProvider>) {
  const { userId } = context.get(userContext)
  const { clientAddress } = context.get(requestContext)
  return context.get(limitsContext).textWork.take({ identifier: userId, address: clientAddress })
}

/** The limits of the work on texts, as calls write them. */
export function apiWorkLimits({ seconds, windowSeconds, usedSeconds, resetsAt }: WorkLimits) {
  return {
    seconds,
    window_seconds: windowSeconds,
    used_seconds: usedSeconds,
    resets_at: new Date(resetsAt).toISOString(),
  }
}

/** The members that a refusal adds to the answer of a call: the limits, if they are its reason. */
export function limitMembers(refused: object): { limits?: { text_work: ReturnType<typeof apiWorkLimits> } } {
  const { limits } = refused as { limits?: WorkLimits }
  return limits === undefined ? {} : { limits: { text_work: apiWorkLimits(limits) } }
}
