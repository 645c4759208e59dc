import { useTranslation } from 'react-i18next'
import { Moment } from '#app/components/ui/moment.tsx'
import type { ShownCheckpoint } from '#app/domain/operations/status.ts'
import './ledger-lines.css'

const LINES = [
  { request: 1, event: 'reserved', effect: null },
  { request: 1, event: 'settled', effect: 'spent' },
  { request: 2, event: 'reserved', effect: null },
  { request: 2, event: 'released', effect: 'none' },
] as const

/** Explains how the ledger makes a credit checkable: a page of it as an example, and the signed state of the real one. */
export function LedgerLines({ checkpoint }: { checkpoint: ShownCheckpoint | null }) {
  const { t } = useTranslation('landing')
  return (
    <section className="landing-section page" aria-labelledby="ledger-heading">
      <div className="landing-side">
        <h2 id="ledger-heading">{t('ledger.heading')}</h2>
        <p>{t('ledger.intro')}</p>
      </div>
      <div className="ledger-proof">
        <table className="ledger-lines numbers">
          <caption>{t('ledger.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ledger.event')}</th>
              <th scope="col">{t('ledger.effect')}</th>
            </tr>
          </thead>
          <tbody>
            {LINES.map(({ request, event, effect }) => (
              <tr key={`${request} ${event}`} data-event={event}>
                <td>{t(`ledger.${event}`)}</td>
                <td>{effect === null ? '–' : t(`ledger.${effect}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {checkpoint !== null && <LogNow checkpoint={checkpoint} />}
      </div>
    </section>
  )
}

/** The signed state of this server's own log, with the way to check it. */
function LogNow({ checkpoint: { size, root, signedAt } }: { checkpoint: ShownCheckpoint }) {
  const { t } = useTranslation(['landing', 'status'])
  return (
    <div className="log-now" id="log">
      <h3>{t('ledger.now')}</h3>
      <p className="numbers">
        <a href="/ledger/checkpoint">{t('status:events', { count: size })}</a> · {t('ledger.signed')}{' '}
        <Moment at={signedAt} />
      </p>
      <p className="log-root">
        <span className="soft">{t('ledger.root')}</span> <code>{root}</code>
      </p>
      <p>
        <a href="/verify">{t('footer.verify')}</a>
      </p>
    </div>
  )
}
