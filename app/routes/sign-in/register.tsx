import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { carriedTextsContext } from '#app/.server/auth/context.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { createRegistrationCookie } from '#app/.server/auth/session.ts'
import { withFailureAnswer } from '#app/.server/http/attempt.ts'
import { requestContext, siteContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { returnPathOf } from '#app/.server/http/safe-redirect.ts'
import { legalContext } from '#app/.server/legal/context.ts'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { GoogleButton } from '#app/components/sign-in/google-button.tsx'
import { NewPasswordField, SendsOnEnter } from '#app/components/sign-in/new-password-field.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useLeaveAfter } from '#app/components/ui/use-leave-after.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { PLANS } from '#app/domain/billing/plans.ts'
import { HONEYPOT_FIELD, MADE_AT_FIELD, SECRET_FIELDS, SHOW_FIELD } from '#app/domain/sign-in/fields.ts'
import { RegisterFormSchema } from '#app/domain/sign-in/forms.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import { TryOutSchema } from '#app/domain/try-out/try-out.ts'
import type { Route } from './+types/register'

const NEXT_AFTER_SECONDS = 2
/** The characters of a field that an answer repeats: more than a field that is accepted can have. */
const TYPED_MAX = 512
const FAILED = 'sign-in:problem.registerFailed'

export const handle = { hydrate: 'touch' }

export function loader({ request, context, url }: Route.LoaderArgs) {
  const returnPath = returnPathOf(url)
  if (context.get(maybeUserContext) !== null) throw redirect(returnPath ?? '/dashboard')
  const signIns = context.get(signInContext)
  const closed = signIns.registrationClosed() !== null
  const isCarrying =
    returnPath?.includes('carried=') === true && context.get(carriedTextsContext).textOf(request) !== null
  const brings = isCarrying ? translatorFor(localeOf(context))('landing:try.comesAlong') : ''
  const hasTerms = context.get(legalContext).isComplete
  return { madeAt: signIns.formTime(), returnPath, google: signIns.offersGoogle, closed, brings, hasTerms }
}

/** A form from the sheet of the landing page has its text with it, which goes along in this browser. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  const sheet = TryOutSchema.safeParse({ text: form.get('text') })
  if (!sheet.success) return register(args, form)
  const headers = new Headers()
  const cookie = args.context.get(carriedTextsContext).carry(sheet.data.text)
  if (cookie !== null) headers.append('set-cookie', cookie)
  // Nothing was entered: the page asks for it.
  if (!form.get('email') && !form.get('password'))
    throw redirect(args.url.pathname + args.url.search, { status: 303, headers })
  const { data: page, init } = await register(args, form)
  for (const [name, value] of new Headers(init?.headers)) headers.append(name, value)
  return data(page, { ...init, headers })
}

async function register({ context, url }: Route.ActionArgs, form: FormData) {
  const signIns = context.get(signInContext)
  const returnPath = returnPathOf(url)
  const next = withReturnPath('/verify-email', returnPath)
  if (form.has(SHOW_FIELD)) return asTyped(form)
  if (await signIns.fellForBotTrap(form)) return created(true, next)
  const submission = parseWithZod(form, { schema: RegisterFormSchema })
  const again = (reply: Parameters<typeof submission.reply>[0], status = 400) =>
    data({ lastResult: submission.reply({ ...reply, hideFields: SECRET_FIELDS }), created: null, typed: null }, status)
  const refused = (refusal: Parameters<typeof refusedForm>[1]) => {
    const itself = refusal.code === 'email_taken' || refusal.code === 'rate_limited'
    const { lastResult, init } = refusedForm(submission, refusal, SECRET_FIELDS, itself ? undefined : FAILED)
    return data({ lastResult, created: null, typed: null }, init)
  }
  if (submission.status !== 'success') return again({})
  const { email, password } = submission.value
  const { clientAddress: address } = context.get(requestContext)
  const outcome = await withFailureAnswer(
    context,
    () => signIns.register({ email, password, locale: localeOf(context), returnPath, address }),
    () => null,
  )
  if (outcome === null) return again({ formErrors: [FAILED] }, 500)
  if (outcome.ok) {
    const { token, expiresAt } = outcome.browser
    const cookie = createRegistrationCookie(context.get(siteContext).secure).set(token, expiresAt)
    return created(outcome.verificationEmailSent, next, [['set-cookie', cookie]])
  }
  if (outcome.code === 'password_common')
    return again({ fieldErrors: { password: ['sign-in:problem.passwordCommon'] } })
  if (outcome.code === 'password_personal')
    return again({ fieldErrors: { password: ['sign-in:problem.passwordPersonal'] } })
  return refused({ ...outcome, code: outcome.code })
}

/** The form as it was typed, with its password to be read or hidden again, for pages on which no script runs. Checks nothing. */
function asTyped(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, TYPED_MAX)
  const typed = { email: text('email'), password: text('password'), isShown: form.get(SHOW_FIELD) === '1' }
  return data({ lastResult: null, created: null, typed })
}

