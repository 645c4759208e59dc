import { useTranslation } from 'react-i18next'
import { data, Form, Link, useNavigation } from 'react-router'
import { resendInvitation } from '#app/.server/account/auditors/commands.ts'
import { ownedSeatOf, viewsOfSeat } from '#app/.server/account/auditors/queries.ts'
import { accountDeps } from '#app/.server/account/deps.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { MissingSeat } from '#app/components/audit/missing.tsx'
import { Pager } from '#app/components/audit/pager.tsx'
import { SeatBadge, SeatTime, SeatUse } from '#app/components/audit/seat-facts.tsx'
import { ViewList } from '#app/components/audit/view-list.tsx'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { formatsFor } from '#app/components/format.ts'
import { useLook } from '#app/components/use-look.ts'
import { useMessage } from '#app/components/use-message.ts'
import { isOpen } from '#app/domain/audit/seats.ts'
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
    ? ({ kind: 'success', key: 'audit:grant.sent', values: { email: seat.email } } as const)
    : ({ kind: 'error', key: 'audit:grant.notSent' } as const)
  return redirectWithToast(penmark.toasts, `/dashboard/usage/auditors/${seat.id}`, told)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function AuditorSeat({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('audit')
  const say = useMessage()
  const { seat, views, first, olderThan } = loaderData
  const here = `/dashboard/usage/auditors/${seat.id}`
  const sending = useNavigation().formMethod === 'POST'
  const waits = seat.state === 'invited' || seat.state === 'lapsed'
  return (
    <div className="auditors">
      <title>{`${seat.email} · Penmark`}</title>
      <header className="stack">
        <p>
          <Link to="/dashboard/usage/auditors">{t('grant.back')}</Link>
        </p>
        <h1>{seat.email}</h1>
        <p className="row">
          <SeatBadge state={seat.state} />
          <span>
            <SeatTime seat={seat} />
          </span>
        </p>
        {seat.label !== null && <p className="soft">{t('grant.note', { label: seat.label })}</p>}
        {actionData?.refused !== undefined && (
          <ErrorSummary errors={[{ message: say(`errors:${actionData.refused}`) }]} />
        )}
        <dl className="auditors-facts numbers">
          <Fact name={t('seat.invitedOn')} at={seat.createdAt} />
          <Fact name={t('seat.acceptedOn')} at={seat.acceptedAt} />
          <Fact name={t('seat.until')} at={seat.revokedAt ?? seat.expiresAt} />
          <div>
            <dt>{t('seat.length')}</dt>
            <dd>{t('days', { count: seat.days })}</dd>
          </div>
        </dl>
        <div className="auditors-actions">
          {waits && (
            <Form method="post">
              <Button variant="secondary" aria-describedby="resend-hint" busy={sending}>
                {t('grant.resend')}
              </Button>
              <p className="soft small" id="resend-hint">
                {t('grant.resendHint')}
              </p>
            </Form>
          )}
          {isOpen(seat.state) && (
            <ButtonLink to={`${here}/revoke`} variant="secondary">
              {t(seat.state === 'active' ? 'grant.revoke' : 'grant.withdraw')}
            </ButtonLink>
          )}
        </div>
      </header>
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

function Fact({ name, at }: { name: string; at: number | null }) {
  const { instant } = formatsFor(useLook().locale)
  if (at === null) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={new Date(at).toISOString()}>{instant(at)}</time> UTC
      </dd>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingSeat error={error} back="auditors" />
}
