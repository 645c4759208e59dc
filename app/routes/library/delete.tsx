import { useTranslation } from 'react-i18next'
import { data, Form, useNavigation } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { writeKeyOf } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { deleteItem } from '#app/.server/library/commands.ts'
import { ItemContent } from '#app/components/library/item-content.tsx'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { WriteKey } from '#app/components/offline/write-key.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import type { Route } from './+types/delete'
import { askedItem, kindOf, libraryDeps } from './asked.ts'
import { listOf } from './list-of.ts'

/** A link to this page asks; only the button deletes. */
export function loader({ context, url, params }: Route.LoaderArgs) {
  return { item: askedItem(context, kindOf(url), params.item) }
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const kind = kindOf(url)
  const input = { kind, id: params.item, idempotencyKey: writeKeyOf(await request.formData()) }
  const outcome = attempt(context, () => deleteItem(libraryDeps(context), context.get(userContext), input))
  if (outcome === undefined) return data({ failed: true }, 500)
  if (!outcome.ok) throw screenError(outcome.code)
  const { toasts } = context.get(penmarkContext)
  return redirectWithToast(toasts, listOf(kind), { kind: 'success', key: `library:${kind}.removed` })
}

/** Sends it, or keeps it on this device until that is possible. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending)
}

export default function DeleteItem({ loaderData: { item }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('library')
  const busy = useNavigation().state === 'submitting'
  const { kind, content } = item
  const { answer, kept } = answered(actionData)
  const title = t(`${kind}.removeTitle`, { name: content.name })
  return (
    <>
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={t(`${kind}.removeText`)} />
      <KeptNote kept={kept} />
      {answer?.failed && (
        <Callout kind="error" title={t(`${kind}.deleteFailed`)} live>
          {t('failed')}
        </Callout>
      )}
      <ItemContent item={item} />
      <Form method="post" className="row">
        <WriteKey />
        <Button variant="danger" busy={busy} disabled={kept?.kept === 'here'}>
          {t(`${kind}.remove`)}
        </Button>
        <ButtonLink to={listOf(kind)} variant="secondary">
          {t('keep')}
        </ButtonLink>
      </Form>
    </>
  )
}
