import { type RefObject, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { PlainCopy } from '#app/components/ui/plain-copy.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { AssistAnswer } from '#app/domain/assistant/answer.ts'
import { lengthGoal, meetsGoal } from '#app/domain/assistant/length.ts'
import { type Length, type Operation, TARGET_LANGUAGES } from '#app/domain/assistant/options.ts'
import type { Review } from '#app/domain/assistant/review.ts'
import { countWords } from '#app/domain/text.ts'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { FindingList } from '../check/finding-list.tsx'
import { Findings } from '../library/findings.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import { KeptFacts } from './kept-facts.tsx'
import { Margin, type MarginProps } from './margin.tsx'
import { CleanText, Proof } from './proof.tsx'
import { ResultBlocks } from './result-blocks.tsx'
import { Sent } from './sent.tsx'
import { PlacesOfSummary, type ShowPlace } from './summary-places.tsx'
import type { RunState } from './use-assist-run.ts'
import { Versions } from './versions.tsx'
import './proof.css'

/** Operations whose results have headings and lists of their own. */
const BLOCKS: Readonly<Record<Operation, boolean>> = {
  rephrase: false,
  translate: false,
  summarize: true,
  expand: true,
  explain: true,
  research: true,
  analyze: true,
}

/**
 * The result on the sheet: its proof and its clean text, of which the chosen view shows one, the margin beside them and what
 * else is known about the result below. While the answer arrives, the text stands here as far as it is written.
 */
export function ResultSheet({
  state,
  review,
  text,
  input,
  length,
  heading,
  form,
  margin,
  onChoose,
  onUse,
  onOriginal,
}: {
  state: RunState
  /** The user's choice of changes in the result, once it is computed. */
  review: Review | null
  /** The result as it can be copied; null while there is none. */
  text: string | null
  input: string
  /** The requested length; null if the text decides, as in a correction. */
  length: Length | null
  heading: RefObject<HTMLHeadingElement | null>
  /** The id of the form to which the buttons of findings belong. */
  form: string
  margin: MarginProps | null
  onChoose: (version: number) => void
  onUse: (text: string) => void
  onOriginal: () => void
}) {
  const { t } = useTranslation('assistant')
  const answer = state.phase === 'answered' && state.answer.ok ? state.answer : null
  const open = answer?.check?.findings.filter(({ ticked }) => !ticked) ?? []
  const language = review?.to ?? answer?.language ?? undefined
  const [place, setPlace] = useState<number | null>(null)
  const showPlace: ShowPlace = (sentence, goTo) => {
    setPlace(sentence)
    document.getElementById(goTo)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section className="result" aria-labelledby="result-title">
      <h2 id="result-title" tabIndex={-1} ref={heading}>
        {t('output.label')}
      </h2>
      <div aria-busy={state.phase === 'running'} className="result-body">
        {state.phase === 'running' && <Arriving {...state} input={input} />}
        {text !== null && (
          <>
            {review !== null && <Versions review={review} onChoose={onChoose} />}
            {review?.stretches != null && margin !== null && (
              <Proof
                review={review}
                stretches={review.stretches}
                facts={margin.facts}
                alarms={margin.alarms}
                chosen={margin.chosen}
                idOf={margin.idOf}
                onChoose={margin.onChoose}
                onAct={margin.onAct}
              />
            )}
            <div className="clean-view">
              <div
                dir="auto"
                className={
                  review !== null && BLOCKS[review.operation] ? 'result-text result-blocks' : 'desk-page result-text'
                }
                lang={language}
              >
                {review !== null && BLOCKS[review.operation] ? (
                  <ResultBlocks
                    text={text}
                    alarms={margin?.alarms ?? []}
                    places={review.places}
                    chosen={place}
                    onShow={showPlace}
                  />
                ) : (
                  <CleanText text={text} alarms={margin?.alarms ?? []} />
                )}
              </div>
              <PlainCopy text={text} label={t('copy')} />
            </div>
          </>
        )}
      </div>
      {margin !== null && (
        <Margin {...margin}>
          {review?.places != null && (
            <PlacesOfSummary
              text={review.before}
              language={review.from}
              places={review.places}
              chosen={place}
              onShow={showPlace}
            />
          )}
        </Margin>
      )}
      {text !== null && answer !== null && (
        <div className="desk-below small">
          {answer.notes.length > 0 && (
            <ul className="desk-notes">
              {answer.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {answer.findings !== null && <Findings findings={answer.findings} />}
          {open.length > 0 && <OpenFindings {...{ open, form }} />}
        </div>
      )}
      {review !== null && (
        <details className="desk-more-result small">
          <summary>{t('output.more')}</summary>
          <div className="result-tools">
            <ToolButton intent="use" press={() => onUse(review.text)} />
            <ToolButton intent="original" press={onOriginal} />
          </div>
          <BookmarkButton
            operation={review.operation}
            input={review.before}
            output={review.text}
            language={review.to}
            seq={answer?.receipt?.seq ?? null}
          />
          {length !== null && <LengthReached {...{ words: countWords(review.text), length, review }} />}
          {review.lock !== null && <KeptFacts lock={review.lock} operation={review.operation} />}
          {answer?.check?.findings.some(({ ticked }) => ticked) && (
            <details>
              <summary>{t('output.change_reason')}</summary>
              <FindingList findings={answer.check.findings.filter(({ ticked }) => ticked)} form={form} />
            </details>
          )}
          {answer !== null && <Sent answer={answer} />}
        </details>
      )}
    </section>
  )
}

function OpenFindings({
  open,
  form,
}: {
  open: NonNullable<(AssistAnswer & { ok: true })['check']>['findings']
  form: string
}) {
  const message = useMessage()
  return (
    <details open>
      <summary>{message('result:open_findings', { count: open.length })}</summary>
      <FindingList findings={open} form={form} />
    </details>
  )
}

/** The answer as far as it is written; before its first word the person's own text stays, in soft ink. */
function Arriving({ text, again, input }: { text: string; again: boolean; input: string }) {
  const { t } = useTranslation('assistant')
  if (text === '') return <div className="desk-page soft writing">{input}</div>
  return (
    <>
      {again && <p className="small soft">{t('output.again')}</p>}
      <div className="desk-page result-text writing">{text}</div>
    </>
  )
}

function ToolButton({ intent, press }: { intent: 'use' | 'original'; press: () => void }) {
  const { t } = useTranslation('result')
  return (
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
  if (goal.kind !== 'fixed') return <p>{t(`output.${met ? 'relative' : 'relative_missed'}.${goal.kind}`, { most })}</p>
  return <p>{t(met ? 'output.within' : 'output.beyond', { length: t(`length.${length}`), most })}</p>
}
