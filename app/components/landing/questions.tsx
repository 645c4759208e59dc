import { QUESTIONS } from '#app/domain/marketing.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './questions.css'

/** Eight questions that open and close independently, without a script. */
export function Questions() {
  const { t } = useTranslation('landing')
  return (
    <section id="faq" className="landing-section page" aria-labelledby="faq-heading">
      <div className="landing-side">
        <h2 id="faq-heading">{t('faq.heading')}</h2>
      </div>
      <div className="questions">
        {QUESTIONS.map((question) => (
          <details key={question}>
            <summary>{t(`faq.${question}.question`)}</summary>
            <p>{t(`faq.${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
