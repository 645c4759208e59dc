import type { RouterContextProvider } from 'react-router'
import type { ZodError } from 'zod'
import { messageOf } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { glossaryFor } from '#app/.server/library/http/glossary.ts'
import type { AssistAnswer, FieldError, OfferedOperation } from '#app/domain/assistant/answer.ts'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import type { ShownFinding } from '#app/domain/check/finding.ts'
import { dayFormat } from '#app/domain/preferences/day-format.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { shownFindings } from '../check/http/answers.ts'
import { assistantContext } from '../context.ts'
import type { Note } from '../engines/engine.ts'
import type { AssistFailure, AssistOutcome, AssistSuccess } from '../outcome.ts'

type Context = Readonly<RouterContextProvider>

/** The operations as this engine offers them, with its limits in the reader's language. */
export function offeredOperations(context: Context): OfferedOperation[] {
  const t = translatorFor(localeOf(context))
  const { capabilities } = context.get(assistantContext).engine
  return OPERATIONS.map((operation) => {
    const { level, languages, note } = capabilities[operation]
    return {
      operation,
      offered: level !== 'none',
      languages,
      note: note === undefined ? null : t(`engine:${note}` as MessageKey),
    }
  })
}

/** The outcome as the screen shows it: messages, notes and reasons in the reader's language. `input` is the text that was processed. */
export function assistAnswer(outcome: AssistOutcome, context: Context, input: string): AssistAnswer {
  return outcome.ok ? answerOf(outcome, context, input) : refusalOf(outcome, context)
}

/** A refusal as the screen shows it. */
export function refusalOf(outcome: AssistFailure, context: Context): AssistAnswer & { ok: false } {
  return {
    ok: false,
    code: outcome.code,
    message: messageOf(outcome.code, context, { values: limitValues(outcome.usage, context) }),
    notes: (outcome.notes ?? []).map(noteIn(context)),
    language: outcome.language ?? null,
    usage: outcome.usage ?? null,
  }
}

/** A useful answer as the screen shows it. */
export function answerOf(outcome: AssistSuccess, context: Context, input: string): AssistAnswer & { ok: true } {
  const t = translatorFor(localeOf(context))
  const check = outcome.checked && {
    findings: shownFindings(input, outcome.checked.findings, t),
    offered: outcome.checked.offered,
  }
  return {
    ok: true,
    text: outcome.text,
    tokensUsed: outcome.tokensUsed,
    usage: outcome.usage,
    receipt: outcome.receipt ?? null,
    // The proof marks these facts itself.
    notes: outcome.notes.filter(({ key }) => key !== 'openai.meaning_differs').map(noteIn(context)),
    changes:
      check?.findings.filter(({ ticked }) => ticked).map(changeOf) ??
      outcome.changes.map((change) => ({ ...change, reason: t(`engine:${change.reason}` as MessageKey) })),
    check: check ?? null,
    findings: outcome.findings === undefined ? null : [...outcome.findings],
    language: outcome.language ?? null,
    model: outcome.model,
    promptVersion: outcome.promptVersion ?? null,
    replayed: outcome.replayed,
    alternatives: [...outcome.alternatives],
    sent: outcome.sent ?? null,
    masked: outcome.masked,
    hiding: outcome.hiding ?? null,
    glossary: glossaryFor(context),
  }
}

/** Writes notes in the reader's language. */
export function noteIn(context: Context) {
  const locale = localeOf(context)
  const t = translatorFor(locale)
  return ({ key, values }: Note) => t(`engine:${key}` as MessageKey, { ...values, ...languageNames(values, locale) })
}

function changeOf({ found, replacements, message }: ShownFinding) {
  return { before: found, after: replacements[0] ?? '', reason: message }
}

/** The problems of a request, field by field, in the reader's language. */
export function problemsOf(error: ZodError | undefined, context: Context): FieldError[] {
  const t = translatorFor(localeOf(context))
  return (error?.issues ?? []).map((issue) => ({
    field: String(issue.path[0] ?? 'text'),
    message: t(issue.message as MessageKey),
  }))
}

function limitValues(usage: UsageSummary | undefined, context: Context): Record<string, string | number> {
  if (usage === undefined) return {}
  const date = dayFormat(localeOf(context), { day: 'numeric', month: 'long' })
  return { limit: usage.limit, date: date(usage.resetsAt) }
}

/** The languages in the values of a note, by their names. */
function languageNames(values: Readonly<Record<string, string | number>> | undefined, locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return Object.fromEntries(
    (['found', 'wanted'] as const).flatMap((key) => {
      const code = values?.[key]
      return typeof code === 'string' ? [[key, names.of(code) ?? code]] : []
    }),
  )
}
