import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { CheckboxCards } from '#app/components/ui/checkbox-cards.tsx'
import { RadioCards } from '#app/components/ui/radio-cards.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { API_SCOPES, KEY_DAYS, KEY_NAME_MAX } from '#app/domain/settings/api-keys.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

type Fields = { name: string; scopes: string[]; days: string; password: string }

/** What a new key is called, what it may do and for how long. Nothing is allowed unless ticked. */
export function KeyForm({
  lastResult,
  hasPassword,
}: {
  lastResult: SubmissionResult<string[]> | null
  hasPassword: boolean
}) {
  const { t } = useTranslation('settings')
  const say = useMessage()
  const [form, fields] = useForm<Fields>({ id: 'new-key', lastResult, defaultValue: { days: '90' } })
  const busy = useNavigation().state === 'submitting'
  const { key: _, ...name } = getInputProps(fields.name, { type: 'text', ariaAttributes: false })
  const said = (keys: readonly string[] | undefined) => keys?.map((key) => say(key as MessageKey))
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormProblems form={form} fields={[fields.name, fields.scopes, fields.days, fields.password]} />
      <TextField
        {...name}
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        error={said(fields.name.errors)}
        maxLength={KEY_NAME_MAX}
        autoComplete="off"
        required
      />
      <CheckboxCards
        name={fields.scopes.name}
        id={fields.scopes.id}
        label={t('keys.scopes')}
        hint={t('keys.scopesHint')}
        error={said(fields.scopes.errors)}
        defaultValue={[fields.scopes.initialValue ?? []].flat().map(String)}
        options={API_SCOPES.map((scope) => ({
          value: scope,
          label: t(`keys.scope.${scope}.name`),
          hint: t(`keys.scope.${scope}.hint`),
        }))}
      />
      <RadioCards
        name={fields.days.name}
        id={fields.days.id}
        label={t('keys.days')}
        hint={t('keys.daysHint')}
        error={said(fields.days.errors)}
        defaultValue={String(fields.days.initialValue ?? '90')}
        options={[
          ...KEY_DAYS.map((days) => ({ value: String(days), label: t('keys.dayCount', { count: days }) })),
          { value: 'never', label: t('keys.never') },
        ]}
      />
      {hasPassword && (
        <AccountField
          field={fields.password}
          type="password"
          label={t('confirm.password')}
          hint={t('confirm.passwordHint')}
          autoComplete="current-password"
        />
      )}
      <div>
        <Button busy={busy}>{t('keys.create')}</Button>
      </div>
    </Form>
  )
}
