import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import '#app/components/settings/settings-list.css'

/** The new address, and the password where there is one. */
export function EmailForm({
  hasPassword,
  lastResult,
}: {
  hasPassword: boolean
  lastResult: SubmissionResult<string[]> | null
}) {
  const { t } = useTranslation('recovery')
  const [form, fields] = useForm<{ new_email: string; current_password: string }>({ id: 'email', lastResult })
  const busy = useNavigation().formData?.get('intent') === 'change'
  return (
    <Form method="post" {...getFormProps(form)} className="stack settings-form">
      <FormProblems form={form} fields={[fields.new_email, fields.current_password]} />
      <input type="hidden" name="intent" value="change" />
      <AccountField field={fields.new_email} type="email" label={t('email.field')} autoComplete="email" />
      {hasPassword && (
        <AccountField
          field={fields.current_password}
          type="password"
          label={t('email.password')}
          hint={t('email.passwordHint')}
          autoComplete="current-password"
        />
      )}
      <div>
        <Button busy={busy}>{t('email.submit')}</Button>
      </div>
    </Form>
  )
}
