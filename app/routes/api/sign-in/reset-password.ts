import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { call, invalidField, refusedCall, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { ResetPasswordSchema } from '#app/domain/sign-in/forms.ts'

const resetPassword = call({
  /** `POST /api/auth/reset-password`: `{ message }`; ends every session of the user. */
  POST: writes({
    body: ResetPasswordSchema,
    async handle({ context, value, say }) {
      const { clientAddress: address } = context.get(requestContext)
      const { token, new_password: newPassword } = value
      const outcome = await context.get(signInContext).resetPassword({ token, newPassword, address })
      if (outcome.ok) return Response.json({ message: say('recovery:api.reset') })
      if (outcome.code === 'password_common') {
        return invalidField(context, 'sign-in:problem.passwordCommon', 'new_password')
      }
      if (outcome.code === 'password_personal') {
        return invalidField(context, 'sign-in:problem.passwordPersonal', 'new_password')
      }
      return refusedCall(context, { ...outcome, code: outcome.code })
    },
  }),
})

export const loader = resetPassword
export const action = resetPassword
