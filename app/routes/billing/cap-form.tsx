import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import '#app/components/settings/settings-list.css'

/** How many requests a month at most, and a second form to take the cap away. */
export function CapForm({
  cap,
  limit,
  lastResult,
}: {
  cap: number | null
  /** Of the plan. */
  limit: number
  lastResult: SubmissionResult<string[]> | null
}) {
  const { t } = useTranslation('billing')
  const say = useMessage()
  const { number } = formatsFor(useLook().locale)
  const [form, fields] = useForm<{ cap: string }>({
    id: 'cap',
    lastResult,
    defaultValue: { cap: cap === null ? '' : String(cap) },
  })
  const { key: _, ...input } = getInputProps(fields.cap, { type: 'text', ariaAttributes: false })
  const busy = useNavigation().formData?.get('intent')
  return (
    <>
      <Form method="post" {...getFormProps(form)} className="stack settings-form">
        <FormProblems form={form} fields={[fields.cap]} />
        <TextField
          {...input}
          inputMode="numeric"
          label={t('cap.label')}
          hint={t('cap.hint', { most: number(limit - 1), limit: number(limit) })}
          error={fields.cap.errors?.map((key) => say(key as MessageKey))}
          autoComplete="off"
          required
        />
        <div>
          <Button name="intent" value="save" busy={busy === 'save'}>
            {t('cap.save')}
          </Button>
        </div>
      </Form>
      {cap !== null && (
        <Form method="post">
          <Button name="intent" value="remove" variant="secondary" busy={busy === 'remove'}>
            {t('cap.remove')}
          </Button>
        </Form>
      )}
    </>
  )
}
