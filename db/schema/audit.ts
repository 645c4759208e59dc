import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The right of an outsider to read a workspace's ledger for a limited time. Columns and triggers: migration 0006. */
export const auditorSeat = sqliteTable('auditor_seat', {
  id: text().primaryKey(),
  workspaceId: text('workspace_id').notNull(),
  email: text().notNull(),
  emailCanonical: text('email_canonical').notNull(),
  label: text(),
  days: integer().notNull(),
  invitedBy: text('invited_by'),
  tokenSha256: blob('token_sha256', { mode: 'buffer' }).notNull().unique(),
  createdAt: integer('created_at').notNull(),
  inviteExpiresAt: integer('invite_expires_at').notNull(),
  acceptedBy: text('accepted_by'),
  acceptedAt: integer('accepted_at'),
  expiresAt: integer('expires_at'),
  revokedAt: integer('revoked_at'),
  /** The device that invited, as sessions name devices. Migration 0034. */
  madeClient: text('made_client'),
  madeSystem: text('made_system'),
})

/** One page or file that an auditor was shown. Append-only. */
export const auditorView = sqliteTable('auditor_view', {
  id: integer().primaryKey(),
  seatId: text('seat_id').notNull(),
  at: integer().notNull(),
  what: text().notNull(),
  subject: text(),
})
