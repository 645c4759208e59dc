import { z } from '#app/domain/zod.ts'
import type { UsageSummary } from './usage.ts'

/** The most that a cap can be, whatever the plan. */
const CAP_MAX = 999_999_999

/** `POST /api/spending-cap`; null takes the cap away. Messages are translation keys. */
export const CapSchema = z.object({
  cap: z
    .int({ error: 'errors:cap_invalid' })
    .min(1, 'errors:cap_invalid')
    .max(CAP_MAX, 'errors:cap_invalid')
    .nullable(),
})

/** The form of the same. */
export const CapFormSchema = z.object({
  cap: z
    .string({ error: 'errors:cap_invalid' })
    .trim()
    .regex(/^[1-9]\d{0,8}$/, 'errors:cap_invalid')
    .transform(Number),
})

/** What a month's requests are held to. `requests` counts what was given back in the month as well. */
export type Bound = { by: 'limit' | 'cap'; requests: number }

/** A cap counts only below the limit of the plan: at or above it, it changes nothing. */
export function boundOf({ limit, adjusted }: Pick<UsageSummary, 'limit' | 'adjusted'>, cap: number | null): Bound {
  const isLower = cap !== null && cap < limit - adjusted
  return isLower ? { by: 'cap', requests: cap + adjusted } : { by: 'limit', requests: limit }
}
