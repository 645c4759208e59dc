/** One rule for sign-up, reset and change (decisions, "Accounts and security"; ASVS 6.2.1, 6.2.9). In code points. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Length as people count it: code points, so that one emoji is one character. */
export function passwordLength(password: string): number {
  let length = 0
  for (const _ of password) length += 1
  return length
}
