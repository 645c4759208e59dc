import type { SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { kindOf } from '#app/.server/library/http/answers.ts'
import { editItemAction } from '#app/.server/library/http/form-actions.ts'
import { ItemContent } from '#app/components/library/item-content.tsx'
import { ItemForm } from '#app/components/library/item-form.tsx'
import { ItemLinks } from '#app/components/library/item-links.tsx'
import { UpgradeNotice } from '#app/components/library/upgrade-notice.tsx'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { formValues } from '#app/domain/library/forms.ts'
import { type Kind, listPath } from '#app/domain/library/kinds.ts'
import type { Route } from './+types/edit'

export function loader({ context, url, params }: Route.LoaderArgs) {
  const kind = kindOf(url)
  const item = context.get(libraryContext).item(context.get(userContext), { kind, id: params.item })
  return item === undefined ? data({ kind, item: null }, 404) : { kind, item }
}

export function action(post: Route.ActionArgs) {
  return editItemAction(post)
}

/** Sends the write, or keeps it on this device until it can be sent. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending)
}

export default function EditItem({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('library')
  const { item } = loaderData
  const sent = answered(actionData)
  const { kept } = sent
  const answer: { lastResult: SubmissionResult<string[]>; gone?: boolean; version?: number | undefined } | undefined =
    sent.answer
  if (item === null || answer?.gone) return <Gone kind={loaderData.kind} lastResult={answer?.lastResult ?? null} />
  const { kind, id, locked, content } = item
  return (
    <>
      <title>{`${content.name} · Penmark`}</title>
      <PageHeader title={content.name} actions={<ItemLinks item={item} at="edit" />} />
      <KeptNote kept={kept} />
      {locked ? (
        <>
          <UpgradeNotice>{t('lockedItem')}</UpgradeNotice>
          <ItemContent item={item} />
        </>
      ) : (
        <ItemForm
          key={id}
          kind={kind}
          values={formValues(kind, content)}
          lastResult={answer?.lastResult ?? null}
          go={t(`${kind}.save`)}
          back={listPath(kind)}
          read={answer?.version ?? item.version}
        />
      )}
    </>
  )
}

/** The item does not exist, or not any more. The text that was typed for it can become a new item. */
function Gone({ kind, lastResult }: { kind: Kind; lastResult: SubmissionResult<string[]> | null }) {
  const { t } = useTranslation('library')
  const title = lastResult === null ? t('missing.title') : t('missing.gone')
  return (
    <>
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={lastResult === null ? t('missing.text') : t('missing.goneText')} />
      {lastResult === null ? (
        <p>
          <ButtonLink to={listPath(kind)} variant="secondary">
            {t('back')}
          </ButtonLink>
        </p>
      ) : (
        <ItemForm
          kind={kind}
          values={{}}
          lastResult={lastResult}
          to={`${listPath(kind)}/new`}
          go={t(`${kind}.create`)}
          back={listPath(kind)}
        />
      )}
    </>
  )
}