/** The page after a registration. It leads to the next one by itself; without JavaScript the header does that. */
function created(mailSent: boolean, next: string, lines: readonly (readonly [name: string, value: string])[] = []) {
  return data(
    { lastResult: null, created: { mailSent, next }, typed: null },
    {
      headers: [
        ['refresh', `${NEXT_AFTER_SECONDS}; url=${next}`],
        ...lines.map(([name, value]): [string, string] => [name, value]),
      ],
    },
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
          closed={loaderData.closed}
          brings={loaderData.brings}
          hasTerms={loaderData.hasTerms}
          typed={actionData?.typed ?? null}
        />
      ) : (
        <Registered mailSent={created.mailSent} next={created.next} />
      )}
    </>
  )
}

/** `madeAt` is the time at which the server made the form (see the bot trap). */
function RegisterForm({
  lastResult,
  madeAt,
  returnPath,
  google,
  closed,
  brings,
  hasTerms,
  typed,
}: {
  lastResult: SubmissionResult<string[]> | null
  madeAt: number
  returnPath: string | null
  /** Whether Google is a way to sign up here. */
  google: boolean
  /** An operator has switched registration off for the moment. */
  closed: boolean
  /** Says that the text from the landing page comes along; empty without one. */
  brings: string
  /** The site has terms and a privacy notice. */
  hasTerms: boolean
  /** The person's entries, if the page came back only to show or hide the password. */
  typed: { email: string; password: string; isShown: boolean } | null
}) {
  const { t } = useTranslation(['sign-in', 'errors'])
  const [form, fields] = useForm<{ email: string; password: string }>({
    id: 'register',
    lastResult,
    ...(typed === null ? {} : { defaultValue: { email: typed.email, password: typed.password } }),
  })
  const busy = useNavigation().state === 'submitting'
  return (
    <AuthCard
      title={t('register.title')}
      intro={`${brings} ${t('register.intro', { requests: PLANS.starter.requestsPerMonth })}`.trim()}
      footer={
        <>
          {t('register.haveAccount')} <Link to={withReturnPath('/login', returnPath)}>{t('register.toLogin')}</Link>
        </>
      }
    >
      {closed && lastResult === null ? <Callout kind="amber">{t('errors:registration_off')}</Callout> : null}
      <Form method="post" {...getFormProps(form)}>
        <SendsOnEnter />
        <FormProblems form={form} fields={[fields.email, fields.password]} />
        {form.errors?.includes('errors:email_taken') && (
          <p>
            {t('register.notYours')} <Link to="/forgot-password">{t('verify.takeOver')}</Link>
          </p>
        )}
        <input type="hidden" name="intent" value="register" />
        <input type="hidden" name={MADE_AT_FIELD} value={madeAt} />
        {/* Out of sight and out of the tab order; told to screen readers that reach it all the same. */}
        <div hidden>
          <label>
            {t('field.leaveEmpty')} <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <AccountField field={fields.email} type="email" label={t('field.email')} autoComplete="username" />
        <NewPasswordField field={fields.password} isShown={typed?.isShown ?? false} />
        <Button wide busy={busy}>
          {t('register.submit')}
        </Button>
        {hasTerms && (
          <p className="small soft">
            <a href="/terms">{t('register.terms')}</a> <a href="/privacy">{t('register.privacy')}</a>
          </p>
        )}
      </Form>
      {google && <GoogleButton action={withReturnPath('/auth/google', returnPath)} kind="register" />}
    </AuthCard>
  )
}

function Registered({ mailSent, next }: { mailSent: boolean; next: string }) {
  const { t } = useTranslation('sign-in')
  return (
    <AuthCard title={t('register.doneTitle')}>
      <Callout kind={mailSent ? 'info' : 'amber'} live>
        {t(mailSent ? 'register.done' : 'register.doneWithoutMail')}
      </Callout>
      <ButtonLink to={next} wide>
        {t('register.next')}
      </ButtonLink>
    </AuthCard>
  )
}
