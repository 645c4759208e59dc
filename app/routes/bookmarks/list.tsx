import { userContext } from '#app/.server/auth/middleware.ts'
import { bookmarksContext } from '#app/.server/bookmarks/context.ts'
import { saveBookmarkAction } from '#app/.server/bookmarks/http/form-actions.ts'
import { countFreeWork } from '#app/.server/text-work/http/answers.ts'
import { BookmarkList } from '#app/components/bookmarks/bookmark-list.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { BOOKMARK_PREVIEW } from '#app/domain/bookmarks/bookmarks.ts'
import { preview } from '#app/domain/library/previews.ts'
import type { Route } from './+types/list'

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const bookmarks = context.get(bookmarksContext)
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const number = Number(url.searchParams.get('page') ?? '1')
  const page = Number.isInteger(number) && number >= 1 && number <= 100 ? number : 1
  // A search opens every text.
  const searches = query === '' || (await countFreeWork(context)).ok
  const found = searches ? await bookmarks.list(user, { query, page }) : { bookmarks: [], matches: 0, pages: 1 }
  return {
    query,
    refused: !searches,
    page,
    pages: found.pages,
    matches: found.matches,
    count: bookmarks.count(user),
    lines: found.bookmarks.map(({ id, title, operation, output, createdAt }) => ({
      ...{ id, title, operation, createdAt },
      preview: preview(output.slice(0, BOOKMARK_PREVIEW * 4), BOOKMARK_PREVIEW),
    })),
  }
}

export function action(post: Route.ActionArgs) {
  return saveBookmarkAction(post)
}

/** Sends the write, or keeps it on this device until it can be sent. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending)
}

export default function Bookmarks({ loaderData, actionData }: Route.ComponentProps) {
  const { answer } = answered(actionData)
  return <BookmarkList {...loaderData} problem={answer?.ok === false ? answer.message : null} />
}
