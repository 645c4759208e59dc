import type { SubmissionResult } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { writeKeyOf } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { updateItem } from '#app/.server/library/commands.ts'
import { itemOf } from '#app/.server/library/queries.ts'
import { ItemContent } from '#app/components/library/item-content.tsx'
import { ItemLinks } from '#app/components/library/item-links.tsx'
import { UpgradeNotice } from '#app/components/library/upgrade-notice.tsx'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { formValues } from '#app/domain/library/forms.ts'
import type { Kind } from '#app/domain/library/kinds.ts'
import type { Route } from './+types/edit'
import { kindOf, libraryDeps, readItemForm } from './asked.ts'
import { ItemForm } from './item-form.tsx'
import { listOf } from './list-of.ts'
import { refusedItem } from './refused.ts'

export function loader({ context, url, params }: Route.LoaderArgs) {
  const kind = kindOf(url)
  const { database, clock } = context.get(penmarkContext)
  const item = itemOf(database.reader, context.get(userContext), { kind, id: params.item }, clock.now())
  return item === undefined ? data({ kind, item: null }, 404) : { kind, item }
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const kind = kindOf(url)
  const { toasts, clock, database } = context.get(penmarkContext)
  const form = await request.formData()
  const read = readItemForm(kind, form)
  if (!read.ok) return data({ lastResult: read.submission.reply() }, 400)
  const seen = Number(form.get('read') ?? Number.NaN)
  const input = {
    ...{ kind, id: params.item, content: read.content, idempotencyKey: writeKeyOf(form) },
    read: Number.isSafeInteger(seen) ? seen : undefined,
  }
  const author = context.get(userContext)
  const outcome = attempt(context, () => updateItem(libraryDeps(context), author, input))
  if (!outcome?.ok) {
    // Deleted in the meantime: what was typed comes back, to become an item of its own.
    if (outcome?.code === 'not_found') return data({ lastResult: read.submission.reply(), gone: true }, 404)
    const { lastResult, status } = refusedItem(read.submission, kind, outcome, `library:${kind}.saveFailed`)
    // After a refusal a script loads nothing anew, and who saves again has seen that there is another version.
    const present =
      outcome?.code === 'item_changed' ? itemOf(database.reader, author, { kind, id: params.item }, clock.now()) : null
    return data({ lastResult, version: present?.version }, status)
  }
  return redirectWithToast(toasts, listOf(kind), { kind: 'success', key: `library:${kind}.saved` })
}

/** Sends it, or keeps it on this device until that is possible. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending)
}

export default function EditItem({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('library')
  const { item } = loaderData
  const { answer: said, kept } = answered(actionData)
  const answer: { lastResult: SubmissionResult<string[]>; gone?: boolean; version?: number | undefined } | undefined =
    said
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
          back={listOf(kind)}
          read={answer?.version ?? item.version}
        />
      )}
    </>
  )
}

/** Nothing of that name is here, or not any more: then what was typed for it can become an item of its own. */
function Gone({ kind, lastResult }: { kind: Kind; lastResult: SubmissionResult<string[]> | null }) {
  const { t } = useTranslation('library')
  const title = lastResult === null ? t('missing.title') : t('missing.gone')
  return (
    <>
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={lastResult === null ? t('missing.text') : t('missing.goneText')} />
      {lastResult === null ? (
        <p>
          <ButtonLink to={listOf(kind)} variant="secondary">
            {t('back')}
          </ButtonLink>
        </p>
      ) : (
        <ItemForm
          kind={kind}
          values={{}}
          lastResult={lastResult}
          to={`${listOf(kind)}/new`}
          go={t(`${kind}.create`)}
          back={listOf(kind)}
        />
      )}
    </>
  )
}
