import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { GoogleButton } from '#app/components/sign-in/google-button.tsx'
import { PasskeyButton } from '#app/components/sign-in/passkey-button.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

type Props = {
  lastResult: SubmissionResult<string[]> | null
  /** The address whose password was right but which is not verified. */
  unverified: string | null
  /** A new verification message was asked for. */
  resent: boolean
  /** A protected page sent the visitor here. */
  sentHere: boolean
  /** Where to go on, here or after registering first. */
  returnPath: string | null
  /** Why the sign-in before this one ended without its second step. */
  ended: MessageKey | null
  /** Whether Google is a way to sign in here. */
  google: boolean
}

export function LoginForm({ lastResult, unverified, resent, sentHere, returnPath, ended, google }: Props) {
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
