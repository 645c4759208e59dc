import { and, eq, lte, ne, sql } from 'drizzle-orm'
import { usageOf } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database, Handle, TextHandle } from '#app/.server/platform/database.ts'
import { newId } from '#app/.server/platform/ids.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { type KeyedWrite, once } from '#app/.server/platform/once.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import type { ImportEntry } from '#app/domain/library/exchange.ts'
import type { ContentOf } from '#app/domain/library/forms.ts'
import type { LibraryItem } from '#app/domain/library/item.ts'
import { ITEMS_MAX, type Kind, limitOf, VERSIONS_KEPT } from '#app/domain/library/kinds.ts'
import { nameKey } from '#app/domain/library/name-key.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { libraryItem, libraryVersion } from '#db/schema/library.ts'
import { countItems, itemOf, type Owner } from './queries.ts'
import { isBuiltInName } from './reserved-names.ts'
import { opened, sealed } from './sealed.ts'

export type LibraryDeps = { database: Database; clock: Clock; log: Log }

/** The user who writes, and the library. */
export type Author = Owner & { userId: string }

/** With an idempotency key, a repeated write gets the first answer; with other content it is refused. */
type Keyed = { idempotencyKey?: string | undefined }

type NameRefusal = Refusal<'name_exists' | 'built_in_conflict'>
type KeyRefusal = Refusal<'idempotency_mismatch'>
type SaveRefusal = NameRefusal | Refusal<'not_found' | 'library_locked' | 'item_changed'>
type WriteSuccess<K extends Kind> = { ok: true; item: LibraryItem<K> }

const PREFIX = { style: 'sty', template: 'tpl', prompt: 'prm' } as const satisfies Record<Kind, string>

/**
 * Adds an item. Limit, name and row are one transaction, so only one of many concurrent writers gets the last free place.
 * Replaying a create whose item was since deleted returns `not_found`; it is not recreated.
 */
export function createItem<K extends Kind>(
  deps: LibraryDeps,
  author: Author,
  input: New<K> & Keyed,
): WriteSuccess<K> | NameRefusal | KeyRefusal | Refusal<'library_limit' | 'library_full' | 'not_found'> {
  const { writer } = deps.database
  const { kind, content } = input
  const now = deps.clock.now()
  const write = { key: input.idempotencyKey, what: `${kind}.create`, input: content }
  const outcome = writer.sqlite
    .transaction(() =>
      once(writer, author, write, now, () => {
        const refusal = refusalOf(writer, author, input, now)
        return refusal ?? { ok: true as const, value: insert(writer, author, input, now) }
      }),
    )
    .immediate()
  if (!outcome.ok) return outcome
  if (outcome.fresh) logChange(deps, 'created', author, kind, outcome.value)
  const item = itemOf(writer, author, { kind, id: outcome.value }, now)
  return item === undefined ? refuse('not_found') : { ok: true, item }
}

/**
 * Saves an item and keeps its previous content as a version; saving the same content again changes nothing. Items locked
 * by the plan cannot be changed.
 * @param input.read the version that the writer edited; if another one was saved since, the write is refused, so that no
 * writer overwrites changes without having seen them
 */
export function updateItem<K extends Kind>(
  deps: LibraryDeps,
  author: Author,
  input: { kind: K; id: string; content: ContentOf[K]; read?: number | undefined } & Keyed,
): WriteSuccess<K> | SaveRefusal | KeyRefusal {
  const { kind, id, content } = input
  const write = { key: input.idempotencyKey, what: `${kind}.edit`, input: { id, content } }
  return saveOnce(deps, author, { kind, id, write, what: 'updated' }, (now) =>
    save(deps.database.writer, author, input, now),
  )
}

/** Makes an earlier version the current one, as a new version, so that none is lost. */
export function restoreVersion<K extends Kind>(
  deps: LibraryDeps,
  author: Author,
  input: { kind: K; id: string; version: number } & Keyed,
): WriteSuccess<K> | SaveRefusal | KeyRefusal {
  const { writer } = deps.database
  const { kind, id, version } = input
  const write = { key: input.idempotencyKey, what: `${kind}.restore`, input: { id, version } }
  return saveOnce(deps, author, { kind, id, write, what: 'restored' }, (now) => {
    if (itemOf(writer, author, input, now) === undefined) return refuse('not_found')
    const earlier = writer.drizzle
      .select({ content: libraryVersion.content })
      .from(libraryVersion)
      .where(and(eq(libraryVersion.itemId, id), eq(libraryVersion.version, version)))
      .get()
    if (earlier === undefined) return refuse('not_found')
    const place = { workspaceId: author.workspaceId, itemId: id, version }
    return save(writer, author, { ...input, content: opened<K>(writer.texts, place, earlier.content) }, now)
  })
}

