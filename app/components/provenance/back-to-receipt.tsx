import { ChevronLeftIcon } from '@radix-ui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OWN_USAGE, receiptLink } from '#app/components/usage/base.ts'
import '#app/components/usage/receipt-screen.css'

/** The way from the links of a receipt to the receipt itself. */
export function BackToReceipt({ seq }: { seq: number }) {
  const { t } = useTranslation('provenance')
  return (
    <p>
      <Link to={receiptLink(OWN_USAGE, seq)} className="receipt-back">
        <ChevronLeftIcon aria-hidden="true" />
        {t('share.back')}
      </Link>
    </p>
  )
}
