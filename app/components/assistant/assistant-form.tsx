import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { TextArea } from '#app/components/ui/text-area.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { OfferedOperation } from '#app/domain/assistant/answer.ts'
import { type AssistAnswer, type FieldError, resultBasis } from '#app/domain/assistant/answer.ts'
import { type AssistantValues, operationOf } from '#app/domain/assistant/form-values.ts'
import { LENGTH_KEYS, type Length, MAX_TEXT, OPERATIONS } from '#app/domain/assistant/options.ts'
import type { Review, ReviewBasis } from '#app/domain/assistant/review.ts'
import { isReviewField } from '#app/domain/assistant/review-fields.ts'
import { isPress } from '#app/domain/check/presses.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { Hiding, HidingView } from '#app/domain/writing/maskable.ts'
import { useHistory } from '../history/use-history.ts'
import type { OfferedRefinements } from './chat-thread.tsx'
import { OperationPicker } from './operation-picker.tsx'
import { type EngineOffer, ModeChoice, OptionsRow, type OwnChoices } from './options-row.tsx'
import { RefineRow } from './refine-row.tsx'
import { DESK_FORM, ResultPanel } from './result-panel.tsx'
import { ReviewFields, ReviewSection } from './review-section.tsx'
import { useAssistRun } from './use-assist-run.ts'
import { useReview, work } from './use-review.ts'
import './assistant.css'

type Props = {
  values: AssistantValues
  /** Key of this attempt: sending the form twice with it is charged once. */
  idempotencyKey: string
  operations: readonly OfferedOperation[]
  usage: UsageSummary
  /** The workspace's own styles and templates; null if they could not be read. */
  own: OwnChoices | null
  offer: EngineOffer
  /** Preferred styles, null if none are saved; `failed` if the lists or the preferences could not be read. */
  styles: readonly string[] | null
  failed: boolean
  engineNote: string
  /** The refinements that the chat offers for a result. */
  refinements: OfferedRefinements
  /** The server's answer to a form posted without a script. */
  answer: AssistAnswer | null
  /** The result of that form, or the one that it carried along, with the user's choice of changes. */
  posted: { review: Review; resultKey: string; view: string; hiding: Hiding | null } | null
  errors: readonly FieldError[]
  /** The passages to hide before sending, if the user asked for a look. */
  hiding: HidingView | null
  /** Updates the usage of the month after an answer, without reloading the page. */
  onUsage: (usage: UsageSummary) => void
  onClear: () => void
}

