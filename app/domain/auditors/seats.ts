const DAY = 24 * 60 * 60 * 1000

/** For how long an auditor may be let in, in days from the acceptance. */
export const SEAT_DAYS = [7, 30, 90] as const
export type SeatDays = (typeof SEAT_DAYS)[number]

/** How long the link of an invitation works. */
const INVITATION_DAYS = 14
export const INVITATION_MS = INVITATION_DAYS * DAY

/** An invitation that was sent again is not sent once more within this time: a button pressed twice is one mail. */
export const RESEND_MS = 30_000

/** Seats of one workspace that are invited or in use at the same time. */
export const OPEN_SEATS_MAX = 10

/** Longest note that an owner keeps with a seat, in UTF-16 code units as browsers count them. */
export const LABEL_MAX = 80

/** What an auditor can be shown. Every one of these is recorded. */
export const VIEW_KINDS = ['seat', 'month', 'event', 'proof', 'export_form', 'export'] as const
export type ViewKind = (typeof VIEW_KINDS)[number]

/**
 * `invited` waits for the acceptance, `lapsed` was not accepted in time, `active` is in use, `ended` has run out,
 * `revoked` was taken back.
 */
export type SeatState = 'invited' | 'lapsed' | 'active' | 'ended' | 'revoked'

type SeatTimes = {
  inviteExpiresAt: number
  acceptedAt: number | null
  expiresAt: number | null
  revokedAt: number | null
}

/** The state of a seat at an instant. An end takes effect in its very millisecond. */
export function seatState(seat: SeatTimes, now: number): SeatState {
  if (seat.revokedAt !== null) return 'revoked'
  if (seat.acceptedAt === null) return now < seat.inviteExpiresAt ? 'invited' : 'lapsed'
  return seat.expiresAt !== null && now < seat.expiresAt ? 'active' : 'ended'
}

/** Whether a seat counts against `OPEN_SEATS_MAX` and stands in the way of a second one for the same address. */
export function isOpen(state: SeatState): boolean {
  return state === 'invited' || state === 'active'
}

/** When a seat that is accepted now runs out. */
export function seatEnd(acceptedAt: number, days: number): number {
  return acceptedAt + days * DAY
}
