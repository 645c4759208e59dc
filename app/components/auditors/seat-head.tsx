import { Form, Link, useNavigation } from 'react-router'
import type { OwnedSeat } from '#app/.server/account/auditors/queries.ts'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { isOpen } from '#app/domain/auditors/seats.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { SeatBadge, SeatTime } from './seat-facts.tsx'

/** A seat as the workspace's owner sees it: the auditor, its start and end, and the possible actions. */
export function SeatHead({ seat, here, refused }: { seat: OwnedSeat; here: string; refused: ErrorCode | undefined }) {
  const { t } = useTranslation(['auditors', 'deletion'])
  const say = useMessage()
  const sending = useNavigation().formMethod === 'POST'
  const waits = seat.state === 'invited' || seat.state === 'lapsed'
  return (
    <header className="stack">
      <p>
        <Link to="/dashboard/usage/auditors">{t('grant.back')}</Link>
      </p>
      <h1>{seat.email || t('deletion:deletedAuditor')}</h1>
      <p className="row">
        <SeatBadge state={seat.state} />
        <span>
          <SeatTime seat={seat} />
        </span>
      </p>
      {seat.label !== null && <p className="soft">{t('grant.note', { label: seat.label })}</p>}
      {refused !== undefined && <ErrorSummary errors={[{ message: say(`errors:${refused}`) }]} />}
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
