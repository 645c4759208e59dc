import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import type { WritingPreferences } from '#app/domain/preferences/writing.ts'
import { resetPreferences, savePreferences } from './commands.ts'
import { ownChoices, type PreferencesOwner, preferencesOf } from './queries.ts'

/** Writing preferences as routes use them: each use case takes the user who acts. */
export type Preferences = ReturnType<typeof createPreferences>

type Deps = {
  database: Database
  clock: Clock
  /** The usage of the acting user, which names the plan of the workspace. */
  usageOf: (user: PreferencesOwner) => { plan: PlanKey }
}

export function createPreferences({ usageOf, ...deps }: Deps) {
  const { reader } = deps.database
  const withPlan = (user: PreferencesOwner) => ({ ...user, plan: usageOf(user).plan })

  return {
    /** The saved preferences, or the defaults with `saved: false`. */
    of: (user: PreferencesOwner) => preferencesOf(reader, withPlan(user), deps.clock.now()),
    /** The preferences with all that can be chosen: the workspace's own styles and templates, and its plan. */
    choices(user: PreferencesOwner) {
      const owner = withPlan(user)
      const now = deps.clock.now()
      return { ...preferencesOf(reader, owner, now), own: ownChoices(reader, owner, now), plan: owner.plan }
    },
    save: (user: PreferencesOwner, preferences: WritingPreferences, idempotencyKey?: string) =>
      savePreferences(deps, withPlan(user), preferences, idempotencyKey),
    reset: (user: PreferencesOwner, idempotencyKey?: string) => resetPreferences(deps, withPlan(user), idempotencyKey),
  }
}
