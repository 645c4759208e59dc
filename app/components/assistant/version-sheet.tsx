import { ChevronLeftIcon, ChevronRightIcon } from '@radix-ui/react-icons'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { PlainCopy } from '#app/components/ui/plain-copy.tsx'
import { TextArea } from '#app/components/ui/text-area.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import type { AssistAnswer, FieldError } from '#app/domain/assistant/answer.ts'
import type { ChatValues } from '#app/domain/assistant/chat-form.ts'
import { type ChatThread, inputOf } from '#app/domain/assistant/chat-thread.ts'
import { MAX_CUSTOM_PROMPT } from '#app/domain/assistant/options.ts'
import type { Alarm } from '#app/domain/assistant/review.ts'
import { alarmsBeside, type Comparison, textsOf } from '#app/domain/assistant/versions.ts'
import { countWords } from '#app/domain/text.ts'
import type { Hiding } from '#app/domain/writing/maskable.ts'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { KeepForm } from '../history/keep-form.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import { byMark, changeNumbers, Spoken } from './alarms.tsx'
import { CHAT, type OfferedRefinements } from './chat-place.ts'
import { Margin } from './margin.tsx'
import { CleanText, Proof } from './proof.tsx'
import { ResultBlocks } from './result-blocks.tsx'
import { markId, useNoteRows } from './use-note-rows.ts'
import { useProofKeys } from './use-proof-keys.ts'
import { useVersion } from './use-version.ts'
import { useAskName, VersionStrip } from './version-strip.tsx'
import './assistant.css'
import './proof.css'
import './version-sheet.css'

/** The form that takes the shown version to the assistant, to be edited there. */
const EDIT_FORM = 'edit-form'

type Props = {
  thread: ChatThread
  /** The comparison that the server made; null on a page that this browser restored. */
  comparison: Comparison | null
  offered: OfferedRefinements
  refused: (AssistAnswer & { ok: false }) | null
  values: ChatValues
  errors: readonly FieldError[]
  idempotencyKey: string
  cost: string
  /** Stands at the end of what is told about the version. */
  children?: ReactNode
}

/**
 * The versions of a text on the desk's sheet: one is shown with marks beside its neighbour, and its facts beside what the user
 * wrote. One form that the server answers; with scripts, marks and versions change without leaving the page.
 */
