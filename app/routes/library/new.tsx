import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { writeKeyOf } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { createItem } from '#app/.server/library/commands.ts'
import { countItems, limitFor } from '#app/.server/library/queries.ts'
import { UpgradeNotice } from '#app/components/library/upgrade-notice.tsx'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { Route } from './+types/new'
import { kindOf, libraryDeps, readItemForm } from './asked.ts'
import { ItemForm } from './item-form.tsx'
import { listOf } from './list-of.ts'
import { refusedItem } from './refused.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const kind = kindOf(url)
  const { database, clock } = context.get(penmarkContext)
  const owner = context.get(userContext)
  const limit = limitFor(database.reader, owner, kind, clock.now())
  const full = limit !== null && countItems(database.reader, owner.workspaceId, kind) >= limit
  return { kind, limit, full }
}

/** Makes the item once, however often the form arrives. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const kind = kindOf(url)
  const form = await request.formData()
  const read = readItemForm(kind, form)
  if (!read.ok) return data({ lastResult: read.submission.reply() }, 400)
  const input = { kind, content: read.content, idempotencyKey: writeKeyOf(form) }
  const outcome = attempt(context, () => createItem(libraryDeps(context), context.get(userContext), input))
  if (!outcome?.ok) {
    const { database, clock } = context.get(penmarkContext)
    const limit = outcome && limitFor(database.reader, context.get(userContext), kind, clock.now())
    const { lastResult, status } = refusedItem(read.submission, kind, outcome, `library:${kind}.createFailed`, limit)
    return data({ lastResult }, status)
  }
  const { toasts } = context.get(penmarkContext)
  return redirectWithToast(toasts, listOf(kind), { kind: 'success', key: `library:${kind}.created` })
}

/** Sends it, or keeps it on this device until that is possible. */
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
        <ItemForm
          key={kept?.kept === 'here' ? kept.id : 'first'}
          kind={kind}
          values={{}}
          lastResult={lastResult}
          go={t(`${kind}.create`)}
          back={listOf(kind)}
        />
      )}
    </>
  )
}
