import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The ledger's tables that are read through the query builder. The migration `0002_ledger.sql` defines them with their
 * triggers, STRICT and WITHOUT ROWID. Only the ledger writes to them.
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
