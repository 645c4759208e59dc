import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, useNavigation } from 'react-router'
import { settingsContext } from '#app/.server/account/settings/context.ts'
import { browserOf, sessionCookies } from '#app/.server/account/sign-in/http/answers.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { SignInAgain } from '#app/components/settings/sign-in-again.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { SECURE_PAGE } from '#app/domain/access/access.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { ChangePasswordFormSchema, SetPasswordFormSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/password'
import '#app/components/settings/settings-list.css'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(settingsContext).proofOf(context.get(userContext))
}

export async function action({ request, context }: Route.ActionArgs) {
  const settings = context.get(settingsContext)
  const user = actorOf(context)
  const schema = settings.proofOf(user).hasPassword ? ChangePasswordFormSchema : SetPasswordFormSchema
  const submission = parseWithZod(await request.formData(), { schema })
  const again = (fieldErrors: Record<string, string[]> = {}, status = 400) =>
    data({ lastResult: submission.reply({ fieldErrors, hideFields: SECRET_FIELDS }) }, status)
  if (submission.status !== 'success') return again()
  const { value } = submission
  const outcome = await settings.changePassword(user, {
    currentPassword: 'current_password' in value ? String(value.current_password) : undefined,
    newPassword: value.new_password,
    renew: { ...deviceOf(request.headers.get('user-agent')), browser: browserOf({ request, context }) },
  })
  if (outcome.ok) {
    const key = outcome.was === 'set' ? 'recovery:password.setDone' : 'recovery:password.done'
    const cookies = outcome.renewed === undefined ? [] : sessionCookies({ request, context }, outcome.renewed)
    const lines = cookies.map((line): [string, string] => ['set-cookie', line])
    return redirectWithToast(context.get(toastsContext), `${SECURE_PAGE}?after=change`, { kind: 'success', key }, lines)
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
  const { hasPassword, stale } = loaderData
  return (
    <>
      <title>{`${t('password.title')} · Penmark`}</title>
      <PageHeader title={t('password.title')} intro={hasPassword ? t('password.intro') : undefined} />
      {hasPassword ? null : <Callout title={t('password.noneTitle')}>{t('password.none')}</Callout>}
      {stale ? (
        <SignInAgain>{t('password.stale')}</SignInAgain>
      ) : (
        <PasswordForm hasPassword={hasPassword} lastResult={actionData?.lastResult ?? null} />
      )}
    </>
  )
}

/** The current password, if the account has one, and the new one twice. */
function PasswordForm({
  hasPassword,
  lastResult,
}: {
  hasPassword: boolean
  lastResult: SubmissionResult<string[]> | null
}) {
  const { t } = useTranslation(['recovery', 'sign-in'])
  const [form, fields] = useForm<{ current_password: string; new_password: string; confirm_password: string }>({
    id: 'password',
    lastResult,
  })
  const busy = useNavigation().state === 'submitting'
  const { current_password: current, new_password: fresh, confirm_password: confirm } = fields
  return (
    <Form method="post" {...getFormProps(form)} className="stack settings-form">
      <FormProblems form={form} fields={[current, fresh, confirm]} />
      {hasPassword && (
        <AccountField field={current} type="password" label={t('password.current')} autoComplete="current-password" />
      )}
      <AccountField
        field={fresh}
        type="password"
        label={t('password.new')}
        hint={t('sign-in:field.passwordHint')}
        autoComplete="new-password"
      />
      <AccountField field={confirm} type="password" label={t('password.confirm')} autoComplete="new-password" />
      <div>
        <Button busy={busy}>{t(hasPassword ? 'password.submit' : 'password.set')}</Button>
      </div>
    </Form>
  )
}
