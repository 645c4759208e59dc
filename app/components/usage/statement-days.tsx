import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { UsageItem } from '#app/.server/ledger/index.ts'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { StatementDay } from '#app/domain/usage/by-day.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { monthLink, receiptLink, type UsageBase } from './base.ts'
import { wordsOf } from './item-words.ts'
import { timesFor } from './times.ts'

type Day = StatementDay<UsageItem>

/** The days of a statement. A day opens to its entries, all of them for printing; one of another page is a link. */
export function StatementDays({
  base,
  period,
  days,
  filtered,
  open,
}: {
  base: UsageBase
  period: string
  days: readonly Day[]
  filtered: boolean
  open: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  useOpenForPrinting(box)
  return (
    <div ref={box}>
      {days.map((day) =>
        day.items.length === 0 ? (
          <Link
            key={day.day}
            to={`${monthLink(base, period, `day=${day.day}`)}#entries`}
            className="paper-day paper-day-line"
          >
            <DayWords day={day} filtered={filtered} />
          </Link>
        ) : (
          <details key={`${day.day} ${open}`} className="paper-day" open={open || filtered}>
            <summary className="paper-day-line">
              <DayWords day={day} filtered={filtered} />
            </summary>
            <DayEntries base={base} period={period} day={day} filtered={filtered} />
          </details>
        ),
      )}
    </div>
  )
}

/** The name of a day and its sums; under a filter, how many of its entries fit. */
function DayWords({ day, filtered }: { day: Day; filtered: boolean }) {
  const { t } = useTranslation('usage')
  const { namedDay } = timesFor(useLook().locale)
  const sums =
    filtered || day.requests === 0
      ? [t('filter.shown', { count: day.items.length })]
      : [t('paper.requests', { count: day.requests }), t('item.spent', { count: day.credits })]
  return (
    <>
      <span className="paper-day-name">{namedDay(day.at)}</span>
      <span className="paper-day-sums">{sums.join(' · ')}</span>
    </>
  )
}

function DayEntries({ base, period, day, filtered }: { base: UsageBase; period: string; day: Day; filtered: boolean }) {
  const { t } = useTranslation('usage')
  const message = useMessage()
  const { locale } = useLook()
  const formats = formatsFor(locale)
  const { minutes, namedDay } = timesFor(locale)
  const elsewhere = filtered ? 0 : day.requests - day.items.filter(({ type }) => type === 'request').length
  return (
    <>
      <table className="items">
        <caption className="visually-hidden">{namedDay(day.at)}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('column.when')}</th>
            <th scope="col">{t('column.what')}</th>
            <th scope="col">{t('column.entry')}</th>
            <th scope="col">{t('column.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {day.items.map((item) => {
            const { what, more, cost } = wordsOf(item, t, message, formats)
            const seq = formats.number(item.seq)
            return (
              <tr key={item.seq} data-outcome={item.type === 'request' ? item.outcome : undefined}>
                <td className="item-time">
                  <time dateTime={new Date(item.at).toISOString()}>{minutes(item.at)}</time>
                </td>
                <td className="item-what">
                  {what}
                  {more.length > 0 && <span className="item-more">{` · ${more.join(' · ')}`}</span>}
                </td>
                <td className="item-entry">
                  <Link to={receiptLink(base, item.seq)} aria-label={t('item.entry', { seq })}>
                    {seq}
                  </Link>
                </td>
                <td className="item-cost">{cost}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {elsewhere > 0 && (
        <p className="paper-elsewhere">
          <Link to={`${monthLink(base, period, `day=${day.day}`)}#entries`}>
            {t('paper.elsewhere', { count: elsewhere })}
          </Link>
        </p>
      )}
    </>
  )
}

/** Opens all days while the page is printed. The style sheet does the same in browsers that know how. */
function useOpenForPrinting(box: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let closed: HTMLDetailsElement[] = []
    const before = () => {
      closed = [...(box.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const day of closed) day.open = true
    }
    const after = () => {
      for (const day of closed) day.open = false
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [box])
}
