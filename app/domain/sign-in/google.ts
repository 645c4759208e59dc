import { z } from '#app/domain/zod.ts'

/** Messages are translation keys of refusals. The lengths are far above those that a provider sends. */
const code = z
  .string({ error: 'errors:google_code_missing' })
  .min(1, 'errors:google_code_missing')
  .max(2_000, 'errors:google_failed')

/** `POST /api/auth/google/callback`, and the form of the page to which Google redirects. */
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

/** The `state` of a calling program: visible ASCII characters. */
export const ProgramStateSchema = z.string().regex(/^[\x21-\x7e]{1,200}$/)
