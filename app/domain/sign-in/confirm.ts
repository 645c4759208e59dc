import { z } from '#app/domain/zod.ts'
import { PASSWORD_MAX } from './password.ts'

/** What a form asks besides, before something dangerous. Absent where the user has no password. */
export const ConfirmSchema = z.object({
  password: z
    .string()
    .max(4 * PASSWORD_MAX, 'sign-in:problem.passwordTooLong')
    .optional(),
})
