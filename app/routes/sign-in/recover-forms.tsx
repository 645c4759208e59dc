import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'

type LastResult = SubmissionResult<string[]> | null

/** Asks for the address of the account. */
export function ForgotForm({ lastResult }: { lastResult: LastResult }) {
  const { t } = useTranslation(['recovery', 'sign-in'])
  const [form, fields] = useForm<{ email: string }>({ id: 'forgot', lastResult })
  const busy = useNavigation().state === 'submitting'
  return (
    <AuthCard
      title={t('forgot.title')}
      intro={t('forgot.intro')}
      footer={<Link to="/login">{t('forgot.toLogin')}</Link>}
    >
      <Form method="post" action="/forgot-password" {...getFormProps(form)}>
        <FormProblems form={form} fields={[fields.email]} />
        <input type="hidden" name="intent" value="forgot" />
        <AccountField field={fields.email} type="email" label={t('sign-in:field.email')} autoComplete="username" />
        <Button wide busy={busy}>
          {t('forgot.submit')}
        </Button>
      </Form>
    </AuthCard>
  )
}

/** The same for every address, whether or not there is an account. */
export function CheckMail() {
  const { t } = useTranslation('recovery')
  return (
    <AuthCard title={t('forgot.sentTitle')} footer={<Link to="/forgot-password">{t('forgot.again')}</Link>}>
      <Callout live>
        <p>{t('forgot.sent')}</p>
        <p>{t('forgot.sentHint')}</p>
      </Callout>
      <ButtonLink to="/login" variant="secondary" wide>
        {t('forgot.toLogin')}
      </ButtonLink>
    </AuthCard>
  )
}

/** Behind the link of the mail. It posts to the path alone, so that the token leaves the address bar. */
export function ResetForm({ token, lastResult }: { token: string; lastResult: LastResult }) {
  const { t } = useTranslation(['recovery', 'sign-in'])
  const [form, fields] = useForm<{ token: string; new_password: string; confirm_password: string }>({
    id: 'reset',
    lastResult,
  })
  const busy = useNavigation().state === 'submitting'
  const { new_password: password, confirm_password: confirm } = fields
  return (
    <AuthCard
      title={t('reset.title')}
      intro={t('reset.intro')}
      footer={<Link to="/forgot-password">{t('reset.newLink')}</Link>}
    >
      <Form method="post" action="/reset-password" replace {...getFormProps(form)}>
        <FormProblems form={form} fields={[password, confirm]} />
        <input type="hidden" name="intent" value="reset" />
        <input type="hidden" name="token" value={token} />
        <AccountField
          field={password}
          type="password"
          label={t('reset.password')}
          hint={t('sign-in:field.passwordHint')}
          autoComplete="new-password"
        />
        <AccountField field={confirm} type="password" label={t('reset.confirm')} autoComplete="new-password" />
        <Button wide busy={busy}>
          {t('reset.submit')}
        </Button>
      </Form>
    </AuthCard>
  )
}

export function ResetDone() {
  const { t } = useTranslation('recovery')
  return (
    <AuthCard title={t('reset.doneTitle')}>
      <Callout live>{t('reset.done')}</Callout>
      <ButtonLink to="/login" wide>
        {t('reset.toLogin')}
      </ButtonLink>
    </AuthCard>
  )
}
