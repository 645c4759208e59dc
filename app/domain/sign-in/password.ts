/** One rule for sign-up, reset and change (decisions, "Accounts and security"; ASVS 6.2.1, 6.2.9). In code points. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Length in code points, as people count it: one emoji is one character. */
export function passwordLength(password: string): number {
  let length = 0
  for (const _ of password) length += 1
  return length
}
