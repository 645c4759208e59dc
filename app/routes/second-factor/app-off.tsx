import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { factorDeps } from '#app/.server/account/second-factor/deps.ts'
import { factorStateOf } from '#app/.server/account/second-factor/queries.ts'
import { turnOffTotp } from '#app/.server/account/second-factor/totp.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { confirmed, hasPassword } from '#app/routes/settings/confirmed.ts'
import type { Route } from './+types/app-off'

const BACK = '/dashboard/settings/security'

export function loader({ context }: Route.LoaderArgs) {
  const { onSince } = factorStateOf(context.get(penmarkContext), context.get(userContext).userId)
  if (onSince === null) throw redirect(BACK)
  return { hasPassword: hasPassword(context) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: ConfirmSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }) }, 400)
  const penmark = context.get(penmarkContext)
  const proof = await confirmed(context, submission.value.password)
  const outcome = proof.ok ? turnOffTotp(factorDeps(penmark), context.get(userContext).userId) : proof
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, outcome, SECRET_FIELDS)
    return data({ lastResult }, init)
  }
  return redirectWithToast(penmark.toasts, BACK, { kind: 'success', key: 'second-factor:app.turnedOff' })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function AppOff({ loaderData: { hasPassword }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('second-factor')
  return (
    <>
      <title>{`${t('app.offTitle')} · Penmark`}</title>
      <PageHeader title={t('app.offTitle')} intro={t('app.offText')} />
      <ConfirmForm
        lastResult={actionData?.lastResult ?? null}
        hasPassword={hasPassword}
        words={{ go: t('app.turnOff'), keep: t('app.keepOn') }}
        back={BACK}
      />
    </>
  )
}