/** Removes an item with its versions, on every plan and whether it is locked or not. */
export function deleteItem(
  deps: LibraryDeps,
  author: Author,
  input: { kind: Kind; id: string } & Keyed,
): { ok: true } | KeyRefusal | Refusal<'not_found'> {
  const { writer } = deps.database
  const { kind, id } = input
  const write = { key: input.idempotencyKey, what: `${kind}.delete`, input: { id } }
  const outcome = writer.sqlite
    .transaction(() =>
      once(writer, author, write, deps.clock.now(), () => {
        const { changes } = writer.drizzle.delete(libraryItem).where(own(author, input)).run()
        return changes === 0 ? refuse('not_found') : { ok: true as const, value: null }
      }),
    )
    .immediate()
  if (!outcome.ok) return outcome
  if (outcome.fresh) logChange(deps, 'deleted', author, kind, id)
  return { ok: true }
}

/** Counts one use of an item; does nothing if the workspace has no item of that id. */
export function countUse(deps: Pick<LibraryDeps, 'database'>, owner: Owner, input: { kind: Kind; id: string }): void {
  deps.database.writer.drizzle
    .update(libraryItem)
    .set({ usageCount: sql`${libraryItem.usageCount} + 1` })
    .where(own(owner, input))
    .run()
}

/** The result for one entry of an imported file; `problem` is a translation key. */
export type ImportLine = {
  name: string
  outcome: 'created' | 'exists' | 'built_in' | 'limit' | 'full' | 'invalid'
  problem: string | null
}

/** Adds all valid entries, in the order of the file and in one transaction, and returns the result of each. */
export function importItems<K extends Kind>(
  deps: LibraryDeps,
  author: Author,
  input: { kind: K; entries: readonly ImportEntry<K>[] } & Keyed,
): { ok: true; lines: ImportLine[] } | KeyRefusal {
  const { writer } = deps.database
  const { kind, entries } = input
  const now = deps.clock.now()
  // All ids have the same time, so sorting them keeps the order of the file.
  const ids = entries.map(() => newId(PREFIX[kind], now)).sort()
  const write = { key: input.idempotencyKey, what: `${kind}.import`, input: entries }
  const add = (entry: ImportEntry<K>, index: number): ImportLine['outcome'] => {
    if (!entry.ok) return 'invalid'
    const item = { kind, content: entry.content }
    const refusal = refusalOf(writer, author, item, now)
    if (refusal === undefined) insert(writer, author, item, now, ids[index])
    return OUTCOMES[refusal?.code ?? 'created']
  }
  const result = writer.sqlite
    .transaction(() => once(writer, author, write, now, () => ({ ok: true as const, value: entries.map(add) })))
    .immediate()
  if (!result.ok) return result
  const created = result.value.filter((outcome) => outcome === 'created').length
  if (result.fresh) {
    deps.log.info({ event: 'library.imported', userId: author.userId, kind, created }, 'library imported')
  }
  const lines = entries.map((entry, index): ImportLine => {
    const outcome = result.value[index] ?? 'invalid'
    return entry.ok
      ? { name: entry.content.name, outcome, problem: null }
      : { name: entry.name, outcome, problem: entry.problem }
  })
  return { ok: true, lines }
}

const OUTCOMES = {
  created: 'created',
  name_exists: 'exists',
  built_in_conflict: 'built_in',
  library_limit: 'limit',
  library_full: 'full',
} as const

type New<K extends Kind> = { kind: K; content: ContentOf[K] }

function refusalOf<K extends Kind>(
  writer: Handle,
  author: Author,
  { kind, content }: New<K>,
  now: number,
): NameRefusal | Refusal<'library_limit' | 'library_full'> | undefined {
  const limit = limitOf(planFor(usageOf(writer, author.account, now).plan), kind)
  const nameProblem = nameRefusal(writer, author, { kind, name: content.name }, now)
  // For a form sent twice, the existing name is the more useful answer than the limit.
  if (nameProblem !== undefined) return nameProblem
  const items = countItems(writer, author.workspaceId, kind)
  if (limit !== null && items >= limit) return refuse('library_limit')
  if (items >= ITEMS_MAX) return refuse('library_full')
  return undefined
}

