import { Link } from 'react-router'
import type { MonthUsage, Statement } from '#app/.server/ledger/index.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { type Formats, formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { nextPeriodStart } from '#app/domain/usage/period.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { receiptLink, type UsageBase } from './base.ts'
import './statement-box.css'

/** A month is closed this long after its end at the earliest; all its requests have ended then. */
const CLOSING_MS = 15 * 60_000

/** Whether the month is closed or when it will be, and the statement's figures beside the sums of the entries. */
export function StatementBox({ base, month, running }: { base: UsageBase; month: MonthUsage; running: boolean }) {
  const { t } = useTranslation('usage')
  const formats = formatsFor(useLook().locale)
  const { statement } = month
  if (statement === null) {
    const date = formats.minute(nextPeriodStart(month.period) + CLOSING_MS)
    return (
      <div className="statement">
        <p>
          <Badge>{t('statement.openTitle')}</Badge>
        </p>
        <p>{running ? t('statement.open', { date }) : t('statement.due')}</p>
      </div>
    )
  }
  return (
    <div className="statement">
      <p>
        <Badge tone="accent">{t('statement.closedTitle')}</Badge>
      </p>
      <p>
        {t('statement.closed', { date: formats.instant(statement.at), seq: formats.number(statement.seq) })}{' '}
        {agrees(month, statement) && t('statement.agrees')}
      </p>
      <Figures statement={statement} formats={formats} />
      <p>
        <Link to={receiptLink(base, statement.seq)}>{t('statement.receipt')}</Link>
      </p>
    </div>
  )
}

/** Whether the entries of a closed month add up to its statement. */
export function agrees(
  month: MonthUsage,
  { used, from_lots, adjusted, tokens_in, tokens_out, late }: Statement,
): boolean {
  return (
    month.used === used &&
    month.fromLots === from_lots &&
    month.adjusted === adjusted &&
    month.late === late &&
    month.tokensIn === tokens_in &&
    month.tokensOut === tokens_out
  )
}

/** The statement's figures: requests always, the others only if they are not 0. */
export function Figures({
  statement,
  formats,
}: {
  statement: Omit<Statement, 'seq' | 'at' | 'leaf'>
  formats: Formats
}) {
  const { t } = useTranslation('usage')
  const rows: [name: string, value: string][] = [
    [t('statement.requests'), formats.number(statement.requests)],
    [t('statement.settled'), formats.number(statement.settled)],
  ]
  const more: [name: string, value: number][] = [
    [t('statement.late'), statement.late],
    [t('statement.released'), statement.released],
    [t('statement.expired'), statement.expired],
    [t('statement.fromLots'), statement.from_lots],
    [t('statement.adjusted'), statement.adjusted],
  ]
  rows.push(
    ...more.filter(([, value]) => value > 0).map(([name, value]): [string, string] => [name, formats.number(value)]),
  )
  rows.push([t('statement.used'), formats.number(statement.used)])
  if (statement.paid > 0) rows.push([t('statement.paid'), formats.money(statement.paid)])
  if (statement.refunded > 0) rows.push([t('statement.refunded'), formats.money(statement.refunded)])
  return (
    <dl className="facts-list numbers">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
