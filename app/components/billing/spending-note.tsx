import { Link } from 'react-router'
import type { Spending } from '#app/.server/billing/cap.ts'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { boundOf } from '#app/domain/usage/cap.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import { useTranslation } from '../ui/use-translation.ts'

/**
 * The forecast for the month's requests at the present pace, the cap, and a link to change the cap for users who may.
 */
export function SpendingNote({
  usage,
  spending: { cap, forecast },
  mayChange,
}: {
  usage: UsageSummary
  spending: Spending
  mayChange: boolean
}) {
  const { t } = useTranslation('billing')
  const formats = formatsFor(useLook().locale)
  const isIdle = cap !== null && boundOf(usage, cap).by === 'limit'
  const isCapReached = forecast.kind === 'reached' && cap !== null && !isIdle
  return (
    <p className="soft small">
      {forecast.kind === 'lasts' && `${t('forecast.lasts')} `}
      {forecast.kind === 'ends' && `${t(`forecast.${forecast.by}`, { date: formats.day(forecast.at) })} `}
      {isCapReached && `${t('cap.reached', { date: formats.day(usage.resetsAt) })} `}
      {cap !== null && `${isIdle ? t('cap.idle', { cap: formats.number(cap) }) : t('cap.set', { count: cap })} `}
      {mayChange && <Link to="/dashboard/billing/cap">{t(cap === null ? 'cap.add' : 'cap.change')}</Link>}
    </p>
  )
}
