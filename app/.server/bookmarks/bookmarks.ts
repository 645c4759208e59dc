import type { BookmarkContent } from '#app/domain/bookmarks/bookmarks.ts'
import {
  type Author,
  type BookmarkDeps,
  BY_CONTENT,
  bookmarkOf,
  bookmarksOf,
  countBookmarks,
  deleteBookmark,
  everyBookmark,
  keepBookmark,
  type Reader,
} from './store.ts'

/** Bookmarks as routes use them: each use case takes the user who acts. */
export type Bookmarks = ReturnType<typeof createBookmarks>

const PAGE_SIZE = 50

export function createBookmarks(deps: BookmarkDeps) {
  const { reader } = deps.database
  return {
    one: (user: Reader, id: string) => bookmarkOf(reader, user, id),
    /** One page of 50, newest first. `page` is counted from 1. */
    async list(user: Reader, { query, page }: { query: string; page: number }) {
      const { bookmarks, matches } = await bookmarksOf(reader, user, { query, page: page - 1, size: PAGE_SIZE })
      return { bookmarks, matches, pages: Math.max(1, Math.ceil(matches / PAGE_SIZE)) }
    },
    /** The number of bookmarks in all workspaces of a user, which the limit counts. */
    count: (user: Reader) => countBookmarks(reader, user.userId),
    /** Every bookmark, oldest first, read in small steps. */
    every: (user: Reader) => everyBookmark(reader, user),
    save: (user: Author, input: { content: BookmarkContent; idempotencyKey: string | undefined }) =>
      keepBookmark(deps, user, input),
    /** Saves what a form posted: pressed twice, or sent again after a lost answer, it saves one bookmark. */
    saveForm: (user: Author, content: BookmarkContent) =>
      keepBookmark(deps, user, { content, idempotencyKey: BY_CONTENT }),
    remove: (user: Reader, input: { id: string; idempotencyKey: string | undefined }) =>
      deleteBookmark(deps, user, input),
  }
}