/** The editor: a plain form that the server answers. With scripts, the answer appears on the same page. */
export function AssistantForm(props: Props) {
  const { values, idempotencyKey, operations, usage, own, engineNote, answer, posted, errors, onUsage, onClear } = props
  const { t, i18n } = useTranslation('assistant')
  const message = useMessage()
  const run = useAssistRun(answer)
  const keepInHistory = useHistory()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(values.text)
  const [operation, setOperation] = useState(values.operation)
  const [scripted, setScripted] = useState(false)
  const [processed, setProcessed] = useState(posted?.review.before ?? values.text)
  const [length, setLength] = useState(lengthOf(values.mode, values.length))
  const { review, begin, act, drop } = useReview(posted?.review ?? null)
  const lastAttempt = useRef<{ key: string; content: string } | null>(null)
  const { state } = run
  const running = state.phase === 'running'
  const waiting = state.phase === 'waiting'
  const shownErrors = byField(state.phase === 'invalid' ? state.fieldErrors : state.phase === 'idle' ? errors : [])
  // The detected language belongs to the processed text, so it is dropped as soon as the text is edited.
  const toHide = state.phase === 'answered' && state.answer.ok ? state.answer.hiding : (posted?.hiding ?? null)
  const textLanguage = state.phase === 'answered' && text === processed ? state.answer.language : null

  useEffect(() => {
    const area = form.current?.elements.namedItem('text')
    // The user may have typed and chosen before the script arrived.
    if (area instanceof HTMLTextAreaElement) setText(area.value)
    const chosen = form.current === null ? null : new FormData(form.current).get('operation')
    setOperation((before) => OPERATIONS.find((name) => name === chosen) ?? before)
    setScripted(true)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    // The look at hidden things and the buttons of a finding are answered with a page; only a request streams.
    if (submitter instanceof HTMLButtonElement && isOfServer(submitter.value)) return
    event.preventDefault()
    if (running || waiting) return
    const fields = new FormData(event.currentTarget)
    fields.delete('idempotency_key')
    for (const name of [...fields.keys()]) if (isReviewField(name)) fields.delete(name)
    const content = JSON.stringify([...fields])
    // After a lost connection the same content is sent with the same key, so that it cannot be charged twice.
    const key = lastAttempt.current?.content === content ? lastAttempt.current.key : freshKey()
    fields.set('idempotency_key', key)
    lastAttempt.current = { key, content }
    setProcessed(String(fields.get('text')))
    setLength(lengthOf(fields.get('mode'), fields.get('length')))
    // In one column the result appears below the fold.
    if (matchMedia('(max-width: 52rem)').matches) document.getElementById('result')?.scrollIntoView({ block: 'start' })
    drop()
    void work().catch(() => undefined)
    const end = await run.start(fields)
    followToResult(form.current)
    if (end.kind === 'lost') notify('error', t('processFailed'))
    if (end.kind !== 'answered') return
    lastAttempt.current = null
    if (end.answer.usage !== null) onUsage(end.answer.usage)
    if (!end.answer.ok) return
    const tokens = end.answer.tokensUsed.toLocaleString(i18n.language)
    notify('success', end.answer.check === null ? t('processed', { tokens }) : message('result:fixed'))
    keepInHistory({
      operation: operationOf(fields.get('operation')),
      input: String(fields.get('text')),
      output: end.answer.text,
      language: end.answer.language,
      seq: end.answer.receipt?.seq ?? null,
    })
    begin(basisOf(fields, end.answer)).catch(() => undefined)
  }

  function setInput(next: string) {
    const area = form.current?.elements.namedItem('text')
    if (!(area instanceof HTMLTextAreaElement)) return
    area.focus()
    area.select()
    // Inserted as typed text, so that one undo reverts it and every input listener (counter, buttons) notices.
    if (document.execCommand('insertText', false, next)) return
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, next)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const number = (value: number) => value.toLocaleString(i18n.language)
  const date = formatsFor(useLook().locale).dayOfMonth(usage.resetsAt)
  return (
    <Form
      method="post"
      action="/dashboard/assistant#result"
      className="assistant"
      id={DESK_FORM}
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      // Percent-encoding would triple the bytes that a result adds to the form.
      encType="multipart/form-data"
    >
      {/* The Enter key presses the first submit button. Without this one that would be a button of the result. */}
      <button type="submit" hidden disabled={scripted && text.trim() === ''} />
      <input type="hidden" name="intent" value="process" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      {values.ignored.map((name) => (
        <input key={name} type="hidden" name="ignored" value={name} />
      ))}
      <ErrorSummary
        errors={Object.entries(shownErrors).flatMap(([field, messages]) =>
          messages.map((message) => ({ field, message })),
        )}
      />
      <div className="assistant-what">
        <OperationPicker
          operations={operations}
          chosen={operation}
          textLanguage={textLanguage}
          onChange={setOperation}
        />
        <ModeChoice mode={values.mode} error={shownErrors.mode} />
      </div>
      <OptionsRow
        plan={usage.plan}
        own={own}
        offer={props.offer}
        styles={props.styles}
        failed={props.failed}
        values={values}
        errors={shownErrors}
        hiding={props.hiding}
      />
      <div className="panes">
        <div className="sheet">
          <TextArea
            name="text"
            label={t('input.label')}
            hint={t('input.hint')}
            error={shownErrors.text}
            limit={MAX_TEXT}
            defaultValue={values.text}
            onChange={(event) => setText(event.target.value)}
            rows={12}
            writing
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || text.trim() === '') return
              event.preventDefault()
              form.current?.requestSubmit()
            }}
          />
        </div>
        <ResultPanel
          state={state}
          review={review}
          input={processed}
          length={length}
          onChoose={(version) => void act({ do: 'choose', version })}
          onUse={(next) => {
            setInput(next)
            notify('info', message('result:used'))
          }}
          onOriginal={() => {
            if (review !== null) setInput(review.before)
            void act({ do: 'leave_all' })
            notify('info', message('result:original_back'))
          }}
        />
      </div>
      {review !== null && (
        <>
          <ReviewFields review={review} resultKey={posted?.resultKey ?? ''} hiding={toHide} />
          <ReviewSection review={review} view={posted?.view ?? 'inline'} onAct={act} />
          <RefineRow
            offered={props.refinements}
            operation={review.operation}
            input={review.before}
            result={review.text}
            language={review.to}
            seq={state.phase === 'answered' && state.answer.ok ? (state.answer.receipt?.seq ?? null) : null}
            hiding={toHide}
          />
        </>
      )}
      <div className="action-bar">
        <div className="row">
          {/* It stays in place while it works, so that the second click of a double click does not hit Stop. */}
          <Button
            disabled={scripted && text.trim() === ''}
            busy={running || waiting}
            busyLabel={waiting ? t('process') : t('output.working')}
          >
            {t('process')}
          </Button>
          {waiting ? (
            <Button type="button" variant="secondary" onClick={run.clear}>
              {message('offline:assistCancel')}
            </Button>
          ) : running ? (
            <Button
              type="button"
              variant="secondary"
              busy={state.phase === 'running' && state.stopping}
              onClick={() => void run.stop()}
            >
              {t('stop')}
            </Button>
          ) : (
            <ButtonLink
              variant="quiet"
              to="/dashboard/assistant"
              onClick={(event) => {
                event.preventDefault()
                onClear()
              }}
            >
              {t('clear')}
            </ButtonLink>
          )}
        </div>
        <p className="small soft numbers">
          {usage.remaining > 0
            ? t('cost', { remaining: number(usage.remaining), limit: number(usage.limit), date })
            : t('none_left', { date })}
          {!props.offer.isExternal && ` · ${message('result:mode.free')}`}
        </p>
        <p className="small soft needs-script process-keys">{t('process_keys')}</p>
      </div>
      <p className="small soft engine-note">{engineNote}</p>
    </Form>
  )
}

