import { ChevronLeftIcon, ChevronRightIcon } from '@radix-ui/react-icons'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { Counter } from '#app/components/ui/counter.tsx'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { FieldError, firstMessage } from '#app/components/ui/field.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import {
  type AssistAnswer,
  type FieldError as FormError,
  type OfferedOperation,
  resultBasis,
} from '#app/domain/assistant/answer.ts'
import { ACTIONS, type Action, type AssistantValues, actionOf, requestOf } from '#app/domain/assistant/form-values.ts'
import { FIXED_LENGTH, LENGTH_KEYS, type Length, MAX_TEXT } from '#app/domain/assistant/options.ts'
import { reasonsOf } from '#app/domain/assistant/reasons.ts'
import type { Alarm, Review, ReviewAction, ReviewBasis } from '#app/domain/assistant/review.ts'
import { isReviewField } from '#app/domain/assistant/review-fields.ts'
import { isPress } from '#app/domain/check/presses.ts'
import { countCharacters, countWords } from '#app/domain/text.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { Analysis } from '#app/domain/writing/analysis/analyse.ts'
import type { Hiding, HidingView } from '#app/domain/writing/maskable.ts'
import { useHistory } from '../history/use-history.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { byMark, changeNumbers, Spoken } from './alarms.tsx'
import type { OfferedRefinements } from './chat-place.ts'
import { DeskAnalysis } from './desk-analysis.tsx'
import { DeskBand } from './desk-band.tsx'
import { type Device, DeviceOffer } from './device-offer.tsx'
import { Instruction, type OwnChoices } from './instruction.tsx'
import { LateSeal } from './late-seal.tsx'
import { LiveSwitch } from './live-switch.tsx'
import { type EngineOffer, MoreOptions } from './more-options.tsx'
import { RefineRow } from './refine-row.tsx'
import { ResultSheet } from './result-sheet.tsx'
import { ReviewFields } from './review-fields.tsx'
import { useAnalysis } from './use-analysis.ts'
import { useAssistRun } from './use-assist-run.ts'
import { useDrawnMarks } from './use-drawn-marks.ts'
import { markId, useNoteRows } from './use-note-rows.ts'
import { useProofKeys } from './use-proof-keys.ts'
import { useReview, work } from './use-review.ts'
import './assistant.css'

/** The id of the form, to which the buttons of findings belong. */
const DESK_FORM = 'desk-form'

const VIEWS = ['edit', 'proof', 'clean'] as const
type View = (typeof VIEWS)[number]

/**
 * The answered sheet as it was left, for the way back to its place in the browser's history: a receipt is looked at, and the proof
 * is still there. It lives as long as the document, and only effects write it, so a server never has one.
 */
type LeftSheet = {
  visit: string
  answer: AssistAnswer & { ok: true }
  review: Review | null
  processed: string
  length: Length | null
  view: View
  accepted: ReadonlySet<string>
}
let left: LeftSheet | null = null

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
  errors: readonly FormError[]
  /** The figures of the text, if the form asked for them without a script. */
  analysis: Analysis | null
  /** The passages to hide before sending, if the user asked for a look. */
  hiding: HidingView | null
  /** Updates the usage of the month after an answer, without reloading the page. */
  onUsage: (usage: UsageSummary) => void
  onClear: () => void
  /** Stands above the foot, such as the note about a text that came back. */
  children?: ReactNode
}

/**
 * The desk: one sheet with the text on it, and one form that the server answers. The answer turns the same sheet into the proof;
 * with scripts it arrives without leaving the page.
 */
