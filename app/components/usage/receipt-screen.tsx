import { CheckCircledIcon, ClockIcon, DownloadIcon } from '@radix-ui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link, useRevalidator } from 'react-router'
import type { Receipt } from '#app/.server/ledger/index.ts'
import { ButtonAnchor, ButtonLink } from '#app/components/ui/button.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { periodStart } from '#app/domain/usage/period.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { monthLink, OWN_USAGE, receiptLink, type UsageBase } from './base.ts'
import { relatedOf, sentencesOf } from './receipt-words.ts'
import { Figures } from './statement-box.tsx'
import { VerifierLinks } from './verifier-links.tsx'
import './receipt-screen.css'
import { useEffect } from 'react'

/**
 * One entry of the ledger: its meaning, whether it is proven yet, its bytes, and how to check it without Penmark.
 * `place` names the ledger in the title of the window; absent for the viewer's own.
 */
export function ReceiptScreen({ base, receipt, place }: { base: UsageBase; receipt: Receipt; place?: string }) {
  const { t } = useTranslation('usage')
  const message = useMessage()
  const formats = formatsFor(useLook().locale)
  const { seq, event, leaf, body } = receipt
  const period = 'period' in event.data ? event.data.period : periodOf(receipt.at)
  const operation = event.type === 'request.reserved' ? event.data.operation : receipt.begun?.data.operation
  const related = relatedOf(event, receipt.end, t, formats)
  const month = formats.month(periodStart(period))
  // An auditor reloads by hand, because each view adds a line to the owner's list.
  useAskAgain(base === OWN_USAGE && receipt.state === 'promised')
  return (
    <article className="receipt">
      <title>{`${t('receipt.document', { seq })} · ${place ?? t('title')} · Penmark`}</title>
      <PageHeader
        title={t('receipt.title', { seq: formats.number(seq) })}
        intro={<Link to={monthLink(base, period)}>{t('receipt.back', { month })}</Link>}
      />
      <ProofState receipt={receipt} here={receiptLink(base, seq)} />
      <section className="receipt-part" aria-labelledby="what-heading">
        <h2 id="what-heading">{t('receipt.what')}</h2>
        <div className="text">
          {operation !== undefined && (
            <p className="receipt-operation">{message(`assistant:operation.${operation}`)}</p>
          )}
          <p>{sentencesOf(event, t, message, formats).join(' ')}</p>
        </div>
        {event.type === 'period.closed' && <Figures statement={event.data} formats={formats} />}
        {related.length > 0 && (
          <ul className="receipt-related">
            {related.map((each) => (
              <li key={each.seq}>
                <Link to={receiptLink(base, each.seq)}>{each.words}</Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="receipt-part" aria-labelledby="facts-heading">
        <h2 id="facts-heading">{t('receipt.facts')}</h2>
        <dl className="facts-list numbers">
          <div>
            <dt>{t('receipt.seq')}</dt>
            <dd>{formats.number(seq)}</dd>
          </div>
          <div>
            <dt>{t('receipt.aseq')}</dt>
            <dd>{formats.number(event.aseq)}</dd>
          </div>
          <div>
            <dt>{t('receipt.at')}</dt>
            <dd>
              <time dateTime={new Date(receipt.at).toISOString()}>{`${formats.second(receipt.at)} UTC`}</time>
            </dd>
          </div>
        </dl>
        <div className="receipt-code">
          <p className="receipt-code-head">
            <span id="leaf-label">{t('receipt.leaf')}</span>
            <CopyButton
              text={leaf}
              label={t('receipt.copy')}
              copiedLabel={t('receipt.copied')}
              onFailure={() => notify('error', t('receipt.copyFailed'))}
            />
          </p>
          <code>{leaf}</code>
        </div>
        <div className="receipt-code">
          <p className="receipt-code-head">
            <span>{t('receipt.bytes')}</span>
            <CopyButton
              text={body}
              label={t('receipt.copyBytes')}
              copiedLabel={t('receipt.copiedBytes')}
              onFailure={() => notify('error', t('receipt.copyFailed'))}
            />
          </p>
          <code>{body}</code>
          <p className="soft small">{t('receipt.bytesText')}</p>
        </div>
      </section>
      <section className="receipt-part" aria-labelledby="how-heading">
        <h2 id="how-heading">{t('receipt.how')}</h2>
        <ol className="receipt-steps">
          <li>
            <p>{t('receipt.step1')}</p>
            <VerifierLinks page={false} />
          </li>
          <li>
            <p>{t('receipt.step2')}</p>
            <pre className="receipt-command">
              <code>{`node ledger-verify.mjs --receipt entry-${seq}.tlog-proof --event entry-${seq}.json --key penmark.vkey`}</code>
            </pre>
          </li>
        </ol>
        <p className="soft">
          <Link to={`${base}/export?month=${period}`}>{t('receipt.bundle')}</Link>
        </p>
      </section>
    </article>
  )
}

function ProofState({ receipt, here }: { receipt: Receipt; here: string }) {
  const { t } = useTranslation('usage')
  const formats = formatsFor(useLook().locale)
  const proven = receipt.state === 'proven'
  return (
    <section className="proof" data-state={receipt.state} aria-labelledby="proof-heading" aria-live="polite">
      <h2 id="proof-heading">
        {proven ? <CheckCircledIcon aria-hidden="true" /> : <ClockIcon aria-hidden="true" />}
        {t(`receipt.${receipt.state}`)}
      </h2>
      {proven ? (
        <>
          <p>
            {t('receipt.provenText', {
              date: formats.second(receipt.provenAt),
              count: receipt.size,
            })}
          </p>
          <p className="row">
            <ButtonAnchor href={`${here}/proof`} download>
              <DownloadIcon aria-hidden="true" />
              {t('receipt.download', { name: `entry-${receipt.seq}.tlog-proof` })}
            </ButtonAnchor>
            {/* The page already has these bytes; a data link needs no second request. */}
            <ButtonAnchor
              href={`data:application/json;charset=utf-8,${encodeURIComponent(receipt.body)}`}
              download={`entry-${receipt.seq}.json`}
              variant="secondary"
            >
              <DownloadIcon aria-hidden="true" />
              {t('receipt.download', { name: `entry-${receipt.seq}.json` })}
            </ButtonAnchor>
          </p>
        </>
      ) : (
        <>
          <p>{t('receipt.promisedText')}</p>
          <p className="row">
            <ButtonLink to={here} variant="secondary" preventScrollReset>
              {t('receipt.reload')}
            </ButtonLink>
            <span className="soft small">{t('receipt.notYet')}</span>
          </p>
        </>
      )}
    </section>
  )
}

/** The approximate interval between checkpoints. */
const EVERY_MS = 10_000

/** Reloads the page's data every ten seconds while `wanted` is true and the page is visible. */
function useAskAgain(wanted: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!wanted) return
    const ask = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [wanted, revalidate])
}
