import { useLook } from '#app/components/ui/use-look.ts'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import { SPECIMENS, type Specimen } from '#app/domain/try-out/specimens.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { MarkedText } from './marked-text.tsx'
import './features.css'

/** The seven operations: name, effect, and what the built-in engine makes of a few words. */
export function Features() {
  const { t } = useTranslation('landing')
  const specimens = SPECIMENS[useLook().locale]
  return (
    <section id="features" className="landing-section page" aria-labelledby="features-heading">
      <div className="landing-side">
        <h2 id="features-heading">{t('features.heading')}</h2>
      </div>
      <div>
        <ul className="features">
          {OPERATIONS.map((operation) => {
            const specimen = specimens[operation]
            return (
              <li key={operation} className="feature">
                <h3>{t(`features.${operation}.name`)}</h3>
                <p className="feature-text">{t(`features.${operation}.text`)}</p>
                {specimen === undefined ? (
                  <p className="feature-text">{t('features.withModel')}</p>
                ) : (
                  <Sample specimen={specimen} />
                )}
              </li>
            )
          })}
        </ul>
        <p className="soft small features-note">{t('features.note')}</p>
      </div>
    </section>
  )
}

/** The engine's answer; one press shows the text that it was made from. */
function Sample({ specimen }: { specimen: Specimen }) {
  if ('marked' in specimen) {
    return (
      <p className="feature-sample">
        <MarkedText text={specimen.marked} />
      </p>
    )
  }
  return (
    <details className="feature-sample">
      <summary>{specimen.line}</summary>
      <p className="soft small">{specimen.text}</p>
    </details>
  )
}
