import { isRouteErrorResponse } from 'react-router'
import type { AuditedAccount } from '#app/.server/account/auditors/view.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { OWN_USAGE } from '#app/components/usage/base.ts'
import { MissingPart, MissingWords } from '#app/components/usage/missing-usage.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import { SeatPage } from './audit-frame.tsx'

/**
 * Shown to an auditor instead of a page, inside the frame. The holder of a seat learns which part of the ledger is
 * missing. Everyone else cannot tell whether the page never existed or the seat has ended. @throws other errors.
 */
export function MissingAudit({ error, what }: { error: unknown; what?: 'month' | 'receipt' }) {
  const { t } = useTranslation('auditors')
  const audited = isRouteErrorResponse(error) ? (error.data as { audited?: AuditedAccount }).audited : undefined
  if (what === undefined || audited === undefined) return <Missing error={error} to="/audit" where={t('mine.title')} />
  return (
    <SeatPage audited={audited}>
      <MissingPart what={what} to={`/audit/${audited.seatId}`} where={t('ledger.back')} />
    </SeatPage>
  )
}

/**
 * Shown instead of a page of granted seats if the workspace has no such seat, or if this member may not see the page.
 */
export function MissingSeat({ error, back }: { error: unknown; back: 'auditors' | 'usage' }) {
  const { t } = useTranslation('auditors')
  const say = useMessage()
  if (back === 'usage') return <Missing error={error} to={OWN_USAGE} where={say('usage:missing.back')} />
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  const to = `${OWN_USAGE}/auditors`
  return <MissingWords title={t('missing.seat')} text={t('missing.seatText')} to={to} where={t('missing.seatBack')} />
}

function Missing({ error, to, where }: { error: unknown; to: string; where: string }) {
  const { t } = useTranslation('auditors')
  const say = useMessage()
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 429)) throw error
  const limited = error.status === 429
  const [title, text] = limited ? [say('errors:rate_limited'), ''] : [t('missing.title'), t('missing.text')]
  return <MissingWords title={title} text={text} to={to} where={where} />
}
