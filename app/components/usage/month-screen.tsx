import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ItemFilter, ItemPage, MonthUsage, UsageItem } from '#app/.server/ledger/index.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { DAY_MS, nextPeriodStart, periodStart } from '#app/domain/usage/period.ts'
import { monthLink, OWN_USAGE, receiptLink, type UsageBase } from './base.ts'
import { DayChart } from './day-chart.tsx'
import { ItemFilterForm } from './item-filter.tsx'
import { MonthFigures } from './month-figures.tsx'
import { MonthNav } from './month-nav.tsx'
import { OperationTable } from './operation-table.tsx'
import { StatementBox } from './statement-box.tsx'
import './month-screen.css'
import { useMessage } from '#app/components/ui/use-message.ts'
import { wordsOf } from './item-words.ts'
import './item-list.css'

export type MonthView = {
  month: MonthUsage
  /** The months with entries, newest first. */
  months: string[]
  /** Whether this is the current month. */
  running: boolean
  /** Extra credits that can be used now. */
  extra: number
  filter: ItemFilter
  page: ItemPage
}

/**
 * One month of an account, for its owner or an auditor: figures, days, operations, statement and the lines themselves.
 * `place` names the ledger in the title of the window; absent for the viewer's own. `note` stands below the figures.
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
  const { month, months, running, extra } = view
  const { period } = month
  const name = formats.month(periodStart(period))
  const requests = month.operations.length > 0
  const empty = view.page.total === 0 && Object.keys(view.filter).length === 0
  return (
    <div className="month">
      <title>{`${name} · ${place ?? t('title')} · Penmark`}</title>
      <PageHeader
        title={name}
        intro={t('month.intro', {
          first: formats.dayOfMonth(periodStart(period)),
          last: formats.dayOfMonth(nextPeriodStart(period) - DAY_MS),
        })}
        actions={<MonthNav base={base} period={period} months={months} />}
      />
      <MonthFigures month={month} running={running} extra={extra} />
      {note}
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
          <p>
            <Link to={`${base}/export?month=${period}`}>{t('month.export')}</Link>
          </p>
        </section>
        {requests && (
          <section className="month-part" aria-labelledby="operations-heading">
            <h2 id="operations-heading">{t('operations.title')}</h2>
            <OperationTable base={base} month={month} />
          </section>
        )}
        {month.adjustments.length > 0 && <Adjustments base={base} month={month} />}
      </div>
      <section className="month-part" id="entries" aria-labelledby="entries-heading">
        <h2 id="entries-heading">{t('filter.title')}</h2>
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
    </div>
  )
}

function Entries({ base, view: { month, filter, page } }: { base: UsageBase; view: MonthView }) {
  const { t } = useTranslation('usage')
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
      <p className="soft small">{t('filter.intro')}</p>
      <ItemFilterForm base={base} period={month.period} filter={filter} />
      <p className="soft small" role="status">
        {range}
      </p>
      {total === 0 ? (
        <EmptyState title={t('filter.noneTitle')}>{t('filter.none')}</EmptyState>
      ) : (
        items.length > 0 && <ItemList base={base} items={items} />
      )}
      {(older !== null || newer !== undefined) && (
        <nav className="row" aria-label={t('filter.pages')}>
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

/** The lines of a month, each with a link to its receipt. */
function ItemList({ base, items }: { base: UsageBase; items: readonly UsageItem[] }) {
  const { t } = useTranslation('usage')
  const message = useMessage()
  const formats = formatsFor(useLook().locale)
  return (
    <table className="items numbers">
      <thead>
        <tr>
          <th scope="col">{t('column.what')}</th>
          <th scope="col">{t('column.cost')}</th>
          <th scope="col">{t('column.when')}</th>
          <th scope="col">{t('column.entry')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const { what, more, cost } = wordsOf(item, t, message, formats)
          return (
            <tr key={item.seq} data-outcome={item.type === 'request' ? item.outcome : undefined}>
              <td>
                {what}
                {more.length > 0 && <span className="item-more">{more.join(' · ')}</span>}
              </td>
              <td className="item-cost">{cost}</td>
              <td className="soft">
                <time dateTime={new Date(item.at).toISOString()}>{formats.minute(item.at)}</time>
              </td>
              <td className="item-entry">
                <Link to={receiptLink(base, item.seq)}>{t('item.entry', { seq: formats.number(item.seq) })}</Link>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
