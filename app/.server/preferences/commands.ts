import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import { once } from '#app/.server/platform/once.ts'
import type { TemplateKey } from '#app/domain/assistant/options.ts'
import { styleOpen, templateOpen } from '#app/domain/assistant/plan-rules.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { chosenRegisters } from '#app/domain/preferences/register.ts'
import { DEFAULT_PREFERENCES, isBuiltInTemplate, type WritingPreferences } from '#app/domain/preferences/writing.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { writingPreference } from '#db/schema/preferences.ts'
import { ownChoices, type PreferencesOwner, preferencesOf } from './queries.ts'

type Deps = { database: Database; clock: Clock }

export type SaveOutcome =
  | { ok: true; preferences: WritingPreferences }
  | Refusal<'style_locked' | 'template_locked' | 'template_unknown' | 'style_unknown' | 'idempotency_mismatch'>

/**
 * Saves a user's preferences. A style that the plan locks cannot be turned on; one that is on stays on, because its box on
 * the screen cannot be changed. The last write wins. A write repeated with its idempotency key does not overwrite a later
 * one; it returns the current preferences.
 */
export function savePreferences(
  deps: Deps,
  who: PreferencesOwner & { plan: PlanKey },
  wanted: WritingPreferences,
  idempotencyKey?: string,
): SaveOutcome {
  const { writer } = deps.database
  const now = deps.clock.now()
  const outcome = writer.sqlite
    .transaction(() =>
      once(writer, who, { key: idempotencyKey, what: 'preferences.save', input: wanted }, now, () => {
        const refused = save(deps, who, wanted, now)
        return refused ?? { ok: true as const, value: null }
      }),
    )
    .immediate()
  return outcome.ok ? { ok: true, preferences: preferencesOf(writer, who, now).preferences } : outcome
}

function save(
  deps: Deps,
  who: PreferencesOwner & { plan: PlanKey },
  wanted: WritingPreferences,
  now: number,
): Refusal<'style_locked' | 'template_locked' | 'template_unknown' | 'style_unknown'> | undefined {
  const { writer } = deps.database
  const before = preferencesOf(writer, who, now).preferences
  const own = ownChoices(writer, who, now)
  const locked = wanted.enabledStyles.find((key) => !styleOpen(who.plan, key) && !before.enabledStyles.includes(key))
  if (locked !== undefined) return refuse('style_locked')
  if (wanted.customStyles.some((wantedId) => !own.styles.some(({ id }) => id === wantedId))) {
    return refuse('style_unknown')
  }
  const template = wanted.assistantTemplate
  if (isBuiltInTemplate(template)) {
    const open = templateOpen(who.plan, template as TemplateKey) || template === before.assistantTemplate
    if (!open) return refuse('template_locked')
  } else if (!own.templates.some(({ id }) => id === template)) return refuse('template_unknown')
  const lockedStyles = before.enabledStyles.filter((key) => !styleOpen(who.plan, key))
  store(deps, who, { ...wanted, enabledStyles: [...new Set([...wanted.enabledStyles, ...lockedStyles])] }, now)
  return undefined
}

/** Restores the defaults of the specification, once per idempotency key. */
export function resetPreferences(
  deps: Deps,
  who: PreferencesOwner,
  idempotencyKey?: string,
): { ok: true; preferences: WritingPreferences } | Refusal<'idempotency_mismatch'> {
  const { writer } = deps.database
  const now = deps.clock.now()
  const outcome = writer.sqlite
    .transaction(() =>
      once(writer, who, { key: idempotencyKey, what: 'preferences.reset', input: null }, now, () => {
        store(deps, who, DEFAULT_PREFERENCES, now)
        return { ok: true as const, value: null }
      }),
    )
    .immediate()
  return outcome.ok ? { ok: true, preferences: preferencesOf(writer, who, now).preferences } : outcome
}

function store({ database }: Deps, who: PreferencesOwner, preferences: WritingPreferences, now: number): void {
  const row = { ...preferences, registers: chosenRegisters(preferences.registers), updatedAt: now }
  database.writer.drizzle
    .insert(writingPreference)
    .values({ userId: who.userId, workspaceId: who.workspaceId, ...row })
    .onConflictDoUpdate({ target: [writingPreference.userId, writingPreference.workspaceId], set: row })
    .run()
}
