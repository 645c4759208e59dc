import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Counter } from '#app/components/ui/counter.tsx'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { FieldError, firstMessage } from '#app/components/ui/field.tsx'
import { Popover } from '#app/components/ui/popover.tsx'
import type { FieldError as FormError, OfferedOperation } from '#app/domain/assistant/answer.ts'
import type { ChatValues } from '#app/domain/assistant/chat-form.ts'
import type { Operation } from '#app/domain/assistant/options.ts'
import { MAX_TEXT, TARGET_LANGUAGES } from '#app/domain/assistant/options.ts'
import { countCharacters } from '#app/domain/text.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import { KeepForm } from '../history/keep-form.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import { CHAT } from './chat-place.ts'
import { HideBeforeSending } from './hide-before-sending.tsx'
import { Word } from './instruction.tsx'
import './assistant.css'
import './version-sheet.css'

/** The sheet before its first version: a text, the first action on it, and the strip on which the versions will stand. */
export function ChatStart({
  values,
  operations,
  isExternal,
  errors,
  idempotencyKey,
  cost,
  usage,
}: {
  values: ChatValues
  operations: readonly OfferedOperation[]
  /** Whether a text leaves this server. */
  isExternal: boolean
  errors: readonly FormError[]
  idempotencyKey: string
  cost: string
  usage: UsageSummary
}) {
  const { t, i18n } = useTranslation(['chat', 'assistant'])
  const busy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const [count, setCount] = useState(() => countCharacters(values.text))
  // A text typed before the script arrived is counted too.
  useEffect(() => setCount(countCharacters(box.current?.value ?? '')), [])
  const languages = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const number = (value: number) => value.toLocaleString(i18n.language)
  const used = number(Math.min(usage.used, usage.limit))
  const limit = number(usage.limit)
  const of = (field: string) => errors.filter((error) => error.field === field).map((error) => error.message)
  const named = (operation: Operation) => t(`assistant:operation.${operation}`)
  const [beforeTarget = '', afterTarget = ''] = t('assistant:slot.around.target', { choice: '|' })
    .replace(/,$/, '')
    .split('|')
  const problem = firstMessage(of('text'))
  return (
    <Form
      ref={form}
      method="post"
      action={CHAT}
      encType="multipart/form-data"
      className="assistant version-sheet"
      noValidate
    >
      <KeepForm form={form} />
      <input type="hidden" name="intent" value="start" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <div className="desk-head">
        <div className="instruction">
          <p className="instruction-sentence">
            <span data-slot="operation">
              <Word
                name="operation"
                label={t('operation')}
                error={of('operation')}
                initial={values.operation}
                options={operations.map(({ operation, offered }) => ({
                  value: operation,
                  label: offered ? named(operation) : `${named(operation)} (${t('assistant:not_offered')})`,
                  disabled: !offered,
                }))}
              />
            </span>
            <span data-slot="object">{t('assistant:slot.around.operation', { choice: '' })}</span>
            <span data-slot="target">
              {beforeTarget}
              <Word
                name="target_language"
                label={t('assistant:options.target_language')}
                error={of('target_language')}
                initial={values.target_language}
                options={TARGET_LANGUAGES.map((code) => ({ value: code, label: languages.of(code) ?? code }))}
              />
              {afterTarget}
            </span>
            .
          </p>
          {(['operation', 'target_language'] as const).map((name) => (
            <FieldError key={name} id={`${name}-error`} message={firstMessage(of(name))} />
          ))}
        </div>
        {isExternal && (
          <Popover className="more" label={t('assistant:more')} open={of('mask').length + of('mask_own').length > 0}>
            <HideBeforeSending
              values={values}
              errors={{ mask: of('mask'), mask_own: of('mask_own') }}
              view={null}
              preview={false}
            />
          </Popover>
        )}
      </div>
      <ErrorSummary errors={errors} />
      <div className="desk-paper">
        <nav className="version-strip" aria-label={t('strip.label')}>
          <ol>
            <li>
              <span aria-current="true">{t('your_text')}</span>
            </li>
          </ol>
        </nav>
        <div className="desk-edit">
          <label className="visually-hidden" htmlFor="text">
            {t('assistant:input.label')}
          </label>
          <FieldError id="text-error" message={problem} />
          <textarea
            ref={box}
            id="text"
            name="text"
            className="desk-page"
            dir="auto"
            // biome-ignore lint/a11y/noAutofocus: the sheet is there to write on, and nothing comes before the text.
            autoFocus
            data-first-focus
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : 'text-error'}
            placeholder={t('assistant:input.placeholder')}
            defaultValue={values.text}
            onChange={({ target }) => setCount(countCharacters(target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              form.current?.requestSubmit()
            }}
          />
        </div>
        <div className="margin">
          <p className="soft chat-intro">{t('intro')}</p>
        </div>
        <div className="desk-foot">
          <div className="foot-edit">
            <Counter count={count} limit={MAX_TEXT} />
            <span className="foot-badge">
              <Badge>
                <span className="badge-long">{t('assistant:usage_badge', { used, limit })}</span>
                <span className="badge-short">{`${used} / ${limit}`}</span>
              </Badge>
            </span>
            <p className="small soft numbers foot-cost">{cost}</p>
            <Button className="process" busy={busy} busyLabel={t('working')}>
              {t('start')}
            </Button>
          </div>
        </div>
      </div>
    </Form>
  )
}
