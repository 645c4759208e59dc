import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { AccountField } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { RadioCards } from '#app/components/ui/radio-cards.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { LABEL_MAX, SEAT_DAYS } from '#app/domain/auditors/seats.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** Its fields have ids that begin with this. */
export const INVITE_FORM = 'invite'

/** The address, for how long, and a note that stays with the owner. The page says above it what was refused. */
export function InviteForm({ lastResult }: { lastResult: SubmissionResult<string[]> | null }) {
  const { t } = useTranslation('auditors')
  const say = useMessage()
  const [form, fields] = useForm<{ email: string; days: string; label: string }>({
    id: INVITE_FORM,
    lastResult,
    defaultValue: { days: '30' },
  })
  const busy = useNavigation().formData?.has('days') === true
  const { key: _, ...label } = getInputProps(fields.label, { type: 'text', ariaAttributes: false })
  const problemsOf = (keys: readonly string[] | undefined) => keys?.map((key) => say(key as MessageKey))
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <AccountField
        field={fields.email}
        type="email"
        label={t('grant.email')}
        hint={t('grant.emailHint')}
        autoComplete="off"
      />
      <RadioCards
        name={fields.days.name}
        id={fields.days.id}
        label={t('grant.days')}
        hint={t('grant.daysHint')}
        error={problemsOf(fields.days.errors)}
        defaultValue={String(fields.days.initialValue ?? '30')}
        options={SEAT_DAYS.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
        segmented
      />
      <TextField
        {...label}
        label={t('grant.label')}
        note={t('grant.optional')}
        hint={t('grant.labelHint')}
        error={problemsOf(fields.label.errors)}
        maxLength={LABEL_MAX}
        autoComplete="off"
      />
      <div>
        <Button busy={busy}>{t('grant.send')}</Button>
      </div>
    </Form>
  )
}
