import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, Form, Link, useNavigation } from 'react-router'
import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { browserOf, sessionCookies } from '#app/.server/account/sign-in/http/answers.ts'
import { createRegistrationCookie } from '#app/.server/auth/session.ts'
import { withFailureAnswer } from '#app/.server/http/attempt.ts'
import { requestContext, siteContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { linkToken, PRIVATE_PAGE, privateHeaders } from '#app/.server/http/private-page.ts'
import { returnPathOf } from '#app/.server/http/safe-redirect.ts'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { ConfirmWithPassword } from '#app/components/sign-in/confirm-with-password.tsx'
import { EmailVerified } from '#app/components/sign-in/email-verified.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useLeaveAfter } from '#app/components/ui/use-leave-after.ts'
import { usePressedForm } from '#app/components/ui/use-pressed-form.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { ResendSchema, VerifyEmailSchema, VerifyWithPasswordSchema } from '#app/domain/sign-in/forms.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import type { Route } from './+types/verify-email'
import '#app/components/sign-in/resend-form.css'

const NEXT_AFTER_SECONDS = 3

export function loader({ request, context, url }: Route.LoaderArgs) {
  const token = linkToken(url)
  const signIns = context.get(signInContext)
  const browser = registrationOf(request, context)
  const asks = token !== null && signIns.needsPassword({ token, browser })
  const address = signIns.registeredAddress(browser) ?? null
  return data({ token, asks, address, returnPath: returnPathOf(url) }, { headers: PRIVATE_PAGE })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  if (form.get('intent') === 'resend') return resend(form, context, returnPathOf(url))
  return verify(form, { request, context, url })
}

type Context = Route.ActionArgs['context']
type Incoming = Pick<Route.ActionArgs, 'request' | 'context' | 'url'>

/** The mark of the browser that registered an account. */
function registrationOf(request: Request, context: Context): string | undefined {
  return createRegistrationCookie(context.get(siteContext).secure).tokenOf(request)
}

const NOTHING = { verify: null, resend: null, resent: false, verified: null, asks: null }

async function verify(form: FormData, { request, context, url }: Incoming) {
  const schema = form.has('password') ? VerifyWithPasswordSchema : VerifyEmailSchema
  const submission = parseWithZod(form, { schema })
  // The form that asked for the password comes back with its token.
  const asks = form.has('password') ? String(form.get('token')).slice(0, 200) : null
  if (submission.status !== 'success') {
    const verify = submission.reply({ hideFields: SECRET_FIELDS })
    return data({ ...NOTHING, asks, verify }, { status: 400, headers: PRIVATE_PAGE })
  }
  const { token } = submission.value
  const outcome = await withFailureAnswer(
    context,
    () =>
      context.get(signInContext).verifyInBrowser({
        token,
        password: 'password' in submission.value ? String(submission.value.password) : undefined,
        browser: registrationOf(request, context),
        device: deviceOf(request.headers.get('user-agent')),
        known: browserOf({ request, context }),
        address: context.get(requestContext).clientAddress,
      }),
    () => null,
  )
  if (outcome === null) {
    const failure = submission.reply({ formErrors: ['recovery:problem.verificationFailed'], hideFields: SECRET_FIELDS })
    return data({ ...NOTHING, asks, verify: failure }, { status: 500, headers: PRIVATE_PAGE })
  }
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, { ...outcome, code: outcome.code }, SECRET_FIELDS)
    const headers = { ...PRIVATE_PAGE, ...init.headers }
    if (outcome.code === 'registration_password_needed') return data({ ...NOTHING, asks: token }, { ...init, headers })
    return data(
      { ...NOTHING, asks: outcome.code === 'invalid_token' ? null : asks, verify: lastResult },
      { ...init, headers },
    )
  }
  // A user who is signed in goes from there to the wanted page.
  const refresh = `${NEXT_AFTER_SECONDS}; url=${withReturnPath('/login', returnPathOf(url))}`
  const cookies =
    outcome.state === 'verified' && outcome.signedIn.step === 'in'
      ? [
          ...sessionCookies({ request, context }, outcome.signedIn),
          createRegistrationCookie(context.get(siteContext).secure).clear(),
        ]
      : []
  const verified = cookies.length > 0 ? ('signed_in' as const) : outcome.state
  const lines = [...Object.entries(PRIVATE_PAGE), ['refresh', refresh], ...cookies.map((line) => ['set-cookie', line])]
  return data({ ...NOTHING, verified }, { headers: lines as [string, string][] })
}

