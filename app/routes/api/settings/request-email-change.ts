import { settingsContext } from '#app/.server/account/settings/context.ts'
import { actorOf } from '#app/.server/auth/middleware.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { EmailChangeSchema } from '#app/domain/sign-in/forms.ts'

const emailChange = call({
  /** `POST /api/auth/request-email-change`: `{ message, email_sent }`; the link goes to the current address. */
  POST: writes({
    body: EmailChangeSchema,
    async handle({ context, value, say }) {
      const outcome = await context.get(settingsContext).requestEmailChange(actorOf(context), {
        newEmail: value.new_email,
        password: value.current_password,
        freshSuffices: true,
      })
      if (!outcome.ok) return refusedCall(context, outcome)
      return Response.json({ message: say('recovery:api.emailRequested'), email_sent: outcome.mailSent })
    },
  }),
})

export const loader = emailChange
export const action = emailChange
