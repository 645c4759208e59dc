import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import {
  cancelEmailChange,
  pendingEmailChange,
  requestEmailChange,
  resendEmailChange,
} from '#app/.server/account/settings/email-change.ts'
import { isFreshSignIn } from '#app/.server/account/sign-in/reauthenticate.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast, type Toast } from '#app/.server/http/toast.ts'
import { SignInAgain } from '#app/components/settings/sign-in-again.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { EmailChangeSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/email'
import { hasPassword } from './confirmed.ts'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './email-pending.tsx'

const NOT_SENT = { kind: 'error', key: 'recovery:email.notSent' } as const

export function loader({ context }: Route.LoaderArgs) {
  const penmark = context.get(penmarkContext)
  const user = context.get(userContext)
  const found = pendingEmailChange(penmark.database.reader, user.userId, penmark.clock.now())
  const pending =
    found === undefined
      ? null
      : { next: found.newEmail, approved: found.approvedAt !== null, expiresAt: found.expiresAt }
  const exists = hasPassword(context)
  return { email: user.email, pending, hasPassword: exists, stale: !exists && !isFreshSignIn(penmark, user) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const penmark = context.get(penmarkContext)
  const deps = accountDeps(penmark)
  const { userId, sessionId, email } = context.get(userContext)
  const who = { userId, sessionId, address: context.get(requestContext).clientAddress }
  const back = (toast: Toast) => redirectWithToast(penmark.toasts, '/dashboard/settings/email', toast)

  if (form.get('intent') === 'cancel') {
    cancelEmailChange(deps, who)
    return back({ kind: 'info', key: 'recovery:email.cancelled' })
  }
  if (form.get('intent') === 'resend') {
    const sent = await resendEmailChange(deps, { ...who, limits: penmark.limits })
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
  const outcome = await requestEmailChange(deps, { ...who, newEmail, password, limits: penmark.limits })
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
        // Empty again once a link is out.
        <EmailForm
          key={pending?.expiresAt ?? 0}
          hasPassword={hasPassword}
          lastResult={actionData?.lastResult ?? null}
        />
      )}
    </>
  )
}
