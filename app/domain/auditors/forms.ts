import { EMAIL_MAX } from '#app/domain/sign-in/email.ts'
import { z } from '#app/domain/zod.ts'
import { LABEL_MAX, SEAT_DAYS } from './seats.ts'

/** The form that invites an auditor. Messages are translation keys. */
export const InviteAuditorSchema = z.object({
  email: z
    .string({ error: 'sign-in:problem.emailRequired' })
    .trim()
    .min(1, 'sign-in:problem.emailRequired')
    .max(EMAIL_MAX, 'sign-in:problem.emailInvalid')
    .pipe(z.email('sign-in:problem.emailInvalid')),
  days: z
    .enum(SEAT_DAYS.map(String) as [string, ...string[]], 'auditors:problem.days')
    .transform((days) => SEAT_DAYS.find((known) => String(known) === days) ?? SEAT_DAYS[0]),
  label: z.string().trim().max(LABEL_MAX, 'auditors:problem.labelTooLong').optional(),
})
