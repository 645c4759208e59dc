import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import '#app/components/settings/settings-list.css'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'

/** Confirms something that cannot be undone: asks for the password, if the account has one, and shows the button. */
export function ConfirmForm({
  lastResult,
  hasPassword,
  words,
  variant = 'danger',
  back,
  children,
}: {
  lastResult: SubmissionResult<string[]> | null
  hasPassword: boolean
  words: { go: ReactNode; keep: ReactNode }
  /** `primary` if the step can be undone. */
  variant?: 'danger' | 'primary'
  /** The address of the page to return to without doing anything. */
  back: string
  /** Hidden fields. */
  children?: ReactNode
}) {
  const { t } = useTranslation('settings')
  const [form, fields] = useForm<{ password: string }>({ id: 'confirm', lastResult })
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" {...getFormProps(form)} className="stack settings-form">
      {children}
      <FormProblems form={form} fields={[fields.password]} />
      {hasPassword && (
        <AccountField
          field={fields.password}
          type="password"
          label={t('confirm.password')}
          hint={t('confirm.passwordHint')}
          autoComplete="current-password"
        />
      )}
      <div className="row">
        <Button variant={variant} busy={busy}>
          {words.go}
        </Button>
        <ButtonLink to={back} variant="secondary">
          {words.keep}
        </ButtonLink>
      </div>
    </Form>
  )
}
