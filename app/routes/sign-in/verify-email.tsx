import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, redirect } from 'react-router'
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
import { useBusy, WaitForLink } from '#app/components/sign-in/wait-for-link.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useLeaveAfter } from '#app/components/ui/use-leave-after.ts'
import { usePressedForm } from '#app/components/ui/use-pressed-form.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { ResendSchema, VerifyEmailSchema, VerifyWithPasswordSchema } from '#app/domain/sign-in/forms.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import type { Route } from './+types/verify-email'

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
  const wanted = returnPathOf(url)
  // A user who is signed in now and came for a page sees that page at once.
  if (cookies.length > 0 && wanted !== null) {
    const headers = [...Object.entries(PRIVATE_PAGE), ...cookies.map((line): [string, string] => ['set-cookie', line])]
    throw redirect(wanted, { status: 303, headers })
  }
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
          action={withReturnPath(PATH, returnPath)}
          address={loaderData.address}
          verify={actionData?.verify ?? null}
          resend={actionData?.resend ?? null}
          resent={actionData?.resent ?? false}
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
