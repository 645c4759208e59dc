import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { secondFactorContext } from '#app/.server/account/second-factor/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { requireFound, screenError } from '#app/.server/http/errors.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { PasskeyFacts } from '#app/components/second-factor/passkey-list.tsx'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/passkey-remove'

const BACK = '/dashboard/settings/security'

export function loader({ context, params }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const secondFactor = context.get(secondFactorContext)
  const passkey = requireFound(secondFactor.passkey(user, params.passkey))
  return { passkey, hasPassword: secondFactor.proofOf(user).hasPassword }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const user = actorOf(context)
  const secondFactor = context.get(secondFactorContext)
  const { id: passkeyId } = requireFound(secondFactor.passkey(user, params.passkey))
  const submission = parseWithZod(await request.formData(), { schema: ConfirmSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }) }, 400)
  const outcome = await secondFactor.removePasskey(user, { passkeyId, password: submission.value.password })
  if (!outcome.ok) {
    if (outcome.code === 'not_found') throw screenError('not_found')
    const { lastResult, init } = refusedForm(submission, { ...outcome, code: outcome.code }, SECRET_FIELDS)
    return data({ lastResult }, init)
  }
  return redirectWithToast(context.get(toastsContext), BACK, { kind: 'success', key: 'second-factor:passkey.removed' })
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
