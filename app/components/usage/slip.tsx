import type { Slip as SlipData } from '#app/.server/usage/usage.ts'
import { type Formats, formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { type Message, useMessage } from '#app/components/ui/use-message.ts'
import { Wordmark } from '#app/components/ui/wordmark.tsx'
import { DAY_MS } from '#app/domain/usage/period.ts'
import type { Translate } from '#app/locales/i18n.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { eventWords } from './item-words.ts'
import { Seal } from './seal.tsx'
import { Figures } from './statement-box.tsx'
import { timesFor } from './times.ts'
import './slip.css'
import './print.css'

/** One entry as a slip of paper, which is also all that is printed of its page. */
export function Slip({ slip: { receipt, left } }: { slip: SlipData }) {
  const { t } = useTranslation('usage')
  const message = useMessage()
  const { locale } = useLook()
  const formats = formatsFor(locale)
  const { time } = timesFor(locale)
  const { what, cost } = wordsOn(receipt, t, message, formats)
  const sealed = receipt.state === 'proven'
  return (
    <div className="receipt-slip-shadow">
      <section className="receipt-slip numbers" aria-label={t('receipt.slip')}>
        <p className="receipt-slip-line receipt-slip-head">
          <Wordmark />
          <span>{t('receipt.number', { seq: formats.number(receipt.seq) })}</span>
        </p>
        <p className="receipt-slip-line receipt-slip-what">
          <span>{what}</span>
          <span>{cost}</span>
        </p>
        <p className="receipt-slip-line">
          <span>{formats.day(receipt.at)}</span>
          <time dateTime={new Date(receipt.at).toISOString()}>{`${time(receipt.at)} UTC`}</time>
        </p>
        {receipt.event.type === 'period.closed' && (
          <div className="receipt-slip-figures">
            <Figures statement={receipt.event.data} formats={formats} />
          </div>
        )}
        {left !== null && (
          <p className="receipt-slip-line receipt-slip-left">
            <span>{t('receipt.left')}</span>
            <span>{t('receipt.leftOf', left)}</span>
          </p>
        )}
        <p className="receipt-slip-seal" role="status">
          <Seal sealed={sealed} />
          {sealed ? t('receipt.sealed', { time: sealedAt(receipt, locale) }) : t('receipt.sealing')}
        </p>
      </section>
    </div>
  )
}

/** The time of the checkpoint, with its day if that is another than the entry's. */
export function sealedAt({ at, provenAt }: { at: number; provenAt: number }, locale: Parameters<typeof timesFor>[0]) {
  const sameDay = Math.floor(at / DAY_MS) === Math.floor(provenAt / DAY_MS)
  return sameDay ? timesFor(locale).time(provenAt) : formatsFor(locale).second(provenAt)
}

function wordsOn(
  { event, begun, end }: SlipData['receipt'],
  t: Translate<'usage'>,
  message: Message,
  formats: Formats,
): { what: string; cost: string } {
  switch (event.type) {
    case 'request.reserved': {
      const what = message(`assistant:operation.${event.data.operation}`)
      return { what, cost: end === null ? t('item.running') : t('receipt.begun') }
    }
    case 'request.settled':
    case 'request.released':
    case 'request.expired': {
      const what = begun === null ? t('type.request') : message(`assistant:operation.${begun.data.operation}`)
      const credits = event.type === 'request.settled' ? event.data.amount : 0
      return { what, cost: credits === 0 ? t('item.free') : t('item.spent', { count: credits }) }
    }
    default:
      return eventWords(event, t, formats)
  }
}
