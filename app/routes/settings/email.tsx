import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, useNavigation } from 'react-router'
import { settingsContext } from '#app/.server/account/settings/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast, type Toast } from '#app/.server/http/toast.ts'
import { SignInAgain } from '#app/components/settings/sign-in-again.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { EmailChangeSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/email'
import '#app/components/settings/settings-list.css'

const NOT_SENT = { kind: 'error', key: 'recovery:email.notSent' } as const

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const settings = context.get(settingsContext)
  return { email: user.email, pending: settings.pendingEmailOf(user), ...settings.proofOf(user) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const settings = context.get(settingsContext)
  const user = actorOf(context)
  const { email } = user
  const back = (toast: Toast) => redirectWithToast(context.get(toastsContext), '/dashboard/settings/email', toast)

  if (form.get('intent') === 'cancel') {
    settings.cancelEmailChange(user)
    return back({ kind: 'info', key: 'recovery:email.cancelled' })
  }
  if (form.get('intent') === 'resend') {
    const sent = await settings.resendEmailChange(user)
    if (!sent.ok) return back({ kind: 'error', key: `errors:${sent.code}` })
    return back(
      sent.mailSent ? { kind: 'success', key: 'recovery:email.resent', values: { email: sent.email } } : NOT_SENT,
    )
  }
  const submission = parseWithZod(form, { schema: EmailChangeSchema })
  const again = (fieldErrors: Record<string, string[]>, status: number) =>
    data({ lastResult: submission.reply({ fieldErrors, hideFields: SECRET_FIELDS }) }, status)
  if (submission.status !== 'success') return again({}, 400)
  const { new_email: newEmail, current_password: password } = submission.value
  if (newEmail === email) return back({ kind: 'info', key: 'recovery:email.unchanged' })
  const outcome = await settings.requestEmailChange(user, { newEmail, password })
  if (outcome.ok) {
    return back(outcome.mailSent ? { kind: 'success', key: 'recovery:email.sent', values: { email } } : NOT_SENT)
  }
  const { code } = outcome
  if (code === 'current_password_incorrect') return again({ current_password: [`errors:${code}`] }, 403)
  if (code === 'email_in_use') return again({ new_email: [`errors:${code}`] }, 409)
  if (code === 'email_unchanged') return again({ new_email: [`errors:${code}`] }, 400)
  const { lastResult, init } = refusedForm(submission, { ...outcome, code }, SECRET_FIELDS)
  return data({ lastResult }, init)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('recovery')
  const { email, pending, hasPassword, stale } = loaderData
  return (
    <>
      <title>{`${t('email.title')} · Penmark`}</title>
      <PageHeader title={t('email.title')} intro={t('email.intro')} />
      {pending === null ? <p>{t('email.now', { email })}</p> : <PendingEmail email={email} pending={pending} />}
      {stale ? (
        <SignInAgain>{t('email.stale')}</SignInAgain>
      ) : (
        // The key empties the form after a link was sent.
        <EmailForm
          key={pending?.expiresAt ?? 0}
          hasPassword={hasPassword}
          lastResult={actionData?.lastResult ?? null}
        />
      )}
    </>
  )
}

/** A change that waits for one of its two links, with the buttons to send the link again and to cancel. */
function PendingEmail({
  email,
  pending,
}: {
  email: string
  pending: { next: string; approved: boolean; expiresAt: number }
}) {
  const { t } = useTranslation('recovery')
  const date = formatsFor(useLook().locale).minute(pending.expiresAt)
  const words = { email, next: pending.next, date }
  return (
    <Callout title={t('email.pendingTitle')}>
      <p>{t('email.now', { email })}</p>
      <p>{pending.approved ? t('email.waitingConfirmation', words) : t('email.waitingApproval', words)}</p>
      <Form method="post" className="row">
        <Button name="intent" value="resend" variant="secondary" size="small">
          {t('email.resend')}
        </Button>
        <Button name="intent" value="cancel" variant="quiet" size="small">
          {t('email.cancel')}
        </Button>
      </Form>
    </Callout>
  )
}

/** The new address, and the password if the account has one. */
function EmailForm({
  hasPassword,
  lastResult,
}: {
  hasPassword: boolean
  lastResult: SubmissionResult<string[]> | null
}) {
  const { t } = useTranslation('recovery')
  const [form, fields] = useForm<{ new_email: string; current_password: string }>({ id: 'email', lastResult })
  const busy = useNavigation().formData?.get('intent') === 'change'
  return (
    <Form method="post" {...getFormProps(form)} className="stack settings-form">
      <FormProblems form={form} fields={[fields.new_email, fields.current_password]} />
      <input type="hidden" name="intent" value="change" />
      <AccountField field={fields.new_email} type="email" label={t('email.field')} autoComplete="email" />
      {hasPassword && (
        <AccountField
          field={fields.current_password}
          type="password"
          label={t('email.password')}
          hint={t('email.passwordHint')}
          autoComplete="current-password"
        />
      )}
      <div>
        <Button busy={busy}>{t('email.submit')}</Button>
      </div>
    </Form>
  )
}
