import { Link } from 'react-router'
import { showToAuditor } from '#app/.server/account/auditors/http/answers.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { SeatNotice } from '#app/components/auditors/audit-frame.tsx'
import { MissingAudit } from '#app/components/auditors/missing.tsx'
import { StatementTable } from '#app/components/auditors/statement-table.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/seat'

export { shouldRevalidate } from '#app/components/auditors/should-revalidate.ts'

/** The months of the audited account, with their statements if they are closed. */
export function loader({ context, params }: Route.LoaderArgs) {
  return showToAuditor(context, { seatId: params.seat, what: 'seat' }, (audited) =>
    context.get(usageContext).statements(audited),
  )
}

export default function Seat({ loaderData: { audited, content } }: Route.ComponentProps) {
  const { t } = useTranslation('auditors')
  const base = `/audit/${audited.seatId}`
  const title = t('ledger.title', { workspace: audited.workspace.name })
  return (
    <div className="audit-page">
      <title>{`${title} · Penmark`}</title>
      <SeatNotice workspace={audited.workspace} expiresAt={audited.expiresAt} />
      <PageHeader
        title={title}
        intro={t('ledger.intro')}
        actions={<ButtonLink to={`${base}/export`}>{t('ledger.exports')}</ButtonLink>}
      />
      <section className="stack" aria-labelledby="months-heading">
        <h2 id="months-heading">{t('ledger.months')}</h2>
        <StatementTable base={base} months={content} />
      </section>
      <section className="stack" aria-labelledby="may-heading">
        <h2 id="may-heading">{t('ledger.may')}</h2>
        <p className="text">{t('ledger.mayText')}</p>
        <p>
          <Link to="/audit">{t('mine.title')}</Link>
        </p>
      </section>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingAudit error={error} />
}
