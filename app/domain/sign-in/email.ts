/** Longest address that SMTP carries (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const EMAIL_MAX = 254

/**
 * The form that decides whether two addresses are one account: trimmed, lower case, Unicode in its composed form.
 * Tags and dots stay: providers differ on them, and `a+b@` may belong to somebody else than `a@`.
 */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/**
 * The mailbox behind an address as far as a rate limit is concerned: without `+tag`, without the dots that Gmail
 * ignores. Only for limits: two people may share it wrongly, so it never names an account.
 */
export function mailboxOf(email: string): string {
  const canonical = canonicalEmail(email)
  const at = canonical.lastIndexOf('@')
  if (at < 1) return canonical
  const domain = canonical.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const untagged = canonical.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return `${domain === 'gmail.com' ? untagged.replaceAll('.', '') : untagged}@${domain}`
}
