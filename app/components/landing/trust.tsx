import { useTranslation } from '../ui/use-translation.ts'
import './trust.css'

const POINTS = ['private', 'untracked', 'sealed', 'verified'] as const

/** What a visitor can rely on, each point in one sentence that the product's own documents show to be so. */
export function Trust() {
  const { t } = useTranslation('landing')
  return (
    <ul className="trust page" aria-label={t('trust.label')}>
      {POINTS.map((point) => (
        <li key={point}>
          <b>{t(`trust.${point}.name`)}</b> {t(`trust.${point}.text`)}
        </li>
      ))}
    </ul>
  )
}
