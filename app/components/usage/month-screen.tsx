import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ItemFilter, ItemPage, MonthUsage } from '#app/.server/ledger/index.ts'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { type PlanKey, planFor } from '#app/domain/billing/plans.ts'
import { DAY_MS, nextPeriodStart, periodStart } from '#app/domain/usage/period.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { monthLink, OWN_USAGE, receiptLink, type UsageBase } from './base.ts'
import { DayChart } from './day-chart.tsx'
import { ItemFilterForm } from './item-filter.tsx'
import { MonthFigures } from './month-figures.tsx'
import { MonthNav } from './month-nav.tsx'
import { OperationTable } from './operation-table.tsx'
import { agrees, StatementBox } from './statement-box.tsx'
import { StatementPaper } from './statement-paper.tsx'
import './month-screen.css'
import './print.css'

export type MonthView = {
  month: MonthUsage
  /** The months with entries, newest first. */
  months: string[]
  /** Whether this is the current month. */
  running: boolean
  /** The current plan, in the current month. */
  plan: PlanKey | null
  /** Extra credits that can be used now. */
  extra: number
  filter: ItemFilter
  page: ItemPage
  /** The first day of the balance: of the month, or of the account if that was created in it. */
  openedAt: number
  /** Whether a change of plan moved the limit within the month. */
  limitMoved: boolean
  /** The instant up to which the balance counts. */
  asOf: number
  /** The entry by which the month can be checked; `provenAt` is null while it is being sealed. */
  seal: { seq: number; at: number; provenAt: number | null } | null
}

/**
 * One month of an account as a statement, for its owner or an auditor; figures, charts and totals are folded below it.
 * `place` names the ledger in the title of the window; absent for the viewer's own. `note` stands below the paper.
 */
export function MonthScreen({
  base,
  view,
  place,
  note,
}: {
  base: UsageBase
  view: MonthView
  place?: string
  note?: ReactNode
}) {
  const { t } = useTranslation('usage')
  const formats = formatsFor(useLook().locale)
  const { month, months, running, plan } = view
  const { period, statement } = month
  const name = formats.month(periodStart(period))
  const empty = view.page.total === 0 && Object.keys(view.filter).length === 0
  const days = t('month.intro', {
    first: formats.dayOfMonth(periodStart(period)),
    last: formats.dayOfMonth(nextPeriodStart(period) - DAY_MS),
  })
  return (
    <div className="month">
      <title>{`${name} · ${place ?? t('title')} · Penmark`}</title>
      <PageHeader
        title={name}
        intro={[t('statement.title'), ...(plan === null ? [] : [planFor(plan).name]), days].join(' · ')}
        actions={
          <>
            <MonthNav base={base} period={period} months={months} />
            <Button
              type="button"
              variant="secondary"
              size="small"
              className="needs-script"
              onClick={() => window.print()}
            >
              {t('receipt.print')}
            </Button>
            <ButtonLink to={`${base}/export?month=${period}`} variant="secondary" size="small">
              {t('month.export')}
            </ButtonLink>
          </>
        }
      />
      {statement !== null && !agrees(month, statement) && (
        <Callout kind="error">
          <p>{t('statement.differs')}</p>
        </Callout>
      )}
      <section className="month-part" id="entries" aria-labelledby="entries-heading">
        <h2 id="entries-heading" className="month-entries">
          {t('filter.title')}
        </h2>
        {empty && month.limit !== null && <StatementPaper base={base} view={view} />}
        {empty ? (
          <EmptyState
            title={t('month.empty')}
            action={
              running && base === OWN_USAGE && <ButtonLink to="/dashboard/assistant">{t('month.write')}</ButtonLink>
            }
          >
            {t('month.emptyText')}
          </EmptyState>
        ) : (
          <Entries base={base} view={view} />
        )}
      </section>
      {note}
      <MonthDetails base={base} view={view} />
    </div>
  )
}

/** The figures of the month beside its statement: used and left, by day, by action, and the closing. */
function MonthDetails({ base, view: { month, running, extra } }: { base: UsageBase; view: MonthView }) {
  const { t } = useTranslation('usage')
  const requests = month.operations.length > 0
  return (
    <details className="month-details">
      <summary>{t('figures.label')}</summary>
      <MonthFigures month={month} running={running} extra={extra} />
      <div className="month-columns">
        {requests && (
          <section className="month-part" aria-labelledby="days-heading">
            <h2 id="days-heading">{t('chart.title')}</h2>
            <p className="soft small">{t('chart.intro')}</p>
            <DayChart base={base} month={month} />
          </section>
        )}
        <section className="month-part" aria-labelledby="statement-heading">
          <h2 id="statement-heading">{t('statement.title')}</h2>
          <StatementBox base={base} month={month} running={running} />
        </section>
        {requests && (
          <section className="month-part" aria-labelledby="operations-heading">
            <h2 id="operations-heading">{t('operations.title')}</h2>
            <OperationTable base={base} month={month} />
          </section>
        )}
        {month.adjustments.length > 0 && <Adjustments base={base} month={month} />}
      </div>
    </details>
  )
}

function Entries({ base, view }: { base: UsageBase; view: MonthView }) {
  const { t } = useTranslation('usage')
  const { month, filter, page } = view
  const { items, total, skipped, older, newer } = page
  const range =
    items.length === total || items.length === 0
      ? t('filter.shown', { count: total })
      : t('filter.part', { from: skipped + 1, to: skipped + items.length, count: total })
  const pageBefore = (before: number | null) => {
    const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
    if (before !== null) query.set('before', String(before))
    return `${monthLink(base, month.period, query.toString())}#entries`
  }
  return (
    <>
      <div className="month-tools">
        <ItemFilterForm base={base} period={month.period} filter={filter} />
        <p className="soft small" role="status">
          {range}
        </p>
      </div>
      {total === 0 ? (
        <EmptyState title={t('filter.noneTitle')}>{t('filter.none')}</EmptyState>
      ) : (
        <StatementPaper base={base} view={view} />
      )}
      {(older !== null || newer !== undefined) && (
        <nav className="row month-pages" aria-label={t('filter.pages')}>
          {newer !== undefined && (
            <ButtonLink to={pageBefore(newer)} variant="secondary">
              {t('filter.newer')}
            </ButtonLink>
          )}
          {older !== null && (
            <ButtonLink to={pageBefore(older)} variant="secondary">
              {t('filter.older')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}

/** The credits returned in this month, each with its request. */
function Adjustments({ base, month }: { base: UsageBase; month: MonthUsage }) {
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
