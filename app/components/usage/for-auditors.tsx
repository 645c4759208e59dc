import { Link } from 'react-router'
import type { Slip } from '#app/.server/usage/usage.ts'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { receiptFile } from '#app/domain/usage/standing.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { receiptLink, type UsageBase } from './base.ts'
import { countedOf, relatedOf } from './receipt-words.ts'
import { VerifierLinks } from './verifier-links.tsx'
import './for-auditors.css'

/** What an auditor needs of an entry: its numbers, its bytes, its hash, and how to check it without Penmark. */
export function ForAuditors({ base, slip, period }: { base: UsageBase; slip: Slip; period: string }) {
  const { t } = useTranslation('usage')
  const formats = formatsFor(useLook().locale)
  const { receipt, standing } = slip
  const { seq, event, leaf, body } = receipt
  const related = relatedOf(event, receipt.end, t, formats)
  const counted = countedOf(event, t, formats)
  return (
    <details className="for-auditors">
      <summary>{t('receipt.facts')}</summary>
      <div className="for-auditors-inside">
        {receipt.state === 'proven' && (
          <p>{t('receipt.provenText', { date: formats.second(receipt.provenAt), count: receipt.size })}</p>
        )}
        {counted.length > 0 && <p>{counted.join(' ')}</p>}
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
          <div>
            <dt>{t('receipt.standing.title')}</dt>
            <dd>{t(`receipt.standing.${standing}`)}</dd>
          </div>
        </dl>
        {related.length > 0 && (
          <ul className="receipt-related">
            {related.map((each) => (
              <li key={each.seq}>
                <Link to={receiptLink(base, each.seq)}>{each.words}</Link>
              </li>
            ))}
          </ul>
        )}
        <Code name={t('receipt.leaf')} text={leaf} copy={t('receipt.copy')} copied={t('receipt.copied')} />
        <Code name={t('receipt.bytes')} text={body} copy={t('receipt.copyBytes')} copied={t('receipt.copiedBytes')} />
        <p className="soft small">{t('receipt.bytesText')}</p>
        <h2 className="for-auditors-how">{t('receipt.how')}</h2>
        <ol className="receipt-steps">
          <li>
            <p>{t('receipt.step1')}</p>
            <VerifierLinks page={false} />
          </li>
          <li>
            <p>{t('receipt.step2')}</p>
            <p className="row">
              {receipt.state === 'proven' ? (
                <ButtonAnchor href={`${receiptLink(base, seq)}/proof`} download variant="secondary" size="small">
                  {t('receipt.download', { name: `entry-${seq}.tlog-proof` })}
                </ButtonAnchor>
              ) : (
                <>
                  <span className="soft small">{t('receipt.notYet')}</span>
                  <JsonFile name={`receipt-${seq}.json`} text={JSON.stringify(receiptFile(receipt, standing, null))} />
                </>
              )}
              <JsonFile name={`entry-${seq}.json`} text={body} />
            </p>
            <pre className="receipt-command">
              <code>
                {receipt.state === 'proven'
                  ? `node ledger-verify.mjs --receipt entry-${seq}.tlog-proof --event entry-${seq}.json --key penmark.vkey`
                  : `node ledger-verify.mjs --receipt receipt-${seq}.json --key penmark.vkey`}
              </code>
            </pre>
          </li>
        </ol>
        <p className="soft">
          <Link to={`${base}/export?month=${period}`}>{t('receipt.bundle')}</Link>
        </p>
      </div>
    </details>
  )
}

/** A file of what the page has already; a data link needs no second request. */
function JsonFile({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('usage')
  const href = `data:application/json;charset=utf-8,${encodeURIComponent(text)}`
  return (
    <ButtonAnchor href={href} download={name} variant="secondary" size="small">
      {t('receipt.download', { name })}
    </ButtonAnchor>
  )
}

/** A value to compare character by character, with a button that copies it. */
function Code({ name, text, copy, copied }: { name: string; text: string; copy: string; copied: string }) {
  const { t } = useTranslation('usage')
  return (
    <div className="receipt-code">
      <p className="receipt-code-head">
        <span>{name}</span>
        <CopyButton
          text={text}
          label={copy}
          copiedLabel={copied}
          onFailure={() => notify('error', t('receipt.copyFailed'))}
        />
      </p>
      <code>{text}</code>
    </div>
  )
}
