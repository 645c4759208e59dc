import type { Bookmark } from './bookmarks.ts'

/** A bookmark as the calls and the exported file write it. */
export function apiBookmark({ seq, createdAt, ...bookmark }: Bookmark) {
  return { ...bookmark, receipt: seq, created_at: new Date(createdAt).toISOString() }
}
