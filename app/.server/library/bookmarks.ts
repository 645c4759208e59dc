import { createHash } from 'node:crypto'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import { receiptOf } from '#app/.server/ledger/index.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { newId } from '#app/.server/platform/ids.ts'
import { once } from '#app/.server/platform/once.ts'
import { BOOKMARKS_MAX, type Bookmark, type BookmarkContent } from '#app/domain/bookmarks/bookmarks.ts'
import { nameKey } from '#app/domain/library/name-key.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { bookmark } from '#db/schema/library.ts'
import type { Author, LibraryDeps } from './commands.ts'

/** Whose bookmarks: one user's, in the workspace where they were made. */
export type Reader = Pick<Author, 'userId' | 'workspaceId'>

/**
 * Keeps a result. The count and the row are one transaction: of many at the same time on the last place, one gets it. With
 * an idempotency key the same create again gives the bookmark that it made; with other content it is refused.
 */
export function keepBookmark(
  deps: LibraryDeps,
  author: Author,
  input: { content: BookmarkContent; idempotencyKey?: string | undefined },
): { ok: true; bookmark: Bookmark } | Refusal<'bookmarks_full' | 'bookmark_receipt' | 'idempotency_mismatch'> {
  const { writer } = deps.database
  const { content, idempotencyKey } = input
  const now = deps.clock.now()
  const key = idempotencyKey === undefined ? null : sha256(`${author.workspaceId} ${idempotencyKey}`)
  const request = key === null ? null : sha256(JSON.stringify(content))
  const made = writer.sqlite
    .transaction(() => {
      const earlier =
        key === null
          ? undefined
          : writer.drizzle
              .select()
              .from(bookmark)
              .where(and(eq(bookmark.userId, author.userId), eq(bookmark.idempotencySha256, key)))
              .get()
      if (earlier !== undefined) {
        const same = request !== null && earlier.requestSha256?.equals(request)
        return same ? { ok: true as const, bookmark: shown(earlier), fresh: false } : refuse('idempotency_mismatch')
      }
      if (content.receipt !== null && receiptOf(writer, author.account, content.receipt) === undefined) {
        return refuse('bookmark_receipt')
      }
      if (countBookmarks(writer, author.userId) >= BOOKMARKS_MAX) return refuse('bookmarks_full')
      const { receipt, ...fields } = content
      const row = {
        ...{ id: newId('bmk', now), workspaceId: author.workspaceId, userId: author.userId },
        ...{ ...fields, seq: receipt, idempotencySha256: key, requestSha256: request, createdAt: now },
      }
      writer.drizzle.insert(bookmark).values(row).run()
      return { ok: true as const, bookmark: shown(row), fresh: true }
    })
    .immediate()
  if (!made.ok) return made
  if (made.fresh) told(deps, 'bookmarked', author, made.bookmark.id)
  return { ok: true, bookmark: made.bookmark }
}

/** Removes a bookmark for good. With an idempotency key the same again answers as the first did. */
export function deleteBookmark(
  deps: LibraryDeps,
  reader: Reader,
  { id, idempotencyKey }: { id: string; idempotencyKey?: string | undefined },
): { ok: true } | Refusal<'not_found' | 'idempotency_mismatch'> {
  const { writer } = deps.database
  const write = { key: idempotencyKey, what: 'bookmark.delete', input: { id } }
  const outcome = writer.sqlite
    .transaction(() =>
      once(writer, reader, write, deps.clock.now(), () => {
        const { changes } = writer.drizzle.delete(bookmark).where(own(reader, id)).run()
        return changes === 0 ? refuse('not_found') : { ok: true as const, kept: null }
      }),
    )
    .immediate()
  if (!outcome.ok) return outcome
  if (outcome.fresh) told(deps, 'bookmark_deleted', reader, id)
  return { ok: true }
}

/** One bookmark of this user in this workspace; undefined for anybody else's and for none. */
export function bookmarkOf(handle: Handle, reader: Reader, id: string): Bookmark | undefined {
  const row = handle.drizzle.select().from(bookmark).where(own(reader, id)).get()
  return row === undefined ? undefined : shown(row)
}

/**
 * Bookmarks newest first, those only whose title or texts hold the words of `query` in any letter case.
 * @param page counted from 0, of `size` lines
 */
export function bookmarksOf(
  handle: Handle,
  reader: Reader,
  { query, page, size }: { query: string; page: number; size: number },
): { bookmarks: Bookmark[]; matches: number } {
  const wanted = nameKey(query)
  if (wanted === '') {
    const rows = listed(handle, reader)
      .limit(size)
      .offset(page * size)
      .all()
    return { bookmarks: rows.map(shown), matches: countIn(handle, reader) }
  }
  const found = listed(handle, reader)
    .all()
    .filter(({ title, output, input }) => nameKey(`${title} ${output} ${input ?? ''}`).includes(wanted))
  return { bookmarks: found.slice(page * size, (page + 1) * size).map(shown), matches: found.length }
}

/** All bookmarks of this user in this workspace, oldest first, read in small steps so that a slow reader holds nothing open. */
export function* everyBookmark(handle: Handle, reader: Reader): Generator<Bookmark> {
  const ids = handle.drizzle
    .select({ id: bookmark.id })
    .from(bookmark)
    .where(ownAll(reader))
    .orderBy(asc(bookmark.createdAt), asc(bookmark.id))
    .all()
  for (const { id } of ids) {
    const kept = bookmarkOf(handle, reader, id)
    if (kept !== undefined) yield kept
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

function listed(handle: Handle, reader: Reader) {
  return handle.drizzle
    .select()
    .from(bookmark)
    .where(ownAll(reader))
    .orderBy(desc(bookmark.createdAt), desc(bookmark.id))
    .$dynamic()
}

function ownAll({ userId, workspaceId }: Reader) {
  return and(eq(bookmark.userId, userId), eq(bookmark.workspaceId, workspaceId))
}

function own(reader: Reader, id: string) {
  return and(eq(bookmark.id, id), ownAll(reader))
}

function shown(row: typeof bookmark.$inferSelect): Bookmark {
  const { id, title, operation, input, output, language, seq, createdAt } = row
  return { id, title, operation, input, output, language, seq, createdAt }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function told(deps: LibraryDeps, what: string, { userId }: Reader, bookmarkId: string): void {
  deps.log.info({ event: `library.${what}`, userId, bookmarkId }, 'bookmarks changed')
}
