import { getFormProps, type Submission, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { z } from 'zod'
import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { answerSignIn, browserOf, signInEndOf } from '#app/.server/account/sign-in/http/answers.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { withFailureAnswer } from '#app/.server/http/attempt.ts'
import { requestContext, siteContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { returnPathOf, safeRedirect } from '#app/.server/http/safe-redirect.ts'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { GoogleButton } from '#app/components/sign-in/google-button.tsx'
import { PasskeyButton } from '#app/components/sign-in/passkey-button.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { LoginSchema, ResendSchema } from '#app/domain/sign-in/forms.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/login'

const FAILED = 'sign-in:problem.loginFailed'

type LoginFields = z.output<typeof LoginSchema>

export const handle = { hydrate: 'touch' }

export function loader({ context, url }: Route.LoaderArgs) {
  const redirectTo = url.searchParams.get('redirectTo')
  if (context.get(maybeUserContext) !== null) throw redirect(safeRedirect(redirectTo))
  const google = context.get(signInContext).offersGoogle
  const contact = context.get(siteContext).contact ?? null
  return { sentHere: redirectTo !== null, returnPath: returnPathOf(url), ended: signInEndOf(url), google, contact }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  return form.get('intent') === 'resend' ? resend(form, { context, url }) : logIn(form, { request, context, url })
}

type Incoming = Pick<Route.ActionArgs, 'request' | 'context' | 'url'>

async function logIn(form: FormData, { request, context, url }: Incoming) {
  const submission = parseWithZod(form, { schema: LoginSchema })
  const again = (status: number, formErrors: string[] = []) => {
    const lastResult = submission.reply({ formErrors, hideFields: SECRET_FIELDS })
    return data({ lastResult, unverified: null, resent: false, suspended: false }, status)
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
  { request, context, url }: Incoming,
) {
  const { clientAddress: address } = context.get(requestContext)
  const device = deviceOf(request.headers.get('user-agent'))
  const outcome = await context
    .get(signInContext)
    .login({ email, password, kind: 'web', device, browser: browserOf({ request, context }), address })
  if (!outcome.ok) {
    const lead = outcome.code === 'busy' ? FAILED : undefined
    const { lastResult, init } = refusedForm(submission, outcome, SECRET_FIELDS, lead)
    const suspended = outcome.code === 'account_suspended'
    const unverified = outcome.code === 'EMAIL_NOT_VERIFIED' ? email : null
    // An amber box says it, so the form need not.
    const shownResult = suspended || unverified !== null ? submission.reply({ hideFields: SECRET_FIELDS }) : lastResult
    return data({ lastResult: shownResult, unverified, resent: false, suspended }, init)
  }
  return answerSignIn({ request, context }, outcome, { redirectTo: url.searchParams.get('redirectTo') })
}

/** The button in the box of an address that is not verified yet. */
async function resend(form: FormData, { context, url }: Pick<Route.ActionArgs, 'context' | 'url'>) {
  const submission = parseWithZod(form, { schema: ResendSchema })
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply(), unverified: null, resent: false, suspended: false }, 400)
  }
  const { email } = submission.value
  const { clientAddress: address } = context.get(requestContext)
  const outcome = await context.get(signInContext).resendVerification({ email, returnPath: returnPathOf(url), address })
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, outcome, [], 'sign-in:problem.resendFailed')
    return data({ lastResult, unverified: email, resent: false, suspended: false }, init)
  }
  return data({ lastResult: submission.reply(), unverified: email, resent: true, suspended: false })
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
        suspended={actionData?.suspended ?? false}
        contact={loaderData.contact}
        sentHere={loaderData.sentHere}
        returnPath={loaderData.returnPath}
        ended={loaderData.ended}
        google={loaderData.google}
      />
    </>
  )
}

type Props = {
  lastResult: SubmissionResult<string[]> | null
  /** The address whose password was right but which is not verified. */
  unverified: string | null
  /** A new verification mail was requested. */
  resent: boolean
  /** The password was right, and the account is suspended. */
  suspended: boolean
  /** Whom a suspended user is told to write to. */
  contact: string | null
  /** A protected page sent the visitor here. */
  sentHere: boolean
  /** The page to return to, after signing in here or after registering first. */
  returnPath: string | null
  /** Why the sign-in before this one ended without its second step. */
  ended: MessageKey | null
  /** Whether Google is a way to sign in here. */
  google: boolean
}

function LoginForm({ lastResult, unverified, resent, suspended, contact, sentHere, returnPath, ended, google }: Props) {
  const { t } = useTranslation(['sign-in', 'recovery'])
  const say = useMessage()
  const [form, fields] = useForm<{ email: string; password: string }>({
    id: 'login',
    lastResult,
  })
  const busy = useNavigation().state === 'submitting'
  return (
    <AuthCard
      title={t('login.title')}
      footer={
        <>
          {t('login.noAccount')} <Link to={withReturnPath('/register', returnPath)}>{t('login.toRegister')}</Link>
        </>
      }
    >
      {unverified === null ? null : <Unverified email={unverified} resent={resent} />}
      {suspended ? <Suspended contact={contact} /> : null}
      {ended !== null && lastResult === null ? <Callout kind="amber">{say(ended)}</Callout> : null}
      {sentHere && ended === null && lastResult === null ? <Callout>{t('login.signInFirst')}</Callout> : null}
      <Form method="post" {...getFormProps(form)}>
        <FormProblems form={form} fields={[fields.email, fields.password]} />
        <input type="hidden" name="intent" value="login" />
        <AccountField field={fields.email} type="email" label={t('field.email')} autoComplete="username" />
        <AccountField
          field={fields.password}
          type="password"
          label={t('field.password')}
          autoComplete="current-password"
        />
        <Button wide busy={busy}>
          {t('login.submit')}
        </Button>
      </Form>
      <p>
        <Link to="/forgot-password">{t('recovery:forgot.link')}</Link>
      </p>
      {google && <GoogleButton action={withReturnPath('/auth/google', returnPath)} kind="login" />}
      <PasskeyButton use="sign-in" returnPath={returnPath} />
    </AuthCard>
  )
}

function Suspended({ contact }: { contact: string | null }) {
  const { t } = useTranslation(['sign-in', 'errors'])
  return (
    <Callout kind="amber" live title={t('login.suspendedTitle')}>
      <p>{t('errors:account_suspended')}</p>
      {contact === null ? null : <p>{t('login.suspendedContact', { contact })}</p>}
    </Callout>
  )
}

/** The amber box of EMAIL_NOT_VERIFIED (specification 4 and 8). */
function Unverified({ email, resent }: { email: string; resent: boolean }) {
  const { t } = useTranslation('sign-in')
  if (resent) {
    return (
      <Callout live title={t('verify.sentTitle')}>
        {t('verify.sent')}
      </Callout>
    )
  }
  return (
    <Callout kind="amber" live title={t('login.notVerifiedTitle')}>
      <p>{t('login.notVerified', { email })}</p>
      <Form method="post">
        <input type="hidden" name="intent" value="resend" />
        <input type="hidden" name="email" value={email} />
        <Button variant="secondary" size="small">
          {t('login.resend')}
        </Button>
      </Form>
    </Callout>
  )
}
