import type { OwnedSeat } from '#app/.server/account/auditors/queries.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import type { SeatState } from '#app/domain/auditors/seats.ts'
import { useTranslation } from '../ui/use-translation.ts'

const TONES = { invited: 'plain', lapsed: 'plain', active: 'accent', ended: 'plain', revoked: 'plain' } as const

export function SeatBadge({ state }: { state: SeatState }) {
  const { t } = useTranslation('auditors')
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
}

/** The date that matters in the seat's state: when it expires, or when it ended. */
export function SeatTime({ seat }: { seat: OwnedSeat }) {
  const { t } = useTranslation('auditors')
  const { day } = formatsFor(useLook().locale)
  const at = {
    invited: seat.inviteExpiresAt,
    lapsed: seat.inviteExpiresAt,
    active: seat.expiresAt,
    ended: seat.expiresAt,
  }
  const date = day((seat.state === 'revoked' ? seat.revokedAt : at[seat.state]) ?? seat.createdAt)
  return <>{t(`time.${seat.state}`, { date })}</>
}

/** The number of views, and the time of the last one. */
export function SeatUse({ seat }: { seat: OwnedSeat }) {
  const { t } = useTranslation('auditors')
  const { instant } = formatsFor(useLook().locale)
  if (seat.lastViewAt === null) return <>{t('grant.noViews')}</>
  return (
    <>
      {t('grant.views', { count: seat.views })}{' '}
      <time dateTime={new Date(seat.lastViewAt).toISOString()}>{instant(seat.lastViewAt)}</time> UTC.
    </>
  )
}
