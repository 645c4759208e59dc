import { Button } from '#app/components/ui/button.tsx'
import type { Analysis } from '#app/domain/writing/analysis/analyse.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** More of them would hide the text on a phone; the page “Readability and style” lists all. */
const MOST_FINDINGS = 10

/** Figures and findings of the text, in the margin beside it. With scripts a finding leads to its place in the text. */
export function DeskAnalysis({
  analysis,
  isScripted,
  onFind,
}: {
  analysis: Analysis
  isScripted: boolean
  onFind: (at: number, length: number) => void
}) {
  const { t, i18n } = useTranslation('assistant')
  const number = (value: number) => value.toLocaleString(i18n.language)
  const { readability, findings } = analysis
  const figures = [
    ['ease', readability === null ? '–' : number(readability.score)],
    ['words', number(analysis.words)],
    ['sentences', number(analysis.sentences)],
    ['reading', t('analysis.seconds', { count: analysis.readingSeconds })],
  ] as const
  const words = (finding: Analysis['findings'][number]) =>
    finding.kind === 'long'
      ? t('analysis.long', { count: finding.words })
      : finding.kind === 'often'
        ? t('analysis.often', { count: finding.times })
        : t(`analysis.${finding.kind}`)
  return (
    <aside className="desk-analysis" aria-label={t('operation.analyze')}>
      <dl className="numbers">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`analysis.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {findings.slice(0, MOST_FINDINGS).map((finding) => (
          <li key={`${finding.kind} ${finding.at}`} dir="auto">
            {isScripted ? (
              <Button
                type="button"
                variant="quiet"
                size="small"
                onClick={() => onFind(finding.at, finding.found.length)}
              >
                {words(finding)}
              </Button>
            ) : (
              <b>{words(finding)}</b>
            )}{' '}
            <span className="soft">{excerptOf(finding.found)}</span>
          </li>
        ))}
      </ul>
      {findings.length === 0 && <p className="soft">{t('analysis.none')}</p>}
    </aside>
  )
}

/** The beginning of a passage, which its place in the text completes. */
function excerptOf(found: string): string {
  return found.length > 48 ? `${found.slice(0, 47).trimEnd()}…` : found
}
