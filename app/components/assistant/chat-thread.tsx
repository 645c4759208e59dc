import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { PlainCopy } from '#app/components/ui/plain-copy.tsx'
import { TextArea } from '#app/components/ui/text-area.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import type { AssistAnswer, FieldError } from '#app/domain/assistant/answer.ts'
import type { ChatValues } from '#app/domain/assistant/chat-form.ts'
import { type ChatAsk, type ChatTurn, inputOf, type ChatThread as Thread } from '#app/domain/assistant/chat-thread.ts'
import { MAX_CUSTOM_PROMPT, type Operation } from '#app/domain/assistant/options.ts'
import type { Hiding } from '#app/domain/writing/maskable.ts'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { KeepForm } from '../history/keep-form.tsx'
import { CHAT, type OfferedRefinements } from './chat-place.ts'

/** The steps so far, the newest last with what can be done next. The form carries the whole thread. */
export function ChatThread({
  thread,
  offered,
  refused,
  values,
  errors,
  idempotencyKey,
  cost,
}: {
  thread: Thread
  offered: OfferedRefinements
  refused: (AssistAnswer & { ok: false }) | null
  values: ChatValues
  errors: readonly FieldError[]
  idempotencyKey: string
  cost: string
}) {
  const { t } = useTranslation('chat')
  const last = thread.turns.length - 1
  return (
    <div className="chat">
      {thread.folded > 0 && (
        <Callout>
          <p>{t('folded', { count: thread.folded })}</p>
        </Callout>
      )}
      <ol className="chat-turns" start={thread.folded + 1}>
        {thread.turns.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end, or the page is new.
          <li key={index} id={index === last ? 'latest' : undefined} tabIndex={index === last ? -1 : undefined}>
            <Turn turn={turn} number={thread.folded + index + 1} latest={index === last} />
            {index === last && <LatestTools turn={turn} of={inputOf(thread)} />}
          </li>
        ))}
      </ol>
      {refused !== null && (
        <Callout kind="amber" title={refused.message} live>
          {refused.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Callout>
      )}
      <NextStep {...{ thread, offered, values, errors, idempotencyKey, cost }} />
    </div>
  )
}

function Turn({ turn, number, latest }: { turn: ChatTurn; number: number; latest: boolean }) {
  const { t, i18n } = useTranslation(['chat', 'assistant'])
  return (
    <article className="chat-turn">
      <div className="chat-ask">
        <h2>
          {t('turn', { number: number.toLocaleString(i18n.language) })} · {t('asked')}
        </h2>
        <Asked ask={turn.ask} />
      </div>
      <div className="chat-result">
        <div className="result-head">
          <h3>{t('answered')}</h3>
          {latest && (
            <CopyButton
              text={turn.result}
              label={t('assistant:copy')}
              copiedLabel={t('assistant:copied')}
              onFailure={() => notify('error', t('assistant:copyFailed'))}
            />
          )}
        </div>
        <div dir="auto" className="text result-text" lang={turn.language ?? undefined}>
          {turn.result}
        </div>
        <div className="small soft chat-notes">
          {turn.seq !== null && (
            <p className="numbers">
              <Link to={`/dashboard/usage/receipts/${turn.seq}`}>
                {t('receipt', { seq: turn.seq.toLocaleString(i18n.language) })}
              </Link>
            </p>
          )}
          {turn.notes.length > 0 && (
            <details open={latest}>
              <summary>{t('assistant:output.notes')}</summary>
              <ul>
                {turn.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </article>
  )
}

/** Tools for the latest result besides refining it. */
function LatestTools({ turn, of }: { turn: ChatTurn; of: { operation: Operation; input: string } }) {
  const { t } = useTranslation(['chat', 'assistant', 'bookmarks'])
  const { result, language, seq } = turn
  return (
    <div className="chat-tools">
      <PlainCopy text={result} label={t('assistant:copy')} />
      <Form method="post" action="/dashboard/assistant" encType="multipart/form-data">
        <input type="hidden" name="intent" value="use_text" />
        <input type="hidden" name="text" value={result} />
        <Button variant="secondary" size="small">
          {t('bookmarks:use')}
        </Button>
      </Form>
      <BookmarkButton {...of} output={result} language={language} seq={seq} />
    </div>
  )
}

function Asked({ ask }: { ask: ChatAsk }) {
  const { t } = useTranslation(['chat', 'assistant'])
  if (ask.kind === 'text') {
    return (
      <>
        <p>{t(`assistant:operation.${ask.operation}`)}</p>
        {ask.text === '' ? (
          <p className="small soft">{t('text_left_out')}</p>
        ) : (
          <details open={ask.text.length <= 400}>
            <summary className="small">{t('your_text')}</summary>
            <div dir="auto" className="text result-text">
              {ask.text}
            </div>
          </details>
        )}
      </>
    )
  }
  return (
    <>
      <p>{t(`refine.${ask.refine}`)}</p>
      {ask.refine === 'instruction' && (
        <p dir="auto" className="text result-text">
          {ask.instruction === '' ? t('text_left_out') : ask.instruction}
        </p>
      )}
    </>
  )
}

function NextStep({
  thread,
  offered,
  values,
  errors,
  idempotencyKey,
  cost,
}: {
  thread: Thread
  offered: OfferedRefinements
  values: ChatValues
  errors: readonly FieldError[]
  idempotencyKey: string
  cost: string
}) {
  const { t } = useTranslation('chat')
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const sent = navigation.state === 'submitting' ? navigation.formData?.get('refine') : undefined
  const problems = errors.map(({ message }) => message)
  return (
    <Form ref={form} method="post" action={CHAT} encType="multipart/form-data" className="chat-next" noValidate>
      <KeepForm form={form} />
      <input type="hidden" name="intent" value="refine" />
      <input type="hidden" name="thread" value={JSON.stringify(thread)} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <h2>{t('legend')}</h2>
      <p className="small soft numbers">{cost}</p>
      <div className="chips">
        {offered.chips.map((chip) => (
          <Button
            key={chip}
            name="refine"
            value={chip}
            variant="secondary"
            size="small"
            busy={sent === chip}
            busyLabel={t('working')}
          >
            {t(`refine.${chip}`)}
          </Button>
        ))}
      </div>
      {offered.instruction === 'none' && <p className="small soft">{t('builtin')}</p>}
      {offered.instruction === 'locked' && <p className="small soft">{t('instruction_locked')}</p>}
      {offered.instruction === 'open' && (
        <>
          <TextArea
            name="custom_prompt"
            label={t('instruction')}
            hint={t('instruction_hint')}
            error={problems}
            limit={MAX_CUSTOM_PROMPT}
            defaultValue={values.instruction}
            rows={3}
          />
          <div className="row">
            <Button name="refine" value="instruction" busy={sent === 'instruction'} busyLabel={t('working')}>
              {t('instruction_send')}
            </Button>
          </div>
        </>
      )}
      {offered.instruction !== 'open' && problems.length > 0 && <Callout kind="error" title={problems[0]} live />}
      {thread.hiding && <Hidden hiding={thread.hiding} />}
      <p className="small soft">{t('kept_here')}</p>
    </Form>
  )
}

/** Says that every step hides the same, and what that is so far. */
function Hidden({ hiding: { things } }: { hiding: Hiding }) {
  const { t } = useTranslation('chat')
  return (
    <>
      <p className="small soft">{t('hides')}</p>
      {things.length > 0 && (
        <details className="small chat-notes">
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
