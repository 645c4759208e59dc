import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import type { InvoiceView } from '#app/domain/billing/view.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './invoice-table.css'

/** All charges, newest first, with Stripe's own invoices. On narrow screens each line becomes a block. */
export function InvoiceTable({ invoices }: { invoices: readonly InvoiceView[] }) {
  const { t } = useTranslation('billing')
  const formats = formatsFor(useLook().locale)
  return (
    <section className="stack" aria-labelledby="history-heading">
      <h2 id="history-heading">{t('history.title')}</h2>
      {invoices.length === 0 ? (
        <EmptyState title={t('history.empty')} />
      ) : (
        <table className="invoices numbers">
          <thead>
            <tr>
              <th scope="col">{t('history.date')}</th>
              <th scope="col">{t('history.description')}</th>
              <th scope="col">{t('history.amount')}</th>
              <th scope="col">{t('history.status')}</th>
              <th scope="col">{t('history.invoice')}</th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <tr key={invoice.id}>
                <td>{formats.day(invoice.date * 1000)}</td>
                <td>
                  {invoice.plan === null ? t('history.other') : t('history.plan', { plan: planFor(invoice.plan).name })}
                </td>
                <td>{formats.money(invoice.amount, invoice.currency)}</td>
                <td>{t(`history.${invoice.status}`)}</td>
                <td>
                  <InvoiceLinks invoice={invoice} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function InvoiceLinks({ invoice: { url, pdf, number } }: { invoice: InvoiceView }) {
  const { t } = useTranslation('billing')
  if (url === null && pdf === null) return <span className="soft">{t('history.missing')}</span>
  const away = { target: '_blank', rel: 'noreferrer' }
  const named = { number: number ?? '' }
  return (
    <span className="row">
      {url !== null && (
        <a href={url} {...away} aria-label={t('history.viewOf', named)}>
          {t('history.view')}
        </a>
      )}
      {pdf !== null && (
        <a href={pdf} {...away} aria-label={t('history.pdfOf', named)}>
          {t('history.pdf')}
        </a>
      )}
    </span>
  )
}
