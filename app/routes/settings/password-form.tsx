import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import '#app/components/settings/settings-list.css'

/** The current password, where there is one, and the new one twice. */
export function PasswordForm({
  exists,
  lastResult,
}: {
  exists: boolean
  lastResult: SubmissionResult<string[]> | null
}) {
  const { t } = useTranslation(['recovery', 'sign-in'])
  const [form, fields] = useForm<{ current_password: string; new_password: string; confirm_password: string }>({
    id: 'password',
    lastResult,
  })
  const busy = useNavigation().state === 'submitting'
  const { current_password: current, new_password: fresh, confirm_password: confirm } = fields
  return (
    <Form method="post" {...getFormProps(form)} className="stack settings-form">
      <FormProblems form={form} fields={[current, fresh, confirm]} />
      {exists && (
        <AccountField field={current} type="password" label={t('password.current')} autoComplete="current-password" />
      )}
      <AccountField
        field={fresh}
        type="password"
        label={t('password.new')}
        hint={t('sign-in:field.passwordHint')}
        autoComplete="new-password"
      />
      <AccountField field={confirm} type="password" label={t('password.confirm')} autoComplete="new-password" />
      <div>
        <Button busy={busy}>{t(exists ? 'password.submit' : 'password.set')}</Button>
      </div>
    </Form>
  )
}
