import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { updateItem } from '#app/.server/library/commands.ts'
import { ItemContent } from '#app/components/library/item-content.tsx'
import { ItemLinks } from '#app/components/library/item-links.tsx'
import { UpgradeNotice } from '#app/components/library/upgrade-notice.tsx'
import { PageHeader } from '#app/components/page-header.tsx'
import { formValues } from '#app/domain/library/forms.ts'
import type { Route } from './+types/edit'
import { askedItem, attempt, keyIn, kindOf, libraryDeps, readItemForm } from './asked.ts'
import { ItemForm } from './item-form.tsx'
import { listOf } from './list-of.ts'
import { refusedItem } from './refused.ts'

export function loader({ context, url, params }: Route.LoaderArgs) {
  return { item: askedItem(context, kindOf(url), params.item) }
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const kind = kindOf(url)
  const form = await request.formData()
  const read = readItemForm(kind, form)
  if (!read.ok) return data({ lastResult: read.submission.reply() }, 400)
  const input = { kind, id: params.item, content: read.content, idempotencyKey: keyIn(form) }
  const outcome = attempt(context, () => updateItem(libraryDeps(context), context.get(userContext), input))
  if (!outcome?.ok) {
    if (outcome?.code === 'not_found') throw screenError('not_found')
    const { lastResult, status } = refusedItem(read.submission, kind, outcome, `library:${kind}.saveFailed`)
    return data({ lastResult }, status)
  }
  const { toasts } = context.get(penmarkContext)
  return redirectWithToast(toasts, listOf(kind), { kind: 'success', key: `library:${kind}.saved` })
}

export default function EditItem({ loaderData: { item }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('library')
  const { kind, id, locked, content } = item
  return (
    <>
      <title>{`${content.name} · Penmark`}</title>
      <PageHeader title={content.name} actions={<ItemLinks item={item} at="edit" />} />
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
          lastResult={actionData?.lastResult ?? null}
          go={t(`${kind}.save`)}
          back={listOf(kind)}
        />
      )}
    </>
  )
}
