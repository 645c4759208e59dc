import { Link } from 'react-router'
import { FindingList } from '#app/components/check/finding-list.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import type { ShownFinding } from '#app/domain/check/finding.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** The id of the form whose text was checked. */
export const ANALYSIS_FORM = 'analysis-form'

/** What the check found in a posted text; `language` is null if its rules know none of the text's, `more` says what is not listed. */
export type PostedCheck = {
  language: string | null
  spelling: boolean
  findings: readonly ShownFinding[]
  more: string | null
}

/** The mistakes in a text. `check` is null if the text could not be checked in time. */
export function Mistakes({ check }: { check: PostedCheck | null }) {
  const { t } = useTranslation('toolkit')
  const names = new Intl.DisplayNames([useLook().locale], { type: 'language' })
  if (check === null)
    return (
      <Callout kind="amber">
        <p>{t('mistake.late')}</p>
      </Callout>
    )
  const { language, spelling, findings, more } = check
  return (
    <section aria-labelledby="mistakes-heading" className="analysis-mistakes" id="mistakes">
      <h2 id="mistakes-heading">{t('mistake.title')}</h2>
      <p className="soft small">
        {language === null
          ? t('mistake.other_language')
          : t('mistake.intro', { language: names.of(language) ?? language })}
      </p>
      {language !== null && !spelling && <p className="small">{t('mistake.no_dictionary')}</p>}
      {language !== null && findings.length === 0 && <p>{t('mistake.none')}</p>}
      <FindingList findings={findings} form={ANALYSIS_FORM} />
      {more !== null && <p className="small">{more}</p>}
      <p className="small">
        <Link to="/dashboard/settings/dictionary">{t('mistake.dictionary')}</Link>
      </p>
    </section>
  )
}
