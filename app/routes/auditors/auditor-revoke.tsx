import { useTranslation } from 'react-i18next'
import { Form, redirect } from 'react-router'
import { revokeSeat } from '#app/.server/account/auditors/commands.ts'
import { ownedSeatOf } from '#app/.server/account/auditors/queries.ts'
import { accountDeps } from '#app/.server/account/deps.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { MissingSeat } from '#app/components/auditors/missing.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { isOpen } from '#app/domain/auditors/seats.ts'
import type { Route } from './+types/auditor-revoke'
import { granterOf } from './granter.ts'
import './auditors.css'

function seatOf({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const granter = granterOf(context)
  const { database, clock } = context.get(penmarkContext)
  const asked = { workspaceId: granter.workspaceId, seatId: params.seat, now: clock.now() }
  const seat = ownedSeatOf(database.reader, asked)
  if (seat === undefined) throw screenError('not_found')
  return { granter, seat, page: `/dashboard/usage/auditors/${seat.id}` }
}

/** A link to this page asks; only the button revokes. */
export function loader(args: Route.LoaderArgs) {
  const { seat, page } = seatOf(args)
  if (!isOpen(seat.state)) throw redirect(page)
  return { email: seat.email, accepted: seat.state === 'active', page }
}

export function action(args: Route.ActionArgs) {
  const { granter, seat, page } = seatOf(args)
  const penmark = args.context.get(penmarkContext)
  const outcome = revokeSeat(accountDeps(penmark), granter, seat.id)
  if (!outcome.ok) throw screenError(outcome.code)
  return redirectWithToast(penmark.toasts, page, {
    kind: 'success',
    key: 'auditors:grant.revoked',
    values: { email: seat.email },
  })
}

export default function AuditorRevoke({ loaderData: { email, accepted, page } }: Route.ComponentProps) {
  const { t } = useTranslation('auditors')
  const title = t(accepted ? 'grant.revokeTitle' : 'grant.withdrawTitle')
  return (
    <div className="stack auditors-invite">
      <title>{`${title} · ${email} · Penmark`}</title>
      <h1>{title}</h1>
      <p className="text">{t(accepted ? 'grant.revokeText' : 'grant.withdrawText', { email })}</p>
      {accepted && <p className="soft">{t('grant.revokeKept')}</p>}
      <Form method="post" className="row">
        <Button variant="danger">{t(accepted ? 'grant.revoke' : 'grant.withdraw')}</Button>
        <ButtonLink to={page} variant="secondary">
          {t('grant.keep')}
        </ButtonLink>
      </Form>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingSeat error={error} back="auditors" />
}