export function AssistantForm(props: Props) {
  const { values, idempotencyKey, operations, usage, own, answer, posted, errors, onUsage, onClear } = props
  const { t, i18n } = useTranslation('assistant')
  const message = useMessage()
  const { key: visit } = useLocation()
  const [back] = useState(() => (answer === null && posted === null && left?.visit === visit ? left : null))
  const run = useAssistRun(answer ?? back?.answer ?? null)
  const keepInHistory = useHistory()
  const form = useRef<HTMLFormElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const edit = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [text, setText] = useState(values.text)
  const [action, setAction] = useState(actionOf(values))
  const [insertion, setInsertion] = useState<{ text: string } | null>(null)
  const [scripted, setScripted] = useState(false)
  const [processed, setProcessed] = useState(posted?.review.before ?? back?.processed ?? values.text)
  const [length, setLength] = useState(back?.length ?? lengthOf(values.mode, values.length))
  const [chosenView, setView] = useState<View>(back?.view ?? viewOf(posted?.view ?? (answer?.ok ? 'proof' : 'edit')))
  const [accepted, setAccepted] = useState(back?.accepted ?? NOTHING)
  const [chosen, setChosen] = useState<number | null>(null)
  const { review, begin, act, drop } = useReview(posted?.review ?? back?.review ?? null)
  const follows = useRef(false)
  const lastAttempt = useRef<{ key: string; content: string } | null>(null)
  const { state } = run
  const running = state.phase === 'running'
  const waiting = state.phase === 'waiting'
  const shownErrors = byField(state.phase === 'invalid' ? state.fieldErrors : state.phase === 'idle' ? errors : [])
  // The detected language belongs to the processed text, so it is dropped as soon as the text is edited.
  const toHide = state.phase === 'answered' && state.answer.ok ? state.answer.hiding : (posted?.hiding ?? null)
  const textLanguage = state.phase === 'answered' && text === processed ? state.answer.language : null
  const answered = state.phase === 'answered' && state.answer.ok ? state.answer : null
  const result = review?.text ?? answered?.text ?? null
  const changes = review?.changes ?? 0
  const views: readonly View[] = result === null ? [] : changes > 0 ? VIEWS : ['edit', 'clean']
  const view: View = running ? 'clean' : views.includes(chosenView) ? chosenView : result === null ? 'edit' : 'clean'
  const alarms = useMemo(() => (review?.lock?.alarms ?? []).filter(({ id }) => !accepted.has(id)), [review, accepted])
  const facts = useMemo(() => byMark(alarms), [alarms])
  const reasons = useMemo(() => reasonsOf(review?.stretches ?? [], answered?.changes ?? []), [review, answered])
  const rows = useNoteRows(paper, view === 'proof' ? review : null)
  const drawNext = useDrawnMarks(paper, review)
  const numbers = useMemo(() => changeNumbers(review), [review])
  const isFreeAnalysis = action === 'analyze' && !props.offer.isExternal
  const analysis = useAnalysis({
    wanted: action === 'analyze' && view === 'edit',
    text,
    language: () => String(new FormData(form.current ?? undefined).get('language')),
    posted: props.analysis,
  })
  const [isFixing, setFixing] = useState(false)
  const [device, setDevice] = useState<Device | null>(null)
  useEffect(() => {
    left = answered === null ? null : { visit, answer: answered, review, processed, length, view: chosenView, accepted }
  })
  // The form is sent after the render that shows the other action.
  useEffect(() => {
    if (isFixing) form.current?.requestSubmit()
    setFixing(false)
  }, [isFixing])

  useEffect(() => {
    const area = form.current?.elements.namedItem('text')
    // The user may have typed and chosen before the script arrived.
    if (area instanceof HTMLTextAreaElement) setText(area.value)
    const picked = form.current === null ? null : new FormData(form.current).get('operation')
    setAction((before) => ACTIONS.find((name) => name === picked) ?? before)
    setScripted(true)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    // The look at hidden things and the buttons of a finding are answered with a page; only a request streams.
    if (submitter instanceof HTMLButtonElement && isOfServer(submitter.value)) return
    event.preventDefault()
    // The figures stand in the margin already, and cost nothing.
    if (running || waiting || isFreeAnalysis) return
    const fields = new FormData(event.currentTarget)
    fields.delete('idempotency_key')
    // The failed request can be asked of the built-in engine instead.
    if (submitter instanceof HTMLButtonElement && submitter.name === 'engine') fields.set('engine', submitter.value)
    for (const name of [...fields.keys()]) if (isReviewField(name)) fields.delete(name)
    const content = JSON.stringify([...fields])
    // After a lost connection the same content is sent with the same key, so that it cannot be charged twice.
    const key = lastAttempt.current?.content === content ? lastAttempt.current.key : freshKey()
    fields.set('idempotency_key', key)
    lastAttempt.current = { key, content }
    const { operation, mode } = requestOf(fields.get('operation'))
    setProcessed(String(fields.get('text')))
    setLength(lengthOf(mode, fields.get(FIXED_LENGTH[operation] ? 'length_words' : 'length')))
    setChosen(null)
    setAccepted(NOTHING)
    setView('proof')
    drop()
    void work().catch(() => undefined)
    drawNext()
    const end = await run.start(fields, device?.runner)
    if (end.kind === 'lost') notify('error', t('processFailed'))
    if (end.kind !== 'answered') return setView('edit')
    lastAttempt.current = null
    if (end.answer.usage !== null) onUsage(end.answer.usage)
    if (!end.answer.ok) return setView('edit')
    keepInHistory({
      operation,
      input: String(fields.get('text')),
      output: end.answer.text,
      language: end.answer.language,
      seq: end.answer.receipt?.seq ?? null,
    })
    follows.current = true
    begin(basisOf(fields, end.answer)).catch(() => undefined)
  }

  // The marks are on the sheet after the render that shows them.
  useEffect(() => {
    if (!follows.current || review === null) return
    follows.current = false
    followToResult(form.current, heading.current)
  }, [review])

  function setInput(next: string) {
    setView('edit')
    setInsertion({ text: next })
  }

  // The text is inserted after the render that shows its box, which cannot take the focus before.
  useEffect(() => {
    const area = form.current?.elements.namedItem('text')
    if (insertion !== null && area instanceof HTMLTextAreaElement) insertInto(area, insertion.text)
  }, [insertion])

  function choose(number: number) {
    setChosen(number)
    const mark = document.getElementById(markId(number))
    if (document.activeElement !== mark) mark?.focus({ preventScroll: true })
    mark?.closest('.mark')?.scrollIntoView({ block: 'nearest' })
  }

  /** The next or previous mark in reading order; the last is followed by the first. */
  function walk(by: 1 | -1) {
    if (numbers.length === 0) return
    const at = chosen === null ? (by === 1 ? -1 : 0) : numbers.indexOf(chosen)
    choose(numbers[(at + by + numbers.length) % numbers.length] ?? 0)
  }

  function decide(take: boolean) {
    if (chosen === null || review === null) return
    const open = facts.get(chosen) ?? []
    if (take && open.length > 0) return setAccepted(new Set([...accepted, ...open.map(({ id }) => id)]))
    if (review.left.includes(chosen) === take) void act({ do: 'toggle', change: chosen })
  }

  /** The button disappears with its fact, so the focus moves to the next fact, or to the heading of the result. */
  function restore(alarm: Alarm) {
    void act({ do: 'restore', id: alarm.id }).then(() => {
      setChosen(null)
      heading.current?.focus()
    })
  }

  useProofKeys(
    result === null || running
      ? null
      : {
          next: () => walk(1),
          previous: () => walk(-1),
          accept: () => decide(true),
          reject: () => decide(false),
          acceptAll: () => void act({ do: 'take_all' }),
          view: (place) => setView(VIEWS[place] ?? 'edit'),
          copy: () => void navigator.clipboard?.writeText(result).catch(() => undefined),
        },
  )

  const number = (value: number) => value.toLocaleString(i18n.language)
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
      data-view={view}
      data-device={device === null ? undefined : ''}
    >
      {/* The Enter key presses the first submit button. Without this one that would be a button of the result. */}
      <button type="submit" hidden disabled={scripted && text.trim() === ''} />
      <input type="hidden" name="intent" value="process" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      {values.ignored.map((name) => (
        <input key={name} type="hidden" name="ignored" value={name} />
      ))}
      <div className="desk-head">
        <Instruction
          action={action}
          onAction={(next) => {
            setAction(next)
            setView('edit')
          }}
          values={values}
          operations={operations}
          onDevice={device?.actions ?? NONE}
          textLanguage={textLanguage}
          plan={usage.plan}
          own={own}
          styles={props.styles}
          errors={shownErrors}
        />
        <MoreOptions
          values={values}
          errors={shownErrors}
          plan={usage.plan}
          offer={props.offer}
          hiding={props.hiding}
          operations={operations}
          engineNote={props.engineNote}
          failed={props.failed}
        >
          <DeviceOffer action={action} usage={usage} onDevice={setDevice} />
        </MoreOptions>
        {views.length > 0 && !running && <Views views={views} view={view} onView={setView} />}
      </div>
      <ErrorSummary
        errors={Object.entries(shownErrors).flatMap(([field, messages]) =>
          messages.map((message) => ({ field, message })),
        )}
      />
      <div className="desk-paper" id="result" tabIndex={-1} ref={paper} data-phase={state.phase}>
        <div className="desk-edit" ref={edit}>
          <label className="visually-hidden" htmlFor="text">
            {t('input.label')}
          </label>
          <FieldError id="text-error" message={firstMessage(shownErrors.text)} />
          <textarea
            id="text"
            name="text"
            className="desk-page"
            dir="auto"
            // biome-ignore lint/a11y/noAutofocus: the desk is there to write on, and nothing comes before the text.
            autoFocus={result === null && !running}
            data-first-focus={result === null || undefined}
            aria-invalid={shownErrors.text !== undefined || undefined}
            aria-describedby={shownErrors.text === undefined ? undefined : 'text-error'}
            placeholder={t('input.placeholder')}
            defaultValue={values.text}
            onChange={(event) => setText(event.target.value)}
            // On a phone the navigation steps aside while the user writes, but not because of the focus on arrival.
            onPointerDown={() => form.current?.setAttribute('data-writing', '')}
            onBlur={() => form.current?.removeAttribute('data-writing')}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || text.trim() === '') return
              event.preventDefault()
              form.current?.requestSubmit()
            }}
          />
          <p className="desk-sample small soft">
            <a
              href="/dashboard/assistant?sample=1"
              onClick={(event) => {
                event.preventDefault()
                setInput(message('dashboard:sample.text'))
              }}
            >
              {t('sample')}
            </a>
          </p>
          <LiveSwitch text={text} area={edit} hasModel={props.offer.isExternal} />
        </div>
        {analysis !== null && (
          <DeskAnalysis
            analysis={analysis}
            isScripted={scripted}
            onFind={(at, length) => select(form.current, at, length)}
          />
        )}
        {(result !== null || running) && (
          <ResultSheet
            form={DESK_FORM}
            state={state}
            review={review}
            text={result}
            input={processed}
            length={length}
            heading={heading}
            margin={
              review === null
                ? null
                : {
                    ...{ review, alarms, facts, reasons, rows, chosen },
                    idOf: markId,
                    onChoose: choose,
                    onPoint: setChosen,
                    onAct: (next: ReviewAction) => void act(next),
                    onRestore: restore,
                    onKeep: (alarmsToKeep) => setAccepted(new Set([...accepted, ...alarmsToKeep.map(({ id }) => id)])),
                  }
            }
            onChoose={(version) => {
              setChosen(null)
              void act({ do: 'choose', version })
            }}
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
        )}
        {review !== null && (
          <div className="desk-refine">
            <ReviewFields review={review} resultKey={posted?.resultKey ?? ''} hiding={toHide} />
            <RefineRow
              offered={props.refinements}
              operation={review.operation}
              input={review.before}
              result={review.text}
              language={review.to}
              seq={answered?.receipt?.seq ?? null}
              hiding={toHide}
            />
          </div>
        )}
        <p className="desk-spoken visually-hidden" role="status">
          {running ? t('output.working') : review === null ? '' : <Spoken review={review} alarms={alarms} />}
        </p>
        {answered !== null && result !== null && (
          <Slip answer={answered} input={processed} text={result} usage={usage} />
        )}
        <DeskBand
          state={state}
          usage={usage}
          hasAnswer={answered !== null}
          offersBuiltIn={props.offer.builtInToo.includes(requestOf(action).operation)}
          onCancel={run.clear}
        >
          {props.children}
        </DeskBand>
        <div className="desk-foot">
          <div className="foot-edit">
            <Counter count={countCharacters(text)} limit={MAX_TEXT} />
            <span className="foot-badge">
              <Badge tone={usage.remaining > 0 ? 'plain' : 'warn'}>
                <span className="badge-long">
                  {t('usage_badge', { used: number(Math.min(usage.used, usage.limit)), limit: number(usage.limit) })}
                </span>
                <span className="badge-short">{`${number(Math.min(usage.used, usage.limit))} / ${number(usage.limit)}`}</span>
              </Badge>
            </span>
            {running ? (
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
                  left = null
                  onClear()
                }}
              >
                {t('clear')}
              </ButtonLink>
            )}
            {/* It stays in place while it works, so that the second click of a double click does not hit Stop. */}
            <Button
              className="process"
              disabled={scripted && text.trim() === ''}
              busy={running || waiting}
              busyLabel={waiting ? t('process') : t('output.working')}
              onClick={(event) => {
                if (!isFreeAnalysis) return
                // The figures are there already; the next step is to mend what can be mended.
                event.preventDefault()
                setAction('fix')
                setFixing(true)
              }}
            >
              {scripted && isFreeAnalysis ? t('slot.fix') : t('process')}
              <span className="process-cost" data-free={!props.offer.isExternal || undefined}>
                <span className="process-paid">{t('price.one')}</span>
                <span className="process-free">{t('price.free')}</span>
              </span>
            </Button>
          </div>
          {result !== null && !running && (
            <div className="foot-proof">
              {changes > 0 && review !== null ? (
                <div className="stepper">
                  <Button
                    type="button"
                    variant="secondary"
                    size="small"
                    className="needs-script"
                    aria-label={message('result:step.back')}
                    aria-keyshortcuts="k"
                    onClick={() => walk(-1)}
                  >
                    <ChevronLeftIcon aria-hidden="true" />
                  </Button>
                  <p className="numbers">
                    {chosen !== null
                      ? message('result:step.of', { number: numbers.indexOf(chosen) + 1, count: changes })
                      : review.left.length === 0
                        ? message('result:marks.count', { count: changes })
                        : message('result:marks.taken', { taken: changes - review.left.length, count: changes })}
                  </p>
                  <Button
                    type="button"
                    variant="secondary"
                    size="small"
                    className="needs-script"
                    aria-label={message('result:step.forward')}
                    aria-keyshortcuts="j"
                    onClick={() => walk(1)}
                  >
                    <ChevronRightIcon aria-hidden="true" />
                  </Button>
                </div>
              ) : (
                <>
                  {review?.stretches != null && <p className="small soft">{message('result:marks.none')}</p>}
                  {review?.places?.isComplete && <p className="small soft">{message('result:places.all')}</p>}
                </>
              )}
              {alarms.length > 0 && (
                <a className="facts-link" href="#facts">
                  {message('result:facts.differ', { count: alarms.length })}
                </a>
              )}
              {changes > 0 && (
                <>
                  <Press intent="take_all" act={act} />
                  <Button name="intent" value="mark" className="without-script">
                    {message('result:apply')}
                  </Button>
                </>
              )}
              <CopyButton
                text={result}
                variant={alarms.length === 0 ? 'primary' : 'secondary'}
                className={alarms.length === 0 ? 'copy' : 'copy copy-warned'}
                label={alarms.length === 0 ? t('copy') : message('result:facts.copy', { count: alarms.length })}
                copiedLabel={t('copied')}
                onFailure={() => notify('error', t('copyFailed'))}
              />
            </div>
          )}
        </div>
      </div>
    </Form>
  )
}

