import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import '#app/components/settings/settings-list.css'

/** The address typed again, the password where there is one, and the button. */
export function DeleteForm({
  lastResult,
  email,
  hasPassword,
}: {
  lastResult: SubmissionResult<string[]> | null
  email: string
  hasPassword: boolean
}) {
  const { t } = useTranslation(['deletion', 'settings'])
  const [form, fields] = useForm<{ confirm: string; current_password: string }>({ id: 'delete', lastResult })
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" {...getFormProps(form)} className="stack settings-form">
      <FormProblems form={form} fields={[fields.confirm, fields.current_password]} />
      <AccountField
        field={fields.confirm}
        type="text"
        label={t('delete.confirm')}
        hint={t('delete.confirmHint', { email })}
        autoComplete="off"
      />
      {hasPassword && (
        <AccountField
          field={fields.current_password}
          type="password"
          label={t('settings:confirm.password')}
          hint={t('settings:confirm.passwordHint')}
          autoComplete="current-password"
        />
      )}
      <div className="row">
        <Button variant="danger" busy={busy}>
          {t('delete.submit')}
        </Button>
        <ButtonLink to="/dashboard/settings" variant="secondary">
          {t('delete.keep')}
        </ButtonLink>
      </div>
    </Form>
  )
}
