import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { PasskeyButton } from '#app/components/sign-in/passkey-button.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'

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
export function SecondFactorForms({ lastResult, recovery, passkeys, codes, returnPath }: Props) {
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
