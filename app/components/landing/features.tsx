import { useTranslation } from 'react-i18next'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import { MarkedText } from './marked-text.tsx'
import './features.css'

/** The seven operations as a list of specimens: name, effect, and the operation's mark on a few words. */
export function Features() {
  const { t } = useTranslation('landing')
  return (
    <section id="features" className="landing-section page" aria-labelledby="features-heading">
      <div className="landing-side">
        <h2 id="features-heading">{t('features.heading')}</h2>
      </div>
      <div>
        <ul className="features">
          {OPERATIONS.map((operation) => (
            <li key={operation} className="feature">
              <h3>{t(`features.${operation}.name`)}</h3>
              <p className="feature-text">{t(`features.${operation}.text`)}</p>
              <p className="feature-sample">
                <MarkedText text={t(`features.${operation}.sample`)} />
              </p>
            </li>
          ))}
        </ul>
        <p className="soft small features-note">{t('features.note')}</p>
      </div>
    </section>
  )
}
