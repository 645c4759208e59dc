import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { accountDeps } from '#app/.server/account/deps.ts'
import { login } from '#app/.server/account/sign-in/login.ts'
import { resendVerification } from '#app/.server/account/sign-in/resend-verification.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { withFailureAnswer } from '#app/.server/http/attempt.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { returnPathOf, safeRedirect } from '#app/.server/http/safe-redirect.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { LoginSchema, ResendSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/login'
import { answerSignIn } from './answer-sign-in.ts'
import { LoginForm } from './login-form.tsx'
import { signInEndOf } from './sign-in-end.ts'

const FAILED = 'sign-in:problem.loginFailed'

type LoginFields = z.output<typeof LoginSchema>

export function loader({ context, url }: Route.LoaderArgs) {
  const redirectTo = url.searchParams.get('redirectTo')
  if (context.get(maybeUserContext) !== null) throw redirect(safeRedirect(redirectTo))
  const google = context.get(penmarkContext).google !== undefined
  return { sentHere: redirectTo !== null, returnPath: returnPathOf(url), ended: signInEndOf(url), google }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  return form.get('intent') === 'resend' ? resend(form, { context, url }) : logIn(form, { request, context, url })
}

type Asked = Pick<Route.ActionArgs, 'request' | 'context' | 'url'>

async function logIn(form: FormData, { request, context, url }: Asked) {
  const submission = parseWithZod(form, { schema: LoginSchema })
  const again = (status: number, formErrors: string[] = []) => {
    const lastResult = submission.reply({ formErrors, hideFields: SECRET_FIELDS })
    return data({ lastResult, unverified: null, resent: false }, status)
  }
  if (submission.status !== 'success') return again(400)
  const { value } = submission
  return withFailureAnswer(
    context,
    () => admit(submission, value, { request, context, url }),
    () => again(500, [FAILED]),
  )
}

async function admit(
  submission: Submission<LoginFields, string[]>,
  { email, password }: LoginFields,
  { request, context, url }: Asked,
) {
  const penmark = context.get(penmarkContext)
  const deps = accountDeps(penmark)
  const attempt = await penmark.limits.login.take({
    identifier: email,
    address: context.get(requestContext).clientAddress,
  })
  const device = deviceOf(request.headers.get('user-agent'))
  const outcome = attempt.ok ? await login(deps, { email, password, kind: 'web', device }) : attempt
  if (!outcome.ok) {
    const lead = outcome.code === 'busy' ? FAILED : undefined
    const { lastResult, init } = refusedForm(submission, outcome, SECRET_FIELDS, lead)
    if (outcome.code !== 'EMAIL_NOT_VERIFIED') return data({ lastResult, unverified: null, resent: false }, init)
    // The amber box says it, so the form need not.
    return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }), unverified: email, resent: false }, init)
  }
  if (attempt.ok) await attempt.succeeded()
  return answerSignIn({ request, context }, outcome, { redirectTo: url.searchParams.get('redirectTo') })
}

/** The button in the box of an address that is not verified yet. */
async function resend(form: FormData, { context, url }: Pick<Route.ActionArgs, 'context' | 'url'>) {
  const submission = parseWithZod(form, { schema: ResendSchema })
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply(), unverified: null, resent: false }, 400)
  }
  const penmark = context.get(penmarkContext)
  const { email } = submission.value
  const attempt = await penmark.limits.resend.take({
    identifier: email,
    address: context.get(requestContext).clientAddress,
  })
  if (!attempt.ok) {
    const { lastResult, init } = refusedForm(submission, attempt, [], 'sign-in:problem.resendFailed')
    return data({ lastResult, unverified: email, resent: false }, init)
  }
  resendVerification(accountDeps(penmark), { email, returnPath: returnPathOf(url) })
  return data({ lastResult: submission.reply(), unverified: email, resent: true })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('sign-in')
  return (
    <>
      <title>{`${t('login.title')} · Penmark`}</title>
      <LoginForm
        lastResult={actionData?.lastResult ?? null}
        unverified={actionData?.unverified ?? null}
        resent={actionData?.resent ?? false}
        sentHere={loaderData.sentHere}
        returnPath={loaderData.returnPath}
        ended={loaderData.ended}
        google={loaderData.google}
      />
    </>
  )
}
