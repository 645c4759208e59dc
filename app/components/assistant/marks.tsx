import { useTranslation } from 'react-i18next'
import type { Review, ReviewAction } from '#app/domain/assistant/review.ts'

type Stretches = NonNullable<Review['stretches']>
type Change = Extract<Stretches[number], { kind: 'change' }>

/**
 * Both texts with every change marked as a proof-reader would: struck out or underlined, so that they differ by shape,
 * and named in words for screen readers. A ticked change is accepted. The view is switched without a script.
 */
export function Marks({
  review,
  stretches,
  onAct,
}: {
  review: Review
  stretches: Stretches
  onAct: (action: ReviewAction) => void
}) {
  const { t } = useTranslation('result')
  return (
    <div className="marks">
      <div className="marks-before">
        <h3>{t('marks.before')}</h3>
        <div className="text marks-text" dir="auto" lang={review.from ?? undefined}>
          {stretches.map((stretch, index) =>
            stretch.kind === 'same' ? (
              stretch.text
            ) : stretch.before === '' ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the stretches are identified by their place only.
              <del key={index}>{visible(stretch.before)}</del>
            ),
          )}
        </div>
      </div>
      <div className="marks-after">
        <h3>{t('marks.after')}</h3>
        <div className="text marks-text" dir="auto" lang={review.to ?? undefined}>
          {stretches.map((stretch) =>
            stretch.kind === 'same' ? (
              stretch.text
            ) : (
              <Mark key={stretch.number} change={stretch} taken={!review.left.includes(stretch.number)} onAct={onAct} />
            ),
          )}
        </div>
      </div>
    </div>
  )
}

function Mark({ change, taken, onAct }: { change: Change; taken: boolean; onAct: (action: ReviewAction) => void }) {
  const { t } = useTranslation('result')
  const { number, before, after } = change
  return (
    <label className="mark" data-kind={before === '' ? 'added' : after === '' ? 'removed' : 'replaced'}>
      <input
        type="checkbox"
        name="review_taken"
        value={number}
        checked={taken}
        onChange={() => onAct({ do: 'toggle', change: number })}
      />
      <span className="visually-hidden">{` ${t('marks.number', { number: number + 1 })} `}</span>
      {before !== '' && (
        <>
          <span className="visually-hidden">{`${t('marks.removed')} `}</span>
          <del>{visible(before)}</del>
        </>
      )}
      {after !== '' && (
        <>
          <span className="visually-hidden">{` ${t('marks.added')} `}</span>
          <ins>{visible(after)}</ins>
        </>
      )}
    </label>
  )
}

/** White space alone would be invisible, struck out or not. */
function visible(text: string): string {
  return text.trim() === '' ? text.replaceAll('\n', '¶\n').replaceAll(' ', '␣') : text
}
