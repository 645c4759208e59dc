import { data } from 'react-router'
import { auditorsContext } from '#app/.server/account/auditors/context.ts'
import { requireSeatGranter } from '#app/.server/account/auditors/http/answers.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { MissingSeat } from '#app/components/auditors/missing.tsx'
import { Pager } from '#app/components/auditors/pager.tsx'
import { SeatUse } from '#app/components/auditors/seat-facts.tsx'
import { SeatHead } from '#app/components/auditors/seat-head.tsx'
import { ViewList } from '#app/components/auditors/view-list.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import type { Route } from './+types/auditor-seat'
import '#app/components/auditors/auditors.css'

export function loader({ context, params, url }: Route.LoaderArgs) {
  const auditors = context.get(auditorsContext)
  const seat = auditors.seat(requireSeatGranter(context), params.seat)
  if (seat === undefined) throw screenError('not_found')
  const before = Number(url.searchParams.get('before')) || undefined
  return { seat, ...auditors.views(seat.id, { before }) }
}

/** The page has one button: it sends the invitation again. */
export async function action({ context, params }: Route.ActionArgs) {
  const granter = requireSeatGranter(context)
  const auditors = context.get(auditorsContext)
  const seat = auditors.seat(granter, params.seat)
  if (seat === undefined) throw screenError('not_found')
  const outcome = await auditors.resend(granter, seat)
  if (!outcome.ok) {
    const headers = new Headers()
    if ('retryAfterSeconds' in outcome) headers.set('retry-after', String(outcome.retryAfterSeconds))
    return data({ refused: outcome.code }, { status: ERROR_STATUS[outcome.code], headers })
  }
  const toast = outcome.mailSent
    ? ({ kind: 'success', key: 'auditors:grant.sent', values: { email: seat.email } } as const)
    : ({ kind: 'error', key: 'auditors:grant.notSent' } as const)
  return redirectWithToast(context.get(toastsContext), `/dashboard/usage/auditors/${seat.id}`, toast)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function AuditorSeat({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['auditors', 'deletion'])
  const { seat, views, first, olderThan } = loaderData
  const here = `/dashboard/usage/auditors/${seat.id}`
  return (
    <div className="auditors">
      <title>{`${seat.email || t('deletion:deletedAuditor')} · ${t('grant.title')} · Penmark`}</title>
      <SeatHead seat={seat} here={here} refused={actionData?.refused} />
      <section className="stack" id="views" aria-labelledby="views-heading">
        <div>
          <h2 id="views-heading">{t('views.title')}</h2>
          <p className="soft small">
            {t('views.intro')} <SeatUse seat={seat} />
          </p>
        </div>
        <ViewList views={views} />
        <Pager
          here={here}
          part="views"
          first={first}
          olderThan={olderThan}
          words={{ older: t('views.older'), newest: t('views.newest') }}
        />
      </section>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingSeat error={error} back="auditors" />
}