/** 128 random bits; `crypto.randomUUID` exists in secure contexts only. */
function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Moves focus from the submit button to the result, unless the user has focused something else. */
/** Whether a button is answered with a page, whether scripts run or not. */
function isOfServer(intent: string): boolean {
  return intent === 'show_hidden' || isPress(intent)
}

function followToResult(form: HTMLFormElement | null): void {
  const { activeElement } = document
  const waiting = activeElement === document.body || activeElement?.closest('.action-bar') != null
  if (waiting && form?.isConnected) document.getElementById('result-title')?.focus()
}

/** A correction is as long as its text. */
function lengthOf(mode: unknown, length: unknown): Length | null {
  return mode === 'fix' ? null : (LENGTH_KEYS.find((key) => key === length) ?? null)
}

function basisOf(fields: FormData, answer: AssistAnswer & { ok: true }): ReviewBasis {
  return resultBasis(
    {
      operation: operationOf(fields.get('operation')),
      text: String(fields.get('text')),
      target_language: String(fields.get('target_language')),
    },
    answer,
  )
}

function byField(errors: readonly FieldError[]): Record<string, string[]> {
  const grouped: Record<string, string[]> = {}
  for (const { field, message } of errors) grouped[field] = [...(grouped[field] ?? []), message]
  return grouped
}
