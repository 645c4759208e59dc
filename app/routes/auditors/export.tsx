import { showToAuditor } from '#app/.server/account/auditors/http/answers.ts'
import { exportView } from '#app/.server/usage/http/export-answers.ts'
import { SeatPage } from '#app/components/auditors/audit-frame.tsx'
import { MissingAudit } from '#app/components/auditors/missing.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ExportScreen } from '#app/components/usage/export-screen.tsx'
import type { Route } from './+types/export'

export { shouldRevalidate } from '#app/components/auditors/should-revalidate.ts'

/** The choices for an export. They name the account's months, so this is a view as well. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return showToAuditor(context, { seatId: params.seat, what: 'export_form' }, (audited) =>
    exportView(context, audited, url.searchParams),
  )
}

export default function AuditedExport({ loaderData: { audited, content } }: Route.ComponentProps) {
  const { t } = useTranslation('auditors')
  return (
    <SeatPage audited={audited}>
      <ExportScreen
        base={`/audit/${audited.seatId}`}
        view={content}
        place={t('ledger.title', { workspace: audited.workspace.name })}
      />
    </SeatPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingAudit error={error} />
}
