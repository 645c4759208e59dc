import { Form, useNavigation } from 'react-router'
import { settingsContext } from '#app/.server/account/settings/context.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { requireFound, screenError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { KeyFacts } from '#app/components/settings/key-list.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/key-revoke'

const LIST = '/dashboard/settings/keys'

/** A link to this page asks; only the button revokes. It needs no password, since revoking a key cannot do harm. */
export function loader({ context, params }: Route.LoaderArgs) {
  return { key: requireFound(context.get(settingsContext).keyOf(context.get(userContext), params.key)) }
}

export function action({ context, params }: Route.ActionArgs) {
  const outcome = context.get(settingsContext).revokeKey(context.get(userContext), params.key)
  if (!outcome.ok) throw screenError(outcome.code)
  return redirectWithToast(context.get(toastsContext), LIST, { kind: 'success', key: 'settings:keys.revoked' })
}

export default function KeyRevoke({ loaderData: { key } }: Route.ComponentProps) {
  const { t } = useTranslation('settings')
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <title>{`${t('keys.revokeTitle')} · Penmark`}</title>
      <PageHeader title={t('keys.revokeTitle')} intro={t('keys.revokeText')} />
      <KeyFacts listed={key} works />
      <Form method="post" className="row">
        <Button variant="danger" busy={busy}>
          {t('keys.revoke')}
        </Button>
        <ButtonLink to={LIST} variant="secondary">
          {t('keys.keep')}
        </ButtonLink>
      </Form>
    </>
  )
}
