import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { TextArea } from '#app/components/ui/text-area.tsx'
import type { FieldError, OfferedOperation } from '#app/domain/assistant/answer.ts'
import type { ChatValues } from '#app/domain/assistant/chat-form.ts'
import type { Operation } from '#app/domain/assistant/options.ts'
import { MAX_TEXT, TARGET_LANGUAGES } from '#app/domain/assistant/options.ts'
import { KeepForm } from '../history/keep-form.tsx'
import { CHAT } from './chat-place.ts'
import { HideBeforeSending } from './hide-before-sending.tsx'

/** The form that starts a chat: a text and the first operation on it. */
export function ChatStart({
  values,
  operations,
  isExternal,
  errors,
  idempotencyKey,
  cost,
}: {
  values: ChatValues
  operations: readonly OfferedOperation[]
  /** Whether a text leaves this server. */
  isExternal: boolean
  errors: readonly FieldError[]
  idempotencyKey: string
  cost: string
}) {
  const { t, i18n } = useTranslation(['chat', 'assistant'])
  const busy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  const languages = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const of = (field: string) => errors.filter((error) => error.field === field).map((error) => error.message)
  const named = (operation: Operation) => t(`assistant:operation.${operation}`)
  return (
    <Form ref={form} method="post" action={CHAT} encType="multipart/form-data" className="chat-start" noValidate>
      <KeepForm form={form} />
      <input type="hidden" name="intent" value="start" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <ErrorSummary errors={errors} />
      <TextArea
        name="text"
        label={t('assistant:input.label')}
        hint={t('assistant:input.hint')}
        error={of('text')}
        limit={MAX_TEXT}
        defaultValue={values.text}
        rows={9}
        writing
      />
      <div className="options-row">
        <Select
          name="operation"
          label={t('operation')}
          error={of('operation')}
          defaultValue={values.operation}
          options={operations.map(({ operation, offered }) => ({
            value: operation,
            label: offered ? named(operation) : `${named(operation)} (${t('assistant:not_offered')})`,
            disabled: !offered,
          }))}
        />
        <Select
          name="target_language"
          label={t('assistant:options.target_language')}
          hint={t('assistant:options.target_language_hint')}
          error={of('target_language')}
          defaultValue={values.target_language}
          options={TARGET_LANGUAGES.map((code) => ({ value: code, label: languages.of(code) ?? code }))}
        />
      </div>
      {isExternal && (
        <HideBeforeSending
          values={values}
          errors={{ mask: of('mask'), mask_own: of('mask_own') }}
          view={null}
          preview={false}
        />
      )}
      <div className="row">
        <Button busy={busy} busyLabel={t('working')}>
          {t('start')}
        </Button>
        <p className="small soft numbers">{cost}</p>
      </div>
    </Form>
  )
}
