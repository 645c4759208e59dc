import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { PlainCopy } from '#app/components/ui/plain-copy.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { AssistAnswer } from '#app/domain/assistant/answer.ts'
import { lengthGoal, meetsGoal } from '#app/domain/assistant/length.ts'
import { type Length, TARGET_LANGUAGES } from '#app/domain/assistant/options.ts'
import type { Review } from '#app/domain/assistant/review.ts'
import { countWords } from '#app/domain/text.ts'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { FindingList } from '../check/finding-list.tsx'
import { Findings } from '../library/findings.tsx'
import { ResultWays } from './result-ways.tsx'
import { Sent } from './sent.tsx'
import type { RunState } from './use-assist-run.ts'
import { Versions } from './versions.tsx'

/** The id of the assistant's form, to which the buttons of findings belong. */
export const DESK_FORM = 'desk-form'

/**
 * The right-hand page: empty, being written, written, or the reason for a failure. Its cost and its changes stand below
 * the text.
 */
export function ResultPanel({
  state,
  review,
  input,
  length,
  onUse,
  onOriginal,
  onChoose,
}: {
  state: RunState
  /** The user's choice of changes in the result, once it is computed. */
  review: Review | null
  input: string
  /** The requested length; null if the text decides, as in a correction. */
  length: Length | null
  onUse: (text: string) => void
  onOriginal: () => void
  onChoose: (version: number) => void
}) {
  const { t } = useTranslation('assistant')
  const answer = state.phase === 'answered' ? state.answer : null
  const text = review?.text ?? (answer?.ok ? answer.text : null)
  return (
    <section className="sheet result" aria-labelledby="result-title" id="result" tabIndex={-1}>
      <div className="result-head">
        <h2 id="result-title" tabIndex={-1}>
          {t('output.label')}
        </h2>
        {text !== null && (
          <CopyButton
            text={text}
            label={t('copy')}
            copiedLabel={t('copied')}
            onFailure={() => notify('error', t('copyFailed'))}
          />
        )}
      </div>
      <div role="status" aria-busy={state.phase === 'running'} className="result-body">
        {text === null ? (
          <Body state={state} />
        ) : (
          <div dir="auto" className="text result-text" lang={review?.to ?? answer?.language ?? undefined}>
            {text}
          </div>
        )}
      </div>
      {text !== null && <PlainCopy text={text} label={t('copy')} />}
      {review !== null && <ResultWays review={review} />}
      {review !== null && <Versions review={review} onChoose={onChoose} />}
      {review !== null && <ResultTools onUse={() => onUse(review.text)} onOriginal={onOriginal} />}
      {review !== null && (
        <BookmarkButton
          operation={review.operation}
          input={review.before}
          output={review.text}
          language={review.to}
          seq={answer?.ok ? (answer.receipt?.seq ?? null) : null}
        />
      )}
      {answer?.ok && <Account {...{ answer, input, length, review }} text={text ?? ''} />}
    </section>
  )
}

function ResultTools({ onUse, onOriginal }: { onUse: () => void; onOriginal: () => void }) {
  const { t } = useTranslation('result')
  const button = (intent: 'use' | 'original', press: () => void) => (
    <Button
      name="intent"
      value={intent}
      variant="secondary"
      size="small"
      onClick={(event) => {
        event.preventDefault()
        press()
      }}
    >
      {t(intent)}
    </Button>
  )
  return (
    <div className="result-tools">
      {button('use', onUse)}
      {button('original', onOriginal)}
    </div>
  )
}

