import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { messageOf, refusalInit } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { freeWork } from '#app/.server/text-work/http/answers.ts'
import { AnalysisForm } from '#app/components/toolkit/analysis-form.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
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

/** Answers the form posted without a script: the server counts, sends the text back in the form, and stores nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = Object.fromEntries(await request.formData())
  const language: AnalysisLanguage = ANALYSIS_LANGUAGES.find((known) => known === fields.language) ?? 'auto'
  const values = { text: typeof fields.text === 'string' ? fields.text : '', language }
  const read = AnalysisRequestSchema.safeParse(fields)
  if (read.success) {
    const input = { text: read.data.text, language: requestedLanguage(read.data.language) }
    const analysed = await freeWork(context, 'analyse', input, request.signal)
    if (analysed.ok) return data({ values, errors: [], analysis: analysed.value })
    const refused = [{ field: 'text', message: messageOf(analysed.code, context) }]
    return data({ values, errors: refused, analysis: null }, refusalInit(analysed))
  }
  const t = translatorFor(localeOf(context))
  const errors = read.error.issues.map(({ path, message }) => ({
    field: String(path[0] ?? 'text'),
    message: t(message as MessageKey),
  }))
  return data({ values, errors, analysis: null }, 400)
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
        errors={actionData?.errors ?? []}
      />
    </div>
  )
}
