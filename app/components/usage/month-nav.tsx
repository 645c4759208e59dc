import { ChevronLeftIcon, ChevronRightIcon } from '@radix-ui/react-icons'
import { Link } from 'react-router'
import { formatsFor } from '#app/components/ui/format.ts'
import { Popover } from '#app/components/ui/popover.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { periodStart } from '#app/domain/usage/period.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { monthLink, type UsageBase } from './base.ts'
import './month-nav.css'

/** Links to the previous and next month, and to any other. `months` has the months with entries, newest first. */
export function MonthNav({ base, period, months }: { base: UsageBase; period: string; months: readonly string[] }) {
  const { t } = useTranslation('usage')
  const formats = formatsFor(useLook().locale)
  const name = (month: string) => formats.month(periodStart(month))
  const short = (month: string) => formats.shortMonth(periodStart(month), periodStart(period))
  const older = months.find((month) => month < period)
  const newer = months.findLast((month) => month > period)
  return (
    <nav className="month-nav" aria-label={t('months.label')}>
      {older !== undefined && (
        <Link to={monthLink(base, older)} className="button button-secondary button-small">
          <ChevronLeftIcon aria-hidden="true" />
          <span className="visually-hidden">{t('months.older')} </span>
          {short(older)}
        </Link>
      )}
      {newer !== undefined && (
        <Link to={monthLink(base, newer)} className="button button-secondary button-small">
          <span className="visually-hidden">{t('months.newer')} </span>
          {short(newer)}
          <ChevronRightIcon aria-hidden="true" />
        </Link>
      )}
      {months.length > 2 && (
        <Popover label={t('months.all')}>
          <ul className="month-list">
            {months.map((month) => (
              <li key={month}>
                <Link to={monthLink(base, month)} aria-current={month === period ? 'page' : undefined}>
                  {name(month)}
                </Link>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </nav>
  )
}
