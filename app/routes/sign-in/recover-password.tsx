import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { withFailureAnswer } from '#app/.server/http/attempt.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { linkToken, PRIVATE_PAGE, privateHeaders } from '#app/.server/http/private-page.ts'
import { StillOpen } from '#app/components/access/still-open.tsx'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useLeaveAfter } from '#app/components/ui/use-leave-after.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { AccessCounts } from '#app/domain/access/access.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { ForgotPasswordSchema, ResetPasswordFormSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/recover-password'

const NEXT_AFTER_SECONDS = 3

/** /forgot-password and /reset-password are one screen: with the token of a mail it asks for the new password. */
export const handle = { hydrate: 'touch' }

export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(maybeUserContext) !== null) throw redirect('/dashboard')
  return data({ token: linkToken(url) }, { headers: PRIVATE_PAGE })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  return form.get('intent') === 'reset' ? reset(form, context) : forgot(form, context)
}

type Context = Route.ActionArgs['context']

const NOTHING = { forgot: null, sent: false, reset: null, token: null, done: null }

async function forgot(form: FormData, context: Context) {
  const submission = parseWithZod(form, { schema: ForgotPasswordSchema })
  if (submission.status !== 'success') return data({ ...NOTHING, forgot: submission.reply() }, 400)
  const { clientAddress: address } = context.get(requestContext)
  const outcome = await context.get(signInContext).requestPasswordReset({ ...submission.value, address })
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, outcome, [], 'recovery:problem.forgotFailed')
    return data({ ...NOTHING, forgot: lastResult }, init)
  }
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
  const { clientAddress: address } = context.get(requestContext)
  const { new_password: newPassword } = submission.value
  const outcome = await withFailureAnswer(
    context,
    () => context.get(signInContext).resetPassword({ token, newPassword, address }),
    () => null,
  )
  if (outcome === null) {
    const failure = submission.reply({ formErrors: ['errors:reset_token_invalid'], hideFields: SECRET_FIELDS })
    return data({ ...NOTHING, token, reset: failure }, { status: 500, headers: PRIVATE_PAGE })
  }
  if (outcome.ok) {
    const headers = { ...PRIVATE_PAGE, refresh: `${NEXT_AFTER_SECONDS}; url=/login` }
    return data({ ...NOTHING, done: outcome.left }, { headers })
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
  useLeaveAfter(done === null ? null : '/login', NEXT_AFTER_SECONDS * 1000)
  return (
    <>
      <title>{`${t(done !== null || token !== null ? 'reset.title' : 'forgot.title')} · Penmark`}</title>
      {done !== null ? (
        <ResetDone left={done} />
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

type LastResult = SubmissionResult<string[]> | null

/** Asks for the address of the account. */
function ForgotForm({ lastResult }: { lastResult: LastResult }) {
  const { t } = useTranslation(['recovery', 'sign-in'])
  const [form, fields] = useForm<{ email: string }>({ id: 'forgot', lastResult })
  const busy = useNavigation().state === 'submitting'
  return (
    <AuthCard
      title={t('forgot.title')}
      intro={t('forgot.intro')}
      footer={<Link to="/login">{t('forgot.toLogin')}</Link>}
    >
      <Form method="post" action="/forgot-password" {...getFormProps(form)}>
        <FormProblems form={form} fields={[fields.email]} />
        <input type="hidden" name="intent" value="forgot" />
        <AccountField field={fields.email} type="email" label={t('sign-in:field.email')} autoComplete="username" />
        <Button wide busy={busy}>
          {t('forgot.submit')}
        </Button>
      </Form>
    </AuthCard>
  )
}

/** The same answer for every address, whether or not there is an account. */
function CheckMail() {
  const { t } = useTranslation('recovery')
  return (
    <AuthCard title={t('forgot.sentTitle')} footer={<Link to="/forgot-password">{t('forgot.again')}</Link>}>
      <Callout live>
        <p>{t('forgot.sent')}</p>
        <p>{t('forgot.sentHint')}</p>
      </Callout>
      <ButtonLink to="/login" variant="secondary" wide>
        {t('forgot.toLogin')}
      </ButtonLink>
    </AuthCard>
  )
}

/** Behind the link of the mail. It posts to the path alone, so that the token leaves the address bar. */
function ResetForm({ token, lastResult }: { token: string; lastResult: LastResult }) {
  const { t } = useTranslation(['recovery', 'sign-in'])
  const [form, fields] = useForm<{ token: string; new_password: string; confirm_password: string }>({
    id: 'reset',
    lastResult,
  })
  const busy = useNavigation().state === 'submitting'
  const { new_password: password, confirm_password: confirm } = fields
  return (
    <AuthCard
      title={t('reset.title')}
      intro={t('reset.intro')}
      footer={<Link to="/forgot-password">{t('reset.newLink')}</Link>}
    >
      <Form method="post" action="/reset-password" replace {...getFormProps(form)}>
        <FormProblems form={form} fields={[password, confirm]} />
        <input type="hidden" name="intent" value="reset" />
        <input type="hidden" name="token" value={token} />
        <AccountField
          field={password}
          type="password"
          label={t('reset.password')}
          hint={t('sign-in:field.passwordHint')}
          autoComplete="new-password"
        />
        <AccountField field={confirm} type="password" label={t('reset.confirm')} autoComplete="new-password" />
        <Button wide busy={busy}>
          {t('reset.submit')}
        </Button>
      </Form>
    </AuthCard>
  )
}

/** Says what the new password did not end. */
function ResetDone({ left }: { left: AccessCounts }) {
  const { t } = useTranslation('recovery')
  return (
    <AuthCard title={t('reset.doneTitle')}>
      <Callout live>{t('reset.done')}</Callout>
      <StillOpen left={left} />
      <ButtonLink to="/login" wide>
        {t('reset.toLogin')}
      </ButtonLink>
    </AuthCard>
  )
}
