import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { secondFactorContext } from '#app/.server/account/second-factor/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/app-off'

const BACK = '/dashboard/settings/security'

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const secondFactor = context.get(secondFactorContext)
  if (secondFactor.stateOf(user).onSince === null) throw redirect(BACK)
  return { hasPassword: secondFactor.proofOf(user).hasPassword }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: ConfirmSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }) }, 400)
  const outcome = await context.get(secondFactorContext).turnOffApp(actorOf(context), submission.value.password)
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, outcome, SECRET_FIELDS)
    return data({ lastResult }, init)
  }
  return redirectWithToast(context.get(toastsContext), BACK, { kind: 'success', key: 'second-factor:app.turnedOff' })
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
