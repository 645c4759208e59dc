import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The ledger's tables for typed reads. Triggers, STRICT and WITHOUT ROWID stand in the migration `0002_ledger.sql`,
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

export const accountState = sqliteTable('account_state', {
  account: text().primaryKey(),
  plan: text().notNull(),
  quota: integer().notNull(),
  policy: integer().notNull(),
})

export const accountPeriod = sqliteTable(
  'account_period',
  {
    account: text().notNull(),
    period: text().notNull(),
    quota: integer().notNull(),
    used: integer().notNull(),
    reserved: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.period] })],
)
