import { normalise } from '#app/domain/text.ts'
/** Longest address that SMTP allows (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const EMAIL_MAX = 254

/**
 * The form that decides whether two addresses are the same account: trimmed, lower case, Unicode in its composed form.
 * Tags and dots stay: providers treat them differently, and `a+b@` may belong to another person than `a@`.
 */
export function canonicalEmail(email: string): string {
  return normalise(email.trim(), 'NFC').toLowerCase()
}

/**
 * The mailbox of an address for rate limits: without `+tag` and without the dots that Gmail ignores. It may wrongly join
 * two people's addresses, so it is only for limits and never identifies an account.
 */
export function mailboxOf(email: string): string {
  const canonical = canonicalEmail(email)
  const at = canonical.lastIndexOf('@')
  if (at < 1) return canonical
  const domain = canonical.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const untagged = canonical.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return `${domain === 'gmail.com' ? untagged.replaceAll('.', '') : untagged}@${domain}`
}
