import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Owner of the plan, the credits, the library and the ledger account. Columns and constraints: migration 0001. */
export const workspace = sqliteTable('workspace', {
  id: text().primaryKey(),
  name: text().notNull(),
  kind: text().$type<'personal' | 'team'>().notNull(),
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

/** Which mails a user wants; without a row the defaults hold. Columns and constraints: migration 0018. */
export const notificationPreference = sqliteTable('notification_preference', {
  userId: text('user_id').primaryKey(),
  emailNotifications: integer('email_notifications', { mode: 'boolean' }).notNull(),
  marketingEmails: integer('marketing_emails', { mode: 'boolean' }).notNull(),
  usageAlerts: integer('usage_alerts', { mode: 'boolean' }).notNull(),
  weeklyDigest: integer('weekly_digest', { mode: 'boolean' }).notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** A mail that goes out once in its period, claimed before it is sent. */
export const notificationSent = sqliteTable(
  'notification_sent',
  {
    userId: text('user_id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    kind: text().$type<'usage_80' | 'usage_100' | 'weekly_digest'>().notNull(),
    period: text().notNull(),
    state: text({ enum: ['claimed', 'sent', 'failed'] }).notNull(),
    claimedAt: integer('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workspaceId, table.kind, table.period] })],
)

/** How far the jobs that send notifications have read. */
export const notificationProgress = sqliteTable('notification_progress', {
  job: text().$type<'usage_alerts' | 'weekly_digest'>().primaryKey(),
  position: integer().notNull(),
})

/** The steps that an account's deletion still has to take. Columns and constraints: migration 0019. */
export const accountDeletion = sqliteTable('account_deletion', {
  userId: text('user_id').primaryKey(),
  email: text().notNull(),
  locale: text().notNull(),
  workspaces: text({ mode: 'json' }).$type<string[]>().notNull(),
  subscriptions: text({ mode: 'json' }).$type<string[]>().notNull(),
  requestedAt: integer('requested_at').notNull(),
  notifiedAt: integer('notified_at'),
})

/** The last mail of a kind of notice that is limited in time. Columns and constraints: migration 0028. */
export const noticeSent = sqliteTable(
  'notice_sent',
  {
    userId: text('user_id').notNull(),
    kind: text().notNull(),
    sentAt: integer('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)
