import { getFormProps, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { ErrorCode } from '#app/domain/errors.ts'
import '#app/components/settings/settings-list.css'

/** The password, where there is one, and the button. The answer is a file, so the browser itself sends the form. */
export function DataForm({ hasPassword, refused }: { hasPassword: boolean; refused: ErrorCode | null }) {
  const { t } = useTranslation(['deletion', 'settings'])
  const [form, fields] = useForm<{ current_password: string }>({
    id: 'data',
    lastResult: refused === null ? null : { status: 'error', error: { '': [`errors:${refused}`] } },
  })
  return (
    <Form
      method="post"
      action="/dashboard/settings/data/download"
      reloadDocument
      {...getFormProps(form)}
      className="stack settings-form"
    >
      <FormProblems form={form} fields={[fields.current_password]} />
      {hasPassword && (
        <AccountField
          field={fields.current_password}
          type="password"
          label={t('settings:confirm.password')}
          hint={t('settings:confirm.passwordHint')}
          autoComplete="current-password"
        />
      )}
      <div>
        <Button>{t('data.submit')}</Button>
      </div>
    </Form>
  )
}
