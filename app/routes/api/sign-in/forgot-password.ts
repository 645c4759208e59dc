import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { ForgotPasswordSchema } from '#app/domain/sign-in/forms.ts'

const forgotPassword = call({
  /** `POST /api/auth/forgot-password`: the same `{ message }` whether or not there is such an account. */
  POST: writes({
    body: ForgotPasswordSchema,
    async handle({ context, value, say }) {
      const { clientAddress: address } = context.get(requestContext)
      const outcome = await context.get(signInContext).requestPasswordReset({ ...value, address })
      return outcome.ok ? Response.json({ message: say('recovery:api.forgot') }) : refusedCall(context, outcome)
    },
  }),
})

export const loader = forgotPassword
export const action = forgotPassword
