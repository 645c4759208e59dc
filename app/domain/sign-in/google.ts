import { z } from '#app/domain/zod.ts'

/** Messages are translation keys of refusals. Lengths are far above what a provider sends. */
const code = z
  .string({ error: 'errors:google_code_missing' })
  .min(1, 'errors:google_code_missing')
  .max(2_000, 'errors:google_failed')

/** `POST /api/auth/google/callback`, and the form behind the way back from Google. */
export const GoogleCallbackSchema = z.object({
  code,
  state: z.string({ error: 'errors:google_failed' }).min(1, 'errors:google_failed').max(2_000, 'errors:google_failed'),
})

/** `POST /api/auth/google/login` */
export const GoogleLoginSchema = z.object({
  id_token: z
    .string({ error: 'errors:google_no_credential' })
    .min(1, 'errors:google_no_credential')
    .max(10_000, 'errors:google_failed'),
})

/** The `state` of a program: visible ASCII characters. */
export const ProgramStateSchema = z.string().regex(/^[\x21-\x7e]{1,200}$/)
