import type { ReactNode } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import type { Alarm, Review, ReviewAction } from '#app/domain/assistant/review.ts'
import { restoreIntent } from '#app/domain/assistant/review-fields.ts'
import { useTranslation } from '../ui/use-translation.ts'
import type { Chosen } from './proof.tsx'
import type { NoteRow } from './use-note-rows.ts'

export type MarginProps = {
  review: Review
  /** The open facts: changed, lost or added, and not accepted as they are. */
  alarms: readonly Alarm[]
  /** The open facts of each change, by its number. */
  facts: ReadonlyMap<number, readonly Alarm[]>
  /** The reason of each change, by its number. */
  reasons: ReadonlyMap<number, string>
  /** The notes by their lines; null until they are measured. */
  rows: readonly NoteRow[] | null
  chosen: Chosen
  /** The id of the box of a mark. */
  idOf: (number: number) => string
  onChoose: (number: number) => void
  /** Lights a mark without moving the focus to it. */
  onPoint: (number: number) => void
  onAct: (action: ReviewAction) => void
  onRestore: (alarm: Alarm) => void
  /** Accepts changed facts as they are. */
  onKeep: (alarms: readonly Alarm[]) => void
}

/** The margin of the sheet: changed facts first, then a note beside each line that changed. */
export function Margin({
  review,
  alarms,
  facts,
  reasons,
  rows,
  chosen,
  onPoint,
  onAct,
  onRestore,
  onKeep,
  children,
}: MarginProps & { children?: ReactNode }) {
  const { t } = useTranslation('result')
  const numbers = new Map([...facts].flatMap(([number, held]) => held.map(({ id }): [string, number] => [id, number])))
  return (
    <aside className="margin" aria-label={t('margin')}>
      <FactList {...{ alarms, numbers, onRestore, onPoint }} />
      {review.stretches !== null && <Notes {...{ review, reasons, rows, chosen, facts, onAct, onKeep }} />}
      {children}
    </aside>
  )
}

/** The changed facts, which come before every other note; each can be put back with one press. */
function FactList({
  alarms,
  numbers,
  onRestore,
  onPoint,
}: Pick<MarginProps, 'alarms' | 'onRestore' | 'onPoint'> & {
  /** The number of the mark that holds a fact, by the id of the fact. */
  numbers: ReadonlyMap<string, number>
}) {
  const { t } = useTranslation('result')
  if (alarms.length === 0) return null
  const line = (alarm: Alarm) => (
    <FactLine
      key={alarm.id}
      alarm={alarm}
      number={numbers.get(alarm.id)}
      onRestore={() => onRestore(alarm)}
      onPoint={onPoint}
    />
  )
  // More than four would push the notes off the first screen.
  const lines = alarms.length > 4 ? 3 : alarms.length
  return (
    <section className="facts" aria-labelledby="facts-title" id="facts">
      <h3 id="facts-title" tabIndex={-1}>
        {t('facts.differ', { count: alarms.length })}
      </h3>
      <ul>{alarms.slice(0, lines).map(line)}</ul>
      {lines < alarms.length && (
        <details>
          <summary>{t('facts.more', { count: alarms.length - lines })}</summary>
          <ul>{alarms.slice(lines).map(line)}</ul>
        </details>
      )}
    </section>
  )
}

function FactLine({
  alarm,
  number,
  onRestore,
  onPoint,
}: {
  alarm: Alarm
  number: number | undefined
  onRestore: () => void
  onPoint: (number: number) => void
}) {
  const { t } = useTranslation('result')
  const { kind, outcome, was, now, should } = alarm
  const fact = was ?? now ?? ''
  return (
    <li className="fact-line" data-outcome={outcome}>
      <span className="fact-words" title={t(`lock.kind.${kind}`)}>
        {number !== undefined && (
          <sup className="without-script" aria-hidden="true">
            {number + 1}
          </sup>
        )}
        {kind === 'glossary' ? (
          <>
            <b>{now ?? was}</b> {should === undefined ? t('lock.forbidden') : t('lock.should', { should })}
          </>
        ) : (
          <>
            <b>{now ?? was}</b>{' '}
            {now === null ? t('facts.missing') : was === null ? t('facts.new') : t('facts.was', { was })}
          </>
        )}
        <span className="visually-hidden">{` (${t(`lock.${outcome}`)}, ${t(`lock.kind.${kind}`)})`}</span>
      </span>
      {alarm.restorable && (
        <Button
          name="intent"
          value={restoreIntent(alarm.id)}
          variant="quiet"
          size="small"
          aria-label={t(outcome === 'added' ? 'lock.undo_named' : 'lock.restore_named', { fact })}
          onFocus={() => number !== undefined && onPoint(number)}
          onClick={(event) => {
            event.preventDefault()
            onRestore()
          }}
        >
          {t(outcome === 'added' ? 'lock.undo' : 'lock.restore')}
        </Button>
      )}
    </li>
  )
}

