import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A result that a user saved. Columns and constraints: migrations 0027 and 0033. Its texts are sealed. */
export const bookmark = sqliteTable('bookmark', {
  id: text().primaryKey(),
  workspaceId: text('workspace_id').notNull(),
  userId: text('user_id').notNull(),
  title: blob({ mode: 'buffer' }).notNull(),
  operation: text().notNull(),
  input: blob({ mode: 'buffer' }),
  output: blob({ mode: 'buffer' }).notNull(),
  language: text(),
  seq: integer(),
  idempotencySha256: blob('idempotency_sha256', { mode: 'buffer' }),
  createdAt: integer('created_at').notNull(),
})