function Body({ state }: { state: RunState }) {
  const { t } = useTranslation(['assistant', 'errors', 'billing'])
  const message = useMessage()
  switch (state.phase) {
    case 'idle':
    case 'invalid':
      return <p className="soft">{t('output.empty')}</p>
    case 'running':
      return state.text === '' ? (
        <p className="soft writing">{t('output.working')}</p>
      ) : (
        <>
          {state.again && <p className="small soft">{t('output.again')}</p>}
          <div className="text result-text writing">{state.text}</div>
        </>
      )
    case 'stopped':
      return <Callout>{t('errors:engine_stopped')}</Callout>
    case 'waiting':
      return (
        <Callout kind="amber">
          <p>{message('offline:assistWaiting')}</p>
        </Callout>
      )
    case 'lost':
      return (
        <>
          {state.text !== '' && (
            <div dir="auto" className="text result-text">
              {state.text}
            </div>
          )}
          <Callout kind="error">{t('connection_lost')}</Callout>
        </>
      )
    case 'signed-out':
      return (
        <Callout kind="amber">
          <p>{t('signed_out')}</p>
          <a href="/login" target="_blank" rel="noreferrer">
            {t('sign_in')}
          </a>
        </Callout>
      )
    case 'answered':
      return state.answer.ok ? null : (
        <Callout kind={NEUTRAL.has(state.answer.code) ? 'info' : 'amber'} title={state.answer.message}>
          {state.answer.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {state.answer.code === 'cap_reached' && (
            <p>
              <Link to="/dashboard/billing/cap">{t('billing:cap.change')}</Link>
            </p>
          )}
          {state.answer.code === 'limit_reached' && (
            <p>
              <Link to="/dashboard/billing">{message('library:seePlans')}</Link>
            </p>
          )}
        </Callout>
      )
  }
}

/** Outcomes that are no failure. */
const NEUTRAL = new Set(['engine_unchanged', 'engine_stopped', 'engine_unsupported'])

function Account({
  answer,
  input,
  length,
  text,
  review,
}: {
  answer: AssistAnswer & { ok: true }
  input: string
  length: Length | null
  text: string
  review: Review | null
}) {
  const { t, i18n } = useTranslation('assistant')
  const message = useMessage()
  const number = (value: number) => value.toLocaleString(i18n.language)
  const words = countWords(text)
  // Only a person can decide about what the check found and did not apply.
  const open = answer.check?.findings.filter(({ ticked }) => !ticked) ?? []
  const ticked = answer.check?.findings.filter((finding) => finding.ticked) ?? []
  // If the changes are marked below, only their reasons are listed here.
  const marked = review?.stretches != null
  return (
    <div className="result-account small">
      <p className="numbers soft">
        {input !== '' && `${t('output.words', { before: number(countWords(input)), after: number(words) })} · `}
        {length !== null && review !== null && <LengthReached {...{ words, length, review }} />}
        {answer.check !== null
          ? message('result:fixed')
          : answer.replayed
            ? t('output.replayed')
            : answer.receipt && (
                <Link to={`/dashboard/usage/receipts/${answer.receipt.seq}`}>
                  {t('output.receipt', {
                    seq: number(answer.receipt.seq),
                    leaf: `${answer.receipt.leaf.slice(0, 12)}…`,
                  })}
                </Link>
              )}
      </p>
      {answer.findings !== null && <Findings findings={answer.findings} />}
      {answer.notes.length > 0 && (
        <div>
          <h3>{t('output.notes')}</h3>
          <ul>
            {answer.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      {answer.changes.length > 0 && (
        <details open={!marked && answer.changes.length <= 12}>
          <summary>
            {marked ? t('output.change_reason') : t('output.changes', { count: answer.changes.length })}
          </summary>
          {answer.check !== null ? (
            <FindingList findings={ticked} form={DESK_FORM} />
          ) : (
            <ul className="changes">
              {answer.changes.map((change, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole and the same edit can occur twice.
                <li key={index}>
                  <del>{change.before}</del>{' '}
                  {change.after === '' ? <i>{t('output.removed')}</i> : <ins>{change.after}</ins>}
                  <span className="soft"> · {change.reason}</span>
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
      {open.length > 0 && (
        <details open>
          <summary>{message('result:open_findings', { count: open.length })}</summary>
          <FindingList findings={open} form={DESK_FORM} />
        </details>
      )}
      <Sent answer={answer} />
    </div>
  )
}

/** Whether the result is as long as it was asked for. */
function LengthReached({ words, length, review }: { words: number; length: Length; review: Review }) {
  const { t, i18n } = useTranslation('assistant')
  const { operation, before, to } = review
  const target = TARGET_LANGUAGES.find((code) => code === to)
  const goal = lengthGoal({ operation, length, text: before, targetLanguage: target })
  if (goal.kind === 'text' || goal.most === null) return null
  const met = meetsGoal(words, goal)
  const most = goal.most.toLocaleString(i18n.language)
  if (goal.kind !== 'fixed') return `${t(`output.${met ? 'relative' : 'relative_missed'}.${goal.kind}`, { most })} · `
  return `${t(met ? 'output.within' : 'output.beyond', { length: t(`length.${length}`), most })} · `
}
