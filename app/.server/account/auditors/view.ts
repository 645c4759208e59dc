import { and, eq } from 'drizzle-orm'
import { seatState, type ViewKind } from '#app/domain/auditors/seats.ts'
import { auditorSeat } from '#db/schema/audit.ts'
import type { AccountDeps } from '../deps.ts'
import { type AuditedName, auditedName } from './queries.ts'

/**
 * The ledger account that a seat opens: its holder can read it until a given time, and nothing else of the workspace.
 */
export type AuditedAccount = {
  seatId: string
  account: string
  workspace: AuditedName
  /** Milliseconds UTC. */
  expiresAt: number
}

type ViewDeps = Pick<AccountDeps, 'database' | 'ledger' | 'clock'>
type ViewRequest = { userId: string; seatId: string; what: ViewKind }

/**
 * Shows part of a ledger to the holder of a seat: looks it up with `read`, records the view, and only then returns it.
 * A missing object is not recorded. One statement checks the seat and records the view, so a seat that was revoked
 * meanwhile shows nothing, and a view that cannot be recorded is not shown. `subjectOf` names the object: a month, the
 * number of an event, the name of a file.
 * @returns undefined if the user holds no such seat now, or if `read` finds nothing.
 * @throws if the view cannot be written.
 */
export function viewAsAuditor<T>(
  deps: ViewDeps,
  request: ViewRequest,
  read: (audited: AuditedAccount) => T | undefined,
  subjectOf: (object: T) => string | null,
): { audited: AuditedAccount; content: T } | undefined {
  const { userId, seatId, what } = request
  const audited = auditedAccount(deps, userId, seatId)
  const object = audited === undefined ? undefined : read(audited)
  if (audited === undefined || object === undefined) return undefined
  return recordView(deps, { userId, seatId, what, subject: subjectOf(object) })
    ? { audited, content: object }
    : undefined
}

/** @returns undefined if the user holds no such seat now. */
export function auditedAccount(deps: ViewDeps, userId: string, seatId: string): AuditedAccount | undefined {
  const { reader } = deps.database
  const seat = reader.drizzle
    .select()
    .from(auditorSeat)
    .where(and(eq(auditorSeat.id, seatId), eq(auditorSeat.acceptedBy, userId)))
    .get()
  if (seat === undefined || seat.expiresAt === null || seatState(seat, deps.clock.now()) !== 'active') return undefined
  const account = deps.ledger.accountOf(seat.workspaceId)
  if (account === undefined) return undefined
  return { seatId, account, workspace: auditedName(reader, seat.workspaceId), expiresAt: seat.expiresAt }
}

/** The only write of a GET (docs/decisions/027). */
function recordView(
  deps: ViewDeps,
  { userId, seatId, what, subject }: { userId: string; seatId: string; what: ViewKind; subject: string | null },
): boolean {
  const now = deps.clock.now()
  const { changes } = deps.database.writer.sqlite
    .prepare(
      `INSERT INTO auditor_view (seat_id, at, what, subject)
       SELECT id, :now, :what, :subject FROM auditor_seat
       WHERE id = :seatId AND accepted_by = :userId AND revoked_at IS NULL AND expires_at > :now`,
    )
    .run({ now, what, subject, seatId, userId })
  return changes === 1
}
