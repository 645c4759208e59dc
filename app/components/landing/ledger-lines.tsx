import { Moment } from '#app/components/ui/moment.tsx'
import type { ShownCheckpoint } from '#app/domain/operations/status.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './ledger-lines.css'

/** What a credit pays for, beside the signed state of this server's own log and the ways to check it. */
export function LedgerLines({ checkpoint }: { checkpoint: ShownCheckpoint | null }) {
  const { t } = useTranslation(['landing', 'status'])
  return (
    <section className="landing-section page" aria-labelledby="ledger-heading">
      <div className="landing-side">
        <h2 id="ledger-heading">{t('ledger.heading')}</h2>
        <p>{t('ledger.intro')}</p>
      </div>
      <div className="log-now" id="log">
        {checkpoint !== null && <LogNow checkpoint={checkpoint} />}
        <p className="log-ways">
          <a href="/verify#sample">{t('ledger.sample')}</a>
          <a href="/verify">{t('footer.verify')}</a>
        </p>
      </div>
    </section>
  )
}

function LogNow({ checkpoint: { size, root, signedAt } }: { checkpoint: ShownCheckpoint }) {
  const { t } = useTranslation(['landing', 'status'])
  return (
    <>
      <h3>{t('ledger.now')}</h3>
      <p className="numbers">
        <a href="/ledger/checkpoint">{t('status:events', { count: size })}</a> · {t('ledger.signed')}{' '}
        <Moment at={signedAt} />
      </p>
      <p className="log-root">
        <span className="soft">{t('ledger.root')}</span> <code>{root}</code>
      </p>
    </>
  )
}
