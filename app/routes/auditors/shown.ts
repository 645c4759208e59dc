import { data, type RouterContextProvider } from 'react-router'
import { type AuditedAccount, auditedAccount, viewAsAuditor } from '#app/.server/account/auditors/view.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import type { ViewKind } from '#app/domain/auditors/seats.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The one door to a ledger for auditors: every loader under a seat goes through it. Looks up with `read`, records the
 * view, then hands out. To everybody else, and for everything that is not there, the page does not exist.
 */
export async function shownToAuditor<T>(
  context: Context,
  asked: { seatId: string; what: ViewKind },
  read: (audited: AuditedAccount) => T | undefined,
  subjectOf: (shown: T) => string | null = () => null,
): Promise<{ audited: AuditedAccount; shown: T }> {
  const userId = await takeView(context, asked.seatId)
  const penmark = context.get(penmarkContext)
  const view = viewAsAuditor(penmark, { userId, ...asked }, read, subjectOf)
  if (view !== undefined) return view
  // Who holds the seat keeps its frame around the words that tell what is missing.
  const audited = auditedAccount(penmark, userId, asked.seatId)
  throw audited === undefined
    ? screenError('not_found')
    : data({ code: 'not_found', audited }, { status: ERROR_STATUS.not_found })
}

/** Each view is a row written, so they are limited. @returns who asks */
async function takeView(context: Context, seatId: string): Promise<string> {
  const { userId } = context.get(userContext)
  const attempt = await context.get(penmarkContext).limits.auditView.take({ identifier: userId, address: seatId })
  if (attempt.ok) return userId
  throw data(
    { code: attempt.code },
    { status: ERROR_STATUS[attempt.code], headers: { 'retry-after': String(attempt.retryAfterSeconds) } },
  )
}
