import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import type { Interval } from '#app/domain/billing/change.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './change-cost.css'

/** The cost of a change in US cents; `at` in milliseconds UTC. */
export type Cost = {
  timing: 'buy' | 'now' | 'later'
  price: number
  dueNow: number
  lines: readonly { amount: number }[]
  at: number
}

/** The sum of a change as it appears on an invoice, and its date. */
export function ChangeCost({ cost, interval }: { cost: Cost; interval: Interval }) {
  const { t } = useTranslation('billing')
  const { money, day } = formatsFor(useLook().locale)
  const sum = (negative: boolean) =>
    cost.lines.filter(({ amount }) => amount < 0 === negative).reduce((total, { amount }) => total + amount, 0)
  return (
    <>
      <dl className="change-cost numbers">
        <div>
          <dt>{t('change.price')}</dt>
          <dd>{t(`change.${interval}`, { amount: money(cost.price) })}</dd>
        </div>
        {cost.lines.length > 0 && (
          <>
            <div>
              <dt>{t('change.added')}</dt>
              <dd>{money(sum(false))}</dd>
            </div>
            <div>
              <dt>{t('change.unused')}</dt>
              <dd>{money(sum(true))}</dd>
            </div>
          </>
        )}
        <div className="change-cost-total">
          <dt>{t('change.today')}</dt>
          <dd>{money(cost.dueNow)}</dd>
        </div>
      </dl>
      <p className="text">
        {cost.timing === 'buy' && t('change.thenBuy')}
        {cost.timing === 'now' && t('change.now')}
        {cost.timing === 'later' && t('change.later', { date: day(cost.at) })}
      </p>
    </>
  )
}
