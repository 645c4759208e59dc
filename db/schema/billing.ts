import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A workspace's customer at Stripe and the subscription as last fetched from Stripe. Columns and constraints: migration 0021. */
export const billingCustomer = sqliteTable('billing_customer', {
  workspaceId: text('workspace_id').primaryKey(),
  stripeCustomerId: text('stripe_customer_id').notNull().unique(),
  livemode: integer({ mode: 'boolean' }).notNull(),
  createdAt: integer('created_at').notNull(),
  standing: text({ mode: 'json' }).$type<unknown>(),
  syncedAt: integer('synced_at'),
  dueAt: integer('due_at'),
})

/** Customers that were deleted at Stripe. Columns and constraints: migration 0025. */
export const billingFormerCustomer = sqliteTable('billing_former_customer', {
  stripeCustomerId: text('stripe_customer_id').primaryKey(),
  workspaceId: text('workspace_id').notNull(),
  endedAt: integer('ended_at').notNull(),
})

/** Events received from Stripe, one row each. */
export const billingEvent = sqliteTable('billing_event', {
  evt: text().primaryKey(),
  type: text().notNull(),
  created: integer().notNull(),
  apiVersion: text('api_version').notNull(),
  payloadSha256: text('payload_sha256').notNull(),
  via: text({ enum: ['webhook', 'poll'] }).notNull(),
  objectId: text('object_id').notNull(),
  customer: text(),
  workspaceId: text('workspace_id'),
  facts: text({ mode: 'json' }).$type<unknown>().notNull(),
  receivedAt: integer('received_at').notNull(),
  state: text({ enum: ['waiting', 'done', 'parked', 'failed'] }).notNull(),
  attempts: integer().notNull().default(0),
  nextAt: integer('next_at').notNull(),
  lastError: text('last_error'),
})

/** The checkout that is open for a plan. */
export const billingCheckout = sqliteTable(
  'billing_checkout',
  {
    workspaceId: text('workspace_id').notNull(),
    plan: text().notNull(),
    interval: text().notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.plan, table.interval] })],
)

/** A plan that an operator has set. */
export const billingOverride = sqliteTable('billing_override', {
  workspaceId: text('workspace_id').primaryKey(),
  plan: text().notNull(),
  operator: text().notNull(),
  reason: text().notNull(),
  setAt: integer('set_at').notNull(),
})

/** How many requests a month a workspace wants to use at most. Columns and constraints: migration 0024. */
export const spendingCap = sqliteTable('spending_cap', {
  workspaceId: text('workspace_id').primaryKey(),
  requests: integer().notNull(),
  setAt: integer('set_at').notNull(),
})

/** How far polling and reconciliation have come; one row. */
export const billingProgress = sqliteTable('billing_progress', {
  id: integer().primaryKey(),
  polledTo: integer('polled_to'),
  reconciledAt: integer('reconciled_at'),
})
