import type { ReactNode } from 'react'
import type { Alarm, Review, ReviewAction } from '#app/domain/assistant/review.ts'
import { useTranslation } from '../ui/use-translation.ts'

type Stretches = NonNullable<Review['stretches']>
type Change = Extract<Stretches[number], { kind: 'change' }>

/** The mark that the person has chosen, by the number of its change. */
export type Chosen = number | null

/**
 * The text with every change marked as a proof-reader would: struck out or underlined, so that they differ by shape, and named
 * in words for screen readers. A ticked change is accepted; without a script the boxes are visible and numbered. Changed facts
 * are marked as such.
 */
export function Proof({
  review,
  stretches,
  facts,
  alarms,
  chosen,
  idOf,
  onChoose,
  onAct,
}: {
  review: Review
  stretches: Stretches
  /** The open facts of each change. */
  facts: ReadonlyMap<number, readonly Alarm[]>
  /** All open facts: a version may repeat one that an earlier version changed, outside all marks. */
  alarms: readonly Alarm[]
  chosen: Chosen
  /** The id of the box of a mark. */
  idOf: (number: number) => string
  onChoose: (number: number) => void
  onAct: (action: ReviewAction) => void
}) {
  const unmarked = alarms.filter(({ mark }) => mark === null)
  const starts = startsOf(stretches, review.left)
  const [firstFact = 0] = [...facts.keys()].sort((one, other) => one - other)
  return (
    <div className="desk-page proof-text" dir="auto" lang={review.to ?? undefined}>
      {stretches.map((stretch, index) =>
        stretch.kind === 'same' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a comparison never change places.
          <CleanText key={`same ${index}`} text={stretch.text} alarms={unmarked} start={starts[index]} />
        ) : (
          <Mark
            key={stretch.number}
            id={idOf(stretch.number)}
            change={stretch}
            taken={!review.left.includes(stretch.number)}
            isFact={(facts.get(stretch.number)?.length ?? 0) > 0}
            isChosen={chosen === stretch.number}
            // One stop of the Tab key for all marks: the chosen one, or the first.
            isStop={stretch.number === (chosen ?? 0)}
            isFirstFocus={stretch.number === firstFact}
            onChoose={onChoose}
            onAct={onAct}
          />
        ),
      )}
    </div>
  )
}

function Mark({
  id,
  change: { number, before, after },
  taken,
  isFact,
  isChosen,
  isStop,
  isFirstFocus,
  onChoose,
  onAct,
}: {
  id: string
  change: Change
  taken: boolean
  isFact: boolean
  isChosen: boolean
  isStop: boolean
  /** Whether a new page begins here: at the first changed fact, else at the first mark. */
  isFirstFocus: boolean
  onChoose: (number: number) => void
  onAct: (action: ReviewAction) => void
}) {
  const { t } = useTranslation('result')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box inside has the keys.
    <label
      className="mark"
      data-kind={before === '' ? 'added' : after === '' ? 'removed' : 'replaced'}
      data-fact={isFact || undefined}
      data-chosen={isChosen || undefined}
      onClick={(event) => {
        // A finger chooses first: the card at the foot of the screen has the buttons.
        if (isChosen || !matchMedia('(pointer: coarse)').matches || event.target instanceof HTMLInputElement) return
        event.preventDefault()
        event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <input
        type="checkbox"
        id={id}
        name="review_taken"
        value={number}
        checked={taken}
        tabIndex={isStop ? undefined : -1}
        data-first-focus={isFirstFocus || undefined}
        onFocus={() => onChoose(number)}
        onChange={() => onAct({ do: 'toggle', change: number })}
      />
      <sup className="without-script" aria-hidden="true">
        {number + 1}
      </sup>
      <span className="visually-hidden">{` ${t(isFact ? 'marks.fact_number' : 'marks.number', { number: number + 1 })} `}</span>
      {before !== '' && (
        <>
          <span className="visually-hidden">{`${t('marks.removed')} `}</span>
          <del>{visible(before)}</del>
        </>
      )}
      {after !== '' && (
        <>
          <span className="visually-hidden">{` ${t('marks.added')} `}</span>
          <ins className={before === '' ? undefined : 'marked'}>{visible(after)}</ins>
        </>
      )}
    </label>
  )
}

/** White space alone would be invisible, struck out or not. */
function visible(text: string): string {
  return text.trim() === '' ? text.replaceAll('\n', '¶\n').replaceAll(' ', '␣') : text
}

/** The place of each stretch in the text as it is chosen. */
function startsOf(stretches: Stretches, left: readonly number[]): number[] {
  let end = 0
  return stretches.map((stretch) => {
    const start = end
    if (stretch.kind === 'same') end += stretch.text.length
    else end += left.includes(stretch.number) ? stretch.before.length : stretch.after.length
    return start
  })
}

/** A text as it can be copied, or a part of it that begins at `start`, with its open facts marked. */
export function CleanText({
  text,
  alarms,
  start: offset = 0,
}: {
  text: string
  alarms: readonly Alarm[]
  start?: number | undefined
}) {
  const spans = alarms
    .flatMap(({ id, at }) => (at === null ? [] : [{ id, start: at.start - offset, end: at.end - offset }]))
    .filter(({ start, end }) => start >= 0 && end <= text.length)
    .sort((one, other) => one.start - other.start)
  const pieces: ReactNode[] = []
  let from = 0
  for (const { id, start, end } of spans) {
    if (start < from) continue
    pieces.push(
      text.slice(from, start),
      <mark key={id} className="fact">
        {text.slice(start, end)}
      </mark>,
    )
    from = end
  }
  pieces.push(text.slice(from))
  return <>{pieces}</>
}
