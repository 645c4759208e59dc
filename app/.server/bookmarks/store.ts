import { createHash } from 'node:crypto'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { receiptOf } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database, Handle, TextHandle } from '#app/.server/platform/database.ts'
import { newId } from '#app/.server/platform/ids.ts'
import { sealedLength } from '#app/.server/platform/kept-text/kept-text.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { once } from '#app/.server/platform/once.ts'
import { newPace } from '#app/.server/platform/pace.ts'
import { BOOKMARKS_MAX, type Bookmark, type BookmarkContent } from '#app/domain/bookmarks/bookmarks.ts'
import { nameKey } from '#app/domain/library/name-key.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { bookmark } from '#db/schema/bookmarks.ts'
import { opened, sealed } from './sealed.ts'

export type BookmarkDeps = { database: Database; clock: Clock; log: Log }

/** For a write without a key of its own: no hash of its content is stored, since a guessed text could be compared with it. */
export const BY_CONTENT = Symbol('by content')

/** The user whose bookmarks these are, in the workspace in which they were made. */
export type Reader = { userId: string; workspaceId: string }

/** A reader whose ledger account is known, since a bookmark may name one of its receipts. */
export type Author = Reader & { account: string }

/**
 * Saves a result. The count and the row are one transaction, so only one of many concurrent writers gets the last free
 * place. Repeated with the same idempotency key, it returns the first bookmark; with other content it is refused.
 * @param input.idempotencyKey `BY_CONTENT`: the same content again returns the bookmark that has it
 */
export function keepBookmark(
  deps: BookmarkDeps,
  author: Author,
  input: { content: BookmarkContent; idempotencyKey: string | typeof BY_CONTENT | undefined },
): { ok: true; bookmark: Bookmark } | Refusal<'bookmarks_full' | 'bookmark_receipt' | 'idempotency_mismatch'> {
  const { writer } = deps.database
  const { content, idempotencyKey } = input
  const now = deps.clock.now()
  const outcome = writer.sqlite
    .transaction(() => {
      const earlier = earlierOf(writer, author, input)
      if (earlier !== undefined) {
        const same = isOf(earlier, content)
        return same ? { ok: true as const, bookmark: earlier, fresh: false } : refuse('idempotency_mismatch')
      }
      if (content.receipt !== null && receiptOf(writer, author.account, content.receipt) === undefined) {
        return refuse('bookmark_receipt')
      }
      if (countBookmarks(writer, author.userId) >= BOOKMARKS_MAX) return refuse('bookmarks_full')
      const { receipt, ...fields } = content
      const bookmarked = { ...fields, seq: receipt, id: newId('bmk', now), createdAt: now }
      const { userId, workspaceId } = author
      const idempotencySha256 = typeof idempotencyKey === 'string' ? keyHash(author, idempotencyKey) : null
      writer.drizzle
        .insert(bookmark)
        .values({
          ...bookmarked,
          userId,
          workspaceId,
          idempotencySha256,
          ...sealed(writer.texts, { ...bookmarked, workspaceId }),
        })
        .run()
      return { ok: true as const, bookmark: bookmarked, fresh: true }
    })
    .immediate()
  if (!outcome.ok) return outcome
  if (outcome.fresh) logChange(deps, 'bookmarked', author, outcome.bookmark.id)
  return { ok: true, bookmark: outcome.bookmark }
}

/** Removes a bookmark for good. Repeated with the same idempotency key, it answers as it did the first time. */
export function deleteBookmark(
  deps: BookmarkDeps,
  reader: Reader,
  { id, idempotencyKey }: { id: string; idempotencyKey?: string | undefined },
): { ok: true } | Refusal<'not_found' | 'idempotency_mismatch'> {
  const { writer } = deps.database
  const write = { key: idempotencyKey, what: 'bookmark.delete', input: { id } }
  const outcome = writer.sqlite
    .transaction(() =>
      once(writer, reader, write, deps.clock.now(), () => {
        const { changes } = writer.drizzle.delete(bookmark).where(own(reader, id)).run()
        return changes === 0 ? refuse('not_found') : { ok: true as const, value: null }
      }),
    )
    .immediate()
  if (!outcome.ok) return outcome
  if (outcome.fresh) logChange(deps, 'bookmark_deleted', reader, id)
  return { ok: true }
}

/** One bookmark of this user in this workspace; undefined for every other. */
export function bookmarkOf(handle: TextHandle, reader: Reader, id: string): Bookmark | undefined {
  const row = handle.drizzle.select().from(bookmark).where(own(reader, id)).get()
  return row === undefined ? undefined : bookmarkFrom(handle, row)
}

