import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { factorDeps } from '#app/.server/account/second-factor/deps.ts'
import { removePasskey } from '#app/.server/account/second-factor/passkeys.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { PasskeyFacts } from '#app/components/second-factor/passkey-list.tsx'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { confirmed, hasPassword } from '#app/routes/settings/confirmed.ts'
import type { Route } from './+types/passkey-remove'
import { askedPasskey } from './asked-passkey.ts'

const BACK = '/dashboard/settings/security'

export function loader({ context, params }: Route.LoaderArgs) {
  return { passkey: askedPasskey(context, params.passkey), hasPassword: hasPassword(context) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { id: passkeyId } = askedPasskey(context, params.passkey)
  const submission = parseWithZod(await request.formData(), { schema: ConfirmSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }) }, 400)
  const proof = await confirmed(context, submission.value.password)
  if (!proof.ok) {
    const { lastResult, init } = refusedForm(submission, proof, SECRET_FIELDS)
    return data({ lastResult }, init)
  }
  const penmark = context.get(penmarkContext)
  const outcome = removePasskey(factorDeps(penmark), { userId: context.get(userContext).userId, passkeyId })
  if (!outcome.ok) throw screenError(outcome.code)
  return redirectWithToast(penmark.toasts, BACK, { kind: 'success', key: 'second-factor:passkey.removed' })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function PasskeyRemove({ loaderData: { passkey, hasPassword }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('second-factor')
  return (
    <>
      <title>{`${t('passkey.removeTitle')} · Penmark`}</title>
      <PageHeader title={t('passkey.removeTitle')} intro={t('passkey.removeText')} />
      <PasskeyFacts listed={passkey} />
      <ConfirmForm
        lastResult={actionData?.lastResult ?? null}
        hasPassword={hasPassword}
        words={{ go: t('passkey.remove'), keep: t('passkey.keep') }}
        back={BACK}
      />
    </>
  )
}
