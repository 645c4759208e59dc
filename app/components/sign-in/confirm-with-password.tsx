import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, Link, useNavigation } from 'react-router'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useTranslation } from '../ui/use-translation.ts'

/** Confirms the address of an account that another browser registered: asks for its password, and never submits by itself. */
export function ConfirmWithPassword({
  token,
  lastResult,
  action,
}: {
  token: string
  lastResult: SubmissionResult<string[]> | null
  action: string
}) {
  const { t } = useTranslation('sign-in')
  const busy = useNavigation().formData?.get('intent') === 'verify'
  const [form, fields] = useForm<{ password: string }>({ id: 'confirm', lastResult })
  return (
    <AuthCard
      title={t('verify.linkTitle')}
      intro={t('verify.elsewhere')}
      footer={
        <>
          {t('verify.notYours')} <Link to="/forgot-password">{t('verify.takeOver')}</Link>
        </>
      }
    >
      <Form method="post" action={action} replace {...getFormProps(form)}>
        <FormProblems form={form} fields={[fields.password]} />
        <input type="hidden" name="intent" value="verify" />
        <input type="hidden" name="token" value={token} />
        <AccountField
          field={fields.password}
          type="password"
          label={t('field.password')}
          autoComplete="current-password"
        />
        <Button wide busy={busy}>
          {t('verify.linkSubmit')}
        </Button>
      </Form>
    </AuthCard>
  )
}
