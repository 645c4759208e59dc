import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { ownChoices, preferencesOf } from '#app/.server/preferences/queries.ts'
import { type AssistantValues, EMPTY_VALUES } from '#app/domain/assistant/form-values.ts'
import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES } from '#app/domain/assistant/options.ts'
import { styleOpen, templateOpen } from '#app/domain/assistant/plan-rules.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import type { WritingPreferences } from '#app/domain/preferences/writing.ts'

type AssistantStart = {
  values: AssistantValues
  /** Preferred styles, by key and id; null where nothing was saved. */
  styles: string[] | null
  /** The preferences could not be read, so these are the defaults. */
  failed: boolean
}

/** The form that nobody has touched: as the person prefers it where that was saved, else as specified (section 9). */
export function assistantStart(context: Readonly<RouterContextProvider>): AssistantStart {
  const read = attempt(context, () => {
    const { database, clock } = context.get(penmarkContext)
    const who = context.get(userContext)
    const now = clock.now()
    const { preferences, saved } = preferencesOf(database.reader, who, now)
    if (!saved) return null
    const own = ownChoices(database.reader, who, now)
    return preferredStart(preferences, usageOf(database.reader, who.account, now).plan, own.templates)
  })
  if (read === undefined) return { values: EMPTY_VALUES, styles: null, failed: true }
  return read ?? { values: EMPTY_VALUES, styles: null, failed: false }
}

/** What the plan locks since it was preferred is passed over. */
function preferredStart(
  preferences: WritingPreferences,
  plan: PlanKey,
  ownTemplates: readonly { id: string }[],
): AssistantStart {
  const { assistantTemplate, enabledStyles, customStyles, responseLength, targetLanguage } = preferences
  const open = BUILT_IN_STYLES.filter(({ key }) => enabledStyles.includes(key) && styleOpen(plan, key))
  const styles = [...open.map(({ key }): string => key), ...customStyles]
  const builtIn = BUILT_IN_TEMPLATES.find(({ key }) => key === assistantTemplate)
  const usable =
    builtIn === undefined ? ownTemplates.some(({ id }) => id === assistantTemplate) : templateOpen(plan, builtIn.key)
  return {
    values: {
      ...EMPTY_VALUES,
      template: usable ? assistantTemplate : EMPTY_VALUES.template,
      style: styles.includes(EMPTY_VALUES.style) ? EMPTY_VALUES.style : (styles[0] ?? EMPTY_VALUES.style),
      length: responseLength,
      target_language: targetLanguage,
    },
    styles: styles.length === 0 ? null : styles,
    failed: false,
  }
}
