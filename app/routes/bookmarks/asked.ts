import { createHash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { bookmarkOf } from '#app/.server/library/bookmarks.ts'
import type { Bookmark, BookmarkContent } from '#app/domain/bookmarks/bookmarks.ts'

type Context = Readonly<RouterContextProvider>

/** The user's own bookmark of the address. @throws 404 for every other */
export function askedBookmark(context: Context, id: string): Bookmark {
  const { database } = context.get(penmarkContext)
  const kept = bookmarkOf(database.reader, context.get(userContext), id)
  if (kept === undefined) throw screenError('not_found')
  return kept
}

/**
 * A form names no key, so what it says is its key: pressed twice, or sent again after a lost answer, it keeps one bookmark.
 * The blank keeps it apart from every key that a call can name.
 */
export function keyOfForm(content: BookmarkContent): string {
  return `form ${createHash('sha256').update(JSON.stringify(content)).digest('hex')}`
}
