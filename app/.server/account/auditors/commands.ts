import { and, eq, isNull } from 'drizzle-orm'
import type { CurrentUser } from '#app/.server/auth/middleware.ts'
import { findUser, ownersOf } from '#app/.server/auth/queries.ts'
import { deviceOfSession } from '#app/.server/auth/sessions.ts'
import { tokenHash } from '#app/.server/auth/tokens.ts'
import { auditorAcceptedMail, auditorInvitationMail, auditorRevokedMail } from '#app/.server/mail/auditors.ts'
import { newId, newToken } from '#app/.server/platform/ids.ts'
import {
  INVITATION_MS,
  OPEN_SEATS_MAX,
  RESEND_MS,
  type SeatDays,
  seatEnd,
  seatState,
} from '#app/domain/auditors/seats.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { madeBy } from '#app/domain/sign-in/device.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { auditorSeat } from '#db/schema/audit.ts'
import type { AccountDeps } from '../deps.ts'
import { auditedName, openSeatsOf, type Seat, seatByToken, seatOfWorkspace } from './queries.ts'

/** A user who grants and revokes seats: always in the workspace of the session, and only its owner or an admin. */
export type Granter = Pick<CurrentUser, 'userId' | 'email' | 'workspaceId' | 'role'> & { sessionId?: string }

export function mayGrantSeats(role: Granter['role']): boolean {
  return role === 'owner' || role === 'admin'
}

type Sent = { ok: true; seatId: string; mailSent: boolean }

/**
 * Invites an auditor: creates a seat that waits for its acceptance, and sends a mail with the only copy of its token.
 * The same happens whether the address has an account or not. If the mail fails, nothing is lost: it can be sent again.
 */
export async function inviteAuditor(
  deps: AccountDeps,
  granter: Granter,
  input: { email: string; days: SeatDays; label?: string | undefined },
): Promise<Sent | Refusal<'not_found' | 'self_invite' | 'duplicate_seat' | 'too_many_seats'>> {
  if (!mayGrantSeats(granter.role)) return refuse('not_found')
  const { writer } = deps.database
  const email = input.email.trim()
  const emailCanonical = canonicalEmail(email)
  if (emailCanonical === canonicalEmail(granter.email)) return refuse('self_invite')
  const now = deps.clock.now()
  const token = newToken()
  const seat = {
    id: newId('aud', now),
    workspaceId: granter.workspaceId,
    email,
    emailCanonical,
    label: input.label === undefined || input.label === '' ? null : input.label,
    days: input.days,
    invitedBy: granter.userId,
    tokenSha256: tokenHash(token),
    createdAt: now,
    inviteExpiresAt: now + INVITATION_MS,
    ...madeBy(deviceOfSession(writer, granter.sessionId)),
  }
  const refused = writer.sqlite
    .transaction(() => {
      const full = roomFor(deps, granter.workspaceId, emailCanonical, now)
      if (full === undefined) writer.drizzle.insert(auditorSeat).values(seat).run()
      return full
    })
    .immediate()
  if (refused !== undefined) return refused
  deps.log.info({ event: 'auditor.invited', userId: granter.userId, seatId: seat.id }, 'auditor invited')
  return { ok: true, seatId: seat.id, mailSent: await sendInvitation(deps, granter, { ...seat, token }) }
}

/**
 * Sends the invitation again with a new token and a fresh time limit; the older link stops working. A repeat within
 * `RESEND_MS` changes nothing: the link that is on its way still works.
 */
export async function resendInvitation(
  deps: AccountDeps,
  granter: Granter,
  seatId: string,
): Promise<Sent | Refusal<'not_found' | 'seat_closed' | 'duplicate_seat' | 'too_many_seats'>> {
  if (!mayGrantSeats(granter.role)) return refuse('not_found')
  const { writer } = deps.database
  const now = deps.clock.now()
  const token = newToken()
  const found = writer.sqlite
    .transaction(() => {
      const seat = seatOfWorkspace(writer, granter.workspaceId, seatId)
      if (seat === undefined) return refuse('not_found')
      const state = seatState(seat, now)
      if (state !== 'invited' && state !== 'lapsed') return refuse('seat_closed')
      const sentAt = seat.inviteExpiresAt - INVITATION_MS
      if (sentAt > seat.createdAt && now < sentAt + RESEND_MS) return { ok: true as const, seat: null }
      const full = state === 'lapsed' ? roomFor(deps, granter.workspaceId, seat.emailCanonical, now) : undefined
      if (full !== undefined) return full
      const inviteExpiresAt = now + INVITATION_MS
      writer.drizzle
        .update(auditorSeat)
        .set({ tokenSha256: tokenHash(token), inviteExpiresAt })
        .where(eq(auditorSeat.id, seat.id))
        .run()
      return { ok: true as const, seat: { ...seat, inviteExpiresAt, token } }
    })
    .immediate()
  if (!found.ok) return found
  if (found.seat === null) return { ok: true, seatId, mailSent: true }
  return { ok: true, seatId, mailSent: await sendInvitation(deps, granter, found.seat) }
}

/**
 * Gives the seat to the user whose verified address was invited. The token is spent in the same transaction, so of many
 * simultaneous calls only one has an effect, and the owners get one notice.
 */
