import { data, type RouterContextProvider } from 'react-router'
import { type CurrentUser, userContext } from '#app/.server/auth/middleware.ts'
import { screenError } from '#app/.server/http/errors.ts'
import type { ViewKind } from '#app/domain/auditors/seats.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import { auditorsContext } from '../context.ts'
import type { AuditedAccount } from '../view.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The acting user, if their role may grant seats; every loader and action of the owner's pages asks.
 * @throws 404 for every other user: for them these pages do not exist
 */
export function requireSeatGranter(context: Context): CurrentUser {
  const user = context.get(userContext)
  if (!context.get(auditorsContext).mayGrantSeats(user)) throw screenError('not_found')
  return user
}

/**
 * Shows something of a ledger to an auditor: every loader under a seat uses this function. It looks up with `read`,
 * records the view, then hands out.
 * @throws 404 for every other user, and if `read` finds nothing; 429 after too many views
 */
export async function showToAuditor<T>(
  context: Context,
  wanted: { seatId: string; what: ViewKind },
  read: (audited: AuditedAccount) => T | undefined,
  subjectOf: (view: T) => string | null = () => null,
): Promise<{ audited: AuditedAccount; content: T }> {
  const auditors = context.get(auditorsContext)
  const user = context.get(userContext)
  await countView(context, user, wanted.seatId)
  const view = auditors.view(user, wanted, read, subjectOf)
  if (view !== undefined) return view
  // The holder of the seat keeps its frame around the message that something is missing.
  const audited = auditors.audited(user, wanted.seatId)
  throw audited === undefined
    ? screenError('not_found')
    : data({ code: 'not_found', audited }, { status: ERROR_STATUS.not_found })
}

async function countView(context: Context, user: CurrentUser, seatId: string): Promise<void> {
  const attempt = await context.get(auditorsContext).countView(user, seatId)
  if (attempt.ok) return
  throw data(
    { code: attempt.code },
    { status: ERROR_STATUS[attempt.code], headers: { 'retry-after': String(attempt.retryAfterSeconds) } },
  )
}
