import type { RouterContextProvider } from 'react-router'
import type { ZodError } from 'zod'
import type { Actor, AssistFailure, AssistOutcome } from '#app/.server/assistant/outcome.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { messageOf } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import type { OfferedOperation } from '#app/components/assistant/operation-picker.tsx'
import type { AssistAnswer, FieldError } from '#app/domain/assistant/answer.ts'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import { dayFormat } from '#app/domain/preferences/day-format.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

type Context = Readonly<RouterContextProvider>

/** Who asks, for the assistant: the signed-in user and the plan that the ledger derives now. */
export function actorOf(context: Context): Actor {
  const { userId, workspaceId, account } = context.get(userContext)
  const { database, clock } = context.get(penmarkContext)
  return { userId, workspaceId, account, plan: usageOf(database.reader, account, clock.now()).plan }
}

/** The seven operations as this engine offers them, its honest limits in the reader's language. */
export function offeredOperations(context: Context): OfferedOperation[] {
  const t = translatorFor(localeOf(context))
  const { capabilities } = context.get(penmarkContext).engine
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

export function assistAnswer(outcome: AssistOutcome, context: Context): AssistAnswer {
  const t = translatorFor(localeOf(context))
  const note = ({ key, values }: { key: string; values?: Readonly<Record<string, string | number>> }) =>
    t(`engine:${key}` as MessageKey, { ...values })
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
  return {
    ok: true,
    text: outcome.text,
    tokensUsed: outcome.tokensUsed,
    usage: outcome.usage,
    receipt: outcome.receipt ?? null,
    notes: outcome.notes.map(note),
    changes: outcome.changes.map((change) => ({ ...change, reason: t(`engine:${change.reason}` as MessageKey) })),
    findings: outcome.findings === undefined ? null : [...outcome.findings],
    language,
    model: outcome.model,
    promptVersion: outcome.promptVersion ?? null,
    replayed: outcome.replayed,
    alternatives: [...outcome.alternatives],
    sent: outcome.sent ?? null,
    masked: outcome.masked,
  }
}

/** What is wrong with a request, field by field, in the reader's language. */
export function problemsOf(error: ZodError | undefined, context: Context): FieldError[] {
  const t = translatorFor(localeOf(context))
  return (error?.issues ?? []).map((issue) => ({
    field: String(issue.path[0] ?? 'text'),
    message: t(issue.message as MessageKey),
  }))
}

/** Status and `Retry-After` of a refused outcome; a used-up month can be tried again when the next one begins. */
export function refusalInit(
  outcome: AssistFailure,
  context: Context,
): { status: number; headers: Record<string, string> } {
  const { now } = context.get(penmarkContext).clock
  const untilReset =
    MONTHLY.has(outcome.code) && outcome.usage ? Math.ceil((outcome.usage.resetsAt - now()) / 1000) : undefined
  const seconds = outcome.retryAfterSeconds ?? untilReset
  return {
    status: ERROR_STATUS[outcome.code],
    headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
  }
}

/** Refusals that end with the month. */
const MONTHLY: ReadonlySet<AssistFailure['code']> = new Set(['limit_reached', 'cap_reached'])

function limitValues(usage: UsageSummary | undefined, context: Context): Record<string, string | number> {
  if (usage === undefined) return {}
  const date = dayFormat(localeOf(context), { day: 'numeric', month: 'long' })
  return { limit: usage.limit, date: date(usage.resetsAt) }
}
