import { HONEYPOT_FIELD, MADE_AT_FIELD } from '#app/domain/sign-in/fields.ts'

/** Nobody fills in a form faster than this, autofill included. */
const PLAUSIBLE_MS = 1000

/** Whether the field that people do not see was filled in. Whoever did that gets the success page and nothing else. */
export function isBaited(form: FormData): boolean {
  const bait = form.get(HONEYPOT_FIELD)
  return typeof bait === 'string' && bait !== ''
}

/**
 * How long to hold a form back that came sooner than anyone could have filled it in, in milliseconds. Held and not
 * refused: it may be a person after all, and a script that sends many is slowed down either way. A form without its
 * time passes at once; the rate limits guard it.
 */
export function holdBackMs(form: FormData, now: number): number {
  const age = now - Number(form.get(MADE_AT_FIELD) ?? Number.NaN)
  return age >= 0 && age < PLAUSIBLE_MS ? PLAUSIBLE_MS - age : 0
}