/** Replaces a text as if it were typed, so that one undo reverts it and every input listener (counter, buttons) notices. */
function insertInto(area: HTMLTextAreaElement, text: string): void {
  area.focus()
  area.select()
  if (document.execCommand('insertText', false, text)) return
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Selects a passage of the text, so that it can be seen and changed at once. */
function select(form: HTMLFormElement | null, at: number, length: number): void {
  const area = form?.elements.namedItem('text')
  if (!(area instanceof HTMLTextAreaElement)) return
  area.focus()
  area.setSelectionRange(at, at + length)
}

const NOTHING: ReadonlySet<string> = new Set()
const NONE: readonly Action[] = []

function viewOf(name: string): View {
  return VIEWS.find((known) => known === name) ?? 'proof'
}

/** Three faces of one sheet, as radio buttons, so that the style sheet can switch them without a script. */
function Views({ views, view, onView }: { views: readonly View[]; view: View; onView: (view: View) => void }) {
  const { t } = useTranslation('result')
  return (
    <fieldset className="views">
      <legend className="visually-hidden">{t('view.legend')}</legend>
      {views.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="review_view"
            id={`review_view-${name}`}
            value={name}
            checked={name === view}
            onChange={() => onView(name)}
          />
          {name === 'clean' && views.length === 2 ? t('view.result') : t(`view.${name}`)}
        </label>
      ))}
    </fieldset>
  )
}

