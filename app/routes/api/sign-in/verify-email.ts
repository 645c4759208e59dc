import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { VerifyEmailSchema } from '#app/domain/sign-in/forms.ts'

const verifyEmail = call({
  /** `POST /api/auth/verify-email`: `{ message, already_verified }`. */
  POST: writes({
    body: VerifyEmailSchema,
    async handle({ context, value, say }) {
      const { clientAddress: address } = context.get(requestContext)
      const outcome = await context.get(signInContext).verifyEmail({ token: value.token, address })
      if (!outcome.ok) return refusedCall(context, outcome)
      const already = outcome.state === 'already_verified'
      const message = say(already ? 'sign-in:api.alreadyVerified' : 'sign-in:api.verified')
      return Response.json({ message, already_verified: already })
    },
  }),
})

export const loader = verifyEmail
export const action = verifyEmail
