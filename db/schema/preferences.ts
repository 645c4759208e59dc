import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What a user prefers to write with in a workspace. Columns and constraints: migrations 0022 and 0039. */
export const writingPreference = sqliteTable(
  'writing_preference',
  {
    userId: text('user_id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    assistantTemplate: text('assistant_template').notNull(),
    enabledStyles: text('enabled_styles', { mode: 'json' }).$type<string[]>().notNull(),
    customStyles: text('custom_styles', { mode: 'json' }).$type<string[]>().notNull(),
    responseLength: text('response_length').notNull(),
    targetLanguage: text('target_language').notNull(),
    registers: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workspaceId] })],
)

/** The words and rules that the check leaves alone for a user in a workspace. Migration 0038; `entries` is sealed. */
export const personalDictionary = sqliteTable(
  'personal_dictionary',
  {
    userId: text('user_id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    entries: blob({ mode: 'buffer' }).notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workspaceId] })],
)
