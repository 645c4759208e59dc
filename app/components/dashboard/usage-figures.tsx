import { Callout } from '#app/components/ui/callout.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { Progress } from '#app/components/ui/progress.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './usage-figures.css'

/** Plan, used and remaining credits of the month, the bar, and a warning above 80 % (specification 2). */
export function UsageFigures({ usage }: { usage: UsageSummary }) {
  const { t } = useTranslation('dashboard')
  const formats = formatsFor(useLook().locale)
  // After a downgrade more can be used than the plan gives; 100 % is the most that is shown.
  const share = usage.limit === 0 ? 1 : Math.min(1, usage.used / usage.limit)
  const percent = formats.percent(share)
  const limit = formats.number(usage.limit)
  const used = formats.number(usage.used)
  const date = formats.day(usage.resetsAt)
  return (
    <div className="usage">
      <UsageWarning usage={usage} date={date} />
      <dl className="usage-figures numbers">
        <div>
          <dt>{t('plan.label')}</dt>
          <dd className="usage-figure">{planFor(usage.plan).name}</dd>
          <dd className="usage-more">{t('plan.allowance', { count: usage.limit - usage.adjusted })}</dd>
        </div>
        <div>
          <dt>{t('used.label')}</dt>
          <dd className="usage-figure">{used}</dd>
          <dd className="usage-more">
            {t('used.share', { percent, limit })}
            {usage.reserved > 0 && ` · ${t('used.held', { count: usage.reserved })}`}
          </dd>
        </div>
        <div>
          <dt>{t('remaining.label')}</dt>
          <dd className="usage-figure">{formats.number(usage.remaining)}</dd>
          <dd className="usage-more">{t('remaining.resets', { date })}</dd>
        </div>
      </dl>
      <Progress
        value={usage.used}
        max={usage.limit}
        label={t('bar.label')}
        valueText={t('bar.value', { used, limit, percent })}
      />
    </div>
  )
}

function UsageWarning({ usage, date }: { usage: UsageSummary; date: string }) {
  const { t } = useTranslation('dashboard')
  if (usage.used * 10 <= usage.limit * 8) return null
  if (usage.remaining === 0) {
    return (
      <Callout kind="amber" title={t('warning.noneTitle')}>
        <p>{t('warning.none', { date })}</p>
      </Callout>
    )
  }
  return (
    <Callout kind="amber" title={t('warning.title')}>
      <p>{t('warning.text', { count: usage.remaining, date })}</p>
    </Callout>
  )
}
