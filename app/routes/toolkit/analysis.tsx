import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { checkOf, shownFindings } from '#app/.server/assistant/check/http/answers.ts'
import { messageOf, refusalInit } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { freeWork } from '#app/.server/text-work/http/answers.ts'
import { AnalysisForm } from '#app/components/toolkit/analysis-form.tsx'
import type { PostedCheck } from '#app/components/toolkit/mistakes.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { kindOf } from '#app/domain/check/finding.ts'
import {
  ANALYSIS_LANGUAGES,
  type AnalysisLanguage,
  AnalysisRequestSchema,
  requestedLanguage,
} from '#app/domain/writing/analysis/request.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/analysis'

/** Loads nothing. Without a loader, navigations by script would not pass the guards above. */
export function loader() {
  return null
}

/** Answers the posted form: the server counts and checks, sends the text back in the form, and stores nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = Object.fromEntries(await request.formData())
  const language: AnalysisLanguage = ANALYSIS_LANGUAGES.find((known) => known === fields.language) ?? 'auto'
  const values = { text: typeof fields.text === 'string' ? fields.text : '', language }
  const read = AnalysisRequestSchema.safeParse(fields)
  const t = translatorFor(localeOf(context))
  if (read.success) {
    const { text, language: chosen } = read.data
    const input = { text, language: requestedLanguage(chosen) }
    const analysed = await freeWork(context, 'analyse', input, request.signal)
    if (analysed.ok)
      return data({
        values,
        errors: [],
        analysis: analysed.value,
        check: await shownCheck(context, read.data, request),
      })
    const refused = [{ field: 'text', message: messageOf(analysed.code, context) }]
    return data({ values, errors: refused, analysis: null, check: undefined }, refusalInit(analysed))
  }
  const errors = read.error.issues.map(({ path, message }) => ({
    field: String(path[0] ?? 'text'),
    message: t(message as MessageKey),
  }))
  return data({ values, errors, analysis: null, check: undefined }, 400)
}

/** The mistakes in a text; null if they could not be looked for in time. */
async function shownCheck(
  context: Route.ActionArgs['context'],
  { text, language }: { text: string; language: AnalysisLanguage },
  { signal }: Request,
): Promise<PostedCheck | null> {
  if (language === 'other') return { language: null, spelling: false, findings: [] }
  const checked = await checkOf(context, { text, language, style: false }, signal)
  if (!checked.ok) return null
  const mistakes = checked.value.findings.filter(({ family }) => kindOf(family) === 'mistake')
  const findings = shownFindings(text, mistakes, translatorFor(localeOf(context)))
  return { language: checked.value.language, spelling: checked.value.spelling, findings }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function AnalysisPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('toolkit')
  return (
    <div className="toolkit">
      <title>{`${t('analysis.title')} · Penmark`}</title>
      <PageHeader title={t('analysis.title')} intro={t('analysis.intro')} />
      <AnalysisForm
        values={actionData?.values ?? { text: '', language: 'auto' }}
        analysis={actionData?.analysis ?? null}
        check={actionData?.check}
        errors={actionData?.errors ?? []}
      />
    </div>
  )
}
