import { z } from '#app/domain/zod.ts'
import { PASSWORD_MAX } from './password.ts'

/** The password that a form asks for before a dangerous action; absent for users without one. */
export const ConfirmSchema = z.object({
  password: z
    .string()
    .max(4 * PASSWORD_MAX, 'sign-in:problem.passwordTooLong')
    .optional(),
})
