import { useTranslation } from 'react-i18next'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { PLANS } from '#app/domain/billing/plans.ts'
import { MarkedText } from './marked-text.tsx'
import './hero.css'

/** Says what Penmark is, beside a sheet that shows it: set text with the marks of one reading. */
export function Hero() {
  const { t } = useTranslation('landing')
  const { number } = formatsFor(useLook().locale)
  const limit = PLANS.starter.requestsPerMonth
  return (
    <div className="hero page">
      <div className="hero-words">
        <h1>{t('hero.heading')}</h1>
        <p className="hero-intro">{t('hero.intro')}</p>
        <div className="hero-join">
          <ButtonAnchor href="/register">{t('hero.join')}</ButtonAnchor>
          <p className="soft small">{t('hero.free', { count: limit })}</p>
        </div>
      </div>
      <figure className="sheet">
        <figcaption className="sheet-caption">{t('hero.caption')}</figcaption>
        <p className="sheet-text">
          <MarkedText text={t('hero.specimen')} />
        </p>
        <p className="sheet-foot numbers">{t('hero.footing', { left: number(limit - 1), limit: number(limit) })}</p>
      </figure>
    </div>
  )
}
