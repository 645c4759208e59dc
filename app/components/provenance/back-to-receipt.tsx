import { ChevronLeftIcon } from '@radix-ui/react-icons'
import { Link } from 'react-router'
import { useTranslation } from '#app/components/ui/use-translation.ts'
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
