import { useTranslation } from '../ui/use-translation.ts'
import { type Try, TryOut } from './try-out.tsx'
import './hero.css'

/** What the product is, beside a sheet on which the visitor can try it at once. */
export function Hero({ tried, action }: { tried: Try; action: string }) {
  const { t } = useTranslation('landing')
  return (
    <div className="page hero">
      <div className="hero-words">
        <h1>{t('hero.heading')}</h1>
        <p className="hero-intro">{t('hero.intro')}</p>
      </div>
      <TryOut tried={tried} action={action} />
    </div>
  )
}
