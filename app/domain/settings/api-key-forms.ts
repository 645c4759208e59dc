import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { normalise } from '#app/domain/text.ts'
import { z } from '#app/domain/zod.ts'
import { API_SCOPES, KEY_DAYS, KEY_NAME_MAX } from './api-keys.ts'

const DAYS = KEY_DAYS.map(String) as [string, ...string[]]

/** Replaces the key that the page showed; a newer key is not replaced. */
export const RegenerateKeySchema = ConfirmSchema.extend({ prefix: z.string().max(20).default('') })

/** Messages are translation keys of the namespace `settings`. */
export const CreateKeySchema = ConfirmSchema.extend({
  name: z
    .string({ error: 'settings:keys.problem.nameRequired' })
    .transform((name) => normalise(name, 'NFC').replace(/\s+/gu, ' ').trim())
    .refine((name) => name !== '', 'settings:keys.problem.nameRequired')
    .refine((name) => [...name].length <= KEY_NAME_MAX, 'settings:keys.problem.nameTooLong')
    .refine((name) => !/\p{C}/u.test(name), 'settings:keys.problem.nameUnreadable'),
  scopes: z
    .array(z.enum(API_SCOPES, { error: 'settings:keys.problem.scopes' }), { error: 'settings:keys.problem.scopes' })
    .min(1, 'settings:keys.problem.scopes')
    .transform((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
  days: z
    .enum(DAYS, { error: 'settings:keys.problem.days' })
    .transform((days) => KEY_DAYS.find((known) => String(known) === days) ?? KEY_DAYS[0]),
})
