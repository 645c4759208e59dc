import type { MonthUsage } from '#app/.server/ledger/index.ts'
import { type Formats, formatsFor } from '#app/components/ui/format.ts'
import { Progress } from '#app/components/ui/progress.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { nextPeriodStart } from '#app/domain/usage/period.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './month-figures.css'

/** Used, remaining and uncharged credits, and extra credits if the account has or had any. */
export function MonthFigures({ month, running, extra }: { month: MonthUsage; running: boolean; extra: number }) {
  const { t } = useTranslation('usage')
  const formats = formatsFor(useLook().locale)
  const limit = month.limit === null ? null : month.limit + month.adjusted
  const percent = limit === null ? '' : formats.percent(limit === 0 ? 1 : Math.min(1, month.used / limit))
  const hasExtra = (running && extra > 0) || month.fromLots > 0 || month.granted > 0
  return (
    <section className="month-figures-part" aria-label={t('figures.label')}>
      <dl className="month-figures numbers">
        <div>
          <dt>{t('figures.used')}</dt>
          <dd className="month-figure">{formats.number(month.used)}</dd>
          {limit !== null && <dd>{t('figures.of', { limit: formats.number(limit), percent })}</dd>}
        </div>
        <Left month={month} running={running} formats={formats} />
        <div>
          <dt>{t('figures.free')}</dt>
          <dd className="month-figure">{formats.number(month.free)}</dd>
          <dd>{t('figures.freeMore')}</dd>
        </div>
        {hasExtra && (
          <div>
            <dt>{t('figures.extra')}</dt>
            <dd className="month-figure">{formats.number(running ? extra : month.fromLots)}</dd>
            <dd>
              {running && month.fromLots === 0
                ? t('figures.extraMore')
                : t('figures.extraSpent', { count: month.fromLots })}
            </dd>
          </div>
        )}
      </dl>
      {limit !== null && (
        <Progress
          value={month.used}
          max={limit}
          label={t('figures.bar')}
          valueText={`${formats.number(month.used)} ${t('figures.of', { limit: formats.number(limit), percent })}`}
        />
      )}
    </section>
  )
}

function Left({ month, running, formats }: { month: MonthUsage; running: boolean; formats: Formats }) {
  const { t } = useTranslation('usage')
  if (month.left === null) return null
  return (
    <div>
      <dt>{running ? t('figures.left') : t('figures.unused')}</dt>
      <dd className="month-figure">{formats.number(month.left)}</dd>
      {month.reserved > 0 && <dd>{t('figures.running', { count: month.reserved })}</dd>}
      {month.adjusted > 0 && <dd>{t('figures.adjusted', { count: month.adjusted })}</dd>}
      {month.reserved === 0 && month.adjusted === 0 && (
        <dd>
          {running ? t('figures.resets', { date: formats.day(nextPeriodStart(month.period)) }) : t('figures.over')}
        </dd>
      )}
    </div>
  )
}
