import { Link } from 'react-router'
import type { OwnedSeat } from '#app/.server/account/auditors/queries.ts'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import { SeatBadge, SeatTime, SeatUse } from './seat-facts.tsx'
import './seat-list.css'

/** The seats of a workspace, each with its state, its date and its number of views. */
export function SeatList({ seats }: { seats: readonly OwnedSeat[] }) {
  const { t } = useTranslation(['auditors', 'deletion'])
  if (seats.length === 0) return <EmptyState title={t('grant.none')}>{t('grant.noneText')}</EmptyState>
  return (
    <ul className="seats">
      {seats.map((seat) => (
        <li key={seat.id} className="seat">
          <div className="seat-who">
            <Link to={`/dashboard/usage/auditors/${seat.id}`}>{seat.email || t('deletion:deletedAuditor')}</Link>
            <SeatBadge state={seat.state} />
          </div>
          {seat.label !== null && <p className="small">{t('grant.note', { label: seat.label })}</p>}
          <p className="soft small numbers">
            <SeatTime seat={seat} />
            {seat.acceptedAt !== null && (
              <>
                {' '}
                <SeatUse seat={seat} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
