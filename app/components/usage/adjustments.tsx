import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MonthUsage } from '#app/.server/ledger/index.ts'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { periodStart } from '#app/domain/usage/period.ts'
import { receiptLink, type UsageBase } from './base.ts'

/** The credits returned in this month, each with its request. */
export function Adjustments({ base, month }: { base: UsageBase; month: MonthUsage }) {
  const { t } = useTranslation('usage')
  const formats = formatsFor(useLook().locale)
  return (
    <section className="month-part" aria-labelledby="adjustments-heading">
      <h2 id="adjustments-heading">{t('adjustments.title')}</h2>
      <p className="soft small">{t('adjustments.intro')}</p>
      <ul className="adjustments">
        {month.adjustments.map(({ seq, units, reserve, of_period, reason }) => (
          <li key={seq}>
            <Link to={receiptLink(base, seq)}>
              {t('adjustments.line', {
                count: units,
                seq: formats.number(reserve),
                month: formats.month(periodStart(of_period)),
                reason: t(`reason.${reason}`),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
