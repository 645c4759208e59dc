import { CheckIcon } from '@radix-ui/react-icons'
import { preview } from '#app/domain/library/previews.ts'
import type { StyleFinding } from '#app/domain/library/rules.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './library.css'

/** The places at which a text breaks the hard rules of its style, in the order of the text. */
export function Findings({ findings }: { findings: readonly StyleFinding[] }) {
  const { t } = useTranslation('own')
  const words = (finding: StyleFinding) => {
    if (finding.rule === 'banned') return t('findings.banned', { found: finding.found })
    if (finding.rule === 'spelling') return t('findings.spelling', { found: finding.found, instead: finding.instead })
    const { words: count, longest, found } = finding
    return t('findings.sentence', { words: count, longest, found: preview(found, 120) })
  }
  return (
    <section className="library-findings" aria-labelledby="findings-heading" role="status">
      <h3 id="findings-heading">{t('findings.title')}</h3>
      {findings.length === 0 ? (
        <p>
          <CheckIcon aria-hidden="true" /> {t('findings.none')}
        </p>
      ) : (
        <>
          <p>{t('findings.count', { count: findings.length })}</p>
          <ul>
            {findings.map((finding) => (
              <li key={`${finding.rule} ${finding.at}`}>{words(finding)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
