import type { RouterContextProvider } from 'react-router'
import type { ZodError } from 'zod'
import { messageOf } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import type { AssistAnswer, FieldError, OfferedOperation } from '#app/domain/assistant/answer.ts'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import type { ShownFinding } from '#app/domain/check/finding.ts'
import { dayFormat } from '#app/domain/preferences/day-format.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { shownFindings } from '../check/http/answers.ts'
import { assistantContext } from '../context.ts'
import type { AssistOutcome } from '../outcome.ts'

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
  const t = translatorFor(localeOf(context))
  const note = ({ key, values }: { key: string; values?: Readonly<Record<string, string | number>> }) =>
    t(`engine:${key}` as MessageKey, { ...values, ...languageNames(values, localeOf(context)) })
  const language = outcome.language ?? null
  if (!outcome.ok) {
    const message = messageOf(outcome.code, context, { values: limitValues(outcome.usage, context) })
    return {
      ok: false,
      code: outcome.code,
      message,
      notes: (outcome.notes ?? []).map(note),
      language,
      usage: outcome.usage ?? null,
    }
  }
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
    notes: outcome.notes.map(note),
    changes:
      check?.findings.filter(({ ticked }) => ticked).map(changeOf) ??
      outcome.changes.map((change) => ({ ...change, reason: t(`engine:${change.reason}` as MessageKey) })),
    check: check ?? null,
    findings: outcome.findings === undefined ? null : [...outcome.findings],
    language,
    model: outcome.model,
    promptVersion: outcome.promptVersion ?? null,
    replayed: outcome.replayed,
    alternatives: [...outcome.alternatives],
    sent: outcome.sent ?? null,
    masked: outcome.masked,
    hiding: outcome.hiding ?? null,
  }
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
