import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { RadioCards } from '#app/components/ui/radio-cards.tsx'
import type { Review, ReviewAction } from '#app/domain/assistant/review.ts'
import type { Hiding } from '#app/domain/writing/maskable.ts'
import { Marks } from './marks.tsx'
import { MeaningLock } from './meaning-lock.tsx'
import './review.css'

/**
 * The section below the two pages: each change to accept or reject, and a check of the facts. It is part of the
 * assistant's form, so plain buttons and checkboxes work without a script.
 */
export function ReviewSection({
  review,
  view,
  onAct,
}: {
  review: Review
  view: string
  onAct: (action: ReviewAction) => Promise<unknown>
}) {
  const { t, i18n } = useTranslation('result')
  if (review.stretches === null && review.lock === null) return null
  const { changes, stretches, lock } = review
  const percent = review.share.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const button = (intent: 'take_all' | 'leave_all') => (
    <Button
      name="intent"
      value={intent}
      variant="secondary"
      size="small"
      onClick={(event) => {
        event.preventDefault()
        void onAct({ do: intent })
      }}
    >
      {t(intent)}
    </Button>
  )
  return (
    <div className="review" data-marks={stretches !== null}>
      {stretches !== null && (
        <section className="review-marks" aria-labelledby="marks-title">
          <div className="review-head">
            <h2 id="marks-title" tabIndex={-1}>
              {t('marks.title')}
            </h2>
            <p className="numbers soft" role="status">
              {changes === 0
                ? t('marks.none')
                : [
                    review.left.length === 0
                      ? t('marks.count', { count: changes })
                      : t('marks.taken', { taken: changes - review.left.length, count: changes }),
                    t('marks.share', { percent }),
                  ].join(' · ')}
            </p>
          </div>
          {changes > 0 && (
            <>
              <div className="review-tools">
                <RadioCards
                  name="review_view"
                  label={t('view.legend')}
                  labelHidden
                  segmented
                  defaultValue={view}
                  options={(['inline', 'side'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
                />
                <div className="row">
                  {button('take_all')}
                  {button('leave_all')}
                  <Button name="intent" value="mark" size="small" className="without-script">
                    {t('apply')}
                  </Button>
                </div>
              </div>
              <p className="small soft">{t('marks.intro')}</p>
              <Marks review={review} stretches={stretches} onAct={(action) => void onAct(action)} />
            </>
          )}
        </section>
      )}
      {lock !== null && <MeaningLock lock={lock} operation={review.operation} onAct={onAct} />}
    </div>
  )
}

/** Hidden fields that carry the result from one step to the next without a script. */
export function ReviewFields({
  review,
  resultKey,
  hiding,
}: {
  review: Review
  resultKey: string
  hiding: Hiding | null
}) {
  return (
    <>
      <input type="hidden" name="review_before" value={review.before} />
      {review.versions.map((version, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: versions are identified by their place.
        <input key={index} type="hidden" name="review_version" value={version} />
      ))}
      <input type="hidden" name="review_shown" value={review.chosen} />
      {review.versions.length === 1 && <input type="hidden" name="review_chosen" value={review.chosen} />}
      <input type="hidden" name="review_operation" value={review.operation} />
      <input type="hidden" name="review_from" value={review.from ?? ''} />
      <input type="hidden" name="review_to" value={review.to ?? ''} />
      <input type="hidden" name="review_key" value={resultKey} />
      {hiding !== null && <input type="hidden" name="review_hiding" value={JSON.stringify(hiding)} />}
    </>
  )
}
