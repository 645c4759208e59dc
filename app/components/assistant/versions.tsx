import { ChevronLeftIcon, ChevronRightIcon } from '@radix-ui/react-icons'
import { Button } from '#app/components/ui/button.tsx'
import type { Review } from '#app/domain/assistant/review.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** Switches between several versions. Without a script all of them are listed, each with a radio button. */
export function Versions({ review, onChoose }: { review: Review; onChoose: (version: number) => void }) {
  const { t } = useTranslation('result')
  const count = review.versions.length
  if (count < 2) return null
  const step = (to: number, label: string, icon: React.ReactNode) => (
    <Button
      type="button"
      variant="secondary"
      size="small"
      aria-label={label}
      // The last version is followed by the first, so that the focused button never disappears.
      onClick={() => onChoose((to + count) % count)}
    >
      {icon}
    </Button>
  )
  return (
    <>
      <div className="versions needs-script">
        {step(review.chosen - 1, t('versions.back'), <ChevronLeftIcon aria-hidden="true" />)}
        <p className="small numbers" role="status">
          {t('versions.shown', { number: review.chosen + 1, count })}
        </p>
        {step(review.chosen + 1, t('versions.forward'), <ChevronRightIcon aria-hidden="true" />)}
      </div>
      <fieldset className="versions-list without-script">
        <legend className="field-label">{t('versions.legend')}</legend>
        {review.versions.map((version, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: versions are identified by their place.
          <label key={index}>
            <input type="radio" name="review_chosen" value={index} defaultChecked={index === review.chosen} />{' '}
            <span className="small soft">{t('versions.number', { number: index + 1 })}</span>
            <span className="text result-text" dir="auto">
              {version}
            </span>
          </label>
        ))}
        <Button name="intent" value="mark" variant="secondary" size="small">
          {t('apply')}
        </Button>
      </fieldset>
    </>
  )
}
