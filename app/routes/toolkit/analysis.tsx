import { data } from 'react-router'
import { checkContext } from '#app/.server/assistant/check/context.ts'
import { checkOf, moreFindings, shownFindings } from '#app/.server/assistant/check/http/answers.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { messageOf, refusalInit } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { dictionariesContext } from '#app/.server/preferences/context.ts'
import { freeWork } from '#app/.server/text-work/http/answers.ts'
import { AnalysisForm } from '#app/components/toolkit/analysis-form.tsx'
import type { PostedCheck } from '#app/components/toolkit/mistakes.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { kindOf } from '#app/domain/check/finding.ts'
import { pressedEntry } from '#app/domain/check/personal.ts'
import { ignoredByPress, nameInText } from '#app/domain/check/presses.ts'
import { ANALYSIS_LANGUAGES, type AnalysisLanguage, requestedLanguage } from '#app/domain/writing/analysis/languages.ts'
import { AnalysisRequestSchema } from '#app/domain/writing/analysis/request.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/analysis'

/** The server that reads checked texts beside this one, if the operator has one. */
export function loader({ context }: Route.LoaderArgs) {
  return { neighbour: context.get(checkContext).neighbour }
}

/**
 * Answers the posted form: the server counts and checks, sends the text back in the form, and stores nothing of it. A button of
 * a finding adds to the personal dictionary first, or ignores the finding in this text.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const fields = Object.fromEntries(form)
  const language: AnalysisLanguage = ANALYSIS_LANGUAGES.find((known) => known === fields.language) ?? 'auto'
  const ignored = ignoredIn(form)
  const typed = { values: { text: typeof fields.text === 'string' ? fields.text : '', language }, ignored }
  const read = AnalysisRequestSchema.safeParse(fields)
  if (!read.success) {
    const t = translatorFor(localeOf(context))
    const errors = read.error.issues.map(({ path, message }) => ({
      field: String(path[0] ?? 'text'),
      message: t(message as MessageKey),
    }))
    return data({ ...typed, errors, analysis: null, check: undefined }, 400)
  }
  const entry = pressedEntry(fields.intent)
  const added = entry === null ? undefined : context.get(dictionariesContext).add(context.get(userContext), entry)
  const input = { text: read.data.text, language: requestedLanguage(read.data.language) }
  const analysed = await freeWork(context, 'analyse', input, request.signal)
  if (!analysed.ok) {
    const refused = [{ field: 'text', message: messageOf(analysed.code, context) }]
    return data({ ...typed, errors: refused, analysis: null, check: undefined }, refusalInit(analysed))
  }
  const full = added !== undefined && !added.ok ? [{ field: 'text', message: messageOf(added.code, context) }] : []
  const check = await shownCheck(context, read.data, ignored, request)
  return data(
    { ...typed, errors: full, analysis: analysed.value, check },
    added?.ok === false ? refusalInit(added) : {},
  )
}

/** The names of the findings that the person ignores in this text, with the one just pressed. */
function ignoredIn(form: FormData): string[] {
  const pressed = ignoredByPress(form.get('intent'))
  const before = form.getAll('ignored').map(String)
  return [...new Set(pressed === null ? before : [...before, pressed])].slice(0, IGNORED_MAX)
}

const IGNORED_MAX = 100

/** The mistakes in a text; null if they could not be looked for in time. */
async function shownCheck(
  context: Route.ActionArgs['context'],
  { text, language }: { text: string; language: AnalysisLanguage },
  ignored: readonly string[],
  { signal }: Request,
): Promise<PostedCheck | null> {
  if (language === 'other') return { language: null, spelling: false, findings: [], more: null }
  const checked = await checkOf(context, { text, language, style: false }, signal)
  if (!checked.ok) return null
  const mistakes = checked.value.findings.filter(({ family }) => kindOf(family) === 'mistake')
  const say = translatorFor(localeOf(context))
  const findings = shownFindings(text, mistakes, say)
  const names = new Set(ignored)
  return {
    language: checked.value.language,
    spelling: checked.value.spelling,
    findings: findings.filter(({ rule, found }) => !names.has(nameInText(rule, found))),
    more: moreFindings(checked.value, say),
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function AnalysisPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('toolkit')
  return (
    <div className="toolkit">
      <title>{`${t('analysis.title')} · Penmark`}</title>
      <PageHeader title={t('analysis.title')} intro={t('analysis.intro')} />
      <AnalysisForm
        values={actionData?.values ?? { text: '', language: 'auto' }}
        analysis={actionData?.analysis ?? null}
        check={actionData?.check}
        ignored={actionData?.ignored ?? []}
        errors={actionData?.errors ?? []}
        neighbour={loaderData.neighbour}
      />
    </div>
  )
}
