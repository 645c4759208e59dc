import { creditsFor, WORKS } from '#app/domain/billing/credits.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './credit-prices.css'

/** What one credit pays for, and what is free, with the engine of this server; the rest of the screen is about plans, so it opens. */
export function CreditPrices({ engine }: { engine: 'builtin' | 'openai' }) {
  const { t } = useTranslation('billing')
  const credits = creditsFor(engine)
  const named = (price: 0 | 1) =>
    WORKS.filter((work) => credits[work] === price)
      .map((work) => t(`credits.work.${work}`))
      .join(', ')
  return (
    <details className="credit-prices small">
      <summary>{t('credits.title')}</summary>
      <dl>
        <div>
          <dt>{t('credits.one')}</dt>
          <dd>{named(1)}</dd>
        </div>
        <div>
          <dt>{t('credits.free')}</dt>
          <dd>{named(0)}</dd>
        </div>
      </dl>
    </details>
  )
}
