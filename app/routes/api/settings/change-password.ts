import { settingsContext } from '#app/.server/account/settings/context.ts'
import { actorOf } from '#app/.server/auth/middleware.ts'
import { call, invalidField, refusedCall, writes } from '#app/.server/http/call.ts'
import { ChangePasswordSchema } from '#app/domain/sign-in/forms.ts'

const changePassword = call({
  /** `POST /api/auth/change-password`: `{ message }`; ends every session but that of this bearer token. */
  POST: writes({
    body: ChangePasswordSchema,
    async handle({ context, value, say }) {
      const outcome = await context.get(settingsContext).changePassword(actorOf(context), {
        currentPassword: value.current_password,
        newPassword: value.new_password,
      })
      if (outcome.ok) return Response.json({ message: say('recovery:api.changed') })
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

export const loader = changePassword
export const action = changePassword
