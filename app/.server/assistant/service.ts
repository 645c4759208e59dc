import type { Clock } from '#app/.server/platform/clock.ts'
import { following } from '#app/.server/platform/following.ts'
import type { TextWork } from '#app/.server/text-work/text-work.ts'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { Assistant } from './assist.ts'
import { CAPABILITIES } from './engines/builtin/capabilities.ts'
import type { Engine } from './engines/engine.ts'
import type { Actor, AssistFailure } from './outcome.ts'

/** Who asks, and what they were signed in with. */
type User = Omit<Actor, 'plan'> & { sessionId: string; scopes: 'all' | ReadonlySet<string> }

/** A run may outlast the session or the key that began it, which is looked up this often. */
const SIGN_IN_CHECK_MS = 1_000

/** Refusals that end with the month. */
const MONTHLY: ReadonlySet<AssistFailure['code']> = new Set(['limit_reached', 'cap_reached'])

/** The assistant as routes use it: the use cases of the acting user, and what the engine can do. */
export type AssistantService = ReturnType<typeof createAssistantService>

export function createAssistantService(deps: {
  assistant: Assistant
  engine: Engine
  textWork: Pick<TextWork, 'warm'>
  /** The model that is asked; meaningless for the built-in engine. */
  model: string
  clock: Clock
  /** The usage of the acting user, which names the plan of the workspace. */
  usageOf: (user: Omit<Actor, 'plan'>) => UsageSummary
  /** Whether what the user was signed in with still counts. */
  isSignedIn: (user: User) => boolean
}) {
  const { assistant, engine, clock } = deps
  return {
    /** The engine's offer: its name, its model, and what it does in which language. */
    engine: { name: engine.name, model: deps.model, capabilities: engine.capabilities, refines: engine.refines },
    /** What the built-in engine can do in place of a connected model that failed; empty without one. */
    builtInToo: engine.name === 'builtin' ? [] : OPERATIONS.filter((name) => CAPABILITIES[name].level !== 'none'),
    /** Starts the engine and the reading of texts, which are likely in this language, so that the first request waits for neither. */
    warm(language: Locale) {
      engine.warm(language)
      deps.textWork.warm()
    },
    isStarting: () => engine.isStarting?.() ?? false,
    /**
     * @see Assistant.assist. A refusal that ends with the month says how long that takes. Whose session or key ends
     * meanwhile leaves the run, as if the connection were closed.
     */
    async assist(user: User, ...[request, options]: ParametersAfterActor) {
      const { userId, workspaceId, account } = user
      const actor = { userId, workspaceId, account, plan: deps.usageOf(user).plan }
      const presence = following(options.signal)
      const check = setInterval(() => {
        if (!deps.isSignedIn(user)) presence.abort()
      }, SIGN_IN_CHECK_MS).unref()
      const { signal } = presence
      const outcome = await assistant.assist(actor, request, { ...options, signal }).finally(() => {
        clearInterval(check)
        presence.leave()
      })
      if (outcome.ok || outcome.retryAfterSeconds !== undefined) return outcome
      if (!MONTHLY.has(outcome.code) || outcome.usage === undefined) return outcome
      return { ...outcome, retryAfterSeconds: Math.ceil((outcome.usage.resetsAt - clock.now()) / 1000) }
    },
    recall: (user: Pick<User, 'userId'>, idempotencyKey: string) => assistant.recall(user.userId, idempotencyKey),
    stop: (user: Pick<User, 'userId'>, idempotencyKey: string) => assistant.stop(user.userId, idempotencyKey),
  }
}

type ParametersAfterActor = Parameters<Assistant['assist']> extends [Actor, ...infer Rest] ? Rest : never
