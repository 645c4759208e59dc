import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { TextArea } from '#app/components/ui/text-area.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { type Analysis, analyse } from '#app/domain/writing/analysis/analyse.ts'
import { ANALYSIS_LANGUAGES, type AnalysisLanguage, requestedLanguage } from '#app/domain/writing/analysis/languages.ts'
import { MAX_ANALYSED } from '#app/domain/writing/analysis/limits.ts'
import { AnalysisRequestSchema } from '#app/domain/writing/analysis/request.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { AnalysisReport } from './analysis-report.tsx'
import { ANALYSIS_FORM, Mistakes, type PostedCheck } from './mistakes.tsx'
import './toolkit.css'

/** While the user types, the text is counted after each pause of this length. */
const PAUSE_MS = 250

type Props = {
  values: { text: string; language: AnalysisLanguage }
  /** The server's answer to the form posted without a script. */
  analysis: Analysis | null
  /** The mistakes in the posted text, null if they could not be looked for in time; absent if no text was posted. */
  check: PostedCheck | null | undefined
  /** The findings that the person ignores in this text, by name. */
  ignored: readonly string[]
  errors: readonly { field: string; message: string }[]
  /** The host of the operator's LanguageTool; null without one. */
  neighbour: string | null
}

/**
 * A text and its counts. Without a script the form is posted and answered; with one the browser counts while the user
 * types, and the text stays in the browser.
 */
export function AnalysisForm({ values, analysis: posted, check, ignored, errors, neighbour }: Props) {
  const { t } = useTranslation('toolkit')
  const { locale } = useLook()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [analysis, setAnalysis] = useState(posted)
  const [live, setLive] = useState(false)
  const busy = useNavigation().state === 'submitting'
  useEffect(() => {
    setLive(true)
    // The text may have been typed before the script arrived.
    if (form.current !== null && posted === null) setAnalysis(analysisOf(form.current))
    return () => clearTimeout(timer.current)
  }, [posted])
  const changed = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current !== null) setAnalysis(analysisOf(form.current))
    }, PAUSE_MS)
  }
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return (
    <>
      <Form
        method="post"
        // Percent-encoding would make a long text three times as large as a form may be.
        encType="multipart/form-data"
        className="stack analysis-form"
        ref={form}
        id={ANALYSIS_FORM}
        onChange={changed}
        onSubmit={(event) => {
          const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
          if (!live || pressed?.getAttribute('name') === 'intent') return
          // The analysis is already on the page, and the text stays in the browser.
          event.preventDefault()
          setAnalysis(analysisOf(event.currentTarget))
        }}
        noValidate
      >
        {ignored.map((name) => (
          <input key={name} type="hidden" name="ignored" value={name} />
        ))}
        <ErrorSummary errors={errors} />
        <TextArea
          name="text"
          label={t('analysis.text')}
          hint={t('analysis.hint')}
          error={errors.filter(({ field }) => field === 'text').map(({ message }) => message)}
          limit={MAX_ANALYSED}
          defaultValue={values.text}
          rows={10}
          writing
        />
        <Select
          name="language"
          label={t('analysis.language')}
          error={errors.filter(({ field }) => field === 'language').map(({ message }) => message)}
          defaultValue={values.language}
          options={ANALYSIS_LANGUAGES.map((value) => ({
            value,
            label: value === 'auto' || value === 'other' ? t(`analysis.${value}`) : (names.of(value) ?? value),
          }))}
        />
        <div className="row">
          <Button busy={busy}>{t('analysis.go')}</Button>
          <Button name="intent" value="check" variant="secondary" busy={busy}>
            {t('mistake.go')}
          </Button>
        </div>
        <p className="small soft">
          {live ? `${t('analysis.here')} ${t('mistake.sent')}` : t('analysis.free')}
          {neighbour !== null && ` ${t('mistake.neighbour', { host: neighbour })}`}
        </p>
      </Form>
      {check !== undefined && <Mistakes check={check} />}
      {analysis !== null && <AnalysisReport analysis={analysis} />}
    </>
  )
}

function analysisOf(form: HTMLFormElement): Analysis | null {
  const read = AnalysisRequestSchema.safeParse(Object.fromEntries(new FormData(form)))
  return read.success ? analyse(read.data.text, requestedLanguage(read.data.language)) : null
}
