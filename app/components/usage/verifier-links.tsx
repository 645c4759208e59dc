import { useTranslation } from '../ui/use-translation.ts'
import './verifier-links.css'

/**
 * Links to the verifier and the log's public key on this site. They are files, so the browser downloads them as they
 * are.
 */
export function VerifierLinks({
  page = true,
}: {
  /** False if the HTML page cannot check this kind of file. */
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
