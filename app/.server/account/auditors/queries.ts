import { and, count, desc, eq, isNull, lt, max } from 'drizzle-orm'
import { ownersOf } from '#app/.server/auth/queries.ts'
import { tokenHash } from '#app/.server/auth/tokens.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { isOpen, type SeatState, seatState, VIEW_KINDS, type ViewKind } from '#app/domain/auditors/seats.ts'
import { workspace } from '#db/schema/account.ts'
import { auditorSeat, auditorView } from '#db/schema/audit.ts'

export type Seat = typeof auditorSeat.$inferSelect

/** A seat as its workspace's owner sees it. Times are milliseconds UTC. */
export type OwnedSeat = {
  id: string
  /** Empty if the auditor's account was deleted. */
  email: string
  label: string | null
  state: SeatState
  days: number
  createdAt: number
  inviteExpiresAt: number
  acceptedAt: number | null
  expiresAt: number | null
  revokedAt: number | null
  views: number
  lastViewAt: number | null
}

/** A seat as its holder sees it. */
export type HeldSeat = { id: string; workspaceId: string; workspace: AuditedName; state: SeatState; expiresAt: number }

/** A workspace's name for users outside it. Many have the same name, so the owner's address is part of it. */
export type AuditedName = { name: string; owner: string | null }

export type AuditorView = { id: number; at: number; what: ViewKind; subject: string | null }

/** @returns undefined if the workspace has no such seat. */
export function seatOfWorkspace(reader: Handle, workspaceId: string, seatId: string): Seat | undefined {
  return reader.drizzle
    .select()
    .from(auditorSeat)
    .where(and(eq(auditorSeat.id, seatId), eq(auditorSeat.workspaceId, workspaceId)))
    .get()
}

/** The workspace's seats, newest first; `before` is the id of the last one on the page before. */
export function seatsOfWorkspace(
  reader: Handle,
  input: { workspaceId: string; now: number; limit: number; before?: string | undefined },
): OwnedSeat[] {
  const mine = eq(auditorSeat.workspaceId, input.workspaceId)
  return reader.drizzle
    .select({ seat: auditorSeat, views: count(auditorView.id), lastViewAt: max(auditorView.at) })
    .from(auditorSeat)
    .leftJoin(auditorView, eq(auditorView.seatId, auditorSeat.id))
    .where(input.before === undefined ? mine : and(mine, lt(auditorSeat.id, input.before)))
    .groupBy(auditorSeat.id)
    .orderBy(desc(auditorSeat.id))
    .limit(input.limit)
    .all()
    .map(({ seat, views, lastViewAt }) => ownedSeat(seat, { views, lastViewAt }, input.now))
}

/** One seat of the workspace, with its number of views. */
export function ownedSeatOf(
  reader: Handle,
  input: { workspaceId: string; seatId: string; now: number },
): OwnedSeat | undefined {
  const seat = seatOfWorkspace(reader, input.workspaceId, input.seatId)
  if (seat === undefined) return undefined
  const used = reader.drizzle
    .select({ views: count(auditorView.id), lastViewAt: max(auditorView.at) })
    .from(auditorView)
    .where(eq(auditorView.seatId, seat.id))
    .get()
  return ownedSeat(seat, used ?? { views: 0, lastViewAt: null }, input.now)
}

function ownedSeat(seat: Seat, used: { views: number; lastViewAt: number | null }, now: number): OwnedSeat {
  const { id, email, label, days, createdAt, inviteExpiresAt, acceptedAt, expiresAt, revokedAt } = seat
  const state = seatState(seat, now)
  return { id, email, label, state, days, createdAt, inviteExpiresAt, acceptedAt, expiresAt, revokedAt, ...used }
}

/**
 * The pages that the holder of a seat has viewed, newest first; `before` is the id of the last one on the page before.
 */
export function viewsOfSeat(
  reader: Handle,
  input: { seatId: string; limit: number; before?: number | undefined },
): AuditorView[] {
  const its = eq(auditorView.seatId, input.seatId)
  return reader.drizzle
    .select({ id: auditorView.id, at: auditorView.at, what: auditorView.what, subject: auditorView.subject })
    .from(auditorView)
    .where(input.before === undefined ? its : and(its, lt(auditorView.id, input.before)))
    .orderBy(desc(auditorView.id))
    .limit(input.limit)
    .all()
    .map((view) => ({ ...view, what: VIEW_KINDS.find((kind) => kind === view.what) ?? 'seat' }))
}

/** The workspace's seats that are invited or in use. */
export function openSeatsOf(reader: Handle, workspaceId: string, now: number): Seat[] {
  return reader.drizzle
    .select()
    .from(auditorSeat)
    .where(and(eq(auditorSeat.workspaceId, workspaceId), isNull(auditorSeat.revokedAt)))
    .all()
    .filter((seat) => isOpen(seatState(seat, now)))
}

/** The seats that a user has accepted, newest first, including ended ones. */
export function seatsHeldBy(reader: Handle, userId: string, now: number): HeldSeat[] {
  return reader.drizzle
    .select()
    .from(auditorSeat)
    .where(eq(auditorSeat.acceptedBy, userId))
    .orderBy(desc(auditorSeat.id))
    .all()
    .map((seat) => ({
      id: seat.id,
      workspaceId: seat.workspaceId,
      workspace: auditedName(reader, seat.workspaceId),
      state: seatState(seat, now),
      expiresAt: seat.revokedAt ?? seat.expiresAt ?? now,
    }))
}

/** The facts that every holder of an invitation's link may see. */
export type Invitation = {
  seatId: string
  state: SeatState
  email: string
  days: number
  until: number
  workspace: AuditedName
  acceptedBy: string | null
}

/** The invitation of a mailed token; undefined for an invented or replaced token. */
export function invitationOf(reader: Handle, token: string, now: number): Invitation | undefined {
  const seat = seatByToken(reader, token)
  if (seat === undefined) return undefined
  return {
    seatId: seat.id,
    state: seatState(seat, now),
    email: seat.email,
    days: seat.days,
    until: seat.inviteExpiresAt,
    workspace: auditedName(reader, seat.workspaceId),
    acceptedBy: seat.acceptedBy,
  }
}

/** The seat of a mailed token in any state; undefined for an invented or replaced token. */
export function seatByToken(reader: Handle, token: string): Seat | undefined {
  return reader.drizzle
    .select()
    .from(auditorSeat)
    .where(eq(auditorSeat.tokenSha256, tokenHash(token)))
    .get()
}

export function auditedName(reader: Handle, workspaceId: string): AuditedName {
  const found = reader.drizzle
    .select({ name: workspace.name })
    .from(workspace)
    .where(eq(workspace.id, workspaceId))
    .get()
  if (found === undefined) throw new Error('a seat names a workspace that is gone')
  return { name: found.name, owner: ownersOf(reader, workspaceId)[0]?.email ?? null }
}

const holding = new WeakMap<Handle, (userId: string, now: number) => boolean>()

/** Whether a user has a seat in use. Every page of the dashboard asks, so the query is prepared once. */
export function holdsSeat(reader: Handle, userId: string, now: number): boolean {
  let ask = holding.get(reader)
  if (ask === undefined) {
    const query = reader.sqlite.prepare<[string, number]>(
      'SELECT 1 FROM auditor_seat WHERE accepted_by = ? AND revoked_at IS NULL AND expires_at > ? LIMIT 1',
    )
    ask = (user, at) => query.get(user, at) !== undefined
    holding.set(reader, ask)
  }
  return ask(userId, now)
}
