import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Owner of the plan, the credits, the library and the ledger account. Columns and constraints: migration 0001. */
export const workspace = sqliteTable('workspace', {
  id: text().primaryKey(),
  name: text().notNull(),
  kind: text({ enum: ['personal', 'team'] }).notNull(),
  createdAt: integer('created_at').notNull(),
})
