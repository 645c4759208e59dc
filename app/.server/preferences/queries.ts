import { and, eq } from 'drizzle-orm'
import { itemsOf, limitFor } from '#app/.server/library/queries.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { LENGTH_KEYS, TARGET_LANGUAGES } from '#app/domain/assistant/options.ts'
import {
  DEFAULT_PREFERENCES,
  isBuiltInTemplate,
  STYLE_KEYS,
  type WritingPreferences,
} from '#app/domain/preferences/writing.ts'
import { writingPreference } from '#db/schema/preferences.ts'

/** Whose preferences: one user's in one workspace, whose account says which plan holds. */
export type Preferring = { userId: string; workspaceId: string; account: string }

/** What can be preferred besides the built-in: the workspace's own, as far as the plan lets them be used. */
export type OwnChoices = { styles: { id: string; name: string }[]; templates: { id: string; name: string }[] }

/**
 * The saved preferences, or the defaults with `saved: false`. Styles and templates that are gone since have gone from
 * here too.
 */
export function preferencesOf(
  reader: Handle,
  who: Preferring,
  now: number,
): { preferences: WritingPreferences; saved: boolean } {
  const row = reader.drizzle
    .select()
    .from(writingPreference)
    .where(and(eq(writingPreference.userId, who.userId), eq(writingPreference.workspaceId, who.workspaceId)))
    .get()
  if (row === undefined) return { preferences: DEFAULT_PREFERENCES, saved: false }
  const own = ownChoices(reader, who, now)
  const template = row.assistantTemplate
  const known = isBuiltInTemplate(template) || own.templates.some(({ id }) => id === template)
  return {
    saved: true,
    preferences: {
      assistantTemplate: known ? template : DEFAULT_PREFERENCES.assistantTemplate,
      enabledStyles: STYLE_KEYS.filter((style) => row.enabledStyles.includes(style)),
      customStyles: row.customStyles.filter((wanted) => own.styles.some(({ id }) => id === wanted)),
      responseLength: LENGTH_KEYS.find((length) => length === row.responseLength) ?? DEFAULT_PREFERENCES.responseLength,
      targetLanguage:
        TARGET_LANGUAGES.find((language) => language === row.targetLanguage) ?? DEFAULT_PREFERENCES.targetLanguage,
    },
  }
}

/** The workspace's own styles and templates that its plan lets be used, oldest first. */
export function ownChoices(reader: Handle, who: Preferring, now: number): OwnChoices {
  const usable = (kind: 'style' | 'template') =>
    itemsOf(reader, who.workspaceId, kind, limitFor(reader, who, kind, now))
      .filter(({ locked }) => !locked)
      .map(({ id, content }) => ({ id, name: content.name }))
  return { styles: usable('style'), templates: usable('template') }
}
