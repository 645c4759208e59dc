import type { Attempts } from '#app/.server/account/sign-in/reauthenticate.ts'
import type { CurrentUser } from '#app/.server/auth/middleware.ts'
import type { SeatDays, ViewKind } from '#app/domain/auditors/seats.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import type { AccountDeps } from '../deps.ts'
import {
  acceptInvitation,
  type Granter,
  inviteAuditor,
  mayGrantSeats,
  resendInvitation,
  revokeSeat,
} from './commands.ts'
import {
  holdsSeat,
  invitationOf,
  openSeatsOf,
  ownedSeatOf,
  seatsHeldBy,
  seatsOfWorkspace,
  viewsOfSeat,
} from './queries.ts'
import { type AuditedAccount, auditedAccount, viewAsAuditor } from './view.ts'

/** Auditor seats as routes use them: those that a workspace grants, and those that a user holds. */
export type Auditors = ReturnType<typeof createAuditors>

/** Seats on one page of the owner's list, and views on one page of a seat. */
const SEATS = 20
const VIEWS = 50

type Limits = { readonly invite: Attempts; readonly verify: Attempts; readonly auditView: Attempts }

export function createAuditors(deps: AccountDeps & { limits: Limits }) {
  const { limits } = deps
  const { reader } = deps.database
  const now = () => deps.clock.now()
  // Invitations are counted for the invited mailbox, from every workspace, and for the inviting workspace.
  const countInvitation = (granter: Granter, email: string) =>
    limits.invite.take({ identifier: email, address: granter.workspaceId })

  return {
    mayGrantSeats: ({ role }: Pick<Granter, 'role'>) => mayGrantSeats(role),

    /** One page of the workspace's seats, newest first; `olderThan` leads to the next page, if there is one. */
    seats({ workspaceId }: Granter, { before }: { before: string | undefined }) {
      const found = seatsOfWorkspace(reader, { workspaceId, now: now(), limit: SEATS + 1, before })
      const seats = found.slice(0, SEATS)
      return { seats, first: before === undefined, olderThan: found.length > SEATS ? (seats.at(-1)?.id ?? null) : null }
    },

    /** One seat of the workspace, with its number of views. */
    seat: ({ workspaceId }: Granter, seatId: string) => ownedSeatOf(reader, { workspaceId, seatId, now: now() }),

    /** One page of what the holder of a seat was shown, newest first. */
    views(seatId: string, { before }: { before: number | undefined }) {
      const found = viewsOfSeat(reader, { seatId, limit: VIEWS + 1, before })
      const views = found.slice(0, VIEWS)
      return { views, first: before === undefined, olderThan: found.length > VIEWS ? (views.at(-1)?.id ?? null) : null }
    },

    /** The id of the open seat because of which an address cannot be invited again. */
    openSeatId({ workspaceId }: Granter, email: string): string | null {
      const open = openSeatsOf(reader, workspaceId, now())
      return open.find(({ emailCanonical }) => emailCanonical === canonicalEmail(email))?.id ?? null
    },

    async invite(granter: Granter, input: { email: string; days: SeatDays; label?: string | undefined }) {
      const attempt = await countInvitation(granter, input.email)
      return attempt.ok ? inviteAuditor(deps, granter, input) : attempt
    },

    async resend(granter: Granter, seat: { id: string; email: string }) {
      const attempt = await countInvitation(granter, seat.email)
      return attempt.ok ? resendInvitation(deps, granter, seat.id) : attempt
    },

    revoke: (granter: Granter, seatId: string) => revokeSeat(deps, granter, seatId),

    /** The seats that a user has accepted: those in use, and those that have ended. */
    held({ userId }: Pick<CurrentUser, 'userId'>) {
      const seats = seatsHeldBy(reader, userId, now())
      return {
        active: seats.filter(({ state }) => state === 'active'),
        past: seats.filter(({ state }) => state !== 'active'),
      }
    },

    /** The invitation of a mailed token; undefined for an invented or replaced token. */
    invitation: (token: string) => invitationOf(reader, token, now()),

    /** Accepts the seat of a mailed token for the user, and answers with the invitation's workspace. */
    async accept({ userId }: Pick<CurrentUser, 'userId'>, { token, address }: { token: string; address: string }) {
      const attempt = await limits.verify.take({ identifier: token, address })
      if (!attempt.ok) return attempt
      const invitation = invitationOf(reader, token, now())
      const outcome = acceptInvitation(deps, { token, userId })
      return outcome.ok ? { ...outcome, workspace: invitation?.workspace.name ?? '' } : outcome
    },

    /** Counts one view of a seat: each view writes a row. */
    countView: ({ userId }: Pick<CurrentUser, 'userId'>, seatId: string) =>
      limits.auditView.take({ identifier: userId, address: seatId }),

    /** Shows something to the holder of a seat and records it, as `viewAsAuditor` describes. */
    view: <T>(
      { userId }: Pick<CurrentUser, 'userId'>,
      wanted: { seatId: string; what: ViewKind },
      read: (audited: AuditedAccount) => T | undefined,
      subjectOf: (view: T) => string | null,
    ) => viewAsAuditor(deps, { userId, ...wanted }, read, subjectOf),

    /** Whether the user holds any seat now. */
    holdsSeat: ({ userId }: Pick<CurrentUser, 'userId'>) => holdsSeat(reader, userId, now()),

    /** The account that a seat opens; undefined unless the user holds the seat now. */
    audited: ({ userId }: Pick<CurrentUser, 'userId'>, seatId: string) => auditedAccount(deps, userId, seatId),
  }
}
