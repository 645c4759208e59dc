import { useTranslation } from 'react-i18next'
import './ledger-lines.css'

const LINES = [
  { number: 41, event: 'reserved', effect: 'held', seal: '9f3c1ab2' },
  { number: 42, event: 'settled', effect: 'spent', seal: '07de54c8' },
  { number: 43, event: 'reserved', effect: 'held', seal: 'c2b8e019' },
  { number: 44, event: 'released', effect: 'none', seal: '5a61f7d3' },
] as const

/** Explains how the ledger makes a credit checkable, with a page of it as an example. */
export function LedgerLines() {
  const { t } = useTranslation('landing')
  return (
    <section className="landing-section page" aria-labelledby="ledger-heading">
      <div className="landing-side">
        <h2 id="ledger-heading">{t('ledger.heading')}</h2>
        <p>{t('ledger.intro')}</p>
      </div>
      <table className="ledger-lines numbers">
        <caption>{t('ledger.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ledger.number')}</th>
            <th scope="col">{t('ledger.event')}</th>
            <th scope="col">{t('ledger.effect')}</th>
            <th scope="col">{t('ledger.seal')}</th>
          </tr>
        </thead>
        <tbody>
          {LINES.map((line) => (
            <tr key={line.number} data-event={line.event}>
              <td>{line.number}</td>
              <td>{t(`ledger.${line.event}`)}</td>
              <td>{t(`ledger.${line.effect}`)}</td>
              <td className="seal">{line.seal}…</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
