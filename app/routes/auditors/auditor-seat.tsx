import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { resendInvitation } from '#app/.server/account/auditors/commands.ts'
import { ownedSeatOf, viewsOfSeat } from '#app/.server/account/auditors/queries.ts'
import { accountDeps } from '#app/.server/account/deps.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { MissingSeat } from '#app/components/auditors/missing.tsx'
import { Pager } from '#app/components/auditors/pager.tsx'
import { SeatUse } from '#app/components/auditors/seat-facts.tsx'
import { SeatHead } from '#app/components/auditors/seat-head.tsx'
import { ViewList } from '#app/components/auditors/view-list.tsx'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import type { Route } from './+types/auditor-seat'
import { granterOf } from './granter.ts'
import './auditors.css'

const PAGE = 50

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { workspaceId } = granterOf(context)
  const { database, clock } = context.get(penmarkContext)
  const seat = ownedSeatOf(database.reader, { workspaceId, seatId: params.seat, now: clock.now() })
  if (seat === undefined) throw screenError('not_found')
  const before = Number(url.searchParams.get('before')) || undefined
  const found = viewsOfSeat(database.reader, { seatId: seat.id, limit: PAGE + 1, before })
  const views = found.slice(0, PAGE)
  return {
    seat,
    views,
    first: before === undefined,
    olderThan: found.length > PAGE ? (views.at(-1)?.id ?? null) : null,
  }
}

/** The one button here: the invitation once more. */
export async function action({ context, params }: Route.ActionArgs) {
  const granter = granterOf(context)
  const penmark = context.get(penmarkContext)
  const { reader } = penmark.database
  const seat = ownedSeatOf(reader, { workspaceId: granter.workspaceId, seatId: params.seat, now: penmark.clock.now() })
  if (seat === undefined) throw screenError('not_found')
  const attempt = await penmark.limits.invite.take({ identifier: seat.email, address: granter.workspaceId })
  const outcome = attempt.ok ? await resendInvitation(accountDeps(penmark), granter, seat.id) : attempt
  if (!outcome.ok) {
    const headers = new Headers()
    if ('retryAfterSeconds' in outcome) headers.set('retry-after', String(outcome.retryAfterSeconds))
    return data({ refused: outcome.code }, { status: ERROR_STATUS[outcome.code], headers })
  }
  const told = outcome.mailSent
    ? ({ kind: 'success', key: 'auditors:grant.sent', values: { email: seat.email } } as const)
    : ({ kind: 'error', key: 'auditors:grant.notSent' } as const)
  return redirectWithToast(penmark.toasts, `/dashboard/usage/auditors/${seat.id}`, told)
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
