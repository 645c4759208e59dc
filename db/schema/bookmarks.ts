import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A result that a user saved. Columns and constraints: migrations 0023 and 0027. */
export const bookmark = sqliteTable('bookmark', {
  id: text().primaryKey(),
  workspaceId: text('workspace_id').notNull(),
  userId: text('user_id').notNull(),
  title: text().notNull(),
  operation: text().notNull(),
  input: text(),
  output: text().notNull(),
  language: text(),
  seq: integer(),
  idempotencySha256: blob('idempotency_sha256', { mode: 'buffer' }),
  requestSha256: blob('request_sha256', { mode: 'buffer' }),
  createdAt: integer('created_at').notNull(),
})
