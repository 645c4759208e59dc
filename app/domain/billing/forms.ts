import { z } from '#app/domain/zod.ts'
import { INTERVALS, PAID_PLANS } from './change.ts'

/** `POST /api/create-checkout-session`. Messages are translation keys. */
export const CheckoutSchema = z.object({
  plan: z.enum(PAID_PLANS, { error: 'errors:plan_not_sold' }),
  billing_interval: z.enum(INTERVALS, { error: 'errors:invalid_input' }),
})
