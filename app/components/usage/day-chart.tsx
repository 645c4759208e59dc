import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { MonthUsage } from '#app/.server/ledger/index.ts'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { DAY_MS, periodStart } from '#app/domain/usage/period.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { monthLink, type UsageBase } from './base.ts'
import './day-chart.css'

/** The days labelled on the axis: a week apart, so that they fit on a phone. */
const NAMED = [1, 8, 15, 22, 29]

/** Credits and free requests of each day as columns, and the same as a table that links to the entries of each day. */
export function DayChart({ base, month }: { base: UsageBase; month: MonthUsage }) {
  const { t } = useTranslation('usage')
  const formats = formatsFor(useLook().locale)
  const start = periodStart(month.period)
  const days = month.days.map((tally, index) => ({
    ...tally,
    day: index + 1,
    at: start + index * DAY_MS,
    all: tally.spent + tally.free + tally.running,
  }))
  const [busiest] = [...days].sort((a, b) => b.all - a.all || a.day - b.day)
  const most = busiest?.all ?? 0
  const top = roundUp(most)
  const name = formats.month(start)
  const summary =
    busiest === undefined || most === 0
      ? t('chart.none', { month: name })
      : t('chart.summary', { month: name, day: formats.dayOfMonth(busiest.at), most: formats.number(most) })
  return (
    <figure className="day-chart">
      <div className="day-plot">
        <span className="day-top numbers" aria-hidden="true">
          {most > 0 && formats.number(top)}
        </span>
        <div className="day-columns" role="img" aria-label={summary}>
          {days.map(({ day, spent, free, running, all }) => (
            <span key={day} className="day-column" title={all > 0 ? `${day}: ${all}` : undefined}>
              {running > 0 && <i className="day-running" style={height(running, top)} />}
              {free > 0 && <i className="day-free" style={height(free, top)} />}
              {spent > 0 && <i className="day-spent" style={height(spent, top)} />}
            </span>
          ))}
        </div>
        <div className="day-axis numbers" aria-hidden="true" style={{ '--days': days.length } as CSSProperties}>
          {NAMED.filter((day) => day <= days.length).map((day) => (
            <span key={day} style={{ gridColumnStart: day }}>
              {day}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="day-key small">
        <span data-kind="spent">{t('chart.spent')}</span>
        <span data-kind="free">{t('chart.free')}</span>
        {days.some(({ running }) => running > 0) && <span data-kind="running">{t('chart.running')}</span>}
      </figcaption>
      {most > 0 && (
        <details className="day-table">
          <summary className="small">{t('chart.table')}</summary>
          <table className="figures-table numbers">
            <caption className="visually-hidden">{t('chart.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('chart.day')}</th>
                <th scope="col">{t('chart.spent')}</th>
                <th scope="col">{t('chart.free')}</th>
              </tr>
            </thead>
            <tbody>
              {days
                .filter(({ all }) => all > 0)
                .map(({ day, at, spent, free }) => (
                  <tr key={day}>
                    <th scope="row">
                      <Link to={`${monthLink(base, month.period, `day=${day}`)}#entries`}>
                        {formats.dayOfMonth(at)}
                      </Link>
                    </th>
                    <td>{formats.number(spent)}</td>
                    <td>{formats.number(free)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
          <p className="soft small">{t('chart.quiet')}</p>
        </details>
      )}
    </figure>
  )
}

function height(count: number, top: number): CSSProperties {
  return { blockSize: `${(count / top) * 100}%` }
}

/** Rounds up to the next number that an axis may end with: 1, 2 or 5 times a power of ten. */
function roundUp(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= most) ?? most
}
