import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { ResendSchema } from '#app/domain/sign-in/forms.ts'

const resendVerification = call({
  /** `POST /api/auth/resend-verification`: the same `{ message }` whether or not there is such an account. */
  POST: writes({
    body: ResendSchema,
    async handle({ context, value, say }) {
      const { clientAddress: address } = context.get(requestContext)
      const outcome = await context.get(signInContext).resendVerification({ ...value, address })
      return outcome.ok ? Response.json({ message: say('sign-in:api.resent') }) : refusedCall(context, outcome)
    },
  }),
})

export const loader = resendVerification
export const action = resendVerification
