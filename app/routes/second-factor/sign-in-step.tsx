import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { factorDeps } from '#app/.server/account/second-factor/deps.ts'
import { factorStateOf } from '#app/.server/account/second-factor/queries.ts'
import { finishWithRecoveryCode, finishWithTotp } from '#app/.server/account/second-factor/second-step.ts'
import { waitingFor } from '#app/.server/account/second-factor/waiting.ts'
import { answerSignIn, type SignInEnd, withSignInEnd } from '#app/.server/account/sign-in/http/answers.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { createChallengeCookie } from '#app/.server/auth/session.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { returnPathOf, safeRedirect } from '#app/.server/http/safe-redirect.ts'
import type { Toast } from '#app/.server/http/toast.ts'
import { RecoveryCodeSchema, TotpCodeSchema } from '#app/domain/second-factor/forms.ts'
import type { Route } from './+types/sign-in-step'
import { SecondFactorForms } from './sign-in-step-forms.tsx'

const SECRETS = ['code', 'recovery_code']

export function loader({ request, context, url }: Route.LoaderArgs) {
  const { database, clock, env } = context.get(penmarkContext)
  const challenge = createChallengeCookie(env.secure).tokenOf(request) ?? ''
  const waiting = waitingFor(database.reader, { challenge, kind: 'web' }, clock.now())
  if (waiting === undefined) {
    const signedIn = context.get(maybeUserContext) !== null
    throw redirect(signedIn ? safeRedirect(returnPathOf(url)) : withSignInEnd('expired', returnPathOf(url)))
  }
  const { passkeys, codesLeft } = factorStateOf({ database, clock }, waiting.userId)
  return { passkeys: passkeys.length > 0, codes: codesLeft > 0, returnPath: returnPathOf(url) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const penmark = context.get(penmarkContext)
  const challenge = createChallengeCookie(penmark.env.secure).tokenOf(request)
  if (challenge === undefined) return redirect(withSignInEnd('expired', returnPathOf(url)))
  const given = {
    challenge,
    kind: 'web' as const,
    address: context.get(requestContext).clientAddress,
    attempts: penmark.limits.secondFactor,
  }
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
      ? await finishWithTotp(factorDeps(penmark), { ...given, code: value.code })
      : await finishWithRecoveryCode(factorDeps(penmark), { ...given, code: value.recovery_code })
  if (outcome.ok) {
    const { codesLeft } = outcome
    const toast = codesLeft === undefined ? {} : { toast: told(codesLeft) }
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

function told(count: number): Toast {
  return { kind: 'info', key: 'second-factor:login.codesLeft', values: { count } }
}

function startAgain(context: Readonly<RouterContextProvider>, end: SignInEnd, returnPath: string | null): Response {
  const cookie = createChallengeCookie(context.get(penmarkContext).env.secure)
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
