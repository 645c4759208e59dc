import { auditorsContext } from '#app/.server/account/auditors/context.ts'
import type { HeldSeat } from '#app/.server/account/auditors/queries.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { SeatBadge } from '#app/components/auditors/seat-facts.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/seats'

/** The list itself shows nothing of a ledger, so it is no recorded view. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(auditorsContext).held(context.get(userContext))
}

export default function Seats({ loaderData: { active, past } }: Route.ComponentProps) {
  const { t } = useTranslation('auditors')
  return (
    <div className="audit-page">
      <title>{`${t('mine.title')} · Penmark`}</title>
      <PageHeader title={t('mine.title')} intro={t('mine.intro')} />
      {active.length === 0 ? (
        <EmptyState title={t('mine.none')}>{t('mine.noneText')}</EmptyState>
      ) : (
        <ul className="held-seats">
          {active.map((seat) => (
            <li key={seat.id}>
              <SeatWords seat={seat} />
              <ButtonLink to={`/audit/${seat.id}`} variant="secondary" size="small">
                {t('mine.open')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <section className="stack" aria-labelledby="past-heading">
          <h2 id="past-heading">{t('mine.past')}</h2>
          <ul className="held-seats">
            {past.map((seat) => (
              <li key={seat.id}>
                <SeatWords seat={seat} />
                <SeatBadge state={seat.state} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function SeatWords({ seat }: { seat: HeldSeat }) {
  const { t } = useTranslation('auditors')
  const { day } = formatsFor(useLook().locale)
  const { name, owner } = seat.workspace
  return (
    <div>
      <p>{t('mine.name', { workspace: name, owner: owner ?? '' })}</p>
      <p className="soft small">{t(`time.${seat.state}`, { date: day(seat.expiresAt) })}</p>
    </div>
  )
}
