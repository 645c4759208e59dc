import { userContext } from '#app/.server/auth/middleware.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { kindOf } from '#app/.server/library/http/answers.ts'
import { createItemAction } from '#app/.server/library/http/form-actions.ts'
import { ItemForm } from '#app/components/library/item-form.tsx'
import { StyleModels } from '#app/components/library/style-models.tsx'
import { UpgradeNotice } from '#app/components/library/upgrade-notice.tsx'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { listPath } from '#app/domain/library/kinds.ts'
import type { Route } from './+types/new'

export function loader({ context, url }: Route.LoaderArgs) {
  const kind = kindOf(url)
  const library = context.get(libraryContext)
  const user = context.get(userContext)
  const limit = library.limit(user, kind)
  const full = limit !== null && library.count(user, kind) >= limit
  return { kind, limit, full }
}

export function action(post: Route.ActionArgs) {
  return createItemAction(post)
}

/** Sends the write, or keeps it on this device until it can be sent. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending)
}

export default function NewItem({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('library')
  const message = useMessage()
  const { kind, limit, full } = loaderData
  const { answer, kept } = answered(actionData)
  const lastResult = answer?.lastResult ?? null
  return (
    <>
      <title>{`${t(`${kind}.new`)} · Penmark`}</title>
      <PageHeader title={t(`${kind}.new`)} intro={message(`library:${kind}.newIntro`, { example: '{{name}}' })} />
      <KeptNote kept={kept} />
      {full && (
        <UpgradeNotice>{limit === 0 ? t(`${kind}.emptyLocked`) : t('full', { limit: limit ?? 0 })}</UpgradeNotice>
      )}
      {(!full || lastResult !== null) && (
        <div className="library-new">
          <ItemForm
            key={kept?.kept === 'here' ? kept.id : 'first'}
            kind={kind}
            values={{}}
            lastResult={lastResult}
            go={t(`${kind}.create`)}
            back={listPath(kind)}
          />
          {kind === 'style' && <StyleModels />}
        </div>
      )}
    </>
  )
}
