import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { UsageItem } from '#app/.server/ledger/index.ts'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { receiptLink, type UsageBase } from './base.ts'
import { wordsOf } from './item-words.ts'
import './item-list.css'

/** The lines of a month, each with a link to its receipt. */
export function ItemList({ base, items }: { base: UsageBase; items: readonly UsageItem[] }) {
  const { t } = useTranslation('usage')
  const message = useMessage()
  const formats = formatsFor(useLook().locale)
  return (
    <table className="items numbers">
      <thead>
        <tr>
          <th scope="col">{t('column.what')}</th>
          <th scope="col">{t('column.cost')}</th>
          <th scope="col">{t('column.when')}</th>
          <th scope="col">{t('column.entry')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const { what, more, cost } = wordsOf(item, t, message, formats)
          return (
            <tr key={item.seq} data-outcome={item.type === 'request' ? item.outcome : undefined}>
              <td>
                {what}
                {more.length > 0 && <span className="item-more">{more.join(' · ')}</span>}
              </td>
              <td className="item-cost">{cost}</td>
              <td className="soft">
                <time dateTime={new Date(item.at).toISOString()}>{formats.minute(item.at)}</time>
              </td>
              <td className="item-entry">
                <Link to={receiptLink(base, item.seq)}>{t('item.entry', { seq: formats.number(item.seq) })}</Link>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
