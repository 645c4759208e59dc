import { Form, redirect } from 'react-router'
import { auditorsContext } from '#app/.server/account/auditors/context.ts'
import { requireSeatGranter } from '#app/.server/account/auditors/http/answers.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { MissingSeat } from '#app/components/auditors/missing.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { isOpen } from '#app/domain/auditors/seats.ts'
import type { Route } from './+types/auditor-revoke'
import '#app/components/auditors/auditors.css'

function seatOf({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const granter = requireSeatGranter(context)
  const seat = context.get(auditorsContext).seat(granter, params.seat)
  if (seat === undefined) throw screenError('not_found')
  return { granter, seat, page: `/dashboard/usage/auditors/${seat.id}` }
}

/** Asks before anything is revoked: only the form's button revokes. */
export function loader(args: Route.LoaderArgs) {
  const { seat, page } = seatOf(args)
  if (!isOpen(seat.state)) throw redirect(page)
  return { email: seat.email, accepted: seat.state === 'active', page }
}

export function action(args: Route.ActionArgs) {
  const { granter, seat, page } = seatOf(args)
  const outcome = args.context.get(auditorsContext).revoke(granter, seat.id)
  if (!outcome.ok) throw screenError(outcome.code)
  return redirectWithToast(args.context.get(toastsContext), page, {
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
