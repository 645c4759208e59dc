import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { z } from '#app/domain/zod.ts'
import { accessFrom } from './access.ts'

/** What the owner ticked to be ended; names of nothing are left out. */
export const SecureSchema = ConfirmSchema.extend({
  end: z
    .array(z.string())
    .max(500)
    .default([])
    .transform((names) => names.flatMap((name) => accessFrom(name) ?? [])),
})
