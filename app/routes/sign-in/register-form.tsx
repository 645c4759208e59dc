import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { GoogleButton } from '#app/components/sign-in/google-button.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PLANS } from '#app/domain/billing/plans.ts'
import { HONEYPOT_FIELD, MADE_AT_FIELD } from '#app/domain/sign-in/fields.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'

/** `madeAt` is when the server made the form (see the bot trap). */
export function RegisterForm({
  lastResult,
  madeAt,
  returnPath,
  google,
}: {
  lastResult: SubmissionResult<string[]> | null
  madeAt: number
  returnPath: string | null
  /** Whether Google is a way to sign up here. */
  google: boolean
}) {
  const { t } = useTranslation('sign-in')
  const [form, fields] = useForm<{ email: string; password: string; confirm_password: string }>({
    id: 'register',
    lastResult,
  })
  const busy = useNavigation().state === 'submitting'
  return (
    <AuthCard
      title={t('register.title')}
      intro={t('register.intro', { requests: PLANS.starter.requestsPerMonth })}
      footer={
        <>
          {t('register.haveAccount')} <Link to={withReturnPath('/login', returnPath)}>{t('register.toLogin')}</Link>
        </>
      }
    >
      <Form method="post" {...getFormProps(form)}>
        <FormProblems form={form} fields={[fields.email, fields.password, fields.confirm_password]} />
        <input type="hidden" name="intent" value="register" />
        <input type="hidden" name={MADE_AT_FIELD} value={madeAt} />
        {/* Out of sight and out of the tab order; told to screen readers that reach it all the same. */}
        <div hidden>
          <label>
            {t('field.leaveEmpty')} <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <AccountField field={fields.email} type="email" label={t('field.email')} autoComplete="username" />
        <AccountField
          field={fields.password}
          type="password"
          label={t('field.password')}
          hint={t('field.passwordHint')}
          autoComplete="new-password"
        />
        <AccountField
          field={fields.confirm_password}
          type="password"
          label={t('field.confirmPassword')}
          autoComplete="new-password"
        />
        <Button wide busy={busy}>
          {t('register.submit')}
        </Button>
      </Form>
      {google && <GoogleButton action={withReturnPath('/auth/google', returnPath)} kind="register" />}
    </AuthCard>
  )
}

export function Registered({ mailSent, next }: { mailSent: boolean; next: string }) {
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
