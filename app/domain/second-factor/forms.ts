import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { normalise } from '#app/domain/text.ts'
import { z } from '#app/domain/zod.ts'
import { PASSKEY_NAME_MAX, recoveryCodeFrom, totpCodeFrom } from './second-factor.ts'

/** Messages are translation keys of the namespace `second-factor`. */
const codeField = (read: (typed: string) => string | undefined, required: string, malformed: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(100, malformed)
    .transform((typed, context) => {
      const code = read(typed)
      if (code !== undefined) return code
      context.addIssue({ code: 'custom', message: malformed })
      return z.NEVER
    })

const totpCode = codeField(totpCodeFrom, 'second-factor:problem.codeRequired', 'second-factor:problem.codeShape')

/** The six digits of an authenticator app, at the second step and during its setup. */
export const TotpCodeSchema = z.object({ code: totpCode })

/** A recovery code at the second step. */
export const RecoveryCodeSchema = z.object({
  recovery_code: codeField(
    recoveryCodeFrom,
    'second-factor:problem.recoveryRequired',
    'second-factor:problem.recoveryShape',
  ),
})

/** `POST /api/auth/second-factor`: a code of either kind. */
export const SecondFactorSchema = z.object({
  challenge: z.string({ error: 'errors:second_factor_expired' }).regex(/^[\w-]{43}$/, 'errors:second_factor_expired'),
  code: z
    .string({ error: 'second-factor:problem.codeRequired' })
    .trim()
    .min(1, 'second-factor:problem.codeRequired')
    .max(100, 'second-factor:problem.codeShape')
    .transform((typed, context) => {
      const totp = totpCodeFrom(typed)
      if (totp !== undefined) return { kind: 'totp' as const, code: totp }
      const recovery = recoveryCodeFrom(typed)
      if (recovery !== undefined) return { kind: 'recovery' as const, code: recovery }
      context.addIssue({ code: 'custom', message: 'second-factor:problem.codeShape' })
      return z.NEVER
    }),
})

const name = z
  .string({ error: 'second-factor:problem.nameRequired' })
  .transform((typed) => normalise(typed, 'NFC').replace(/\s+/gu, ' ').trim())
  .refine((typed) => typed !== '', 'second-factor:problem.nameRequired')
  .refine((typed) => [...typed].length <= PASSKEY_NAME_MAX, 'second-factor:problem.nameTooLong')
  .refine((typed) => !/\p{C}/u.test(typed), 'second-factor:problem.nameUnreadable')

/** Starts the registration of a passkey: its name and the user's password. */
export const BeginPasskeySchema = ConfirmSchema.extend({ name })

export const RenamePasskeySchema = z.object({ name })

/** An authenticator's answer has a few hundred bytes, with a certificate chain a few thousand. */
const CREDENTIAL_MAX = 20_000
const BASE64URL = /^[A-Za-z0-9_-]+$/
const base64url = z.string().max(CREDENTIAL_MAX).regex(BASE64URL)

/** JSON in a form field, as WebAuthn in the browser writes it; only the fields that are used. */
function credential<Schema extends z.ZodType>(response: Schema) {
  const shape = z.object({ id: base64url, rawId: base64url, type: z.literal('public-key'), response })
  return z
    .string({ error: 'errors:passkey_refused' })
    .max(CREDENTIAL_MAX, 'errors:passkey_refused')
    .transform((text, context) => {
      const parsed = shape.safeParse(parseJson(text))
      if (parsed.success) return { ...parsed.data, clientExtensionResults: {} }
      context.addIssue({ code: 'custom', message: 'errors:passkey_refused' })
      return z.NEVER
    })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An authenticator's signed answer, in a form field. */
export const PasskeyAnswerSchema = z.object({
  credential: credential(
    z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional(),
    }),
  ),
})

/** A new passkey, in a form field. */
export const NewPasskeySchema = z.object({
  name,
  credential: credential(
    z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .catch([]),
    }),
  ),
})

export type PasskeyAnswer = z.output<typeof PasskeyAnswerSchema>['credential']
export type NewPasskey = z.output<typeof NewPasskeySchema>['credential']
