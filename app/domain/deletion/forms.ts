import { EMAIL_MAX } from '#app/domain/sign-in/email.ts'
import { PASSWORD_MAX } from '#app/domain/sign-in/password.ts'
import { z } from '#app/domain/zod.ts'

/** The password of the signed-in user; absent for users without one. */
const currentPassword = z
  .string()
  .max(4 * PASSWORD_MAX, 'sign-in:problem.passwordTooLong')
  .optional()

/** The download of all data about a user, on the screen and under /api. */
export const DataExportSchema = z.object({ current_password: currentPassword })

/** The deletion of an account, on the screen and under /api. `confirm` is the account's address, typed again. */
export const DeleteAccountSchema = z.object({
  confirm: z
    .string({ error: 'deletion:problem.confirm' })
    .trim()
    .min(1, 'deletion:problem.confirm')
    .max(EMAIL_MAX, 'errors:confirmation_differs'),
  current_password: currentPassword,
})
