import { useTranslation } from 'react-i18next'
import './verifier-links.css'

/** Where this site keeps the verifier and the key of its log. Files, not screens: the browser fetches them as they are. */
export function VerifierLinks({
  page = true,
}: {
  /** False where what is to be checked is nothing for the page. */
  page?: boolean
}) {
  const { t } = useTranslation('usage')
  return (
    <ul className="verifier-links">
      {page && (
        <li>
          <a href="/verify/ledger-verify.html" download>
            {t('tools.html')}
          </a>{' '}
          <span className="soft small">ledger-verify.html</span>
        </li>
      )}
      <li>
        <a href="/verify/ledger-verify.mjs" download>
          {t('tools.cli')}
        </a>{' '}
        <span className="soft small">ledger-verify.mjs</span>
      </li>
      <li>
        <a href="/ledger/vkey" download="penmark.vkey">
          {t('tools.key')}
        </a>{' '}
        <span className="soft small">penmark.vkey</span>
      </li>
    </ul>
  )
}
