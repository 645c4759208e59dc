import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { call, invalidField, reads, refusedCall } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { ProgramStateSchema } from '#app/domain/sign-in/google.ts'

const googleAddress = call({
  /** `GET /api/auth/google/auth-url`: `{ auth_url, expires_at }`; `state` comes back with the answer to the code. */
  GET: reads(async ({ context, url }) => {
    const signIns = context.get(signInContext)
    if (!signIns.offersGoogle) return apiError('google_not_configured', context)
    const text = url.searchParams.get('state')
    const state = ProgramStateSchema.nullable().safeParse(text === '' ? null : text)
    if (!state.success) return invalidField(context, undefined, 'state')
    const begun = await signIns.googleAddress(state.data)
    if (!begun.ok) return refusedCall(context, begun)
    return Response.json({ auth_url: begun.url, expires_at: new Date(begun.expiresAt).toISOString() })
  }),
})

export const loader = googleAddress
export const action = googleAddress
