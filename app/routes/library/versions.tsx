import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { messageOf, screenError } from '#app/.server/http/errors.ts'
import { writeKeyOf } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { restoreVersion } from '#app/.server/library/commands.ts'
import { versionsOf } from '#app/.server/library/queries.ts'
import { ItemLinks } from '#app/components/library/item-links.tsx'
import { VersionList } from '#app/components/library/version-list.tsx'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import { VERSIONS_KEPT } from '#app/domain/library/kinds.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/versions'
import { askedItem, kindOf, libraryDeps } from './asked.ts'

export function loader({ context, url, params }: Route.LoaderArgs) {
  const item = askedItem(context, kindOf(url), params.item)
  return { item, versions: versionsOf(context.get(penmarkContext).database.reader, item) }
}

/** Restores one; what was the present text stays a version like the others. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const kind = kindOf(url)
  const form = await request.formData()
  const version = Number(form.get('version'))
  if (!Number.isSafeInteger(version)) throw screenError('not_found')
  const input = { kind, id: params.item, version, idempotencyKey: writeKeyOf(form) }
  const outcome = attempt(context, () => restoreVersion(libraryDeps(context), context.get(userContext), input))
  if (!outcome?.ok) {
    if (outcome?.code === 'not_found') throw screenError('not_found')
    const code = outcome?.code ?? 'server_error'
    const messageKey = { name_exists: 'nameExists', built_in_conflict: 'builtInConflict' }[code as string]
    const message = messageOf(
      code,
      context,
      messageKey === undefined ? {} : { messageKey: `library:${kind}.problem.${messageKey}` as MessageKey },
    )
    return data({ message }, { status: ERROR_STATUS[code] })
  }
  return redirectWithToast(context.get(penmarkContext).toasts, url.pathname, {
    kind: 'success',
    key: 'library:version.restored',
    values: { number: version },
  })
}

/** Sends it, or keeps it on this device until that is possible. */
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
