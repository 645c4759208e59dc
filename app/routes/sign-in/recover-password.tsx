import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { requestPasswordReset, resetPassword } from '#app/.server/account/sign-in/reset-password.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { withFailureAnswer } from '#app/.server/http/attempt.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { linkToken, PRIVATE_PAGE, privateHeaders } from '#app/.server/http/private-page.ts'
import { useLeaveAfter } from '#app/components/ui/use-leave-after.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { ForgotPasswordSchema, ResetPasswordFormSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/recover-password'
import { CheckMail, ForgotForm, ResetDone, ResetForm } from './recover-forms.tsx'

const NEXT_AFTER_SECONDS = 3

/** /forgot-password and /reset-password are one screen: with the token of a mail it asks for the new password. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(maybeUserContext) !== null) throw redirect('/dashboard')
  return data({ token: linkToken(url) }, { headers: PRIVATE_PAGE })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  return form.get('intent') === 'reset' ? reset(form, context) : forgot(form, context)
}

type Context = Route.ActionArgs['context']

const NOTHING = { forgot: null, sent: false, reset: null, token: null, done: false }

async function forgot(form: FormData, context: Context) {
  const submission = parseWithZod(form, { schema: ForgotPasswordSchema })
  if (submission.status !== 'success') return data({ ...NOTHING, forgot: submission.reply() }, 400)
  const penmark = context.get(penmarkContext)
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.forgot.take({ identifier: submission.value.email, address })
  if (!attempt.ok) {
    const { lastResult, init } = refusedForm(submission, attempt, [], 'recovery:problem.forgotFailed')
    return data({ ...NOTHING, forgot: lastResult }, init)
  }
  requestPasswordReset(accountDeps(penmark), submission.value)
  return data({ ...NOTHING, sent: true })
}

async function reset(form: FormData, context: Context) {
  const submission = parseWithZod(form, { schema: ResetPasswordFormSchema })
  const token = String(form.get('token') ?? '').slice(0, 200)
  const again = (fieldErrors: Record<string, string[]> = {}) =>
    data(
      { ...NOTHING, token, reset: submission.reply({ fieldErrors, hideFields: SECRET_FIELDS }) },
      { status: 400, headers: PRIVATE_PAGE },
    )
  if (submission.status !== 'success') return again()
  const penmark = context.get(penmarkContext)
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.reset.take({ identifier: token, address })
  const { new_password: newPassword } = submission.value
  const outcome = await withFailureAnswer(
    context,
    async () => (attempt.ok ? resetPassword(accountDeps(penmark), { token, newPassword }) : attempt),
    () => null,
  )
  if (outcome === null) {
    const told = submission.reply({ formErrors: ['errors:reset_token_invalid'], hideFields: SECRET_FIELDS })
    return data({ ...NOTHING, token, reset: told }, { status: 500, headers: PRIVATE_PAGE })
  }
  if (outcome.ok) {
    const headers = { ...PRIVATE_PAGE, refresh: `${NEXT_AFTER_SECONDS}; url=/login` }
    return data({ ...NOTHING, done: true }, { headers })
  }
  if (outcome.code === 'password_common') return again({ new_password: ['sign-in:problem.passwordCommon'] })
  if (outcome.code === 'password_personal') return again({ new_password: ['sign-in:problem.passwordPersonal'] })
  const { lastResult, init } = refusedForm(submission, { ...outcome, code: outcome.code }, SECRET_FIELDS)
  return data({ ...NOTHING, token, reset: lastResult }, { ...init, headers: { ...PRIVATE_PAGE, ...init.headers } })
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return privateHeaders({ loaderHeaders, actionHeaders })
}

export default function RecoverPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('recovery')
  const { forgot, sent, reset, done } = actionData ?? NOTHING
  const token = actionData === undefined ? loaderData.token : actionData.token
  useLeaveAfter(done ? '/login' : null, NEXT_AFTER_SECONDS * 1000)
  return (
    <>
      <title>{`${t(done || token !== null ? 'reset.title' : 'forgot.title')} · Penmark`}</title>
      {done ? (
        <ResetDone />
      ) : sent ? (
        <CheckMail />
      ) : token === null ? (
        <ForgotForm lastResult={forgot} />
      ) : (
        <ResetForm token={token} lastResult={reset} />
      )}
    </>
  )
}