function nameRefusal(
  writer: Handle,
  owner: Owner,
  input: { kind: Kind; name: string; id?: string },
  now: number,
): NameRefusal | undefined {
  const same = writer.drizzle
    .select({ id: libraryItem.id })
    .from(libraryItem)
    .where(
      and(
        eq(libraryItem.workspaceId, owner.workspaceId),
        eq(libraryItem.kind, input.kind),
        eq(libraryItem.nameKey, nameKey(input.name)),
        input.id === undefined ? undefined : ne(libraryItem.id, input.id),
      ),
    )
    .get()
  if (same !== undefined) return refuse('name_exists')
  const { plan } = usageOf(writer, owner.account, now)
  return isBuiltInName(input.kind, input.name, plan) ? refuse('built_in_conflict') : undefined
}

function insert<K extends Kind>(
  writer: TextHandle,
  author: Author,
  { kind, content }: New<K>,
  now: number,
  id = newId(PREFIX[kind], now),
): string {
  const place = { workspaceId: author.workspaceId, itemId: id }
  writer.drizzle
    .insert(libraryItem)
    .values({
      id,
      kind,
      ...{ workspaceId: author.workspaceId, createdBy: author.userId },
      ...{ name: content.name, nameKey: nameKey(content.name), version: 1 },
      content: sealed<K>(writer.texts, place, content),
      ...{ createdAt: now, updatedAt: now },
    })
    .run()
  addVersion<K>(writer, { ...place, version: 1 }, content, now)
  return id
}

function save<K extends Kind>(
  writer: TextHandle,
  author: Author,
  { kind, id, content, read }: { kind: K; id: string; content: ContentOf[K]; read?: number | undefined },
  now: number,
): WriteSuccess<K> | SaveRefusal {
  const item = itemOf(writer, author, { kind, id }, now)
  if (item === undefined) return refuse('not_found')
  if (item.locked) return refuse('library_locked')
  if (JSON.stringify(item.content) === JSON.stringify(content)) return { ok: true, item }
  if (read !== undefined && read !== item.version) return refuse('item_changed')
  if (nameKey(item.content.name) !== nameKey(content.name)) {
    const nameProblem = nameRefusal(writer, author, { kind, name: content.name, id }, now)
    if (nameProblem !== undefined) return nameProblem
  }
  const version = item.version + 1
  const place = { workspaceId: author.workspaceId, itemId: id }
  writer.drizzle
    .update(libraryItem)
    .set({
      ...{ name: content.name, nameKey: nameKey(content.name), version, updatedAt: now },
      content: sealed<K>(writer.texts, place, content),
    })
    .where(eq(libraryItem.id, id))
    .run()
  addVersion<K>(writer, { ...place, version }, content, now)
  writer.drizzle
    .delete(libraryVersion)
    .where(and(eq(libraryVersion.itemId, id), lte(libraryVersion.version, version - VERSIONS_KEPT)))
    .run()
  return { ok: true, item: { ...item, content, version, updatedAt: now } as LibraryItem<K> }
}

function addVersion<K extends Kind>(
  writer: TextHandle,
  place: { workspaceId: string; itemId: string; version: number },
  content: ContentOf[K],
  now: number,
): void {
  const { itemId, version } = place
  writer.drizzle
    .insert(libraryVersion)
    .values({ itemId, version, content: sealed<K>(writer.texts, place, content), createdAt: now })
    .run()
}

/** Saves once per key; a repeated write returns the item's current state. */
function saveOnce<K extends Kind>(
  deps: LibraryDeps,
  author: Author,
  { kind, id, write, what }: { kind: K; id: string; write: KeyedWrite; what: string },
  work: (now: number) => WriteSuccess<K> | SaveRefusal,
): WriteSuccess<K> | SaveRefusal | KeyRefusal {
  const { writer } = deps.database
  const now = deps.clock.now()
  const outcome = writer.sqlite
    .transaction(() =>
      once(writer, author, write, now, () => {
        const change = work(now)
        return change.ok ? { ok: true as const, value: null } : change
      }),
    )
    .immediate()
  if (!outcome.ok) return outcome
  if (outcome.fresh) logChange(deps, what, author, kind, id)
  const item = itemOf(writer, author, { kind, id }, now)
  return item === undefined ? refuse('not_found') : { ok: true, item }
}

function own(owner: Owner, { kind, id }: { kind: Kind; id: string }) {
  return and(eq(libraryItem.id, id), eq(libraryItem.workspaceId, owner.workspaceId), eq(libraryItem.kind, kind))
}

function logChange(deps: LibraryDeps, what: string, author: Author, kind: Kind, itemId: string): void {
  deps.log.info({ event: `library.${what}`, userId: author.userId, kind, itemId }, 'library changed')
}
