import type { SummaryPlaces } from '#app/domain/assistant/summary-places.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** What a press on the number of a place does with scripts: it lights the place and brings it into view. */
export type ShowPlace = (sentence: number, goTo: string) => void

/** The ids of a sentence of the person's text, and of the first sentence of the summary that comes from it. */
const placeId = (sentence: number) => `place-${sentence + 1}`
export const toldId = (sentence: number) => `told-${sentence + 1}`

/** The number behind a sentence of a summary; it leads to the sentence of the text with the same number. */
export function PlaceNumber({ sentence, onShow }: { sentence: number; onShow: ShowPlace }) {
  const { t } = useTranslation('result')
  return (
    <PlaceLink
      className="place-number"
      to={placeId(sentence)}
      label={t('places.to', { number: sentence + 1 })}
      {...{ sentence, onShow }}
    />
  )
}

/** The person's text, sentence by sentence, with the numbers that the summary names. Chosen or linked, a sentence is lit. */
export function PlacesOfSummary({
  text,
  language,
  places: { sentences, places },
  chosen,
  onShow,
}: {
  text: string
  language: string | null
  places: SummaryPlaces
  chosen: number | null
  onShow: ShowPlace
}) {
  const { t } = useTranslation('result')
  const summarized = new Set(places.map(({ sentence }) => sentence))
  return (
    <section className="places">
      <h3>{t('places.title')}</h3>
      <ol lang={language ?? undefined}>
        {sentences.map(({ start, end }, sentence) => (
          <li
            key={start}
            id={placeId(sentence)}
            tabIndex={-1}
            className="place"
            aria-current={sentence === chosen || undefined}
          >
            {summarized.has(sentence) ? (
              <PlaceLink
                className="place-back"
                to={toldId(sentence)}
                label={t('places.back', { number: sentence + 1 })}
                {...{ sentence, onShow }}
              />
            ) : (
              <span className="place-back">{sentence + 1}</span>
            )}
            <span>{text.slice(start, end)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function PlaceLink({
  className,
  to,
  label,
  sentence,
  onShow,
}: {
  className: string
  to: string
  label: string
  sentence: number
  onShow: ShowPlace
}) {
  return (
    <a
      className={className}
      href={`#${to}`}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        onShow(sentence, to)
      }}
    >
      {sentence + 1}
    </a>
  )
}
