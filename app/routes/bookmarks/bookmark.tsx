import { Form, Link, useNavigation } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { bookmarksContext } from '#app/.server/bookmarks/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { BookmarkFacts } from '#app/components/bookmarks/bookmark-facts.tsx'
import { BookmarkText } from '#app/components/bookmarks/bookmark-text.tsx'
import { Button, ButtonAnchor } from '#app/components/ui/button.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/bookmark'

export function loader({ context, params }: Route.LoaderArgs) {
  const bookmark = context.get(bookmarksContext).one(context.get(userContext), params.bookmark)
  if (bookmark === undefined) throw screenError('not_found')
  return { bookmark }
}

/** A saved result. To use it as input, its text is posted, never put into an address. */
export default function Bookmark({ loaderData: { bookmark } }: Route.ComponentProps) {
  const { t } = useTranslation('bookmarks')
  const busy = useNavigation().state === 'submitting'
  const page = `/dashboard/bookmarks/${bookmark.id}`
  return (
    <>
      <title>{`${bookmark.title} · Penmark`}</title>
      <PageHeader title={bookmark.title} intro={<BookmarkFacts bookmark={bookmark} />} />
      <BookmarkText bookmark={bookmark} />
      <div className="row">
        <CopyButton
          text={bookmark.output}
          label={t('copy')}
          copiedLabel={t('copied')}
          onFailure={() => notify('error', t('copyFailed'))}
        />
        <Form method="post" action="/dashboard/assistant">
          <input type="hidden" name="intent" value="use_text" />
          <input type="hidden" name="text" value={bookmark.output} />
          <Button variant="secondary" size="small" busy={busy}>
            {t('use')}
          </Button>
        </Form>
        <ButtonAnchor href={`${page}/download`} variant="secondary" size="small" download>
          {t('download')}
        </ButtonAnchor>
        <Link to={`${page}/delete`} className="small">
          {t('remove')}
        </Link>
      </div>
      <p className="small">
        <Link to="/dashboard/bookmarks">{t('back')}</Link>
      </p>
    </>
  )
}
