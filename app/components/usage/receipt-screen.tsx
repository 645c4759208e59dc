import { ChevronLeftIcon } from '@radix-ui/react-icons'
import { Link, useRevalidator } from 'react-router'
import type { SlipView } from '#app/.server/usage/http/slip-answer.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { periodStart } from '#app/domain/usage/period.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { monthLink, OWN_USAGE, receiptLink, type UsageBase } from './base.ts'
import { ForAuditors } from './for-auditors.tsx'
import { sentencesOf } from './receipt-words.ts'
import { Slip } from './slip.tsx'
import { SlipCheck } from './slip-check.tsx'
import { useAskAgain } from './use-ask-again.ts'
import './receipt-screen.css'

/** The approximate interval between checkpoints. */
const EVERY_MS = 10_000

/** The sentence for each standing. */
const SURE = { recorded: 'sealingText', replicated: 'copiedText', published: 'sealedText' } as const

/**
 * One entry of the ledger: the slip, its meaning, and the check of it; all that only auditors need is folded away.
 * `place` names the ledger in the title of the window; absent for the viewer's own.
 */
export function ReceiptScreen({ base, slip, place }: { base: UsageBase; slip: SlipView; place?: string }) {
  const { t } = useTranslation(['usage', 'provenance'])
  const message = useMessage()
  const formats = formatsFor(useLook().locale)
  const { receipt, standing, evidence, checked } = slip
  const { seq, event } = receipt
  const period = 'period' in event.data ? event.data.period : periodOf(receipt.at)
  const here = receiptLink(base, seq)
  const proven = receipt.state === 'proven'
  // A passage is tied to the end of its request.
  const shared = event.type === 'request.settled' ? seq : receipt.end
  // An auditor reloads by hand, because each view adds a line to the owner's list.
  const { revalidate } = useRevalidator()
  useAskAgain(base === OWN_USAGE && !proven, () => void revalidate(), EVERY_MS)
  return (
    <article className="receipt">
      <title>{`${t('receipt.document', { seq })} · ${place ?? t('title')} · Penmark`}</title>
      <Slip slip={slip} />
      <div className="receipt-words">
        <p>
          <Link to={monthLink(base, period)} className="receipt-back">
            <ChevronLeftIcon aria-hidden="true" />
            {t('receipt.back', { month: formats.month(periodStart(period)) })}
          </Link>
        </p>
        <h1>{t('receipt.title', { seq: formats.number(seq) })}</h1>
        <p className="text">{[...sentencesOf(event, t, message, formats), t(`receipt.${SURE[standing]}`)].join(' ')}</p>
        {proven && evidence !== null ? (
          <SlipCheck key={seq} evidence={evidence} receipt={receipt} checked={checked} here={here} />
        ) : (
          <p className="row">
            <ButtonLink to={here} variant="secondary" preventScrollReset>
              {t('receipt.reload')}
            </ButtonLink>
          </p>
        )}
        {base === OWN_USAGE && shared !== null && (
          <p>
            <Link to={`${receiptLink(base, shared)}/share`}>{t('provenance:share.open')}</Link>
          </p>
        )}
        <ForAuditors base={base} slip={slip} period={period} />
      </div>
    </article>
  )
}
