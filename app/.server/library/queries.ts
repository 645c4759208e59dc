import { and, asc, count, desc, eq, lt, or, sql } from 'drizzle-orm'
import { usageOf } from '#app/.server/ledger/index.ts'
import type { Handle, TextHandle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { type PlanKey, planFor } from '#app/domain/billing/plans.ts'
import type { LibraryItem, LibraryVersion } from '#app/domain/library/item.ts'
import { type Kind, limitOf } from '#app/domain/library/kinds.ts'
import { nameKey } from '#app/domain/library/name-key.ts'
import { libraryItem, libraryVersion } from '#db/schema/library.ts'
import { opened } from './sealed.ts'

/**
 * Whose library: that of the workspace, within the plan of the account that pays. The plan is read from the ledger if
 * the caller does not know it.
 */
export type Owner = { workspaceId: string; account: string; plan?: PlanKey }

/** How many items of a kind the workspace's plan includes at `now`; `null` for no limit. */
export function limitFor(reader: Handle, owner: Owner, kind: Kind, now: number): number | null {
  return limitOf(planFor(owner.plan ?? usageOf(reader, owner.account, now).plan), kind)
}

/**
 * All items of a kind, oldest first. Those beyond the plan's limit are locked; the oldest stay usable.
 * @param limit the result of `limitFor`
 */
export function itemsOf<K extends Kind>(
  reader: TextHandle,
  workspaceId: string,
  kind: K,
  limit: number | null,
): LibraryItem<K>[] {
  return reader.drizzle
    .select()
    .from(libraryItem)
    .where(and(eq(libraryItem.workspaceId, workspaceId), eq(libraryItem.kind, kind)))
    .orderBy(asc(libraryItem.createdAt), asc(libraryItem.id))
    .all()
    .map((row, index) => itemFrom(reader, row, kind, limit !== null && index >= limit))
}

const namesBy = preparedOnce(({ drizzle }) =>
  drizzle
    .select({ id: libraryItem.id, name: libraryItem.name })
    .from(libraryItem)
    .where(
      and(eq(libraryItem.workspaceId, sql.placeholder('workspaceId')), eq(libraryItem.kind, sql.placeholder('kind'))),
    )
    .orderBy(asc(libraryItem.createdAt), asc(libraryItem.id))
    .prepare(),
)

/** The names of all items of a kind, oldest first, without their contents. `limit` as for `itemsOf`. */
export function namesOf(
  reader: Handle,
  workspaceId: string,
  kind: Kind,
  limit: number | null,
): { id: string; name: string; locked: boolean }[] {
  return namesBy(reader)
    .all({ workspaceId, kind })
    .map((row, index) => ({ ...row, locked: limit !== null && index >= limit }))
}

/** One item of the workspace; undefined if it has none of that kind and id. */
export function itemOf<K extends Kind>(
  reader: TextHandle,
  owner: Owner,
  query: { kind: K; id: string },
  now: number,
): LibraryItem<K> | undefined {
  const row = reader.drizzle
    .select()
    .from(libraryItem)
    .where(
      and(
        eq(libraryItem.id, query.id),
        eq(libraryItem.workspaceId, owner.workspaceId),
        eq(libraryItem.kind, query.kind),
      ),
    )
    .get()
  return row === undefined
    ? undefined
    : itemFrom(reader, row, query.kind, isLocked(reader, owner, row, query.kind, now))
}

/** The item with the given id or, in any letter case, the given name. */
export function itemNamed<K extends Kind>(
  reader: TextHandle,
  owner: Owner,
  query: { kind: K; reference: string },
  now: number,
): LibraryItem<K> | undefined {
  const byId = itemOf(reader, owner, { kind: query.kind, id: query.reference }, now)
  if (byId !== undefined) return byId
  const row = reader.drizzle
    .select()
    .from(libraryItem)
    .where(
      and(
        eq(libraryItem.workspaceId, owner.workspaceId),
        eq(libraryItem.kind, query.kind),
        eq(libraryItem.nameKey, nameKey(query.reference)),
      ),
    )
    .get()
  return row === undefined
    ? undefined
    : itemFrom(reader, row, query.kind, isLocked(reader, owner, row, query.kind, now))
}

/** The versions of an item, newest first, including the current one. The item must come from a query of its workspace. */
export function versionsOf<K extends Kind>(reader: TextHandle, item: LibraryItem<K>): LibraryVersion<K>[] {
  return reader.drizzle
    .select({ version: libraryVersion, workspaceId: libraryItem.workspaceId })
    .from(libraryVersion)
    .innerJoin(libraryItem, eq(libraryItem.id, libraryVersion.itemId))
    .where(eq(libraryVersion.itemId, item.id))
    .orderBy(desc(libraryVersion.version))
    .all()
    .map(({ version: { itemId, version, createdAt, content }, workspaceId }) => ({
      ...{ version, createdAt },
      content: opened<K>(reader.texts, { workspaceId, itemId, version }, content),
    }))
}

/** The number of items of a kind in a workspace. */
export function countItems(reader: Handle, workspaceId: string, kind: Kind): number {
  const row = reader.drizzle
    .select({ all: count() })
    .from(libraryItem)
    .where(and(eq(libraryItem.workspaceId, workspaceId), eq(libraryItem.kind, kind)))
    .get()
  return row?.all ?? 0
}

type Row = typeof libraryItem.$inferSelect

function isLocked(reader: Handle, owner: Owner, row: Row, kind: Kind, now: number): boolean {
  const limit = limitFor(reader, owner, kind, now)
  if (limit === null) return false
  const older = reader.drizzle
    .select({ all: count() })
    .from(libraryItem)
    .where(
      and(
        eq(libraryItem.workspaceId, row.workspaceId),
        eq(libraryItem.kind, kind),
        or(
          lt(libraryItem.createdAt, row.createdAt),
          and(eq(libraryItem.createdAt, row.createdAt), lt(libraryItem.id, row.id)),
        ),
      ),
    )
    .get()
  return (older?.all ?? 0) >= limit
}

/** `kind` is the one that the row was looked up with. */
function itemFrom<K extends Kind>({ texts }: TextHandle, row: Row, kind: K, locked: boolean): LibraryItem<K> {
  const { id, workspaceId, usageCount, version, createdAt, updatedAt } = row
  const content = opened<K>(texts, { workspaceId, itemId: id }, row.content)
  return { kind, id, content, usageCount, version, createdAt, updatedAt, locked } as LibraryItem<K>
}
