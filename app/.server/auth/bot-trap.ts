import { HONEYPOT_FIELD, MADE_AT_FIELD } from '#app/domain/account/fields.ts'

/** Less time than anyone needs to fill in a form, autofill included. */
const TOO_FAST_MS = 200

/**
 * What the sender of a form looks like. `bot` gets the success page and nothing else; `too_fast` is asked again in the
 * open, since it may be a person after all. Forms without these fields pass: the rate limits guard them.
 */
export function senderOf(form: FormData, now: number): 'person' | 'bot' | 'too_fast' {
  const bait = form.get(HONEYPOT_FIELD)
  if (typeof bait === 'string' && bait !== '') return 'bot'
  const madeAt = Number(form.get(MADE_AT_FIELD) ?? 0)
  return madeAt > 0 && now >= madeAt && now - madeAt < TOO_FAST_MS ? 'too_fast' : 'person'
}