export function VersionSheet({ offered, refused, values, errors, idempotencyKey, cost, children, ...initial }: Props) {
  const { t, i18n } = useTranslation(['chat', 'assistant', 'result'])
  const askName = useAskName()
  const form = useRef<HTMLFormElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { thread, comparison, text, act, restore, show } = useVersion(initial.thread, initial.comparison)
  const [view, setView] = useState<'proof' | 'clean'>('proof')
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<number | null>(null)
  const [spoken, setSpoken] = useState(false)
  const sending = useNavigation()
  const busy = sending.state === 'submitting' ? sending.formData?.get('refine') : undefined
  const { version, against, marks, facts } = comparison
  const turn = thread.turns[version - 1]
  const stretches = marks?.stretches ?? null
  const changes = marks?.changes ?? 0
  const alarms = useMemo(
    () => alarmsBeside(marks, facts).filter(({ id }) => !accepted.has(id)),
    [marks, facts, accepted],
  )
  const held = useMemo(() => byMark(alarms), [alarms])
  const numbers = useMemo(() => changeNumbers(marks), [marks])
  const rows = useNoteRows(paper, view === 'proof' ? marks : null)
  const inProof = changes > 0 && view === 'proof'
  const number = (value: number) => value.toLocaleString(i18n.language)
  const texts = textsOf(thread)
  const before = texts[against] ?? null

  // A live region says only what comes into it.
  useEffect(() => setSpoken(true), [])

  function choose(mark: number) {
    setChosen(mark)
    const box = document.getElementById(markId(mark))
    if (document.activeElement !== box) box?.focus({ preventScroll: true })
    box?.closest('.mark')?.scrollIntoView({ block: 'nearest' })
  }

  function walk(by: 1 | -1) {
    if (numbers.length === 0) return
    const at = chosen === null ? (by === 1 ? -1 : 0) : numbers.indexOf(chosen)
    choose(numbers[(at + by + numbers.length) % numbers.length] ?? 0)
  }

  function decide(take: boolean) {
    if (chosen === null || marks === null) return
    const open = held.get(chosen) ?? []
    if (take && open.length > 0) return keep(open)
    if (marks.left.includes(chosen) === take) void act({ do: 'toggle', change: chosen })
  }

  function keep(open: readonly Alarm[]) {
    setAccepted(new Set([...accepted, ...open.map(({ id }) => id)]))
  }

  function showOther(wanted: { version?: number; against?: number }) {
    setChosen(null)
    setAccepted(new Set())
    return show({ version, ...wanted })
  }

  useProofKeys({
    next: () => walk(1),
    previous: () => walk(-1),
    accept: () => decide(true),
    reject: () => decide(false),
    acceptAll: () => void act({ do: 'take_all' }),
    view: (place) => {
      if (place === 0) (document.getElementById(EDIT_FORM) as HTMLFormElement | null)?.requestSubmit()
      else setView(place === 1 ? 'proof' : 'clean')
    },
    copy: () => void navigator.clipboard?.writeText(text).catch(() => undefined),
  })

  const isRetold = marks === null || marks.operation === 'rephrase' || marks.operation === 'translate'
  return (
    <>
      <Form method="post" action="/dashboard/assistant" encType="multipart/form-data" id={EDIT_FORM}>
        <input type="hidden" name="intent" value="use_text" />
        <input type="hidden" name="text" value={text} />
      </Form>
      <Form
        ref={form}
        method="post"
        action={CHAT}
        encType="multipart/form-data"
        className="assistant version-sheet"
        id="latest"
        noValidate
      >
        <KeepForm form={form} />
        {/* The Enter key on a mark presses the first submit button, which must not be a version or a request. */}
        <button type="submit" name="intent" value="mark" hidden />
        <input type="hidden" name="thread" value={JSON.stringify(thread)} />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="review_shown" value={against} />
        <div className="desk-head">
          <h2 id="version-now" tabIndex={-1} ref={heading} className="version-now">
            {t('strip.now', {
              number: number(thread.folded + version),
              asked: turn === undefined ? '' : askName(turn),
            })}
          </h2>
          <fieldset className="views">
            <legend className="visually-hidden">{t('result:view.legend')}</legend>
            <button type="submit" form={EDIT_FORM} title={t('assistant:title')}>
              {t('result:view.edit')}
            </button>
            {(changes > 0 ? (['proof', 'clean'] as const) : (['clean'] as const)).map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="review_view"
                  id={`review_view-${name}`}
                  value={name}
                  checked={changes === 0 || name === view}
                  onChange={() => setView(name)}
                />
                {changes === 0 ? t('result:view.result') : t(`result:view.${name}`)}
              </label>
            ))}
          </fieldset>
        </div>
        <div className="desk-paper" ref={paper} data-phase="answered">
          <VersionStrip thread={thread} current={version} onShow={(next) => showOther({ version: next })} />
          <section className="result" aria-labelledby="version-now">
            <div className="result-body">
              {marks !== null && stretches !== null && changes > 0 && (
                <Proof
                  review={marks}
                  stretches={stretches}
                  facts={held}
                  alarms={alarms}
                  chosen={chosen}
                  idOf={markId}
                  onChoose={choose}
                  onAct={(action) => void act(action)}
                />
              )}
              <div className="clean-view">
                <div
                  dir="auto"
                  className={isRetold ? 'desk-page result-text' : 'result-text result-blocks'}
                  lang={turn?.language ?? undefined}
                >
                  {isRetold ? (
                    <CleanText text={text} alarms={alarms} />
                  ) : (
                    <ResultBlocks text={text} alarms={alarms} places={null} chosen={null} onShow={() => undefined} />
                  )}
                </div>
                <PlainCopy text={text} label={t('assistant:copy')} />
              </div>
            </div>
            {marks !== null && (
              <Margin
                {...{ review: marks, alarms, facts: held, reasons: NO_REASONS, rows, chosen, idOf: markId }}
                onChoose={choose}
                onPoint={setChosen}
                onAct={(action) => void act(action)}
                onRestore={({ id }) => {
                  setChosen(null)
                  void restore(id).then(() => heading.current?.focus())
                }}
                onKeep={keep}
              />
            )}
          </section>
          <div className="desk-below small">
            {thread.folded > 0 && <p className="soft">{t('folded', { count: thread.folded })}</p>}
            {turn?.ask.kind === 'refine' && turn.ask.refine === 'instruction' && (
              <p dir="auto" className="soft">
                {turn.ask.instruction === '' ? t('text_left_out') : `“${turn.ask.instruction}”`}
              </p>
            )}
            {turn !== undefined && turn.notes.length > 0 && (
              <ul className="desk-notes">
                {turn.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </div>
          <details className="desk-more-result small">
            <summary>{t('assistant:output.more')}</summary>
            <BookmarkButton
              {...inputOf(thread, version)}
              output={text}
              language={turn?.language ?? null}
              seq={turn?.seq ?? null}
            />
            {thread.hiding && <Hidden hiding={thread.hiding} />}
            <p className="soft">{t('kept_here')}</p>
            {children}
          </details>
          <div className="desk-refine">
            <section className="refine-row" aria-labelledby="refine-title">
              <h3 id="refine-title">{t('legend')}</h3>
              <div className="chips">
                {offered.chips.map((chip) => (
                  <Button
                    key={chip}
                    name="refine"
                    value={chip}
                    variant="secondary"
                    size="small"
                    busy={busy === chip}
                    busyLabel={t('working')}
                  >
                    {t(`refine.${chip}`)}
                  </Button>
                ))}
              </div>
              <Wish {...{ offered, values, errors, busy: busy === 'instruction' }} />
              <p className="small soft numbers">{cost}</p>
            </section>
          </div>
          <p className="desk-spoken visually-hidden" role="status">
            {spoken && marks !== null && <Spoken review={marks} alarms={alarms} />}
          </p>
          <p className="slip result-account numbers">
            {before !== null && (
              <span>
                {t('assistant:output.words', { before: number(countWords(before)), after: number(countWords(text)) })}
              </span>
            )}
            {turn?.seq != null && (
              <Link to={`/dashboard/usage/receipts/${turn.seq}`}>{t('receipt', { seq: number(turn.seq) })}</Link>
            )}
          </p>
          {refused !== null && (
            <div className="desk-bands">
              <Callout kind="amber" title={refused.message} live>
                {refused.notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </Callout>
            </div>
          )}
          <div className="desk-foot">
            <div className="foot-proof">
              {inProof && marks !== null ? (
                <div className="stepper">
                  <Step name={t('result:step.back')} keys="k" press={() => walk(-1)} icon={<ChevronLeftIcon />} />
                  <p className="numbers">
                    {chosen !== null
                      ? t('result:step.of', { number: numbers.indexOf(chosen) + 1, count: changes })
                      : marks.left.length === 0
                        ? t('result:marks.count', { count: changes })
                        : t('result:marks.taken', { taken: changes - marks.left.length, count: changes })}
                  </p>
                  <Step name={t('result:step.forward')} keys="j" press={() => walk(1)} icon={<ChevronRightIcon />} />
                </div>
              ) : (
                stretches !== null && changes === 0 && <p className="small soft">{t('result:marks.none')}</p>
              )}
              {version > 1 && (
                <label className="version-against small">
                  {t('strip.against')}{' '}
                  <select
                    name="against"
                    value={against}
                    onChange={(event) => void showOther({ against: Number(event.target.value) })}
                  >
                    {texts.slice(0, version).map((one, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a version is known by its place.
                      <option key={place} value={place} disabled={one === null}>
                        {place === 0 ? t('strip.own') : t('strip.version', { number: number(thread.folded + place) })}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              {alarms.length > 0 && (
                <a className="facts-link" href="#facts">
                  {t('result:facts.differ', { count: alarms.length })}
                </a>
              )}
              {changes > 0 && (
                <Button
                  name="intent"
                  value="take_all"
                  variant="quiet"
                  className="take_all"
                  onClick={(event) => {
                    event.preventDefault()
                    void act({ do: 'take_all' })
                  }}
                >
                  {t('result:take_all')}
                </Button>
              )}
              {(changes > 0 || version > 1) && (
                <Button name="intent" value="mark" className="without-script">
                  {t('result:apply')}
                </Button>
              )}
              <CopyButton
                text={text}
                variant={alarms.length === 0 ? 'primary' : 'secondary'}
                className={alarms.length === 0 ? 'copy' : 'copy copy-warned'}
                label={alarms.length === 0 ? t('assistant:copy') : t('result:facts.copy', { count: alarms.length })}
                copiedLabel={t('assistant:copied')}
                onFailure={() => notify('error', t('assistant:copyFailed'))}
              />
            </div>
          </div>
        </div>
      </Form>
    </>
  )
}

const NO_REASONS: ReadonlyMap<number, string> = new Map()

function Step({ name, keys, press, icon }: { name: string; keys: string; press: () => void; icon: ReactNode }) {
  return (
    <Button
      type="button"
      variant="secondary"
      size="small"
      className="needs-script"
      aria-label={name}
      aria-keyshortcuts={keys}
      onClick={press}
    >
      <span aria-hidden="true">{icon}</span>
    </Button>
  )
}

/** The user's own wish, or why there is no field for one. */
function Wish({
  offered,
  values,
  errors,
  busy,
}: Pick<Props, 'offered' | 'values' | 'errors'> & { /** Whether the wish is under way. */ busy: boolean }) {
  const { t } = useTranslation('chat')
  const problems = errors.map(({ message }) => message)
  if (offered.instruction !== 'open')
    return (
      <>
        {problems.length > 0 && <Callout kind="error" title={problems[0]} live />}
        <p className="small soft">{t(offered.instruction === 'none' ? 'builtin' : 'instruction_locked')}</p>
      </>
    )
  return (
    <details className="version-wish" open={problems.length > 0 || values.instruction !== ''}>
      <summary>{t('strip.wish')}</summary>
      <TextArea
        name="custom_prompt"
        label={t('instruction')}
        hint={t('instruction_hint')}
        error={problems}
        limit={MAX_CUSTOM_PROMPT}
        defaultValue={values.instruction}
        rows={2}
      />
      <Button name="refine" value="instruction" variant="secondary" size="small" busy={busy} busyLabel={t('working')}>
        {t('instruction_send')}
      </Button>
    </details>
  )
}

/** Says that every version hides the same, and what that is so far. */
function Hidden({ hiding: { things } }: { hiding: Hiding }) {
  const { t } = useTranslation('chat')
  return (
    <>
      <p className="soft">{t('hides')}</p>
      {things.length > 0 && (
        <details>
          <summary>{t('hidden', { count: things.length })}</summary>
          <ul>
            {things.map(({ text, number }) => (
              <li key={number} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
