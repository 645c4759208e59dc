import { Callout } from '#app/components/ui/callout.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { preview } from '#app/domain/library/previews.ts'
import type { Analysis } from '#app/domain/writing/analysis/analyse.ts'
import type { Finding } from '#app/domain/writing/analysis/findings.ts'
import { FINDINGS_SHOWN, LONG_SENTENCE, READABLE_WORDS } from '#app/domain/writing/analysis/limits.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './toolkit.css'

const KINDS = ['long', 'passive', 'filler', 'doubled', 'often'] as const satisfies readonly Finding['kind'][]

/** The result of the analysis: figures, readability, places that may be worth a second look, and signs of tone. */
export function AnalysisReport({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation('toolkit')
  const { locale } = useLook()
  const { number } = formatsFor(locale)
  const { language, readability, tone } = analysis
  const decimal = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 2 })
  const figures: [label: string, value: string][] = [
    [t('figure.words'), number(analysis.words)],
    [t('figure.sentences'), number(analysis.sentences)],
    [t('figure.paragraphs'), number(analysis.paragraphs)],
    [t('figure.characters'), number(analysis.characters)],
    [t('figure.reading'), timeOf(analysis.readingSeconds, t)],
    [
      t('figure.average'),
      t('figure.inWords', { count: analysis.averageSentence, shown: decimal(analysis.averageSentence) }),
    ],
    [
      t('figure.longest'),
      t('figure.inWords', { count: analysis.longestSentence, shown: number(analysis.longestSentence) }),
    ],
  ]
  if (analysis.syllablesPerWord !== null) figures.push([t('figure.syllables'), decimal(analysis.syllablesPerWord)])
  const signs: [label: string, value: number][] = [
    [t('tone.questions'), tone.questions],
    [t('tone.exclamations'), tone.exclamations],
    [t('tone.capitals'), tone.capitals],
    ...(tone.address === null ? [] : [[t('tone.address'), tone.address] as [string, number]]),
  ]
  return (
    <div className="analysis">
      <section aria-labelledby="ease-heading" className="analysis-part">
        <h2 id="ease-heading">{t('ease.title')}</h2>
        {readability !== null ? (
          <>
            <p className="analysis-score numbers">
              {decimal(readability.score)} <span>{t(`ease.band.${readability.band}`)}</span>
            </p>
            <p className="soft small">
              {t('ease.formula', { formula: readability.formula, language: nameOf(language ?? 'en', locale) })}
            </p>
          </>
        ) : (
          <Callout>
            <p>{language === null ? t('ease.otherLanguage') : t('ease.tooShort', { count: READABLE_WORDS })}</p>
          </Callout>
        )}
      </section>
      <section aria-labelledby="figures-heading" className="analysis-part">
        <h2 id="figures-heading">{t('figure.title')}</h2>
        <dl className="analysis-figures numbers">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="findings-heading" className="analysis-part">
        <h2 id="findings-heading">{t('finding.title')}</h2>
        <p className="soft small">
          {language === null ? t('finding.otherLanguage') : t('finding.intro', { language: nameOf(language, locale) })}
        </p>
        {analysis.findings.length === 0 && <p>{t('finding.none')}</p>}
        {KINDS.map((kind) => (
          <Kind key={kind} kind={kind} findings={analysis.findings.filter((finding) => finding.kind === kind)} />
        ))}
      </section>
      <section aria-labelledby="tone-heading" className="analysis-part">
        <h2 id="tone-heading">{t('tone.title')}</h2>
        <p className="soft small">{t('tone.intro')}</p>
        <dl className="analysis-figures numbers">
          {signs.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{number(value)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function Kind({ kind, findings }: { kind: Finding['kind']; findings: readonly Finding[] }) {
  const { t } = useTranslation('toolkit')
  const { number } = formatsFor(useLook().locale)
  if (findings.length === 0) return null
  const more = findings.length - FINDINGS_SHOWN
  return (
    <details open={findings.length <= FINDINGS_SHOWN}>
      <summary>
        {kind === 'long' ? t('finding.long', { words: LONG_SENTENCE }) : t(`finding.${kind}`)}{' '}
        <span className="soft numbers">{number(findings.length)}</span>
      </summary>
      <ul>
        {findings.slice(0, FINDINGS_SHOWN).map((finding) => (
          <li key={finding.at} dir="auto">
            {preview(finding.found, 120)}
            {finding.kind === 'long' && (
              <span className="soft">
                {' '}
                · {t('figure.inWords', { count: finding.words, shown: number(finding.words) })}
              </span>
            )}
            {finding.kind === 'often' && (
              <span className="soft"> · {t('finding.times', { count: finding.times })}</span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="soft small">{t('finding.more', { count: more })}</p>}
    </details>
  )
}

type Words = ReturnType<typeof useTranslation<'toolkit'>>['t']

function timeOf(seconds: number, t: Words): string {
  if (seconds < 60) return t('figure.seconds', { seconds })
  return t('figure.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}

function nameOf(language: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
}