/**
 * Bookmarks newest first; with a `query` only those whose title or texts contain it in any letter case. A search opens
 * every text, so it gives the event loop its turns between two of them.
 * @param page counted from 0, of `size` lines
 */
export async function bookmarksOf(
  handle: TextHandle,
  reader: Reader,
  { query, page, size }: { query: string; page: number; size: number },
): Promise<{ bookmarks: Bookmark[]; matches: number }> {
  const wanted = nameKey(query)
  if (wanted === '') {
    const rows = handle.drizzle
      .select()
      .from(bookmark)
      .where(ownAll(reader))
      .orderBy(desc(bookmark.createdAt), desc(bookmark.id))
      .limit(size)
      .offset(page * size)
      .all()
    return { bookmarks: rows.map((row) => bookmarkFrom(handle, row)), matches: countIn(handle, reader) }
  }
  const pace = newPace()
  const onPage: Bookmark[] = []
  let matches = 0
  for (const { id } of listedIds(handle, reader, desc).all()) {
    const saved = bookmarkOf(handle, reader, id)
    await pace()
    if (saved === undefined) continue
    if (!nameKey(`${saved.title} ${saved.output} ${saved.input ?? ''}`).includes(wanted)) continue
    if (matches >= page * size && matches < (page + 1) * size) onPage.push(saved)
    matches += 1
  }
  return { bookmarks: onPage, matches }
}

/** All bookmarks of this user in this workspace, oldest first, read in small steps so that a slow reader holds nothing open. */
export function* everyBookmark(handle: TextHandle, reader: Reader): Generator<Bookmark> {
  for (const { id } of listedIds(handle, reader, asc).all()) {
    const saved = bookmarkOf(handle, reader, id)
    if (saved !== undefined) yield saved
  }
}

/** How many bookmarks a user has, in every workspace: what the limit counts. */
export function countBookmarks(handle: Handle, userId: string): number {
  const row = handle.drizzle.select({ all: count() }).from(bookmark).where(eq(bookmark.userId, userId)).get()
  return row?.all ?? 0
}

function countIn(handle: Handle, reader: Reader): number {
  return handle.drizzle.select({ all: count() }).from(bookmark).where(ownAll(reader)).get()?.all ?? 0
}

function listedIds(handle: Handle, reader: Reader, order: typeof asc) {
  return handle.drizzle
    .select({ id: bookmark.id })
    .from(bookmark)
    .where(ownAll(reader))
    .orderBy(order(bookmark.createdAt), order(bookmark.id))
}

function ownAll({ userId, workspaceId }: Reader) {
  return and(eq(bookmark.userId, userId), eq(bookmark.workspaceId, workspaceId))
}

function own(reader: Reader, id: string) {
  return and(eq(bookmark.id, id), ownAll(reader))
}

type Row = typeof bookmark.$inferSelect

/** The bookmark that this very write made before. */
function earlierOf(
  handle: TextHandle,
  author: Author,
  { content, idempotencyKey }: Parameters<typeof keepBookmark>[2],
): Bookmark | undefined {
  if (idempotencyKey === undefined) return undefined
  const rows = handle.drizzle.select().from(bookmark)
  if (typeof idempotencyKey === 'string') {
    const key = keyHash(author, idempotencyKey)
    const row = rows.where(and(eq(bookmark.userId, author.userId), eq(bookmark.idempotencySha256, key))).get()
    return row === undefined ? undefined : bookmarkFrom(handle, row)
  }
  return rows
    .where(and(ownAll(author), eq(sql`length(${bookmark.output})`, sealedLength(content.output))))
    .all()
    .map((row) => bookmarkFrom(handle, row))
    .find((candidate) => isOf(candidate, content))
}

function isOf(saved: Bookmark, content: BookmarkContent): boolean {
  const { receipt, ...fields } = content
  const { title, operation, input, output, language } = saved
  const texts = title === fields.title && input === fields.input && output === fields.output
  return texts && operation === fields.operation && language === fields.language && saved.seq === receipt
}

function bookmarkFrom({ texts }: TextHandle, row: Row): Bookmark {
  const { id, operation, language, seq, createdAt } = row
  return {
    ...{ id, operation, language, seq, createdAt },
    ...opened(texts, row),
  }
}

function keyHash({ workspaceId }: Reader, key: string): Buffer {
  return createHash('sha256').update(`${workspaceId} ${key}`).digest()
}

function logChange(deps: BookmarkDeps, what: string, { userId }: Reader, bookmarkId: string): void {
  deps.log.info({ event: `library.${what}`, userId, bookmarkId }, 'bookmarks changed')
}
