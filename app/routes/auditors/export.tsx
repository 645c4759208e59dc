import { useTranslation } from 'react-i18next'
import { penmarkContext } from '#app/.server/context.ts'
import { SeatPage } from '#app/components/auditors/audit-frame.tsx'
import { MissingAudit } from '#app/components/auditors/missing.tsx'
import { ExportScreen } from '#app/components/usage/export-screen.tsx'
import { exportView } from '#app/routes/usage/export-request.ts'
import type { Route } from './+types/export'
import { shownToAuditor } from './shown.ts'

export { shouldRevalidate } from './revalidate.ts'

/** The choices for an export. They name the account's months, so this is a view as well. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { reader } = context.get(penmarkContext).database
  return shownToAuditor(context, { seatId: params.seat, what: 'export_form' }, ({ account }) =>
    exportView(reader, account, url.searchParams),
  )
}

export default function AuditedExport({ loaderData: { audited, shown } }: Route.ComponentProps) {
  const { t } = useTranslation('auditors')
  return (
    <SeatPage audited={audited}>
      <ExportScreen
        base={`/audit/${audited.seatId}`}
        view={shown}
        place={t('ledger.title', { workspace: audited.workspace.name })}
      />
    </SeatPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingAudit error={error} />
}
