import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { LanguageLinks } from './landing-header.tsx'
import './languages.css'

/**
 * The languages of the interface, each a link to this page in that language, and the target languages of translations.
 */
export function Languages() {
  const { t } = useTranslation('landing')
  const { locale } = useLook()
  const formats = formatsFor(locale)
  return (
    <section id="languages" className="landing-section page" aria-labelledby="languages-heading">
      <div className="landing-side">
        <h2 id="languages-heading">{t('languages.heading')}</h2>
      </div>
      <dl className="languages">
        <div>
          <dt>{t('languages.interface')}</dt>
          <dd>
            <LanguageLinks current={locale} />
          </dd>
        </div>
        <div>
          <dt>{t('languages.targets')}</dt>
          <dd className="languages-targets">{formats.targetLanguages}</dd>
        </div>
      </dl>
    </section>
  )
}
