import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The ledger's tables that are read through the query builder. Triggers, STRICT and WITHOUT ROWID stand in the migration `0002_ledger.sql`,
 * which is the definition; only the ledger itself writes here.
 */
export const ledgerEvent = sqliteTable('ledger_event', {
  seq: integer().primaryKey(),
  account: text().notNull(),
  aseq: integer().notNull(),
  type: text().notNull(),
  v: integer().notNull(),
  at: integer().notNull(),
  body: blob({ mode: 'buffer' }).notNull(),
  leaf: blob({ mode: 'buffer' }).notNull(),
})

export const ledgerHead = sqliteTable('ledger_head', {
  id: integer().primaryKey(),
  origin: text().notNull(),
  epoch: integer().notNull(),
  size: integer().notNull(),
  frontier: blob({ mode: 'buffer' }).notNull(),
  lastAt: integer('last_at').notNull(),
})