/**
 * Why each change was made, beside its line; the chosen one has the two buttons. Without a script the notes are a numbered list
 * from the top.
 */
function Notes({
  review,
  reasons,
  rows,
  chosen,
  facts,
  onAct,
  onKeep,
}: Pick<MarginProps, 'review' | 'reasons' | 'rows' | 'chosen' | 'facts' | 'onAct' | 'onKeep'>) {
  const { t } = useTranslation('result')
  const changes = (review.stretches ?? []).flatMap((stretch) => (stretch.kind === 'change' ? [stretch] : []))
  const current = changes.find(({ number }) => number === chosen)
  const wordOf = (number: number) =>
    review.left.includes(number) ? t('note.rejected') : (reasons.get(number) ?? t('note.reworded'))
  if (rows === null) {
    const named = changes.filter(({ number }) => reasons.has(number) && !facts.get(number)?.length)
    if (named.length === 0) return null
    return (
      <ol className="notes">
        {named.map(({ number }) => (
          <li key={number} value={number + 1}>
            {wordOf(number)}
          </li>
        ))}
      </ol>
    )
  }
  const placed = belowFacts(rows, [...facts.values()].flat().length)
  const open = current === undefined ? [] : (facts.get(current.number) ?? [])
  const fact = open.find(({ restorable }) => restorable)
  return (
    <>
      <ul className="notes notes-placed" aria-hidden="true">
        {placed.map(({ top, numbers }) => {
          const words = [...new Set(numbers.filter((number) => !facts.get(number)?.length).map(wordOf))]
          return (
            <li key={top} style={{ top }}>
              {words.length > 3 ? t('note.several', { count: numbers.length }) : words.join(' · ')}
            </li>
          )
        })}
      </ul>
      {current !== undefined && (
        <div
          className="note-card needs-script"
          data-fact={open.length > 0 || undefined}
          style={{ top: placed.find(({ numbers }) => numbers.includes(current.number))?.top ?? 0 }}
        >
          <p className="note-words">
            {open.length > 0 ? (
              <>
                {current.before !== '' && <del>{current.before}</del>} <b>{current.after}</b>
              </>
            ) : (
              <>
                <b>{review.left.includes(current.number) ? current.before : current.after || current.before}</b>
                {` · ${wordOf(current.number)}`}
              </>
            )}
          </p>
          <div className="row">
            <Button
              type="button"
              variant={open.length > 0 ? 'primary' : 'secondary'}
              size="small"
              onClick={() => {
                if (open.length > 0)
                  onAct(fact ? { do: 'restore', id: fact.id } : { do: 'toggle', change: current.number })
                else if (review.left.includes(current.number)) onAct({ do: 'toggle', change: current.number })
              }}
              aria-keyshortcuts={open.length > 0 ? 'x' : 'a'}
            >
              {open.length > 0 ? t('lock.restore') : t('note.accept')} <kbd>{open.length > 0 ? 'X' : 'A'}</kbd>
            </Button>
            <Button
              type="button"
              variant="secondary"
              size="small"
              aria-keyshortcuts={open.length > 0 ? 'a' : 'x'}
              onClick={() => {
                if (open.length > 0) onKeep(open)
                else if (!review.left.includes(current.number)) onAct({ do: 'toggle', change: current.number })
              }}
            >
              {open.length > 0 ? t('note.keep') : t('note.reject')} <kbd>{open.length > 0 ? 'A' : 'X'}</kbd>
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

/** The rows; one that the facts at the top or the row before it would cover is moved down. */
function belowFacts(rows: readonly NoteRow[], facts: number): NoteRow[] {
  const lines = facts > 4 ? 4 : facts
  let floor = lines === 0 ? 0 : FACTS_TOP + lines * FACT_LINE
  return rows.map(({ top, numbers }) => {
    const placed = Math.max(top, floor)
    floor = placed + NOTE_HEIGHT
    return { top: placed, numbers }
  })
}

const FACTS_TOP = 24
const FACT_LINE = 28
const NOTE_HEIGHT = 18