export function acceptInvitation(
  deps: AccountDeps,
  input: { token: string; userId: string },
):
  | { ok: true; seatId: string }
  | Refusal<'invitation_invalid' | 'invitation_revoked' | 'invitation_used' | 'invitation_expired' | 'wrong_address'> {
  const { writer } = deps.database
  const now = deps.clock.now()
  const accepted = writer.sqlite
    .transaction(() => {
      const seat = seatByToken(writer, input.token)
      if (seat === undefined) return refuse('invitation_invalid')
      const user = findUser(writer, input.userId)
      if (user === undefined || user.verifiedAt === null || user.emailCanonical !== seat.emailCanonical)
        return refuse('wrong_address')
      const state = seatState(seat, now)
      if (state === 'revoked') return refuse('invitation_revoked')
      if (state === 'lapsed') return refuse('invitation_expired')
      if (state !== 'invited') return refuse('invitation_used')
      const expiresAt = seatEnd(now, seat.days)
      writer.drizzle
        .update(auditorSeat)
        .set({ acceptedBy: user.id, acceptedAt: now, expiresAt })
        .where(eq(auditorSeat.id, seat.id))
        .run()
      return { ok: true as const, seat, expiresAt }
    })
    .immediate()
  if (!accepted.ok) return accepted
  const { seat, expiresAt } = accepted
  deps.log.info({ event: 'auditor.accepted', userId: input.userId, seatId: seat.id }, 'auditor seat accepted')
  deps.mailer.later(async () => {
    const { name } = auditedName(deps.database.reader, seat.workspaceId)
    for (const owner of ownersOf(deps.database.reader, seat.workspaceId)) {
      const link = `${deps.publicUrl}/dashboard/usage/auditors/${seat.id}`
      const content = auditorAcceptedMail({
        locale: owner.locale,
        link,
        auditor: seat.email,
        workspace: name,
        until: expiresAt,
      })
      await deps.mailer.send({ to: owner.email, ...content })
    }
  })
  return { ok: true, seatId: seat.id }
}

/**
 * Revokes a seat or an invitation, from the next request on. The auditor gets a mail if the seat was in use. Revoking
 * twice changes nothing.
 */
export function revokeSeat(
  deps: AccountDeps,
  granter: Granter,
  seatId: string,
): { ok: true; state: 'revoked' | 'unchanged' } | Refusal<'not_found'> {
  if (!mayGrantSeats(granter.role)) return refuse('not_found')
  const { writer } = deps.database
  const now = deps.clock.now()
  const before = writer.sqlite
    .transaction(() => {
      const seat = seatOfWorkspace(writer, granter.workspaceId, seatId)
      if (seat === undefined || seat.revokedAt !== null) return seat
      writer.drizzle
        .update(auditorSeat)
        .set({ revokedAt: now })
        .where(and(eq(auditorSeat.id, seat.id), isNull(auditorSeat.revokedAt)))
        .run()
      return seat
    })
    .immediate()
  if (before === undefined) return refuse('not_found')
  if (before.revokedAt !== null) return { ok: true, state: 'unchanged' }
  deps.log.info({ event: 'auditor.revoked', userId: granter.userId, seatId }, 'auditor seat revoked')
  if (seatState(before, now) === 'active') tellRevoked(deps, before)
  return { ok: true, state: 'revoked' }
}

function tellRevoked(deps: AccountDeps, seat: Seat): void {
  deps.mailer.later(async () => {
    const holder = seat.acceptedBy === null ? undefined : findUser(deps.database.reader, seat.acceptedBy)
    if (holder === undefined) return
    const workspace = auditedName(deps.database.reader, seat.workspaceId)
    const content = auditorRevokedMail({ locale: holder.locale, link: `${deps.publicUrl}/audit`, workspace })
    await deps.mailer.send({ to: holder.email, ...content })
  })
}

/** The reason why there is no room for another open seat for this address, if there is one. */
function roomFor(
  deps: AccountDeps,
  workspaceId: string,
  emailCanonical: string,
  now: number,
): Refusal<'duplicate_seat' | 'too_many_seats'> | undefined {
  const open = openSeatsOf(deps.database.writer, workspaceId, now)
  if (open.some((seat) => seat.emailCanonical === emailCanonical)) return refuse('duplicate_seat')
  return open.length >= OPEN_SEATS_MAX ? refuse('too_many_seats') : undefined
}

/** The mail is in the language of the inviting user, because that of the invited one is unknown. */
function sendInvitation(
  deps: AccountDeps,
  granter: Granter,
  seat: Pick<Seat, 'email' | 'workspaceId' | 'days' | 'inviteExpiresAt'> & { token: string },
): Promise<boolean> {
  const content = auditorInvitationMail({
    locale: findUser(deps.database.reader, granter.userId)?.locale ?? 'en',
    link: `${deps.publicUrl}/audit/invitation?token=${seat.token}`,
    inviter: granter.email,
    workspace: auditedName(deps.database.reader, seat.workspaceId).name,
    days: seat.days,
    until: seat.inviteExpiresAt,
  })
  return deps.mailer.send({ to: seat.email, ...content }).then(
    () => true,
    () => false,
  )
}