function Press({ intent, act }: { intent: 'take_all'; act: (action: ReviewAction) => Promise<unknown> }) {
  const { t } = useTranslation('result')
  return (
    <Button
      name="intent"
      value={intent}
      variant="quiet"
      className={intent}
      onClick={(event) => {
        event.preventDefault()
        void act({ do: intent })
      }}
    >
      {t(intent)}
    </Button>
  )
}

/** One line that says what the result took: words before and after, the credit and its receipt. */
function Slip({
  answer,
  input,
  text,
  usage,
}: {
  answer: AssistAnswer & { ok: true }
  input: string
  text: string
  usage: UsageSummary
}) {
  const { t, i18n } = useTranslation('assistant')
  const message = useMessage()
  const number = (value: number) => value.toLocaleString(i18n.language)
  return (
    <p className="slip result-account numbers">
      {input !== '' && (
        <span>{t('output.words', { before: number(countWords(input)), after: number(countWords(text)) })}</span>
      )}
      {answer.check !== null ? (
        <span>{message('result:fixed')}</span>
      ) : answer.onDevice ? (
        <span>{message('device:switch')}</span>
      ) : answer.replayed ? (
        <span>{t('output.replayed')}</span>
      ) : (
        <>
          <span>{t('price.one')}</span>
          {answer.receipt !== null && (
            <Link to={`/dashboard/usage/receipts/${answer.receipt.seq}`}>
              {t('output.receipt', { seq: number(answer.receipt.seq) })}
            </Link>
          )}
          {answer.receipt !== null && <LateSeal key={answer.receipt.seq} seq={answer.receipt.seq} />}
        </>
      )}
      <span className="slip-usage">
        {t('usage_badge', { used: number(Math.min(usage.used, usage.limit)), limit: number(usage.limit) })}
      </span>
    </p>
  )
}

