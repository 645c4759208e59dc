import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { factorDeps } from '#app/.server/account/second-factor/deps.ts'
import { factorStateOf } from '#app/.server/account/second-factor/queries.ts'
import { beginTotp, cancelTotp, confirmTotp, pendingTotp } from '#app/.server/account/second-factor/totp.ts'
import { isFreshSignIn } from '#app/.server/account/sign-in/reauthenticate.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { qrOf } from '#app/.server/auth/second-factor/qr.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { RecoveryCodes } from '#app/components/second-factor/recovery-codes.tsx'
import { SignInAgain } from '#app/components/settings/sign-in-again.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { TotpCodeSchema } from '#app/domain/second-factor/forms.ts'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { confirmed, hasPassword } from '#app/routes/settings/confirmed.ts'
import type { Route } from './+types/app'
import { AppSetUp, BeginApp } from './app-forms.tsx'

const BACK = '/dashboard/settings/security'

/** The secret is shown for as long as no code has confirmed it, and never again. */
export function loader({ context }: Route.LoaderArgs) {
  const penmark = context.get(penmarkContext)
  const user = context.get(userContext)
  const words = pendingTotp(factorDeps(penmark), user.userId)
  const exists = hasPassword(context)
  return {
    on: factorStateOf(penmark, user.userId).onSince !== null,
    setUp: words === undefined ? null : { ...words, qr: qrOf(words.link) },
    hasPassword: exists,
    stale: !exists && !isFreshSignIn(penmark, user),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const penmark = context.get(penmarkContext)
  const deps = factorDeps(penmark)
  const { userId } = context.get(userContext)
  const intent = form.get('intent')
  if (intent === 'cancel') {
    cancelTotp(deps, userId)
    return redirectWithToast(penmark.toasts, BACK, { kind: 'info', key: 'second-factor:app.cancelled' })
  }
  if (intent === 'confirm') {
    const submission = parseWithZod(form, { schema: TotpCodeSchema })
    if (submission.status !== 'success') return data({ lastResult: submission.reply(), codes: null }, 400)
    // Not against guessing, for the secret is the user's own to see: making the recovery codes is work.
    const address = context.get(requestContext).clientAddress
    const attempt = await penmark.limits.secondFactor.take({ identifier: userId, address })
    const outcome = attempt.ok ? await confirmTotp(deps, { userId, code: submission.value.code }) : attempt
    if (attempt.ok && outcome.ok) await attempt.succeeded()
    if (outcome.ok) return data({ lastResult: null, codes: outcome.codes })
    const { lastResult, init } = refusedForm(submission, outcome, ['code'])
    return data({ lastResult, codes: null }, init)
  }
  const submission = parseWithZod(form, { schema: ConfirmSchema })
  const again = { hideFields: SECRET_FIELDS }
  if (submission.status !== 'success') return data({ lastResult: submission.reply(again), codes: null }, 400)
  const proof = await confirmed(context, submission.value.password)
  const outcome = proof.ok ? beginTotp(deps, userId) : proof
  if (outcome.ok) return data({ lastResult: null, codes: null })
  const { lastResult, init } = refusedForm(submission, outcome, SECRET_FIELDS)
  return data({ lastResult, codes: null }, init)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function App({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('second-factor')
  const { on, setUp, hasPassword, stale } = loaderData
  const codes = actionData?.codes ?? null
  const lastResult = actionData?.lastResult ?? null
  const title = t(codes === null ? 'app.setUpTitle' : 'app.doneTitle')
  return (
    <>
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={t(codes === null ? 'app.setUpIntro' : 'app.doneIntro')} />
      {codes !== null ? (
        <RecoveryCodes codes={codes} othersStay />
      ) : on ? (
        <Callout title={t('app.alreadyOn')}>
          <ButtonLink to={BACK} variant="secondary" size="small">
            {t('back')}
          </ButtonLink>
        </Callout>
      ) : setUp !== null ? (
        <AppSetUp {...setUp} lastResult={lastResult} />
      ) : stale ? (
        <SignInAgain>{t('stale')}</SignInAgain>
      ) : (
        <BeginApp hasPassword={hasPassword} lastResult={lastResult} />
      )}
    </>
  )
}
