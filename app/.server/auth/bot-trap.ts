import { HONEYPOT_FIELD, MADE_AT_FIELD } from '#app/domain/sign-in/fields.ts'

/** No person fills in a form faster than this, even with autofill. */
const PLAUSIBLE_MS = 1000

/** How far the clocks of two machines of one site may be apart. */
const AHEAD_MS = 60_000

/** Whether the field that people do not see was filled in. Such a sender gets the success page, and nothing happens. */
export function isBaited(form: FormData): boolean {
  const bait = form.get(HONEYPOT_FIELD)
  return typeof bait === 'string' && bait !== ''
}

/** Whether the form brings the time at which it was made. One that a browser shows always does; what was put together elsewhere does not. */
export function bringsItsTime(form: FormData, now: number): boolean {
  const madeAt = form.get(MADE_AT_FIELD)
  return typeof madeAt === 'string' && /^\d{13}$/.test(madeAt) && Number(madeAt) <= now + AHEAD_MS
}

/**
 * How many milliseconds to delay a form that was sent sooner than a person could have filled it in. It is delayed and
 * not refused, because the sender may be a person after all, and either way a script that sends many is slowed down. A
 * form without its time passes at once; the rate limits guard it.
 */
export function holdBackMs(form: FormData, now: number): number {
  const age = now - Number(form.get(MADE_AT_FIELD) ?? Number.NaN)
  return age >= 0 && age < PLAUSIBLE_MS ? PLAUSIBLE_MS - age : 0
}
