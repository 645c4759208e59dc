import { Badge } from '#app/components/ui/badge.tsx'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { type Formats, formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { type Message, useMessage } from '#app/components/ui/use-message.ts'
import { cardPoints } from '#app/domain/billing/plan-points.ts'
import { mostSavedPercent, PLAN_KEYS, PLANS, type Plan, yearlySavingsCents } from '#app/domain/billing/plans.ts'
import { OPERATOR_CLAIMS } from '#app/domain/marketing.ts'
import './pricing.css'

/**
 * The plan table as prices. The interval switch is two radio buttons; the style sheet shows the price of the chosen
 * one.
 */
export function Pricing() {
  const t = useMessage()
  const formats = formatsFor(useLook().locale)
  const upTo = formats.wholePercent(mostSavedPercent() / 100)
  return (
    <section id="pricing" className="landing-section page pricing" aria-labelledby="pricing-heading">
      <div className="pricing-head">
        <div className="landing-side">
          <h2 id="pricing-heading">{t('landing:pricing.heading')}</h2>
        </div>
        <fieldset className="interval">
          <legend className="visually-hidden">{t('landing:pricing.interval')}</legend>
          <label>
            <input type="radio" name="interval" value="month" defaultChecked />
            <span>{t('landing:pricing.monthly')}</span>
          </label>
          <label>
            <input type="radio" name="interval" value="year" />
            <span>
              {t('landing:pricing.yearly')} <small>{t('landing:pricing.saveUpTo', { percent: upTo })}</small>
            </span>
          </label>
        </fieldset>
      </div>
      <ul className="plans">
        {PLAN_KEYS.map((key) => (
          <PlanColumn key={key} plan={PLANS[key]} formats={formats} t={t} />
        ))}
      </ul>
      <p className="soft small pricing-guarantee">
        {t('landing:pricing.guarantee', { count: OPERATOR_CLAIMS.moneyBackDays })}
      </p>
    </section>
  )
}

// `t` is passed as a prop: calling the hook in each of the four columns costs more than the texts of a column.
type ColumnProps = { plan: Plan; formats: Formats; t: Message }

function PlanColumn({ plan, formats, t }: ColumnProps) {
  return (
    <li className="plan" data-popular={plan.popular ? '' : undefined}>
      <h3>
        {plan.name} {plan.popular && <Badge tone="accent">{t('landing:pricing.popular')}</Badge>}
      </h3>
      <Price plan={plan} formats={formats} t={t} />
      <ul className="plan-points">
        {cardPoints(plan).map(({ key, count = 0, plan: below = '' }) => (
          <li key={key}>
            {key === 'pricing.support' ? (
              <a href="/contact?about=support">{t('landing:pricing.support')}</a>
            ) : (
              t(`landing:${key}`, { count, plan: below })
            )}
          </li>
        ))}
      </ul>
      {plan.priceCents === null ? (
        <ButtonAnchor href="/contact?about=sales" variant="secondary" wide>
          {t('billing:plans.contact')}
        </ButtonAnchor>
      ) : (
        <ButtonAnchor href="/register" variant={plan.popular ? 'primary' : 'secondary'} wide>
          {plan.priceCents.month === 0 ? t('landing:pricing.start') : t('landing:pricing.choose', { plan: plan.name })}
        </ButtonAnchor>
      )}
    </li>
  )
}

function Price({ plan, formats, t }: ColumnProps) {
  if (plan.priceCents === null) return <p className="price price-words">{t('landing:pricing.byContract')}</p>
  if (plan.priceCents.month === 0) return <p className="price">{t('landing:pricing.free')}</p>
  return (
    <div className="price-both numbers">
      <p className="price price-month">
        {formats.money(plan.priceCents.month)} <small>{t('landing:pricing.perMonth')}</small>
      </p>
      <div className="price-year">
        <p className="price">
          {formats.money(plan.priceCents.year)} <small>{t('landing:pricing.perYear')}</small>
        </p>
        <p className="price-save">
          {t('landing:pricing.save', { amount: formats.money(yearlySavingsCents(plan) ?? 0) })}
        </p>
      </div>
    </div>
  )
}
