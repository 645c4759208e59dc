import { z } from '#app/domain/zod.ts'
import { EMAIL_MAX } from './email.ts'
import { PASSWORD_MAX, PASSWORD_MIN, passwordLength } from './password.ts'

/** Messages are translation keys of the namespace `sign-in`; screens and calls share every rule. */
const email = z
  .string({ error: 'sign-in:problem.emailRequired' })
  .trim()
  .min(1, 'sign-in:problem.emailRequired')
  .max(EMAIL_MAX, 'sign-in:problem.emailInvalid')
  .pipe(z.email('sign-in:problem.emailInvalid'))

const newPassword = z
  .string({ error: 'sign-in:problem.passwordTooShort' })
  .refine((value) => passwordLength(value) >= PASSWORD_MIN, 'sign-in:problem.passwordTooShort')
  .refine((value) => passwordLength(value) <= PASSWORD_MAX, 'sign-in:problem.passwordTooLong')

/** Compares a new password with its second entry, if one comes; screens ask for one entry. */
function sameIfRepeated(repeated: 'confirmPassword' | 'confirm_password') {
  return {
    check: (form: { password: string } & { [Key in typeof repeated]?: string | undefined }) =>
      form[repeated] === undefined || form.password === form[repeated],
    problem: {
      error: 'sign-in:problem.passwordsDiffer',
      path: ['password'],
      // Also reported beside a password that is too short, so that the user sees both problems at once.
      when: ({ value }: { value: unknown }) => {
        const form = value as Record<string, unknown> | undefined
        return typeof form?.password === 'string' && typeof form[repeated] === 'string'
      },
    },
  }
}

const repeatedByCall = sameIfRepeated('confirmPassword')
const repeatedByForm = sameIfRepeated('confirm_password')

/** `POST /api/auth/register` */
export const RegisterSchema = z
  .object({ email, password: newPassword, confirmPassword: z.string().optional() })
  .refine(repeatedByCall.check, repeatedByCall.problem)

/** The screen's form. */
export const RegisterFormSchema = z
  .object({ email, password: newPassword, confirm_password: z.string().optional() })
  .refine(repeatedByForm.check, repeatedByForm.problem)

/** A login only requires values: accounts that are older than a rule must still be able to sign in. */
export const LoginSchema = z.object({
  email: z
    .string({ error: 'sign-in:problem.emailRequired' })
    .trim()
    .min(1, 'sign-in:problem.emailRequired')
    .max(EMAIL_MAX, 'sign-in:problem.emailInvalid'),
  password: z
    .string({ error: 'sign-in:problem.passwordRequired' })
    .min(1, 'sign-in:problem.passwordRequired')
    .max(4 * PASSWORD_MAX, 'sign-in:problem.passwordTooLong'),
})

export const ResendSchema = z.object({
  email: z
    .string({ error: 'sign-in:problem.emailFirst' })
    .trim()
    .min(1, 'sign-in:problem.emailFirst')
    .max(EMAIL_MAX, 'sign-in:problem.emailInvalid')
    .pipe(z.email('sign-in:problem.emailInvalid')),
})

export const VerifyEmailSchema = z.object({
  token: z
    .string({ error: 'sign-in:problem.tokenRequired' })
    .trim()
    .min(1, 'sign-in:problem.tokenRequired')
    .max(200, 'sign-in:problem.tokenInvalid'),
})

/** The same in a browser that did not register the account: with the password that was chosen then. */
export const VerifyWithPasswordSchema = VerifyEmailSchema.extend({
  password: z
    .string({ error: 'sign-in:problem.passwordRequired' })
    .min(1, 'sign-in:problem.passwordRequired')
    .max(4 * PASSWORD_MAX, 'sign-in:problem.passwordTooLong'),
})

/** Requests a reset link. */
export const ForgotPasswordSchema = z.object({ email })

const resetToken = z
  .string({ error: 'errors:reset_token_invalid' })
  .trim()
  .min(1, 'errors:reset_token_invalid')
  .max(200, 'errors:reset_token_invalid')

/** `POST /api/auth/reset-password` */
export const ResetPasswordSchema = z.object({ token: resetToken, new_password: newPassword })

/** Compares `new_password` with its second entry; also reported beside a password that is too short. */
function mustRepeat(message: string) {
  return {
    error: message,
    path: ['confirm_password'],
    when: (payload: { value: unknown }) => {
      const value = payload.value as { new_password?: unknown; confirm_password?: unknown } | undefined
      return typeof value?.new_password === 'string' && typeof value.confirm_password === 'string'
    },
  }
}

const passwordsMatch = (form: { new_password: string; confirm_password: string }) =>
  form.new_password === form.confirm_password

export const ResetPasswordFormSchema = ResetPasswordSchema.extend({
  confirm_password: z.string({ error: 'sign-in:problem.passwordsDiffer' }),
}).refine(passwordsMatch, mustRepeat('sign-in:problem.passwordsDiffer'))

/** The password of the signed-in user; screens omit it for users without one. */
const currentPassword = z.string().max(4 * PASSWORD_MAX, 'sign-in:problem.passwordTooLong')

/** `POST /api/auth/change-password`; `current_password` is required unless the account has no password yet. */
export const ChangePasswordSchema = z.object({
  current_password: currentPassword.optional(),
  new_password: newPassword,
})

const newPasswordTwice = {
  new_password: newPassword,
  confirm_password: z.string({ error: 'recovery:problem.newDiffer' }),
}

/** Form for users who have a password. */
export const ChangePasswordFormSchema = z
  .object({
    current_password: z
      .string({ error: 'recovery:problem.currentRequired' })
      .min(1, 'recovery:problem.currentRequired')
      .max(4 * PASSWORD_MAX, 'sign-in:problem.passwordTooLong'),
    ...newPasswordTwice,
  })
  .refine(passwordsMatch, mustRepeat('recovery:problem.newDiffer'))

/** Form for setting a first password (Google-only accounts). */
export const SetPasswordFormSchema = z
  .object(newPasswordTwice)
  .refine(passwordsMatch, mustRepeat('recovery:problem.newDiffer'))

/** `POST /api/auth/request-email-change`; `current_password` is required unless the sign-in is recent. */
export const EmailChangeSchema = z.object({
  new_email: z
    .string({ error: 'recovery:problem.emailRequired' })
    .trim()
    .min(1, 'recovery:problem.emailRequired')
    .max(EMAIL_MAX, 'recovery:problem.emailInvalid')
    .pipe(z.email('recovery:problem.emailInvalid')),
  current_password: currentPassword.optional(),
})

/** `POST /api/auth/verify-email-change` */
export const VerifyEmailChangeSchema = z.object({
  token: z
    .string({ error: 'recovery:emailLink.noToken' })
    .trim()
    .min(1, 'recovery:emailLink.noToken')
    .max(200, 'errors:email_change_invalid'),
})
