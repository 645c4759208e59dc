import { Link } from 'react-router'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { daysOfStatement } from '#app/domain/usage/by-day.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { receiptLink, type UsageBase } from './base.ts'
import type { MonthView } from './month-screen.tsx'
import { Seal } from './seal.tsx'
import { sealedAt } from './slip.tsx'
import { StatementDays } from './statement-days.tsx'
import './statement-paper.css'

/**
 * A month as a statement on paper: the opening balance, the days with their entries, and the balance. Opening balance
 * less credits, plus what extra credits paid and what was returned, is the balance.
 */
export function StatementPaper({ base, view }: { base: UsageBase; view: MonthView }) {
  const { t } = useTranslation('usage')
  const formats = formatsFor(useLook().locale)
  const { month, filter, page } = view
  const filtered = Object.keys(filter).length > 0
  const days = daysOfStatement(month.period, month.days, page.items)
  return (
    <div className="statement-paper numbers">
      <p className="paper-row paper-head" aria-hidden="true">
        <span>{t('column.when')}</span>
        <span>{t('column.what')}</span>
        <span>{t('column.entry')}</span>
        <span>{t('column.cost')}</span>
      </p>
      {month.limit !== null && (
        <Balance
          name={t(view.limitMoved ? 'paper.limit' : 'paper.opening', { day: formats.dayOfMonth(view.openedAt) })}
          value={formats.number(month.limit)}
        />
      )}
      <StatementDays
        base={base}
        period={month.period}
        days={filtered ? days.filter(({ items }) => items.length > 0) : days}
        filtered={filtered}
        open={page.items.length <= FEW}
      />
      {month.fromLots > 0 && <More name={t('paper.extra')} value={t('item.plus', { count: month.fromLots })} />}
      {month.adjusted > 0 && <More name={t('paper.returned')} value={t('item.plus', { count: month.adjusted })} />}
      {month.reserved > 0 && <More name={t('outcome.running')} value={t('item.taken', { count: month.reserved })} />}
      {month.left !== null && (
        <Balance
          last
          name={t('paper.balance', { day: formats.dayOfMonth(view.asOf) })}
          value={formats.number(month.left)}
        />
      )}
      <PaperSeal base={base} seal={view.seal} />
    </div>
  )
}

/** A page with so few entries shows all of them; a longer one folds its days. */
const FEW = 12

function Balance({ name, value, last = false }: { name: string; value: string; last?: boolean }) {
  return (
    <p className="paper-balance" data-last={last ? '' : undefined}>
      <span>{name}</span>
      <span>{value}</span>
    </p>
  )
}

function More({ name, value }: { name: string; value: string }) {
  return (
    <p className="paper-more">
      <span>{name}</span>
      <span>{value}</span>
    </p>
  )
}

function PaperSeal({ base, seal }: { base: UsageBase; seal: MonthView['seal'] }) {
  const { t } = useTranslation('usage')
  const { locale } = useLook()
  if (seal === null) return null
  const { seq, at, provenAt } = seal
  return (
    <p className="paper-seal">
      <span>
        <Seal sealed={provenAt !== null} size={20} />
        {provenAt === null ? t('receipt.sealing') : t('receipt.sealed', { time: sealedAt({ at, provenAt }, locale) })}
      </span>
      <Link to={receiptLink(base, seq)}>{t('receipt.check')}</Link>
    </p>
  )
}
