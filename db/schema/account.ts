import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Owner of the plan, the credits, the library and the ledger account. Columns and constraints: migration 0001. */
export const workspace = sqliteTable('workspace', {
  id: text().primaryKey(),
  name: text().notNull(),
  kind: text({ enum: ['personal', 'team'] }).notNull(),
  createdAt: integer('created_at').notNull(),
})

/** A change of address under way, at most one for each user. Columns and constraints: migration 0015. */
export const emailChange = sqliteTable('email_change', {
  userId: text('user_id').primaryKey(),
  newEmail: text('new_email').notNull(),
  newEmailCanonical: text('new_email_canonical').notNull(),
  tokenSha256: blob('token_sha256', { mode: 'buffer' }).notNull().unique(),
  requestedAt: integer('requested_at').notNull(),
  approvedAt: integer('approved_at'),
  expiresAt: integer('expires_at').notNull(),
})
