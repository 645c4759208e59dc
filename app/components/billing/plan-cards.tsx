import { Link } from 'react-router'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button, ButtonAnchor, ButtonLink } from '#app/components/ui/button.tsx'
import type { Interval } from '#app/domain/billing/change.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { useTranslation } from '../ui/use-translation.ts'
import '../landing/pricing.css'
import './plan-cards.css'

/** The action that a card offers, one for each of its states. */
export type CardAction =
  | 'current'
  | 'free'
  | 'contact'
  | 'none'
  | 'upgrade'
  | 'downgrade'
  /** The same plan for the other interval. */
  | 'interval'

export type PlanCard = {
  key: PlanKey
  name: string
  popular: boolean
  /** In the reader's language. */
  price: string
  per: string | null
  saving: string | null
  points: string[]
  action: CardAction
}

/** The plans for one interval, each with its action. The interval is a link, so it works without scripts. */
export function PlanCards({
  cards,
  interval,
  words,
}: {
  cards: readonly PlanCard[]
  interval: Interval
  words: IntervalWords
}) {
  const { t } = useTranslation('billing')
  return (
    <section className="pricing stack" aria-labelledby="plans-heading">
      <div className="pricing-head">
        <h2 id="plans-heading">{t('plans.title')}</h2>
        <nav className="interval" aria-label={words.label}>
          <Link to="?interval=month" aria-current={interval === 'month' ? 'true' : undefined} preventScrollReset>
            {words.month}
          </Link>
          <Link to="?interval=year" aria-current={interval === 'year' ? 'true' : undefined} preventScrollReset>
            <span>
              {words.year} <small>{words.saving}</small>
            </span>
          </Link>
        </nav>
      </div>
      <ul className="plans">
        {cards.map((card) => (
          <li key={card.key} className="plan" data-popular={card.action === 'current' ? '' : undefined}>
            <h3>
              {card.name} {card.action === 'interval' && <Badge tone="accent">{t('plans.current')}</Badge>}
            </h3>
            <div>
              <p className={card.per === null ? 'price price-words' : 'price numbers'}>
                {card.price} {card.per !== null && <small>{card.per}</small>}
              </p>
              {card.saving !== null && <p className="price-save numbers">{card.saving}</p>}
            </div>
            <ul className="plan-points">
              {card.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <CardButton card={card} interval={interval} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export type IntervalWords = { label: string; month: string; year: string; saving: string }

function CardButton({ card, interval }: { card: PlanCard; interval: Interval }) {
  const { t } = useTranslation('billing')
  const { action, name, key } = card
  if (action === 'none') return <span />
  if (action === 'current' || action === 'free') {
    return (
      <Button type="button" variant="secondary" wide disabled>
        {t(`plans.${action}`)}
      </Button>
    )
  }
  if (action === 'contact') {
    return (
      <ButtonAnchor href="/contact?about=sales" variant="secondary" wide>
        {t('plans.contact')}
      </ButtonAnchor>
    )
  }
  const words = action === 'interval' ? t(`plans.${interval}`) : t(`plans.${action}`)
  return (
    <ButtonLink
      to={`/dashboard/billing/change?plan=${key}&interval=${interval}`}
      variant={action === 'upgrade' ? 'primary' : 'secondary'}
      wide
      aria-label={t('plans.name', { action: words, plan: name })}
    >
      {words}
    </ButtonLink>
  )
}
