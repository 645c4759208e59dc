import { z } from '#app/domain/zod.ts'
import { EMAIL_MAX } from '#app/domain/sign-in/email.ts'
import { LABEL_MAX, SEAT_DAYS } from './seats.ts'

/** The form that invites an auditor. Messages are translation keys. */
export const InviteAuditorSchema = z.object({
  email: z
    .string({ error: 'auth:problem.emailRequired' })
    .trim()
    .min(1, 'auth:problem.emailRequired')
    .max(EMAIL_MAX, 'auth:problem.emailInvalid')
    .pipe(z.email('auth:problem.emailInvalid')),
  days: z
    .enum(SEAT_DAYS.map(String) as [string, ...string[]], 'audit:problem.days')
    .transform((days) => SEAT_DAYS.find((known) => String(known) === days) ?? SEAT_DAYS[0]),
  label: z.string().trim().max(LABEL_MAX, 'audit:problem.labelTooLong').optional(),
})