/** 128 random bits; `crypto.randomUUID` exists in secure contexts only. */
function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a button is answered with a page, whether scripts run or not. */
function isOfServer(intent: string): boolean {
  return intent === 'show_hidden' || isPress(intent)
}

/** Moves the focus to the first changed fact, else to the first mark or the heading, unless the user has focused something else. */
function followToResult(form: HTMLFormElement | null, heading: HTMLHeadingElement | null): void {
  const { activeElement } = document
  const waiting = activeElement === document.body || activeElement?.closest('.desk-foot, .desk-edit') != null
  if (!waiting || form?.isConnected !== true) return
  const mark = form.querySelector<HTMLInputElement>('.mark[data-fact] input') ?? form.querySelector('.mark input')
  ;(mark instanceof HTMLElement ? mark : heading)?.focus({ preventScroll: true })
}

/** A correction is as long as its text. */
function lengthOf(mode: unknown, length: unknown): Length | null {
  return mode === 'fix' ? null : (LENGTH_KEYS.find((key) => key === length) ?? null)
}

function basisOf(fields: FormData, answer: AssistAnswer & { ok: true }): ReviewBasis {
  return resultBasis(
    {
      operation: requestOf(fields.get('operation')).operation,
      text: String(fields.get('text')),
      target_language: String(fields.get('target_language')),
    },
    answer,
  )
}

function byField(errors: readonly FormError[]): Record<string, string[]> {
  const grouped: Record<string, string[]> = {}
  for (const { field, message } of errors) grouped[field] = [...(grouped[field] ?? []), message]
  return grouped
}
