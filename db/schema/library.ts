import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A style, template or prompt of a workspace. Columns and constraints: migrations 0026, 0027 and 0033. `content` is sealed. */
export const libraryItem = sqliteTable('library_item', {
  id: text().primaryKey(),
  workspaceId: text('workspace_id').notNull(),
  kind: text().notNull(),
  createdBy: text('created_by'),
  name: text().notNull(),
  nameKey: text('name_key').notNull(),
  content: blob({ mode: 'buffer' }).notNull(),
  version: integer().notNull(),
  usageCount: integer('usage_count').notNull().default(0),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** Every content that an item has had, sealed, the present one included. */
export const libraryVersion = sqliteTable(
  'library_version',
  {
    itemId: text('item_id').notNull(),
    version: integer().notNull(),
    content: blob({ mode: 'buffer' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.version] })],
)

/** How a workspace writes its terms. Migration 0040; `entries` is sealed. */
export const glossary = sqliteTable('glossary', {
  workspaceId: text('workspace_id').primaryKey(),
  entries: blob({ mode: 'buffer' }).notNull(),
  updatedAt: integer('updated_at').notNull(),
})
