import { Form, useNavigation } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { bookmarksContext } from '#app/.server/bookmarks/context.ts'
import { deleteBookmarkAction } from '#app/.server/bookmarks/http/form-actions.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { BookmarkText } from '#app/components/bookmarks/bookmark-text.tsx'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { WriteKey } from '#app/components/offline/write-key.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/delete'

/** Asks before anything is deleted: only the form's button deletes. */
export function loader({ context, params }: Route.LoaderArgs) {
  const bookmark = context.get(bookmarksContext).one(context.get(userContext), params.bookmark)
  if (bookmark === undefined) throw screenError('not_found')
  return { bookmark }
}

export function action(post: Route.ActionArgs) {
  return deleteBookmarkAction(post)
}

/** Sends the write, or keeps it on this device until it can be sent. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending)
}

export default function DeleteBookmark({ loaderData: { bookmark }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('bookmarks')
  const busy = useNavigation().state === 'submitting'
  const title = t('removeTitle')
  const { answer, kept } = answered(actionData)
  return (
    <>
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={t('removeText')} />
      <KeptNote kept={kept} />
      {answer?.failed && (
        <Callout kind="error" title={t('removeFailed')} live>
          {t('failed')}
        </Callout>
      )}
      <h2>{bookmark.title}</h2>
      <BookmarkText bookmark={bookmark} />
      <Form method="post" className="row">
        <WriteKey />
        <Button variant="danger" busy={busy} disabled={kept?.kept === 'here'}>
          {t('remove')}
        </Button>
        <ButtonLink to={`/dashboard/bookmarks/${bookmark.id}`} variant="secondary">
          {t('keep')}
        </ButtonLink>
      </Form>
    </>
  )
}
