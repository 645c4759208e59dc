import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A style, template or prompt of a workspace. Columns and constraints: migrations 0020 and 0026. */
export const libraryItem = sqliteTable('library_item', {
  id: text().primaryKey(),
  workspaceId: text('workspace_id').notNull(),
  kind: text().notNull(),
  createdBy: text('created_by'),
  name: text().notNull(),
  nameKey: text('name_key').notNull(),
  content: text({ mode: 'json' }).$type<unknown>().notNull(),
  version: integer().notNull(),
  usageCount: integer('usage_count').notNull().default(0),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** Every content that an item has had, the present one included. */
export const libraryVersion = sqliteTable(
  'library_version',
  {
    itemId: text('item_id').notNull(),
    version: integer().notNull(),
    content: text({ mode: 'json' }).$type<unknown>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.version] })],
)

/** A result that somebody asked to be kept. Columns and constraints: migration 0023. */
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
