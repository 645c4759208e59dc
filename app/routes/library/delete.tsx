import { Form, useNavigation } from 'react-router'
import { kindOf, requireItem } from '#app/.server/library/http/answers.ts'
import { deleteItemAction } from '#app/.server/library/http/form-actions.ts'
import { ItemContent } from '#app/components/library/item-content.tsx'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { WriteKey } from '#app/components/offline/write-key.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { listPath } from '#app/domain/library/kinds.ts'
import type { Route } from './+types/delete'

/** Asks before anything is deleted: only the form's button deletes. */
export function loader({ context, url, params }: Route.LoaderArgs) {
  return { item: requireItem(context, kindOf(url), params.item) }
}

export function action(post: Route.ActionArgs) {
  return deleteItemAction(post)
}

/** Sends the write, or keeps it on this device until it can be sent. */
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
        <ButtonLink to={listPath(kind)} variant="secondary">
          {t('keep')}
        </ButtonLink>
      </Form>
    </>
  )
}
