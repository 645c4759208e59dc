import { Form, useNavigation } from 'react-router'
import { libraryContext } from '#app/.server/library/context.ts'
import { kindOf, requireItem } from '#app/.server/library/http/answers.ts'
import { restoreVersionAction } from '#app/.server/library/http/form-actions.ts'
import { ItemContent } from '#app/components/library/item-content.tsx'
import { ItemLinks } from '#app/components/library/item-links.tsx'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { WriteKey } from '#app/components/offline/write-key.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { Moment } from '#app/components/ui/moment.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { LibraryItem, LibraryVersion } from '#app/domain/library/item.ts'
import { VERSIONS_KEPT } from '#app/domain/library/kinds.ts'
import '#app/components/library/library.css'
import type { Route } from './+types/versions'

export function loader({ context, url, params }: Route.LoaderArgs) {
  const item = requireItem(context, kindOf(url), params.item)
  return { item, versions: context.get(libraryContext).versions(item) }
}

export function action(post: Route.ActionArgs) {
  return restoreVersionAction(post)
}

/** Sends the write, or keeps it on this device until it can be sent. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending)
}

export default function Versions({ loaderData: { item, versions }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('library')
  const title = t('version.title', { name: item.content.name })
  const { answer, kept } = answered(actionData)
  return (
    <>
      <title>{`${title} · Penmark`}</title>
      <PageHeader
        title={title}
        intro={t('version.intro', { count: VERSIONS_KEPT })}
        actions={<ItemLinks item={item} at="versions" />}
      />
      <KeptNote kept={kept} />
      {answer !== undefined && <Callout kind="error" title={answer.message} live />}
      <VersionList item={item} versions={versions} />
    </>
  )
}

/** The stored versions with their whole content; each but the present one can be restored. */
function VersionList({ item, versions }: { item: LibraryItem; versions: readonly LibraryVersion[] }) {
  const { t } = useTranslation('library')
  const sending = useNavigation().formData?.get('version')
  return (
    <ol className="library-versions" reversed>
      {versions.map(({ version, createdAt, content }) => (
        <li key={version}>
          <div className="library-head">
            <p className="library-name" id={`version-${version}`}>
              {t('version.number', { number: version })}
              {version === item.version && <Badge tone="accent">{t('version.current')}</Badge>}
              <span className="soft small">
                <Moment at={createdAt} />
              </span>
            </p>
            {version !== item.version && !item.locked && (
              <Form method="post">
                <WriteKey />
                <input type="hidden" name="version" value={version} />
                <Button
                  variant="secondary"
                  size="small"
                  busy={sending === String(version)}
                  aria-describedby={`version-${version}`}
                >
                  {t('version.restore')}
                </Button>
              </Form>
            )}
          </div>
          {content.name !== item.content.name && <p>{content.name}</p>}
          <ItemContent item={{ kind: item.kind, content } as LibraryItem} />
        </li>
      ))}
    </ol>
  )
}
