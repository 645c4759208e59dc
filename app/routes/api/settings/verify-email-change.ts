import { settingsContext } from '#app/.server/account/settings/context.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { VerifyEmailChangeSchema } from '#app/domain/sign-in/forms.ts'

const verifyEmailChange = call({
  /**
   * `POST /api/auth/verify-email-change`, for the links of both mails: `{ message, next_step }`. The `next_step` is
   * `confirm_new_address` after the first and `login` after the second.
   */
  POST: writes({
    body: VerifyEmailChangeSchema,
    async handle({ context, value, say }) {
      const { clientAddress: address } = context.get(requestContext)
      const outcome = await context.get(settingsContext).verifyEmailChange({ token: value.token, address })
      if (!outcome.ok) return refusedCall(context, outcome)
      return outcome.step === 'approved'
        ? Response.json({ message: say('recovery:api.emailApproved'), next_step: 'confirm_new_address' })
        : Response.json({ message: say('recovery:api.emailChanged'), next_step: 'login' })
    },
  }),
})

export const loader = verifyEmailChange
export const action = verifyEmailChange
