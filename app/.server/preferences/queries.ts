import { and, eq, sql } from 'drizzle-orm'
import { limitFor, namesOf, type Owner } from '#app/.server/library/queries.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { LENGTH_KEYS, TARGET_LANGUAGES } from '#app/domain/assistant/options.ts'
import { type Registers, readRegisters } from '#app/domain/preferences/register.ts'
import {
  DEFAULT_PREFERENCES,
  isBuiltInTemplate,
  STYLE_KEYS,
  type WritingPreferences,
} from '#app/domain/preferences/writing.ts'
import { writingPreference } from '#db/schema/preferences.ts'

/** Whose preferences: a user in a workspace, and the account whose plan applies. */
export type PreferencesOwner = Owner & { userId: string }

const rowBy = preparedOnce(({ drizzle }) =>
  drizzle
    .select()
    .from(writingPreference)
    .where(
      and(
        eq(writingPreference.userId, sql.placeholder('userId')),
        eq(writingPreference.workspaceId, sql.placeholder('workspaceId')),
      ),
    )
    .prepare(),
)

/** How a user's results address their readers, without what the texts decide. */
export function registersOf(
  reader: Handle,
  { userId, workspaceId }: Pick<PreferencesOwner, 'userId' | 'workspaceId'>,
): Registers {
  return readRegisters(rowBy(reader).get({ userId, workspaceId })?.registers)
}

/** The workspace's own styles and templates that can be chosen, as far as the plan allows. */
export type OwnChoices = { styles: { id: string; name: string }[]; templates: { id: string; name: string }[] }

/**
 * The saved preferences, or the defaults with `saved: false`. Styles and templates that no longer exist are removed from
 * them.
 */
export function preferencesOf(
  reader: Handle,
  who: PreferencesOwner,
  now: number,
): { preferences: WritingPreferences; saved: boolean } {
  const row = rowBy(reader).get({ userId: who.userId, workspaceId: who.workspaceId })
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
      registers: readRegisters(row.registers),
    },
  }
}

/** The workspace's own styles and templates that its plan allows, oldest first. */
export function ownChoices(reader: Handle, who: PreferencesOwner, now: number): OwnChoices {
  const usable = (kind: 'style' | 'template') =>
    namesOf(reader, who.workspaceId, kind, limitFor(reader, who, kind, now))
      .filter(({ locked }) => !locked)
      .map(({ id, name }) => ({ id, name }))
  return { styles: usable('style'), templates: usable('template') }
}
