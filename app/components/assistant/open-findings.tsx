import { useTranslation } from 'react-i18next'
import type { ShownFinding } from '#app/domain/check/finding.ts'

/** What the check found and did not apply: only a person can decide about it. */
export function OpenFindings({ findings }: { findings: readonly ShownFinding[] }) {
  const { t } = useTranslation('result')
  if (findings.length === 0) return null
  return (
    <details open>
      <summary>{t('open_findings', { count: findings.length })}</summary>
      <ul className="changes">
        {findings.map(({ start, found, replacements, message }) => (
          <li key={start}>
            <q>{found}</q>
            {replacements.length > 0 && (
              <>
                {' → '}
                <ins>{replacements.map((each) => each || '–').join(' / ')}</ins>
              </>
            )}
            <span className="soft"> · {message}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
