import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { preferencesContext } from '#app/.server/preferences/context.ts'
import { type AssistantValues, EMPTY_VALUES } from '#app/domain/assistant/form-values.ts'
import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES } from '#app/domain/assistant/options.ts'
import { styleOpen, templateOpen } from '#app/domain/assistant/plan-rules.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import type { WritingPreferences } from '#app/domain/preferences/writing.ts'

type AssistantStart = {
  values: AssistantValues
  /** Preferred styles, by key and id; null if none were saved. */
  styles: string[] | null
  /** The preferences could not be read, so these are the defaults. */
  failed: boolean
}

/** The values of an untouched form: the user's preferences if some were saved, else the defaults (specification 9). */
export function assistantStart(context: Readonly<RouterContextProvider>): AssistantStart {
  const read = attempt(context, () => {
    const { preferences, saved, own, plan } = context.get(preferencesContext).choices(context.get(userContext))
    return saved ? preferredStart(preferences, plan, own.templates) : null
  })
  if (read === undefined) return { values: EMPTY_VALUES, styles: null, failed: true }
  return read ?? { values: EMPTY_VALUES, styles: null, failed: false }
}

/** Preferences that the present plan locks are left out. */
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
