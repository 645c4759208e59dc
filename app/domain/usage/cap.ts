import { z } from '#app/domain/zod.ts'
import type { UsageSummary } from './usage.ts'

/** The highest possible cap, on any plan. */
const CAP_MAX = 999_999_999

/** `POST /api/spending-cap`; null removes the cap. Messages are translation keys. */
export const CapSchema = z.object({
  cap: z
    .int({ error: 'errors:cap_invalid' })
    .min(1, 'errors:cap_invalid')
    .max(CAP_MAX, 'errors:cap_invalid')
    .nullable(),
})

/** The same as a form. */
export const CapFormSchema = z.object({
  cap: z
    .string({ error: 'errors:cap_invalid' })
    .trim()
    .regex(/^[1-9]\d{0,8}$/, 'errors:cap_invalid')
    .transform(Number),
})

/** The limit that applies to a month's requests. `requests` includes the credits given back in the month. */
export type Bound = { by: 'limit' | 'cap'; requests: number }

/** A cap only applies below the plan's limit. */
export function boundOf({ limit, adjusted }: Pick<UsageSummary, 'limit' | 'adjusted'>, cap: number | null): Bound {
  const isLower = cap !== null && cap < limit - adjusted
  return isLower ? { by: 'cap', requests: cap + adjusted } : { by: 'limit', requests: limit }
}
