import type { Clock } from '#app/.server/platform/clock.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { Assistant } from './assist.ts'
import type { Engine } from './engines/engine.ts'
import type { Actor, AssistFailure } from './outcome.ts'

type User = Omit<Actor, 'plan'>

/** Refusals that end with the month. */
const MONTHLY: ReadonlySet<AssistFailure['code']> = new Set(['limit_reached', 'cap_reached'])

/** The assistant as routes use it: the use cases of the acting user, and what the engine can do. */
export type AssistantService = ReturnType<typeof createAssistantService>

export function createAssistantService(deps: {
  assistant: Assistant
  engine: Engine
  /** The model that is asked; meaningless for the built-in engine. */
  model: string
  clock: Clock
  /** The usage of the acting user, which names the plan of the workspace. */
  usageOf: (user: User) => UsageSummary
}) {
  const { assistant, engine, clock } = deps
  return {
    /** The engine's offer: its name, its model, and what it does in which language. */
    engine: { name: engine.name, model: deps.model, capabilities: engine.capabilities, refines: engine.refines },
    /** Starts the engine, so that the first request does not wait for it. */
    warm: () => engine.warm(),
    /** @see Assistant.assist. A refusal that ends with the month says how long that takes. */
    async assist(user: User, ...[request, options]: ParametersAfterActor) {
      const { userId, workspaceId, account } = user
      const actor = { userId, workspaceId, account, plan: deps.usageOf(user).plan }
      const outcome = await assistant.assist(actor, request, options)
      if (outcome.ok || outcome.retryAfterSeconds !== undefined) return outcome
      if (!MONTHLY.has(outcome.code) || outcome.usage === undefined) return outcome
      return { ...outcome, retryAfterSeconds: Math.ceil((outcome.usage.resetsAt - clock.now()) / 1000) }
    },
    recall: (user: Pick<User, 'userId'>, idempotencyKey: string) => assistant.recall(user.userId, idempotencyKey),
    stop: (user: Pick<User, 'userId'>, idempotencyKey: string) => assistant.stop(user.userId, idempotencyKey),
  }
}

type ParametersAfterActor = Parameters<Assistant['assist']> extends [Actor, ...infer Rest] ? Rest : never
