import { useTranslation } from 'react-i18next'
import { libraryContext } from '#app/.server/library/context.ts'
import { kindOf, requireItem } from '#app/.server/library/http/answers.ts'
import { restoreVersionAction } from '#app/.server/library/http/form-actions.ts'
import { ItemLinks } from '#app/components/library/item-links.tsx'
import { VersionList } from '#app/components/library/version-list.tsx'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { VERSIONS_KEPT } from '#app/domain/library/kinds.ts'
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
