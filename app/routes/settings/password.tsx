import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { changePassword } from '#app/.server/account/settings/change-password.ts'
import { isFreshSignIn } from '#app/.server/account/sign-in/reauthenticate.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { SignInAgain } from '#app/components/settings/sign-in-again.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { ChangePasswordFormSchema, SetPasswordFormSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/password'
import { hasPassword } from './confirmed.ts'
import { PasswordForm } from './password-form.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const exists = hasPassword(context)
  return { exists, stale: !exists && !isFreshSignIn(context.get(penmarkContext), context.get(userContext)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const exists = hasPassword(context)
  const schema = exists ? ChangePasswordFormSchema : SetPasswordFormSchema
  const submission = parseWithZod(await request.formData(), { schema })
  const again = (fieldErrors: Record<string, string[]> = {}, status = 400) =>
    data({ lastResult: submission.reply({ fieldErrors, hideFields: SECRET_FIELDS }) }, status)
  if (submission.status !== 'success') return again()
  const penmark = context.get(penmarkContext)
  const { userId, sessionId } = context.get(userContext)
  const { value } = submission
  const outcome = await changePassword(accountDeps(penmark), {
    userId,
    sessionId,
    currentPassword: 'current_password' in value ? String(value.current_password) : undefined,
    newPassword: value.new_password,
    address: context.get(requestContext).clientAddress,
    attempts: penmark.limits.reauthenticate,
  })
  if (outcome.ok) {
    const key = outcome.was === 'set' ? 'recovery:password.setDone' : 'recovery:password.done'
    return redirectWithToast(penmark.toasts, '/dashboard/settings/password', { kind: 'success', key })
  }
  if (outcome.code === 'password_common') return again({ new_password: ['sign-in:problem.passwordCommon'] })
  if (outcome.code === 'password_personal') return again({ new_password: ['sign-in:problem.passwordPersonal'] })
  if (outcome.code === 'current_password_incorrect') {
    return again({ current_password: ['errors:current_password_incorrect'] }, 403)
  }
  const { lastResult, init } = refusedForm(submission, { ...outcome, code: outcome.code }, SECRET_FIELDS)
  return data({ lastResult }, init)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('recovery')
  const { exists, stale } = loaderData
  return (
    <>
      <title>{`${t('password.title')} · Penmark`}</title>
      <PageHeader title={t('password.title')} intro={exists ? t('password.intro') : undefined} />
      {exists ? null : <Callout title={t('password.noneTitle')}>{t('password.none')}</Callout>}
      {stale ? (
        <SignInAgain>{t('password.stale')}</SignInAgain>
      ) : (
        <PasswordForm exists={exists} lastResult={actionData?.lastResult ?? null} />
      )}
    </>
  )
}
