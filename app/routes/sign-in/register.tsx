import { setTimeout } from 'node:timers/promises'
import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { register } from '#app/.server/account/sign-in/register.ts'
import { holdBackMs, isBaited } from '#app/.server/auth/bot-trap.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { withFailureAnswer } from '#app/.server/http/attempt.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { returnPathOf } from '#app/.server/http/safe-redirect.ts'
import { useLeaveAfter } from '#app/components/ui/use-leave-after.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { RegisterFormSchema } from '#app/domain/sign-in/forms.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import type { Route } from './+types/register'
import { Registered, RegisterForm } from './register-form.tsx'

const NEXT_AFTER_SECONDS = 2
const FAILED = 'sign-in:problem.registerFailed'

export function loader({ context, url }: Route.LoaderArgs) {
  const returnPath = returnPathOf(url)
  if (context.get(maybeUserContext) !== null) throw redirect(returnPath ?? '/dashboard')
  const { clock, google } = context.get(penmarkContext)
  return { madeAt: clock.now(), returnPath, google: google !== undefined }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const penmark = context.get(penmarkContext)
  const returnPath = returnPathOf(url)
  const next = withReturnPath('/verify-email', returnPath)
  await setTimeout(holdBackMs(form, penmark.clock.now()))
  if (isBaited(form)) return created(true, next)
  const submission = parseWithZod(form, { schema: RegisterFormSchema })
  const again = (reply: Parameters<typeof submission.reply>[0], status = 400) =>
    data({ lastResult: submission.reply({ ...reply, hideFields: SECRET_FIELDS }), created: null }, status)
  const refused = (refusal: Parameters<typeof refusedForm>[1]) => {
    const itself = refusal.code === 'email_taken' || refusal.code === 'rate_limited'
    const { lastResult, init } = refusedForm(submission, refusal, SECRET_FIELDS, itself ? undefined : FAILED)
    return data({ lastResult, created: null }, init)
  }
  if (submission.status !== 'success') return again({})
  const { email, password } = submission.value
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.register.take({ identifier: email, address })
  if (!attempt.ok) return refused(attempt)
  const outcome = await withFailureAnswer(
    context,
    () => register(accountDeps(penmark), { email, password, locale: localeOf(context), returnPath }),
    () => null,
  )
  if (outcome === null) return again({ formErrors: [FAILED] }, 500)
  if (outcome.ok) return created(outcome.verificationEmailSent, next)
  if (outcome.code === 'password_common')
    return again({ fieldErrors: { password: ['sign-in:problem.passwordCommon'] } })
  if (outcome.code === 'password_personal')
    return again({ fieldErrors: { password: ['sign-in:problem.passwordPersonal'] } })
  return refused({ code: outcome.code })
}

/** The page that says so goes on by itself, with the header where there is no JavaScript. */
function created(mailSent: boolean, next: string) {
  return data(
    { lastResult: null, created: { mailSent, next } },
    { headers: { refresh: `${NEXT_AFTER_SECONDS}; url=${next}` } },
  )
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('sign-in')
  const created = actionData?.created ?? null
  useLeaveAfter(created?.next ?? null, NEXT_AFTER_SECONDS * 1000)
  return (
    <>
      <title>{`${t(created === null ? 'register.title' : 'register.doneTitle')} · Penmark`}</title>
      {created === null ? (
        <RegisterForm
          lastResult={actionData?.lastResult ?? null}
          madeAt={loaderData.madeAt}
          returnPath={loaderData.returnPath}
          google={loaderData.google}
        />
      ) : (
        <Registered mailSent={created.mailSent} next={created.next} />
      )}
    </>
  )
}