async function resend(form: FormData, context: Context, returnPath: string | null) {
  const submission = parseWithZod(form, { schema: ResendSchema })
  if (submission.status !== 'success') return data({ ...NOTHING, resend: submission.reply() }, 400)
  const { clientAddress: address } = context.get(requestContext)
  const outcome = await context.get(signInContext).resendVerification({ ...submission.value, returnPath, address })
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, outcome, [], 'sign-in:problem.resendFailed')
    return data({ ...NOTHING, resend: lastResult }, init)
  }
  return data({ ...NOTHING, resend: submission.reply(), resent: true })
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return privateHeaders({ loaderHeaders, actionHeaders })
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('sign-in')
  const verified = actionData?.verified ?? null
  const { returnPath } = loaderData
  const asks = actionData === undefined ? (loaderData.asks ? loaderData.token : null) : actionData.asks
  const next = withReturnPath('/login', returnPath)
  useLeaveAfter(verified === null ? null : next, NEXT_AFTER_SECONDS * 1000)
  return (
    <>
      <title>{`${t('verify.title')} · Penmark`}</title>
      {verified !== null ? (
        <EmailVerified state={verified} next={next} />
      ) : asks !== null ? (
        <ConfirmWithPassword
          token={asks}
          lastResult={actionData?.verify ?? null}
          action={withReturnPath(PATH, returnPath)}
        />
      ) : loaderData.token !== null && actionData === undefined ? (
        <ConfirmLink token={loaderData.token} returnPath={returnPath} />
      ) : (
        <WaitForLink
          address={loaderData.address}
          verify={actionData?.verify ?? null}
          resend={actionData?.resend ?? null}
          resent={actionData?.resent ?? false}
          returnPath={returnPath}
        />
      )}
    </>
  )
}

/** Every form here posts to the path without the token of a mail link, so that it leaves the address bar. */
const PATH = '/verify-email'

/** The page behind the link of a mail: a button, which JavaScript presses by itself. */
function ConfirmLink({ token, returnPath }: { token: string; returnPath: string | null }) {
  const { t } = useTranslation('sign-in')
  const form = usePressedForm()
  const busy = useBusy('verify')
  return (
    <AuthCard title={t('verify.linkTitle')} intro={t('verify.link')}>
      <Form method="post" action={withReturnPath(PATH, returnPath)} replace ref={form}>
        <input type="hidden" name="intent" value="verify" />
        <input type="hidden" name="token" value={token} />
        <Button wide busy={busy} busyLabel={t('verify.working')}>
          {t('verify.linkSubmit')}
        </Button>
      </Form>
    </AuthCard>
  )
}

/** Says which address the link went to, if it was registered here; offers a new link, and the code in place of the link. */
function WaitForLink(props: {
  address: string | null
  verify: LastResult
  resend: LastResult
  resent: boolean
  returnPath: string | null
}) {
  const { t } = useTranslation('sign-in')
  const { address, verify, resend, resent } = props
  const action = withReturnPath(PATH, props.returnPath)
  return (
    <AuthCard
      title={t('verify.title')}
      intro={address === null ? t('verify.open') : t('verify.sentTo', { email: address })}
    >
      {resent && (
        <Callout live title={t('verify.sentTitle')}>
          {t('verify.sent')}
        </Callout>
      )}
      <ResendForm action={action} lastResult={resend} address={address} />
      <details className="enter-code" open={verify !== null}>
        <summary>{t('verify.codeInstead')}</summary>
        {/* After a new email, an old problem with the code no longer matters: the form starts fresh. */}
        <TokenForm key={String(resent)} action={action} lastResult={verify} />
      </details>
    </AuthCard>
  )
}

type LastResult = SubmissionResult<string[]> | null

/** Whether the form of this intent is on its way. */
function useBusy(intent: 'verify' | 'resend'): boolean {
  return useNavigation().formData?.get('intent') === intent
}

function TokenForm({ action, lastResult }: { action: string; lastResult: LastResult }) {
  const { t } = useTranslation('sign-in')
  const busy = useBusy('verify')
  const [form, fields] = useForm<{ token: string }>({ id: 'verify', lastResult })
  return (
    <Form method="post" action={action} {...getFormProps(form)}>
      <FormProblems form={form} fields={[fields.token]} />
      <input type="hidden" name="intent" value="verify" />
      <AccountField
        field={fields.token}
        type="text"
        label={t('field.token')}
        hint={t('field.tokenHint')}
        autoComplete="one-time-code"
      />
      <Button wide busy={busy}>
        {t('verify.manualSubmit')}
      </Button>
    </Form>
  )
}

/** Sends a new link, to the address of this browser's registration or to one that is typed. */
function ResendForm({
  action,
  lastResult,
  address,
}: {
  action: string
  lastResult: LastResult
  address: string | null
}) {
  const { t } = useTranslation('sign-in')
  const busy = useBusy('resend')
  const [form, fields] = useForm<{ email: string }>({ id: 'resend', lastResult })
  return (
    <section aria-labelledby="resend-title" className="stack resend-form">
      <div>
        <h2 id="resend-title">{t('verify.resendTitle')}</h2>
        <p className="soft">{t('verify.resend')}</p>
      </div>
      <Form method="post" action={action} {...getFormProps(form)}>
        <FormProblems form={form} fields={[fields.email]} />
        <input type="hidden" name="intent" value="resend" />
        {address === null ? (
          <AccountField field={fields.email} type="email" label={t('field.email')} autoComplete="email" />
        ) : (
          <input type="hidden" name="email" value={address} />
        )}
        <Button variant="secondary" wide busy={busy}>
          {t('verify.resendSubmit')}
        </Button>
      </Form>
      {address !== null && (
        <p className="small">
          <Link to="/register">{t('verify.otherAddress')}</Link>
        </p>
      )}
    </section>
  )
}
