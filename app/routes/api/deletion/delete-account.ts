import { deletionContext } from '#app/.server/account/deletion/context.ts'
import { actorOf } from '#app/.server/auth/middleware.ts'
import { call, invalidField, refusedCall, writes } from '#app/.server/http/call.ts'
import { DeleteAccountSchema } from '#app/domain/deletion/forms.ts'

const deleteAccount = call({
  /** `POST /api/user/delete`: `{ message }`; the account is gone, this bearer token with it. */
  POST: writes({
    body: DeleteAccountSchema,
    async handle({ context, value, say }) {
      const outcome = await context.get(deletionContext).deleteAccount(actorOf(context), {
        confirmation: value.confirm,
        password: value.current_password,
      })
      if (outcome.ok) return Response.json({ message: say('deletion:api.deleted') })
      if (outcome.code === 'confirmation_differs') {
        return invalidField(context, 'errors:confirmation_differs', 'confirm')
      }
      return refusedCall(context, { ...outcome, code: outcome.code })
    },
  }),
})

export const loader = deleteAccount
export const action = deleteAccount
