import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, useNavigation } from 'react-router'
import { secondFactorContext } from '#app/.server/account/second-factor/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { QrCode } from '#app/components/second-factor/qr-code.tsx'
import { RecoveryCodes } from '#app/components/second-factor/recovery-codes.tsx'
import { SignInAgain } from '#app/components/settings/sign-in-again.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { TotpCodeSchema } from '#app/domain/second-factor/forms.ts'
import { inGroups } from '#app/domain/second-factor/second-factor.ts'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/app'
import '#app/components/settings/settings-list.css'

const BACK = '/dashboard/settings/security'

/** The secret is shown for as long as no code has confirmed it, and never again. */
export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const secondFactor = context.get(secondFactorContext)
  return {
    on: secondFactor.stateOf(user).onSince !== null,
    setUp: secondFactor.pendingApp(user),
    ...secondFactor.proofOf(user),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const secondFactor = context.get(secondFactorContext)
  const user = actorOf(context)
  const intent = form.get('intent')
  if (intent === 'cancel') {
    secondFactor.cancelApp(user)
    return redirectWithToast(context.get(toastsContext), BACK, { kind: 'info', key: 'second-factor:app.cancelled' })
  }
  if (intent === 'confirm') {
    const submission = parseWithZod(form, { schema: TotpCodeSchema })
    if (submission.status !== 'success') return data({ lastResult: submission.reply(), codes: null }, 400)
    const outcome = await secondFactor.confirmApp(user, submission.value.code)
    if (outcome.ok) return data({ lastResult: null, codes: outcome.codes })
    const { lastResult, init } = refusedForm(submission, outcome, ['code'])
    return data({ lastResult, codes: null }, init)
  }
  const submission = parseWithZod(form, { schema: ConfirmSchema })
  const again = { hideFields: SECRET_FIELDS }
  if (submission.status !== 'success') return data({ lastResult: submission.reply(again), codes: null }, 400)
  const outcome = await secondFactor.beginApp(user, submission.value.password)
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

type Result = { lastResult: SubmissionResult<string[]> | null }

/** Asks for the password, so that a stranger at an open account cannot connect an app of their own. */
function BeginApp({ hasPassword, lastResult }: Result & { hasPassword: boolean }) {
  const { t } = useTranslation(['second-factor', 'settings'])
  const [form, fields] = useForm<{ password: string }>({ id: 'begin', lastResult })
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" {...getFormProps(form)} className="stack settings-form">
      <FormProblems form={form} fields={[fields.password]} />
      <input type="hidden" name="intent" value="begin" />
      {hasPassword && (
        <AccountField
          field={fields.password}
          type="password"
          label={t('settings:confirm.password')}
          hint={t('settings:confirm.passwordHint')}
          autoComplete="current-password"
        />
      )}
      <div className="row">
        <Button busy={busy}>{t('app.begin')}</Button>
        <ButtonLink to="/dashboard/settings/security" variant="secondary">
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** The secret for the app in three ways, and the first code as a proof that the app has it. */
function AppSetUp({
  base32,
  link,
  qr,
  lastResult,
}: Result & { base32: string; link: string; qr: { path: string; size: number } }) {
  const { t } = useTranslation('second-factor')
  const [form, fields] = useForm<{ code: string }>({ id: 'confirm', lastResult })
  const busy = useNavigation().formData?.get('intent') === 'confirm'
  return (
    <>
      <ol className="setup-steps">
        <li>
          <p>{t('app.scan')}</p>
          <QrCode {...qr} title={t('app.qrTitle')} />
          <details>
            <summary>{t('app.byHand')}</summary>
            <p>
              <code className="setup-secret">{inGroups(base32)}</code>
            </p>
            <p className="row">
              <CopyButton text={base32} label={t('app.copySecret')} copiedLabel={t('codes.copied')} />
              <a href={link}>{t('app.open')}</a>
            </p>
            <p className="soft small">{t('app.byHandHint')}</p>
          </details>
        </li>
        <li>
          <Form method="post" {...getFormProps(form)} className="stack settings-form">
            <FormProblems form={form} fields={[fields.code]} />
            <input type="hidden" name="intent" value="confirm" />
            <AccountField
              field={fields.code}
              type="text"
              inputMode="numeric"
              label={t('app.code')}
              hint={t('app.codeHint')}
              autoComplete="one-time-code"
            />
            <div>
              <Button busy={busy}>{t('app.confirm')}</Button>
            </div>
          </Form>
        </li>
      </ol>
      <Form method="post">
        <Button name="intent" value="cancel" variant="quiet" size="small">
          {t('app.cancel')}
        </Button>
      </Form>
    </>
  )
}
