import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { revokeApiKey } from '#app/.server/account/settings/api-keys.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { KeyFacts } from '#app/components/settings/key-list.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import type { Route } from './+types/key-revoke'
import { askedKey } from './asked-key.ts'

const LIST = '/dashboard/settings/keys'

/** A link to this page asks; only the button revokes. No password: taking a right away endangers nobody. */
export function loader({ context, params }: Route.LoaderArgs) {
  return { key: askedKey(context, params.key) }
}

export function action({ context, params }: Route.ActionArgs) {
  const penmark = context.get(penmarkContext)
  const outcome = revokeApiKey(accountDeps(penmark), context.get(userContext), params.key)
  if (!outcome.ok) throw screenError(outcome.code)
  return redirectWithToast(penmark.toasts, LIST, { kind: 'success', key: 'settings:keys.revoked' })
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
