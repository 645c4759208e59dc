import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, Link, type RouterContextProvider, redirect, useNavigation } from 'react-router'
import { secondFactorContext } from '#app/.server/account/second-factor/context.ts'
import { answerSignIn, browserOf, type SignInEnd, withSignInEnd } from '#app/.server/account/sign-in/http/answers.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { createChallengeCookie } from '#app/.server/auth/session.ts'
import { requestContext, siteContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { returnPathOf, safeRedirect } from '#app/.server/http/safe-redirect.ts'
import type { Toast } from '#app/.server/http/toast.ts'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { PasskeyButton } from '#app/components/sign-in/passkey-button.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { RecoveryCodeSchema, TotpCodeSchema } from '#app/domain/second-factor/forms.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import type { Route } from './+types/sign-in-step'

const SECRETS = ['code', 'recovery_code']

export function loader({ request, context, url }: Route.LoaderArgs) {
  const challenge = createChallengeCookie(context.get(siteContext).secure).tokenOf(request) ?? ''
  const ways = context.get(secondFactorContext).waysToFinish({ challenge, kind: 'web' })
  if (ways === undefined) {
    const signedIn = context.get(maybeUserContext) !== null
    throw redirect(signedIn ? safeRedirect(returnPathOf(url)) : withSignInEnd('expired', returnPathOf(url)))
  }
  return { ...ways, returnPath: returnPathOf(url) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const secondFactor = context.get(secondFactorContext)
  const challenge = createChallengeCookie(context.get(siteContext).secure).tokenOf(request)
  if (challenge === undefined) return redirect(withSignInEnd('expired', returnPathOf(url)))
  const { clientAddress: address } = context.get(requestContext)
  const waiting = { challenge, kind: 'web' as const, address, browser: browserOf({ request, context }) }
  const recovery = form.get('intent') === 'recovery'
  const submission = recovery
    ? parseWithZod(form, { schema: RecoveryCodeSchema })
    : parseWithZod(form, { schema: TotpCodeSchema })
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields: SECRETS }), recovery }, 400)
  }
  const { value } = submission
  const outcome =
    'code' in value
      ? await secondFactor.finishWithTotp({ ...waiting, code: value.code })
      : await secondFactor.finishWithRecoveryCode({ ...waiting, code: value.recovery_code })
  if (outcome.ok) {
    const { codesLeft } = outcome
    const toast = codesLeft === undefined ? {} : { toast: toastOfCodesLeft(codesLeft) }
    return answerSignIn({ request, context }, outcome, { redirectTo: url.searchParams.get('redirectTo'), ...toast })
  }
  if (outcome.code !== 'second_factor_wrong' && outcome.code !== 'second_factor_unreadable') {
    const end = ({ second_factor_expired: 'expired', second_factor_exhausted: 'tries', rate_limited: 'wait' } as const)[
      outcome.code
    ]
    return startAgain(context, end, returnPathOf(url))
  }
  const { lastResult, init } = refusedForm(submission, outcome, SECRETS)
  return data({ lastResult, recovery }, init)
}

function toastOfCodesLeft(count: number): Toast {
  return { kind: 'info', key: 'second-factor:login.codesLeft', values: { count } }
}

function startAgain(context: Readonly<RouterContextProvider>, end: SignInEnd, returnPath: string | null): Response {
  const cookie = createChallengeCookie(context.get(siteContext).secure)
  return redirect(withSignInEnd(end, returnPath), { status: 303, headers: { 'set-cookie': cookie.clear() } })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('second-factor')
  return (
    <>
      <title>{`${t('login.title')} · Penmark`}</title>
      <SecondFactorForms
        {...loaderData}
        lastResult={actionData?.lastResult ?? null}
        recovery={actionData?.recovery ?? false}
      />
    </>
  )
}

type Props = {
  lastResult: SubmissionResult<string[]> | null
  /** The result is that of the recovery code. */
  recovery: boolean
  /** The account has passkeys. */
  passkeys: boolean
  /** The account has recovery codes left. */
  codes: boolean
  returnPath: string | null
}

/** The second step of a sign-in: the code of the app, else a passkey or a recovery code. */
function SecondFactorForms({ lastResult, recovery, passkeys, codes, returnPath }: Props) {
  const { t } = useTranslation('second-factor')
  return (
    <AuthCard
      title={t('login.title')}
      intro={t('login.intro')}
      footer={<Link to={withReturnPath('/login', returnPath)}>{t('login.startOver')}</Link>}
    >
      <CodeForm lastResult={recovery ? null : lastResult} />
      {passkeys && <PasskeyButton use="second-factor" returnPath={returnPath} />}
      {codes ? (
        <details open={recovery}>
          <summary>{t('login.recoveryTitle')}</summary>
          <RecoveryForm lastResult={recovery ? lastResult : null} />
        </details>
      ) : (
        <p className="soft small">{t('login.noCodes')}</p>
      )}
    </AuthCard>
  )
}

function CodeForm({ lastResult }: Pick<Props, 'lastResult'>) {
  const { t } = useTranslation('second-factor')
  const [form, fields] = useForm<{ code: string }>({ id: 'second-factor', lastResult })
  const busy = useNavigation().formData?.get('intent') === 'totp'
  return (
    <Form method="post" {...getFormProps(form)}>
      <FormProblems form={form} fields={[fields.code]} />
      <input type="hidden" name="intent" value="totp" />
      <AccountField
        field={fields.code}
        type="text"
        inputMode="numeric"
        label={t('login.code')}
        hint={t('login.codeHint')}
        autoComplete="one-time-code"
      />
      <Button wide busy={busy}>
        {t('login.submit')}
      </Button>
    </Form>
  )
}

function RecoveryForm({ lastResult }: Pick<Props, 'lastResult'>) {
  const { t } = useTranslation('second-factor')
  const [form, fields] = useForm<{ recovery_code: string }>({ id: 'recovery', lastResult })
  const busy = useNavigation().formData?.get('intent') === 'recovery'
  return (
    <Form method="post" {...getFormProps(form)} className="disclosed">
      <FormProblems form={form} fields={[fields.recovery_code]} />
      <input type="hidden" name="intent" value="recovery" />
      <AccountField
        field={fields.recovery_code}
        type="text"
        label={t('login.recoveryCode')}
        hint={t('login.recoveryHint')}
        autoComplete="off"
      />
      <Button wide variant="secondary" busy={busy}>
        {t('login.recoverySubmit')}
      </Button>
    </Form>
  )
}
