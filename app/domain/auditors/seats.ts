const DAY = 24 * 60 * 60 * 1000

/** For how long an auditor may have access, in days from the acceptance. */
export const SEAT_DAYS = [7, 30, 90] as const
export type SeatDays = (typeof SEAT_DAYS)[number]

/** For how long the link of an invitation works. */
const INVITATION_DAYS = 14
export const INVITATION_MS = INVITATION_DAYS * DAY

/** An invitation is not sent again within this time, so that pressing the button twice sends one mail. */
export const RESEND_MS = 30_000

/** Limit on the seats of one workspace that are invited or active at the same time. */
export const OPEN_SEATS_MAX = 10

/** Longest note of an owner about a seat, in UTF-16 code units as browsers count them. */
export const LABEL_MAX = 80

/** What an auditor can view. Each view is recorded. */
export const VIEW_KINDS = ['seat', 'month', 'event', 'proof', 'export_form', 'export'] as const
export type ViewKind = (typeof VIEW_KINDS)[number]

/**
 * `invited`: waits for acceptance. `lapsed`: not accepted in time. `active`: in use. `ended`: its time is over.
 * `revoked`: withdrawn by the owner.
 */
export type SeatState = 'invited' | 'lapsed' | 'active' | 'ended' | 'revoked'

type SeatTimes = {
  inviteExpiresAt: number
  acceptedAt: number | null
  expiresAt: number | null
  revokedAt: number | null
}

/** The state of a seat at an instant. An end takes effect in its exact millisecond. */
export function seatState(seat: SeatTimes, now: number): SeatState {
  if (seat.revokedAt !== null) return 'revoked'
  if (seat.acceptedAt === null) return now < seat.inviteExpiresAt ? 'invited' : 'lapsed'
  return seat.expiresAt !== null && now < seat.expiresAt ? 'active' : 'ended'
}

/** Whether a seat counts against `OPEN_SEATS_MAX` and prevents a second one for the same address. */
export function isOpen(state: SeatState): boolean {
  return state === 'invited' || state === 'active'
}

/** The end of a seat that is accepted now. */
export function seatEnd(acceptedAt: number, days: number): number {
  return acceptedAt + days * DAY
}
